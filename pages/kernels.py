"""Inner products of features that nobody computes: two vectors both ways, Gram matrices, sums of bumps."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Kernels", "See", ":material/join_inner:", 51)


def render() -> None:
    """See `laboratory.topics.kernels`."""
    from pages.widgets.laboratory import laboratory

    laboratory("kernels")
