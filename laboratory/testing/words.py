"""The words of a view: a headline, one sentence, alternative texts, a table, and theorems that take its numbers."""

import re
from collections.abc import Iterator

import numpy as np

from bounds import theorems
from bounds.testing.checking import ensure
from laboratory.testing.runs import Viewed, check, looked_at, runs_of
from laboratory.views.view_result import ViewResult

MOST_WORDS = 25
NEVER_SHOWN = re.compile(r"\bnan\b|\binf\b|\de[-+]\d|Traceback", re.IGNORECASE)
MARKUP = re.compile(r"[*$`<>]{2}|</|\]\(")
NUMBER = re.compile(r"\d|\b(no|none|one|two|three|four|five|six|seven|eight|nine|ten)\b", re.IGNORECASE)


@check
def draws_says_and_tabulates(viewed: Viewed) -> None:
    """At its defaults and presets: figures that are not empty, no nan in any text, columns of one length."""
    runs = runs_of(viewed)
    ensure(runs.view.text.MEANING.strip(), "it has no explanation")
    for name, result in runs.distinct.items():
        figures = runs.figures(result)
        flag = figures and all(len(figure.data) for figure in figures)
        ensure(flag, f"at {name} a figure is empty, or there is none")
        for said in texts(result):
            ensure(not NEVER_SHOWN.search(said), f"at {name} it says {said!r}")
        lengths = {column: len(values) for column, values in result.table.items()}
        rows = set(lengths.values())
        ensure(len(rows) == 1 and rows != {0}, f"at {name} its table has no rows, or columns unequally long: {lengths}")


@check
def figures_are_told_in_words(viewed: Viewed) -> None:
    """For screen readers: plain words with numbers, different ones for each figure."""
    for name, result in runs_of(viewed).distinct.items():
        heard = [result.text_of(drawing.alt_text) for drawing in result.drawings]
        ensure(all(words.strip() for words in heard), f"at {name} a figure has no words")
        ensure(len(set(heard)) == len(heard), f"at {name} two figures have the same words: {heard}")
        for words in heard:
            ensure(NUMBER.search(words), f"at {name} an alternative text has no number: {words!r}")
            ensure(not MARKUP.search(words), f"at {name} an alternative text has markup: {words!r}")


@check
def theorems_are_called_by_words(viewed: Viewed) -> None:
    """No text calls a theorem by the name of its file."""
    runs = runs_of(viewed)
    said = [text for result in runs.distinct.values() for text in texts(result)] + [runs.view.text.MEANING]
    words = re.findall(r"\w+", " ".join(re.sub(r"`[^`]*`|\]\([^)]*\)", "", text) for text in said))
    slugs = sorted({word for word in words if "_" in word and word in theorems})
    ensure(not slugs, f"its texts call theorems by their files: {', '.join(slugs)}")


@check
def one_sentence_says_what_to_notice(viewed: Viewed) -> None:
    """Of at most 25 words."""
    for name, result in runs_of(viewed).distinct.items():
        words = [word for word in re.sub(r"[*_$\\]", "", result.sentence).split() if any(map(str.isalnum, word))]
        ensure(0 < len(words) <= MOST_WORDS, f"at {name} its sentence has {len(words)} words: {result.sentence!r}")


@check
def headline_is_a_number(viewed: Viewed) -> None:
    """What was measured is a number with words, and its bound has one side."""
    for name, result in runs_of(viewed).distinct.items():
        text = result.headline
        ensure(np.isfinite(text.value), f"at {name} its headline measures {text.value}")
        ensure(text.what and text.measured, f"at {name} its headline {text.sentence!r} has no measured quantity")
        one_side = text.at_most is None or text.at_least is None
        ensure(one_side, f"at {name} its headline has two bounds, at most {text.at_most} and at least {text.at_least}")


@check
def opens_on_an_informative_bound(viewed: Viewed, *, but: str = "") -> None:
    """At its usual values the bound in its headline is not vacuous; `but` says why a view has no such values."""
    read = runs_of(viewed).at({}).headline.sentence
    ensure(but or "vacuous" not in read, f"it opens on a vacuous bound: {read!r}")
    ensure(not but or "vacuous" in read, f"it opens on {read!r}, though it is told that {but}")


@check
def every_step_can_be_looked_at(viewed: Viewed) -> None:
    """The first, the middle and the last step of a player have figures, a sentence and a name."""
    runs = runs_of(viewed)
    if runs.view.player is None:
        return
    for name, result in runs.distinct.items():
        for at in looked_at(result):
            seen = at.figures_with_roles and at.sentence and result.step_text(at.step)
            ensure(seen, f"at {name}, step {at.step}, a figure, the sentence or the step's name is missing")
            for figure in at.figures_with_roles:
                figure.plotly  # noqa: B018  # raises where Plotly knows no such property


@check
def words_follow_the_step(viewed: Viewed) -> None:
    """Headline and sentence are those of the step looked at, unless the player tells why one is of the whole run."""
    runs = runs_of(viewed)
    if (player := runs.view.player) is None:
        return
    for name, result in runs.distinct.items():
        if not result.last:
            continue
        steps = looked_at(result)
        said = {"headline": [at.headline.sentence for at in steps], "sentence": [at.sentence for at in steps]}
        for part, lines in said.items():
            follows, whole = len(set(lines)) > 1, result.text_of(player.whole_run.get(part))
            ensure(follows or whole, f"at {name} its {part} is {lines[0]!r} at every step, and no reason is told")
            ensure(not (follows and whole), f"at {name} its {part} follows the step, yet is told to be of {whole!r}")


def texts(result: ViewResult) -> Iterator[str]:
    """All texts of what is shown."""
    yield from (result.headline.sentence, result.sentence, result.more)
    for drawing in result.drawings:
        yield from (result.text_of(drawing.alt_text), result.text_of(drawing.caption))
