"""VC dimensions of classes, and which labellings of points they realise: `bounds.vc_dimension`, `bounds.shatters`."""
