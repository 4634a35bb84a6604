"""Items that come in clusters: what a test and an interval for independent items really do."""
