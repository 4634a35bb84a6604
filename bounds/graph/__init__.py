"""How the theorems hang together: which rests on, follows from, sharpens or limits which, and what a step loses."""
