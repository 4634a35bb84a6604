"""How selection fools you: features chosen on all examples, then cross-validated, where there is nothing to learn."""
