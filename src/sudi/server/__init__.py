"""HTTP and WebSocket on top of `sudi.table`, with storage. Nothing imports this package but the command line."""
