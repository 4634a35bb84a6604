"""Checks of a theorem, for whoever writes one: `check_theorem` runs them all, `checks` names each."""

from bounds.testing.checking import check_theorem, checks

__all__ = ["check_theorem", "checks"]
