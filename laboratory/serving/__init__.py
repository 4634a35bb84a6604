"""Serving many people at once: worker processes, the host names of the app, and its folder."""
