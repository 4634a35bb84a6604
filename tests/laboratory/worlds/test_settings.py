"""Settings of every world: said once, defaults allowed, and a bad value, sample size or generator gets its sentence."""

import dataclasses
import math
from typing import Any

import numpy as np
import pytest

from bounds.vocabulary.domain import Interval
from laboratory.worlds import Choice, worlds
from tests.all_told import over
from tests.sentences import facts, pattern

every_class = pytest.mark.parametrize("cls", worlds.values(), ids=worlds.keys())


@every_class
def test_settings_are_told_once_and_their_defaults_are_allowed(cls: Any) -> None:
    assert cls.title
    assert cls.description.endswith(".")
    fields = dataclasses.fields(cls)
    assert [s.name for s in cls.settings] == [f.name for f in fields]
    assert [s.default for s in cls.settings] == [f.default for f in fields]
    for setting in cls.settings:
        if isinstance(setting.domain, Choice):
            assert not [words for _, words in setting.domain.options if "_" in words]
        assert setting.allows(setting.default), setting
        assert setting.meaning
        if isinstance(setting.domain, Interval):
            assert setting.typical is not None
            kind = int if setting.domain.integer else float
            assert all(setting.allows(kind(end)) for end in setting.typical), setting


def bad_values(setting: Any) -> list[Any]:
    """Values outside a setting's domain, made from what it declares."""
    bad: list[Any] = ["no such value", [1], math.nan, True, *([] if setting.without else [None])]
    if isinstance(setting.domain, Choice):
        return [*bad, 3, ""]
    domain = setting.domain
    outside = [domain.low - 1, domain.high + 1, math.inf, -math.inf, 1j, "0.1"]
    open_ends = [*([] if domain.closed_low else [domain.low]), *([] if domain.closed_high else [domain.high])]
    return [*bad, *outside, *open_ends, *([domain.low + 0.5, float(domain.low)] if domain.integer else [])]


@over((c, s, v) for c in worlds.values() for s in c.settings for v in bad_values(s))
def test_a_bad_setting_gets_its_sentence(cls: Any, setting: Any, value: Any) -> None:
    with pytest.raises(ValueError, match="must be") as caught:
        cls(**{setting.name: value})
    sentence = str(caught.value)
    assert sentence.startswith(f"{setting.name} of {cls.__name__} ({setting.meaning}) ")
    assert sentence.endswith(f"; got {value!r}") and "\n" not in sentence


@over((cls, m) for cls in worlds.values() for m in (0, -3, 1.5, math.nan, True, "5", None))
def test_a_bad_sample_size_gets_its_sentence(cls: Any, m: Any) -> None:
    with pytest.raises(ValueError) as caught:
        cls().draw(np.random.default_rng(0), m)
    assert facts(str(caught.value)) == f"m {cls.__name__} integer ≥ 1; {m!r}"


@every_class
def test_the_right_label_stays_the_likelier_one(cls: Any) -> None:
    for setting in cls.settings:
        if facts(setting.meaning) == "probability flipped":
            assert setting.allows(0.49) and not setting.allows(0.5)


@every_class
def test_a_seed_is_not_a_generator(cls: Any) -> None:
    with pytest.raises(TypeError, match=pattern("numpy.random.Generator 0")):
        cls().draw(0, 5)
