"""No number of a bound stands in the tour without what it rests on, in one line with it or in the question above it.

What a line must say is read off the theorems' own assumptions, as in tests/test_every_headline.py; which lines tell a
bound's number is read off their numbers, and not asked of the scenes.
"""

import math
import re
from collections.abc import Iterator

from bounds import theorems
from bounds.comparison.conditions import unsettled_assumptions
from bounds.vocabulary.assumptions import Assumption
from laboratory.tour import Scene, discover
from laboratory.views.conditions import is_value_of
from laboratory.views.view_result import ViewResult
from tests.all_told import over

ANOTHER = 1  # seed
NUMBER = re.compile(r"(?<![\w.,])(\d[\d,]*(?:\.\d+)?)(\s*%)?")
# By hand, from the texts of the scenes: the others state no bound's number, or a vacuous one.
TELL_ONE = {
    "perfect_on_the_sample", "misleading_samples", "many_candidates", "no_free_lunch", "four_points", "growth",
    "random_labels", "perceptron", "one_example_replaced", "pac_bayes",
}  # fmt: skip
SCENES = {scene.name: scene for scene in discover()}
Rests = dict[float, tuple[Assumption, ...]]


def runs(scene: Scene) -> Iterator[ViewResult]:
    """The scene as it is shown, and with another sample."""
    seed, result = scene.entry.view.seed, scene.result()
    yield result
    if seed is not None and seed.is_visible(result.inputs):
        yield scene.result(**{seed.name: ANOTHER})


def bounds_numbers(scene: Scene, result: ViewResult) -> Rests:
    """What each number of a bound rests on: a theorem's value, its failure probability, the guarantee beside it."""
    rests: Rests = {}
    text = result.headline
    guaranteed = text.at_most if text.at_least is None else text.at_least
    for slug, opened_with in scene.theorems.items():
        theorem, inputs = theorems[slug], opened_with(result)
        value = float(theorem(**inputs))
        if theorem.is_vacuous(value, **inputs):
            continue
        numbers = [value, theorem.whole(**inputs), inputs.get("delta"), 1 - inputs.get("delta", 1)]
        if guaranteed is not None and (slug == text.theorem or is_value_of(slug, inputs, float(guaranteed))):
            numbers.append(guaranteed)
        rests |= {float(number): unsettled_assumptions(theorem, inputs) for number in numbers if number}
    return rests


def tells(sentence: str, number: float) -> bool:
    """Does it stand there, as it is or in per cent, rounded to either side?"""
    for digits, share in NUMBER.findall(sentence):
        read, places = float(digits.replace(",", "")), len(digits.partition(".")[2])
        scale = 100 if share else 1
        off = 10**-places if places or share else 0.0
        thousands = (
            10 ** max(0, len(str(int(number))) - 4) if number >= 1000 and not share else 0
        )  # four digits are told
        if math.isclose(read, scale * number, rel_tol=1e-9, abs_tol=max(off, thousands)):
            return True
    return False


def unsaid(scene: Scene, result: ViewResult) -> list[str]:
    """Each sentence that lacks a condition of a number in it, with this condition."""
    question, numbers = scene.question(result).replace("*", ""), bounds_numbers(scene, result)
    results = []
    for sentence in re.split(r"(?<=[.?!])\s+", f"{question} {scene.reveals(result)}".replace("*", "")):
        needed = {rest for number, rests in numbers.items() if tells(sentence, number) for rest in rests}
        for item in sorted(needed, key=lambda entry: entry.key):
            own = scene.keeps.get(item.key)
            if item.clause not in sentence and (own is None or own not in f"{question} {sentence}"):
                results.append(f"{item.key}: {sentence}")
    return results


@over(list(SCENES))
def test_a_bounds_number_says_what_it_rests_on(name: str) -> None:
    scene = SCENES[name]
    result, *others = runs(scene)
    for other in (result, *others):
        assert not unsaid(scene, other)
    texts = f"{scene.question(result)} {scene.reveals(result)}".replace("*", "")
    assert any(tells(texts, number) for number in bounds_numbers(scene, result)) == (name in TELL_ONE)
    needed = {
        item.key
        for slug, opened_with in scene.theorems.items()
        for item in unsettled_assumptions(theorems[slug], opened_with(result))
    }
    assert scene.keeps.keys() <= needed and all(words in texts for words in scene.keeps.values())


def test_a_number_is_found_as_texts_round_it() -> None:
    for text, number in (("at most 0.8926.", 0.89252), ("5 % of", 0.05), ("166,800", 166_751), ("95 %", 0.95)):
        assert tells(text, number)
    for text, number in (("0.9", 0.79), ("5 of", 0.05), ("10³⁰", 3.0), ("166,800", 160_000)):
        assert not tells(text, number)
