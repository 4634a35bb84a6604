"""The scenes: one file each, found by themselves."""
