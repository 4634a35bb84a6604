"""The table of theorems as a page of Markdown."""

from collections.abc import Mapping

from bounds.formalization.words import in_short
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title

PAGE = """# The theorems

{count} theorems by family: name in Python, title, what is bounded, source, and what the closest declaration of a public
Lean library proves (at the default values). Statement, assumptions, formula and proof
are in the app under Theorems, in `theorems["name"]`, and in `ltlab show name`. Adding one is adding one
file: see [CONTRIBUTING.md](../CONTRIBUTING.md). This page is written by `make theorems`.

{table}
"""


def markdown_page(theorems: Mapping[str, Theorem]) -> str:
    """The page of the documentation that lists every theorem."""
    return PAGE.format(count=len(theorems), table=_table(theorems))


def _table(theorems: Mapping[str, Theorem]) -> str:
    rows = ["| theorem | says | bounds | source | in Lean |", "|---|---|---|---|---|"]
    family = ""
    for theorem in theorems.values():
        if theorem.family != family:
            family = theorem.family
            rows.append(f"| **{family_title(family)}** | | | | |")
        cells = f"`{theorem.slug}`", theorem.title, theorem.returns.name, str(theorem.source), in_short(theorem)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)
