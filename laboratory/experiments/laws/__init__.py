"""How often theorems with a finite sample space fail, exactly: a file each in the family of its theorem."""
