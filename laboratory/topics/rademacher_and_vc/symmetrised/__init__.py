"""Symmetrization: the mean largest gap beside twice the complexity of the losses, and McDiarmid's tail."""
