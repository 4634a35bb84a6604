"""The page of finished sweeps: which folders may be read, and what is drawn of them."""
