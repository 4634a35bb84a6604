"""How flexible is a class: how well does it fit random signs, and how many labellings can it give?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Rademacher and VC", "See", ":material/noise_aware:", 68)


def render() -> None:
    """See `laboratory.topics.rademacher_and_vc`."""
    from pages.widgets.laboratory import laboratory

    laboratory("rademacher_and_vc")
