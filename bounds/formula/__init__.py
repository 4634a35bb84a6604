"""A formula read once: in doubles, in balls and in print."""
