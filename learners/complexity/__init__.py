"""How rich a class or how steady an algorithm is, measured: Rademacher complexity, replace-one stability."""
