"""What is dragged in figures: what can be, what the fields hold then, and how it is undone."""
