"""VC dimensions of classes, and which labellings of points they realize: `bounds.vc_dimension`, `bounds.shatters`."""
