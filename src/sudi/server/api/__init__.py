"""The HTTP API, one file for each thing it is about. Its OpenAPI description is made from these types."""
