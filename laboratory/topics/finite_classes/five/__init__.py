"""All labellings of five points."""
