"""What an audit says: a sentence for every row that matters, and the table under the figure."""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bounds import theorems
from bounds.numbers import counted, exact, in_percent, in_words, rounded
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.prose import capitalised
from laboratory.experiments import REASONS, unaudited
from laboratory.topics.audit.run import FAILS, KEPT, OPEN, verdict

AS_PROVED = "as proved"
SYMBOLS = {
    "delta": "δ", "epsilon": "ε", "gamma": "γ", "lam": "λ", "alpha": "α", "theta": "θ", "sigma": "σ", "beta": "β",
    "mu": "μ", "rho": "ρ",
}  # fmt: skip
Row = Mapping[str, Any]
MEANING = """
A **promise** here is a theorem's bound. Each run draws a world afresh in which the theorem's assumptions hold and the
truth is known exactly, asks the theorem, and looks whether it was right.

A promise that is **sure** may never fail. One with **failure probability δ** may fail in a share δ of runs: the grey
tick. The dot is how often it did fail, in its exact 95 % interval. Most bounds fail far more seldom than they may,
because they hold in the worst world as well. A statement about a **mean**, or an exact law, is compared with the mean
over all runs, within 4.9 standard errors.

The verdict is an exact test that calls a promise broken, when it is not, with a probability of one in a million.
Where it finds nothing but the interval still reaches beyond δ, so many runs **cannot tell yet**.
**Tightness** is what is promised over what was measured (the quantile that the promise is about, or the mean): 1 is as
tight as can be.

**As printed** are forms that lecture notes print and that are false: where the difference can be seen in such a world,
they are held against the same runs.
"""


def setting(row: Row) -> str:
    """`m=200 noise_margin=0.6` as `m = 200, noise margin = 0.6`; empty where a record has but one."""
    if "=" not in row["setting"] or " = " in row["setting"]:
        return str(row["setting"])
    pairs = re.findall(r"(\w+)=(.*?)(?= \w+=|$)", row["setting"])
    return ", ".join(f"{SYMBOLS.get(name, name.replace('_', ' '))} = {_value(value)}" for name, value in pairs)


def form(row: Row) -> str:
    """`as proved`, or the notes that print something else and where."""
    notes, comma, where = row["form"].partition(", ")
    return f"as printed in {WORKS[notes]} ({where})" if comma and notes in WORKS else str(row["form"])


def line(row: Row, alone: bool) -> str:
    """The name of the row's line in the figure: the theorem's title, or its setting where one theorem stands alone."""
    name = setting(row) or theorems[row["theorem"]].title if alone else theorems[row["theorem"]].title
    return name if row["form"] == AS_PROVED else f"{name}, as printed"


def sentences(rows: Sequence[Row]) -> list[str]:
    """One for each row, about one theorem; printed forms that fail come after what is proved."""
    proved = [row for row in rows if row["form"] == AS_PROVED]
    printed = [row for row in rows if row["form"] != AS_PROVED]
    return [sentence(row) for row in proved] + [sentence(row) for row in printed]


def sentence(row: Row) -> str:
    """How often the promise failed beside how often it may, or the mean beside what is promised of it."""
    with_ = f"with {setting(row)}" if setting(row) else ""
    told = _of_a_mean(row) if row["kind"] == "average" else _of_failures(row)
    if row["form"] == AS_PROVED:
        said = {FAILS: " **That is more than chance explains.**", OPEN: " So many runs cannot tell yet.", KEPT: ""}
        told += said[verdict(row)]
        return capitalised(f"{with_}: {told}" if with_ else told)
    caught = "Here it is not caught." if row["kept"] else "**What is printed does not hold.**"
    return capitalised(f"{form(row)}{', ' * bool(with_)}{with_}: {told} {caught}")


def summed_up(rows: Sequence[Row]) -> str:
    """How many theorems were held against the truth, which promises broke, and which misprints were caught."""
    proved = [row for row in rows if row["form"] == AS_PROVED]
    broken = sorted({row["theorem"] for row in proved if not row["kept"]})
    printed = {(row["theorem"], row["form"]) for row in rows if row["form"] != AS_PROVED}
    caught = {(row["theorem"], row["form"]) for row in rows if row["form"] != AS_PROVED and not row["kept"]}
    count = len({row["theorem"] for row in proved})
    held = f"{count} theorem{'s' * (count != 1)} in {len(proved)} setting{'s' * (len(proved) != 1)}: "
    held += (
        f"broken were {', '.join(broken)}." if broken else "every promise was kept, as far as so many runs can tell."
    )
    if unsure := sum(verdict(row) == OPEN for row in proved):
        held += f" In {counted(unsure, 'setting')} they cannot tell yet."
    if not printed:
        return held
    return f"{held} Forms that lecture notes misprint: {len(caught)} of {len(printed)} were seen to fail."


def left_out() -> str:
    """How many theorems no run can hold against the truth, by the reason why not."""
    why = Counter(unaudited().values())
    told = "; ".join(f"{reason} ({count}): {REASONS[reason]}" for reason, count in why.most_common())
    return f"{sum(why.values())} theorems are not among them. {capitalised(told)}."


def table(rows: Sequence[Row], alone: bool) -> list[dict[str, str]]:
    """The rows under the figure, as Markdown cells; the theorem is left out where it stands alone."""
    return [({} if alone else {"theorem": _link(row["theorem"])}) | _cells(row) for row in rows]


def _cells(row: Row) -> dict[str, str]:
    return {
        "setting": setting(row),
        "form": form(row),
        "may fail": _allowed(row),
        "failed, or mean [interval]": f"{_short(row['rate'])} {_interval(row)}",
        "promised": _short(row["promised"]),
        "measured": f"{_short(row['measured'])} ({_of_which(row)})",
        "tightness": f"{_short(row['tightness'])} ×" if math.isfinite(row["tightness"]) else "measured is 0",
        "verdict": f"**{FAILS}**" if verdict(row) == FAILS else verdict(row),
    }


def _of_which(row: Row) -> str:
    """What of all runs stands beside the promise: `90 % quantile` where it may fail in one of ten."""
    below = theorems[row["theorem"]].relation == ">="
    if row["kind"] == "average":
        return "mean"
    if row["promised_rate"] == 0:
        return "smallest" if below else "largest"
    share = exact(row["promised_rate"])
    return f"{in_words(in_percent(share if below else 1 - share), 6)} % quantile"


def _link(theorem: str) -> str:
    return f"[{theorems[theorem].title}](theorems?theorem={theorem})"


def _of_failures(row: Row) -> str:
    runs, failures = int(row["runs"]), int(row["failures"])
    often = f"the promise failed in {in_words(failures)} of {in_words(runs)} runs"
    if row["promised_rate"] == 0:
        return f"{often}; it never may."
    return f"{often}; it may in {in_words(rounded(row['promised_rate'] * runs, 3))} on average."


def _of_a_mean(row: Row) -> str:
    relation = {"<=": "at most", ">=": "at least", "=": "exactly"}[theorems[row["theorem"]].relation]
    mean = f"the mean over {in_words(int(row['runs']))} runs is {_short(row['rate'])} {_interval(row)}"
    return f"{mean}; promised is {relation} {_short(row['promised'])}."


def _interval(row: Row) -> str:
    return f"[{_short(row['rate_low'])}, {_short(row['rate_high'])}]"


def _allowed(row: Row) -> str:
    if row["kind"] == "average":
        return "a mean"
    return "never" if row["promised_rate"] == 0 else in_words(row["promised_rate"])


def _short(value: float) -> str:
    return in_words(value, 3)


def _value(text: str) -> str:
    try:
        return in_words(int(text) if text.isdigit() else float(text))
    except ValueError:
        return text
