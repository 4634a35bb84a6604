"""Every view of every laboratory, as data: what it draws, says, tabulates and guarantees, presets included."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest

from bounds import theorems
from laboratory.fields import Number
from laboratory.shown import Shown
from laboratory.topics import Exhibit, views
from laboratory.view import Pieces
from tests.sentences import pattern

MOST_WORDS = 25
MOST_MAIN_NUMBERS = 4
SLUGS = {slug for slug in theorems if "_" in slug}
SEEDS = range(20)
TAIL = 1  # of twenty samples: a twentieth on either side
NEVER_SHOWN = re.compile(r"\bnan\b|\binf\b|\de[-+]\d|Traceback", re.IGNORECASE)

PICTURES = {"Ten training images, one of each digit."}

each_view = pytest.mark.parametrize("place", views)


def presets(exhibit: Exhibit) -> Mapping[str, Mapping[str, Any]]:
    return {"usual": {}, **exhibit.view.presets}


def shown(exhibit: Exhibit, values: Mapping[str, Any]) -> Shown:
    step = exhibit.view.step
    return exhibit(step=values.get(step), **{name: value for name, value in values.items() if name != step})


@cache
def all_shown(place: str) -> Mapping[str, Shown]:
    """The view at its usual values and at each preset; what was run is kept for the tests of this view.

    A preset of usual values is the very same.
    """
    exhibit, made = views[place], {}
    for values in presets(exhibit).values():
        made.setdefault(_told(exhibit, values), shown(exhibit, values))
    return {name: made[_told(exhibit, values)] for name, values in presets(exhibit).items()}


def _told(exhibit: Exhibit, values: Mapping[str, Any]) -> str:
    step = exhibit.view.step
    return repr((exhibit.view.asked({name: value for name, value in values.items() if name != step}), values.get(step)))


def texts(one: Shown) -> list[str]:
    drawn = [one.told(words) for drawing in one.drawings for words in (drawing.sees, drawing.caption)]
    return [one.headline.sentence, one.sentence, one.more, *drawn]


@each_view
def test_what_is_said_of_a_figure_names_its_numbers(place: str) -> None:
    """To whoever hears a page instead of seeing it: in plain words, another for each figure."""
    for name, one in all_shown(place).items():
        heard = [one.told(drawing.sees) for drawing in one.drawings]
        assert len(set(heard)) == len(heard), name
        for words in heard:
            assert (re.search(r"\d", words) or words in PICTURES) and not re.search(r"[*$`<>]{2}|</|\]\(", words), words


@each_view
def test_it_draws_says_and_tabulates_at_its_usual_values_and_presets(place: str) -> None:
    for name, one in all_shown(place).items():
        assert one.figures and all(len(figure.data) for figure in one.figures), name
        assert all(one.told(drawing.sees).strip() for drawing in one.drawings), f"{name}: a figure without words"
        for told in texts(one):
            assert not NEVER_SHOWN.search(told), f"{name}: {told}"
        lengths = {len(column) for column in one.table.values()}
        assert len(lengths) == 1 and lengths != {0}, f"{name}: columns of {lengths} rows"
        assert views[place].view.meaning.strip()


@each_view
def test_a_theorem_is_called_by_words_and_not_by_its_file(place: str) -> None:
    said = [told for one in all_shown(place).values() for told in texts(one)] + [views[place].view.meaning]
    words = re.findall(r"\w+", " ".join(re.sub(r"`[^`]*`|\]\([^)]*\)", "", told) for told in said))
    assert not SLUGS.intersection(words)


@each_view
def test_one_sentence_says_what_to_notice(place: str) -> None:
    for name, one in all_shown(place).items():
        words = [word for word in re.sub(r"[*_$\\]", "", one.sentence).split() if any(map(str.isalnum, word))]
        assert 0 < len(words) <= MOST_WORDS, f"{name}: {len(words)} words: {one.sentence}"


@each_view
def test_its_guarantees_open_in_the_calculator_with_numbers_that_the_theorem_takes(place: str) -> None:
    for one in all_shown(place).values():
        for guarantee in views[place].view.guarantees:
            if (door := one.given(guarantee)) is not None:
                slug, given = door
                assert np.isfinite(float(theorems[slug](**given)))


@each_view
def test_a_guarantee_of_the_headline_is_told_with_its_side(place: str) -> None:
    for one in all_shown(place).values():
        told = one.headline
        assert np.isfinite(told.value) and told.what and told.measured
        assert told.at_most is None or told.at_least is None


@each_view
def test_the_same_in_python_makes_the_same_run(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    one = all_shown(place)["usual"]
    code = compile(one.snippet, place, "exec")
    if isinstance(one.view.run, Pieces):
        return  # minutes long; its pieces are tested in the laboratory's own tests
    names: dict[str, Any] = {}
    exec(code, names)
    again = Shown(one.view, one.asked, run=names["run"])
    assert [again.headline, again.sentence] == [one.headline, one.sentence]
    assert capsys.readouterr().out.strip() or not one.view.prints


@each_view
def test_every_step_can_be_looked_at(place: str) -> None:
    for one in all_shown(place).values():
        if one.view.player is not None:
            for step in {0, one.last // 2, one.last}:
                at = one.at(step)
                assert at.figures and at.sentence and one.spelled(step)


@each_view
def test_its_fields_are_few_and_read_back_what_they_spell(place: str) -> None:
    view = views[place].view
    for one in all_shown(place).values():
        main = [field.name for field in view.numbers if not field.folded and field.stands(one.asked)]
        assert len(main) <= MOST_MAIN_NUMBERS, main
    names = [one.name for one in view.fields]
    assert len(set(names)) == len(names)
    for one in view.fields:
        usual = view.usual()[one.name]
        assert one.read(one.spelled(usual)) == usual
        if isinstance(one, Number):
            assert one.folded or one.slides is not None, f"{one.name} has no slider"
            for stop in one.stops:
                assert one.read(one.spelled(stop)) == stop
            with pytest.raises(ValueError, match=re.escape(one.domain.words)):
                one.read("x")


@each_view
def test_a_name_that_no_field_has_is_refused_in_a_sentence(place: str) -> None:
    with pytest.raises(ValueError, match=pattern("no field nonsense")):
        views[place](nonsense=1)


@each_view
def test_the_samples_of_its_presets_are_typical(place: str) -> None:
    """The headline lies where it does for all but a twentieth of the seeds on either side."""
    exhibit = views[place]
    if exhibit.view.seed is None or isinstance(exhibit.view.run, Pieces):
        return
    told = {_told(exhibit, values): (name, values) for name, values in presets(exhibit).items()}
    for name, values in told.values():  # each once: a preset of usual values is no other
        value = all_shown(place)[name].headline.value
        below = above = 0
        for seed in SEEDS:  # no further than it takes to know
            other = shown(exhibit, {**values, exhibit.view.seed.name: seed}).headline.value
            below, above = below + (other <= value), above + (other >= value)
            if min(below, above) > TAIL:
                break
        else:
            pytest.fail(f"{name}: of {len(SEEDS)} samples {below} lie at most at {value}, and {above} at least")
