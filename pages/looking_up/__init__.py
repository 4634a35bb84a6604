"""Where people look things up: the lecture notes and the search."""
