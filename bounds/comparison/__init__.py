"""All theorems that answer one question, side by side: the parts of `bounds.compare`."""
