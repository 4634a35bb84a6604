"""Many questions at once, from rows to rows."""
