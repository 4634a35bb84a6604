"""The terms of a bound as bars: their shares of it, in percent."""

from textwrap import wrap

from bounds.comparison.terms import DIGITS, BoundTerm, Terms
from bounds.numbers import percent
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.roles import GUARANTEE
from laboratory.figures.theme import figure

ROW = 40  # pixels
NARROW = 20  # characters of a label that leave a phone room for bars
ROOM = 1.2  # shares: behind the longest bar its number
FAINT = 0.45
LEAST = 5e-4  # of the bound: less is a rounding error, or too little to be seen


def bound_terms(terms: Terms, theme: str = "light") -> Figure:
    """A bar for each term with its share behind it; the largest in full colour."""
    rows = _rows(terms)
    names = ["<br>".join(wrap(term.label, NARROW)) for term in rows]
    roles = [GUARANTEE if term is terms.largest else GUARANTEE.but(alpha=FAINT) for term in rows]
    fig = figure(
        theme, height=ROW * len(names), margin={"l": 0, "r": 0, "t": 0, "b": 0}, bargap=0.3, hovermode="closest",
        xaxis={"visible": False, "range": [0, ROOM], "fixedrange": True},
        yaxis={"type": "category", "autorange": "reversed", "automargin": True, "fixedrange": True, "ticks": ""},
    )  # fmt: skip
    bars(
        fig, names, [term.share for term in rows], roles, "%{y}: %{text} of the bound", lying=True,
        text=[_share(term) for term in rows], textposition="outside", cliponaxis=False,
    )  # fmt: skip
    return fig


def description(terms: Terms) -> str:
    """The alternative text of the figure."""
    return f"Shares of the bound: {', '.join(f'{term.label} {_share(term)}' for term in _rows(terms))}."


def _rows(terms: Terms) -> list[BoundTerm]:
    """Those that have variables, and the rest where anything is left."""
    return [term for term in terms if term.variables or term.share >= LEAST]


def _share(term: BoundTerm) -> str:
    return percent(term.share, DIGITS)
