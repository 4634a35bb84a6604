"""The words of a view: a headline, one sentence, alternative texts, a table, and theorems that take its numbers."""

import re
from collections.abc import Iterator

import numpy as np

from bounds import theorems
from bounds.comparison.conditions import untold
from bounds.testing.checking import ensure
from laboratory.testing.runs import Viewed, check, runs_of
from laboratory.views.conditions import is_promise_of
from laboratory.views.shown import Shown

MOST_WORDS = 25
NEVER_SHOWN = re.compile(r"\bnan\b|\binf\b|\de[-+]\d|Traceback", re.IGNORECASE)
MARKUP = re.compile(r"[*$`<>]{2}|</|\]\(")
NUMBER = re.compile(r"\d|\b(no|none|one|two|three|four|five|six|seven|eight|nine|ten)\b", re.IGNORECASE)


@check
def draws_says_and_tabulates(viewed: Viewed) -> None:
    """At its defaults and presets: figures that are not empty, no nan in any text, columns of one length."""
    runs = runs_of(viewed)
    ensure(runs.view.words.MEANING.strip(), "it has no explanation")
    for name, shown in runs.distinct.items():
        figures = runs.figures(shown)
        drawn = figures and all(len(figure.data) for figure in figures)
        ensure(drawn, f"at {name} a figure is empty, or there is none")
        for said in texts(shown):
            ensure(not NEVER_SHOWN.search(said), f"at {name} it says {said!r}")
        lengths = {column: len(values) for column, values in shown.table.items()}
        rows = set(lengths.values())
        ensure(len(rows) == 1 and rows != {0}, f"at {name} its table has no rows, or columns unequally long: {lengths}")


@check
def figures_are_told_in_words(viewed: Viewed) -> None:
    """For screen readers: plain words with numbers, different ones for each figure."""
    for name, shown in runs_of(viewed).distinct.items():
        heard = [shown.told(drawing.sees) for drawing in shown.drawings]
        ensure(all(words.strip() for words in heard), f"at {name} a figure has no words")
        ensure(len(set(heard)) == len(heard), f"at {name} two figures have the same words: {heard}")
        for words in heard:
            ensure(NUMBER.search(words), f"at {name} an alternative text has no number: {words!r}")
            ensure(not MARKUP.search(words), f"at {name} an alternative text has markup: {words!r}")


@check
def theorems_are_called_by_words(viewed: Viewed) -> None:
    """No text calls a theorem by the name of its file."""
    runs = runs_of(viewed)
    said = [text for shown in runs.distinct.values() for text in texts(shown)] + [runs.view.words.MEANING]
    words = re.findall(r"\w+", " ".join(re.sub(r"`[^`]*`|\]\([^)]*\)", "", text) for text in said))
    slugs = sorted({word for word in words if "_" in word and word in theorems})
    ensure(not slugs, f"its texts call theorems by their files: {', '.join(slugs)}")


@check
def one_sentence_says_what_to_notice(viewed: Viewed) -> None:
    """Of at most 25 words."""
    for name, shown in runs_of(viewed).distinct.items():
        words = [word for word in re.sub(r"[*_$\\]", "", shown.sentence).split() if any(map(str.isalnum, word))]
        ensure(0 < len(words) <= MOST_WORDS, f"at {name} its sentence has {len(words)} words: {shown.sentence!r}")


@check
def headline_is_a_number(viewed: Viewed) -> None:
    """What was measured is a number with words, and its bound has one side."""
    for name, shown in runs_of(viewed).distinct.items():
        told = shown.headline
        ensure(np.isfinite(told.value), f"at {name} its headline measures {told.value}")
        ensure(told.what and told.measured, f"at {name} its headline {told.sentence!r} has no measured quantity")
        one_side = told.at_most is None or told.at_least is None
        ensure(one_side, f"at {name} its headline has two bounds, at most {told.at_most} and at least {told.at_least}")


@check
def guarantee_says_what_it_rests_on(viewed: Viewed) -> None:
    """In one line with its number: all that its theorem assumes besides its inputs.

    The view opens this theorem, or the headline itself has `rests_on`; never both, and never neither. So at every step
    that is tried.
    """
    seen = [(name, at) for name, shown in runs_of(viewed).distinct.items() for at in _looked_at(shown)]
    for name, shown in seen:
        told = shown.headline
        promised = told.at_most if told.at_least is None else told.at_least
        if promised is None:
            continue
        named = [door for door in shown.doors if door[0] == told.theorem]
        ensure(named or not told.theorem, f"at {name} its headline names {told.theorem}, which it does not open")
        behind = named or [door for door in shown.doors if is_promise_of(*door, float(promised))]
        source = "a theorem that the view opens, named or by its value, or from the headline's rests_on"
        ensure(bool(behind) != (told.rests_on is not None), f"at {name} {told.sentence!r} must come from {source}")
        rests = untold(theorems[behind[0][0]], behind[0][1]) if behind else told.rests_on or ()
        unsaid = [one.clause for one in rests if one.clause not in told.sentence]
        ensure(not unsaid, f"at {name} its headline {told.sentence!r} lacks the condition {' and '.join(unsaid)}")


@check
def guarantees_open_in_the_calculator(viewed: Viewed) -> None:
    """With numbers that the theorem takes."""
    runs = runs_of(viewed)
    for name, shown in runs.distinct.items():
        for guarantee in runs.view.guarantees:
            if (door := shown.given(guarantee)) is not None:
                slug, given = door
                value = float(theorems[slug](**given))
                ensure(np.isfinite(value), f"at {name} {slug} is {value} for {dict(given)}")


@check
def every_step_can_be_looked_at(viewed: Viewed) -> None:
    """The first, the middle and the last step of a player have figures, a sentence and a name."""
    runs = runs_of(viewed)
    if runs.view.player is None:
        return
    for name, shown in runs.distinct.items():
        for at in _looked_at(shown):
            seen = at.all_drawn and at.sentence and shown.spelled(at.step)
            ensure(seen, f"at {name}, step {at.step}, a figure, the sentence or the step's name is missing")
            for figure in at.all_drawn:
                figure.plotly  # noqa: B018  # raises where Plotly knows no such property


def _looked_at(shown: Shown) -> list[Shown]:
    """At the first, the middle and the last step of the player, and where it starts; without one as it is shown."""
    if shown.view.player is None:
        return [shown]
    return [shown.at(step) for step in sorted({0, shown.last // 2, shown.last, shown.step})]


def texts(shown: Shown) -> Iterator[str]:
    """All texts of what is shown."""
    yield from (shown.headline.sentence, shown.sentence, shown.more)
    for drawing in shown.drawings:
        yield from (shown.told(drawing.sees), shown.told(drawing.caption))
