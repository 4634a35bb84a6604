"""The exact laws of theorems with a finite sample space, a file each, named after its theorem: see `Law`."""
