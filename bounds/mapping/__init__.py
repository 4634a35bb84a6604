"""What `bounds.atlas` is made of."""
