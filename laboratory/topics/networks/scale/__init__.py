"""One network with its weights made smaller and larger: how much of its output a line explains."""
