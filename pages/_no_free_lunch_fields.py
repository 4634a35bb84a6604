"""What the views of no free lunch and rates are asked: every setting with its key in the address."""

from __future__ import annotations

from collections.abc import Mapping

from bounds.words.domain import Interval, integers
from laboratory.worlds.setting import Setting
from pages.widgets.fields import seed_setting, texts

POINTS = Setting("lunch.points", "points of the domain, all equally likely", integers(2, 8), 6)
EXAMPLES = Setting("lunch.examples", "examples m", integers(1, 6), 2)
HYPOTHESES = Setting("erm.count", "hypotheses in the class", integers(1, 50), 20)
BEST = Setting("erm.best", "least risk in the class", Interval(0, 1), 0.2)
WORST = Setting("erm.worst", "largest risk in the class", Interval(0, 1), 0.5)
LARGEST = Setting("erm.largest", "most examples", integers(10, 2_000), 1_000)
EPSILON = Setting("erm.epsilon", "how far the two risks may lie apart", Interval(0, 1, closed_low=False), 0.05)
HIGH = Setting("cross.high", "where label 1 ends; it begins at 0.2", Interval(0.3, 1), 0.85)
NOISE = Setting("cross.noise", "share of labels that are flipped", Interval(0, 0.4), 0.1)
SEED = seed_setting("cross.seed", 0, "the samples")
SEQUENCES = {"root": "1 over 16 roots of m", "fourth": "1 over 16 fourth roots of m", "log": "1 over 16 (1 + ln m)"}
FAMILIES = {"parametric": "Few parameters, and rare points", "neighbours": "Nearest neighbours in n dimensions"}

VIEWS = {
    "lunch": "No free lunch",
    "slow": "As slow as one likes",
    "erm": "Consistency of ERM",
    "cross": "Consistent or not",
    "rates": "Rates",
}
USED: Mapping[str, Mapping[str, str]] = {
    "lunch": texts(POINTS, EXAMPLES),
    "slow": {"slow.sequence": "log"},
    "erm": texts(HYPOTHESES, BEST, WORST, LARGEST, EPSILON),
    "cross": texts(HIGH, NOISE, SEED),
    "rates": {"rates.of": "parametric", "rates.alone": ""},
}
FIRST: Mapping[str, str] = {"show": "lunch"} | {key: text for view in USED.values() for key, text in view.items()}
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Every learner loses": {"show": "lunch"} | USED["lunch"],
    "Slow at first, best in the end": {"show": "cross"} | USED["cross"],
    "1/m against 1/√m": {"show": "rates", "rates.of": "parametric"},
}
