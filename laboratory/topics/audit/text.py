"""An audit in words: a sentence for every row that matters, and the table under the figure."""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bounds import theorems
from bounds.numbers import UNBROKEN, exact, format_number, in_percent, pluralize, rounded
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.prose import capitalized
from laboratory.experiments import REASONS, unaudited
from laboratory.topics.audit.run import FAILS, KEPT, OPEN, verdict

AS_PROVED = "as proved"
SYMBOLS = {
    "delta": "δ", "epsilon": "ε", "gamma": "γ", "lam": "λ", "alpha": "α", "theta": "θ", "sigma": "σ", "beta": "β",
    "mu": "μ", "rho": "ρ",
}  # fmt: skip
Row = Mapping[str, Any]
MEANING = """
Each run draws from a distribution that satisfies the theorem's assumptions and whose true values are known exactly. It
computes the theorem's **bound** and checks whether it holds.

A **sure** bound may never fail. A bound with **failure probability δ** may fail in a share δ of runs: the grey tick.
The dot is how often it did fail, with its exact 95 % interval. Most bounds fail far less often than δ, because they
hold for the worst distribution, too. A bound on a **mean**, or an exact equality, is compared with the mean over all
runs, within 4.9 standard errors.

For failures the verdict is an exact test that rejects a true bound with probability at most one in a million. Where it
does not reject but the interval still reaches beyond δ, the runs are **inconclusive**.

**Tightness** is the bound divided by the measured value (the quantile that the bound is about, or the mean): 1 is
perfectly tight.

**False forms** are misprints of lecture notes and usual slips: where the difference can be seen on such a distribution,
they are compared with the same runs.
"""


def setting(row: Row) -> str:
    """`m=200 noise_margin=0.6` as `m = 200, noise margin = 0.6`; empty where a record has but one."""
    if "=" not in row["setting"] or " = " in row["setting"]:
        return str(row["setting"])
    pairs = re.findall(r"(\w+)=(.*?)(?= \w+=|$)", row["setting"])
    return ", ".join(f"{SYMBOLS.get(name, name.replace('_', ' '))} = {_value(value)}" for name, value in pairs)


def letters(rows: Sequence[Row]) -> str:
    """What the letters of the settings are: `m: sample size; k: number of candidate models`; empty without any."""
    written = {name for row in rows for name in re.findall(r"(\w+)=", row["setting"])}
    variables = {variable.label: variable.short for row in rows for variable in theorems[row["theorem"]].variables
                 if variable.name in written and len(variable.label) == 1}  # fmt: skip
    return "; ".join(f"{label}: {meaning}" for label, meaning in variables.items())


def form(row: Row) -> str:
    """`as proved`, or what is false and where it is printed."""
    notes, comma, where = row["form"].partition(", ")
    if row["form"] == AS_PROVED:
        return AS_PROVED
    return f"false form in {WORKS[notes]} ({where})" if comma and notes in WORKS else f"false form: {row['form']}"


def line(row: Row, alone: bool) -> str:
    """The name of the row's line in the figure: the theorem's title, or its setting where there is one theorem only."""
    name = setting(row) or theorems[row["theorem"]].title if alone else theorems[row["theorem"]].title
    return name if row["form"] == AS_PROVED else f"{name}, false form"


def sentences(rows: Sequence[Row]) -> list[str]:
    """One for each row, about one theorem; printed forms that fail come after what is proved."""
    proved = [row for row in rows if row["form"] == AS_PROVED]
    printed = [row for row in rows if row["form"] != AS_PROVED]
    return [sentence(row) for row in proved] + [sentence(row) for row in printed]


def sentence(row: Row) -> str:
    """How often the bound failed beside how often it may, or the mean beside its bound."""
    with_ = f"with {setting(row)}" if setting(row) else ""
    measured = _of_a_mean(row) if row["kind"] == "average" else _of_failures(row)
    if row["form"] == AS_PROVED:
        ends = {FAILS: " **This is more than random variation explains.**", OPEN: " This is inconclusive.", KEPT: ""}
        measured += ends[verdict(row)]
        return capitalized(f"{with_}: {measured}" if with_ else measured)
    caught = "The runs do not refute this form." if row["holds"] else "**The false form does not hold.**"
    return capitalized(f"{form(row)}{', ' * bool(with_)}{with_}: {measured} {caught}")


def summed_up(rows: Sequence[Row]) -> str:
    """How many theorems were tested, which bounds failed, and which false forms were caught."""
    proved = [row for row in rows if row["form"] == AS_PROVED]
    broken = sorted({theorems[row["theorem"]].title for row in proved if not row["holds"]})
    printed = {(row["theorem"], row["form"]) for row in rows if row["form"] != AS_PROVED}
    caught = {(row["theorem"], row["form"]) for row in rows if row["form"] != AS_PROVED and not row["holds"]}
    count = len({row["theorem"] for row in proved})
    held = f"{count} theorem{'s' * (count != 1)} in {len(proved)} setting{'s' * (len(proved) != 1)}: "
    held += f"the bounds of {', '.join(broken)} fail." if broken else "no bound is refuted by these runs."
    if unsure := sum(verdict(row) == OPEN for row in proved):
        held += f" In {pluralize(unsure, 'setting')} they are inconclusive."
    if not printed:
        return held
    return f"{held} Of {len(printed)} false forms, {len(caught)} fail in these runs."


def left_out() -> str:
    """How many theorems cannot be tested by runs, by the reason why not."""
    why = Counter(unaudited().values())
    reasons = "; ".join(f"{reason} ({count}): {REASONS[reason]}" for reason, count in why.most_common())
    return f"{sum(why.values())} theorems are not among them. {capitalized(reasons)}."


def table(rows: Sequence[Row], alone: bool) -> list[dict[str, str]]:
    """The rows under the figure, as Markdown cells; the theorem is left out where there is only one."""
    return [({} if alone else {"theorem": _link(row["theorem"])}) | _cells(row) for row in rows]


def _cells(row: Row) -> dict[str, str]:
    return {
        "setting": setting(row),
        "form": form(row),
        "may fail": _allowed(row),
        "failed, or mean [interval]": f"{_short(row['rate'])} {_interval(row)}",
        "bound": _short(row["bound"]),
        "measured": f"{_short(row['measured'])} ({_of_which(row)})",
        "tightness": f"{_short(row['tightness'])} ×" if math.isfinite(row["tightness"]) else "measured is 0",
        "verdict": f"**{FAILS}**" if verdict(row) == FAILS else verdict(row),
    }


def _of_which(row: Row) -> str:
    """What of all runs is compared with the bound: `90 % quantile` where it may fail in one of ten."""
    below = theorems[row["theorem"]].relation == ">="
    if row["kind"] == "average":
        return "mean"
    if row["allowed_rate"] == 0:
        return "smallest" if below else "largest"
    share = exact(row["allowed_rate"])
    return f"{format_number(in_percent(share if below else 1 - share), 6)}{UNBROKEN}% quantile"


def _link(theorem: str) -> str:
    return f"[{theorems[theorem].title}](theorems?theorem={theorem})"


def _of_failures(row: Row) -> str:
    runs, failures = int(row["runs"]), int(row["failures"])
    often = f"the bound failed in {format_number(failures)} of {format_number(runs)} runs"
    if row["allowed_rate"] == 0:
        return f"{often}; it may never fail."
    return f"{often}; it may in {format_number(rounded(row['allowed_rate'] * runs, 3))} on average."


def _of_a_mean(row: Row) -> str:
    relation = {"<=": "bound is at most", ">=": "bound is at least", "=": "exact value is"}[
        theorems[row["theorem"]].relation
    ]
    mean = f"the mean over {format_number(int(row['runs']))} runs is {_short(row['rate'])} {_interval(row)}"
    return f"{mean}; its {relation} {_short(row['bound'])}."


def _interval(row: Row) -> str:
    return f"[{_short(row['rate_low'])}, {_short(row['rate_high'])}]"


def _allowed(row: Row) -> str:
    if row["kind"] == "average":
        return "a mean"
    return "never" if row["allowed_rate"] == 0 else format_number(row["allowed_rate"])


def _short(value: float) -> str:
    return format_number(value, 3)


def _value(text: str) -> str:
    try:
        return format_number(int(text) if text.isdigit() else float(text))
    except ValueError:
        return text
