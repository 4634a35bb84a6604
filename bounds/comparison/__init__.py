"""Every theorem that answers one question, side by side: what `bounds.compare` is made of."""
