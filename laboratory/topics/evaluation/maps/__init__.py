"""How often a theorem's bound fails, exactly, over (p, n): every theorem whose sample space is finite."""
