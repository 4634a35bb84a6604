"""What the views of finite classes are asked: every setting with its key in the address."""

from __future__ import annotations

from collections.abc import Mapping

from bounds.words.domain import Interval, integers
from laboratory.topics.finite_classes.areas.run import MOST
from laboratory.worlds.setting import Setting
from pages.widgets.fields import seed_setting, texts

BAD = Setting("bad.count", "number of bad hypotheses", integers(1, MOST), 3)
WRONG = Setting("bad.wrong", "points of ten on which each of them errs", integers(1, 5), 3)
BAD_EXAMPLES = Setting("bad.examples", "examples m", integers(1, 200), 5)
OVERLAPS = {
    "apart": "on other points than the rest, as far as they reach",
    "shifted": "one point further than the one before",
    "nested": "where the one before errs, and on one point more",
}
SQUARE_EXAMPLES = Setting("square.examples", "examples m", integers(1, 200), 10)
SQUARE_SEED = seed_setting("square.seed", 4)
LEARNERS = {"halves": "Best of four halves", "memoriser": "Memoriser"}
TARGET = Setting("five.target", "number of the right labelling, in the order of the figure", integers(0, 31), 22)
ATOMS = Setting("spikes.atoms", "points that can occur at all, for the dashed curve", integers(1, 100_000), 40)
SPIKES = Setting("spikes.examples", "most examples", integers(1, 300), 60)
EPSILON = Setting(
    "unseen.epsilon", "probability of the point", Interval(0, 1, closed_low=False, closed_high=False), 0.01
)
UNSEEN = Setting("unseen.examples", "examples m", integers(1, 10**6), 100)
HYPOTHESES = Setting("chosen.count", "hypotheses to choose from", integers(1, 1_000), 100)
CHOSEN_EXAMPLES = Setting("chosen.examples", "examples m", integers(2, 2_000), 100)
RISK = Setting("chosen.risk", "true risk of every hypothesis", Interval(0.05, 0.95), 0.5)
DELTA = Setting("chosen.delta", "failure probability", Interval(0.001, 0.5), 0.05)
NOISE = Setting("chosen.noise", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.2)
NEAR_EXAMPLES = Setting("near.examples", "examples m", integers(2, 2_000), 1_000)
CHOOSERS = {"best": "The best of many", "neighbour": "The nearest neighbour"}

VIEWS = {
    "areas": "Misleading samples",
    "square": "Square",
    "five": "Five points",
    "memoriser": "Memoriser",
    "unseen": "A point unseen",
    "chosen": "Chosen on the sample",
}
USED: Mapping[str, Mapping[str, str]] = {
    "areas": texts(BAD, WRONG, BAD_EXAMPLES) | {"bad.overlap": "apart", "added": ""},
    "square": texts(SQUARE_EXAMPLES, SQUARE_SEED) | {"square.learner": "halves"},
    "five": texts(TARGET) | {"seen": ""},
    "memoriser": texts(ATOMS, SPIKES) | {"stored": ""},
    "unseen": texts(EPSILON, UNSEEN),
    "chosen": texts(HYPOTHESES, CHOSEN_EXAMPLES, RISK, DELTA, NOISE, NEAR_EXAMPLES) | {"chosen.by": "best"},
}
FIRST: Mapping[str, str] = {"show": "areas"} | {key: text for view in USED.values() for key, text in view.items()}
PLAYED = ("added", "seen", "stored")
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Misleading samples": {key: FIRST[key] for key in ("show", *USED["areas"]) if key not in PLAYED},
    "Areas that overlap": {
        "show": "areas", "bad.count": "4", "bad.wrong": "3", "bad.examples": "5", "bad.overlap": "shifted",
    },
    "The best of 1,000 coins": {
        "show": "chosen", "chosen.by": "best", "chosen.count": "1000", "chosen.examples": "100", "chosen.risk": "0.5",
        "chosen.delta": "0.05",
    },
}  # fmt: skip
