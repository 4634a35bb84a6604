"""What serves many people at once: worker processes, the names under which the app answers, and where it lies."""
