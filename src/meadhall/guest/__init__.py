"""Programs that play at a hall from anywhere: its HTTP and sockets from the other end, with nothing of the server."""
