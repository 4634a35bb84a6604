"""Parts of the error."""
