"""Minimizers under constraints: multipliers of Karush, Kuhn and Tucker, and those of Fritz John."""
