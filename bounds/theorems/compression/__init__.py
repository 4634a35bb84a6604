"""Sample compression and scenarios."""
