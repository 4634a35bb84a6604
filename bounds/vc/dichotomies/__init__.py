"""How a class labels finitely many points: which labellings it realises, by what, and why not the others."""
