"""The memoriser of one label."""
