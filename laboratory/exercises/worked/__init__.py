"""Examples that lecture notes work by hand: each file is one, a function without arguments, named like the file."""
