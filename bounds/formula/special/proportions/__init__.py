"""Exact laws of two counts from independent samples."""
