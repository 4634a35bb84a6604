"""A finite pool of items of which some are tried: what is sure about all of them, and not about new ones."""
