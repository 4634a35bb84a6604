"""The memorizer of one label."""
