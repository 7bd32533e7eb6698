"""What goes over the WebSocket, and how."""
