"""How a class labels finitely many points: which labellings it realizes, by what, and why not the others."""
