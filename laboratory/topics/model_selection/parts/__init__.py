"""Where the expected error comes from, split in two ways."""
