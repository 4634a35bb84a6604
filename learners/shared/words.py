"""The words of a learner's arguments, told where an argument is declared.

    tol: Annotated[Tolerance, "gradient length to stop at"] = 1e-6

The first word is the argument's label in the app, the last its meaning in a refusal; a single one is both. A learner
that declares an argument of its kind anew, with another default, has the kind's words. What many learners call the
same is here.
"""

import re
from dataclasses import dataclass
from inspect import get_annotations
from typing import Annotated, Any

Cost = Annotated[float, "regularization parameter C"]
Criterion = Annotated[str, "split criterion", "what a split lowers"]
Depth = Annotated[int | None, "largest depth"]
FirstWeights = Annotated[Any, "first weights", "weights to begin with"]
Lambda = Annotated[float, "regularization parameter λ"]
LeafSize = Annotated[int, "fewest examples in a leaf"]
LearningRate = Annotated[float, "learning rate η"]
Nodes = Annotated[int | None, "largest number of nodes", "most nodes, None for any"]
Passes = Annotated[int, "largest number of passes", "most passes over the sample"]
Seed = Annotated[Any, "seed", "source of randomness"]
Steps = Annotated[int, "largest number of steps"]
Tolerance = Annotated[float, "tolerance"]
Trees = Annotated[int, "trees B", "number of trees"]


@dataclass(frozen=True)
class Option:
    """One value of an argument: its title in the app, and the other arguments that are read with it."""

    title: str
    reads: tuple[str, ...] = ()


@dataclass(frozen=True)
class FromSample:
    """A word that an argument takes in place of a number, and what it is worked out to on the sample, in words.

    Of words that say how much of something, `0.1/L`, the `pattern` matches all.
    """

    word: str
    meaning: str
    pattern: str = ""

    def read(self, text: object) -> str | None:
        """The word that is meant by what was typed; None where it is none."""
        known = isinstance(text, str) and re.fullmatch(
            self.pattern or re.escape(self.word), text.strip(), re.IGNORECASE
        )
        return re.sub(r"\s", "", known[0]) if known and self.pattern else self.word if known else None

    @property
    def spelled(self) -> str:
        """How a refusal writes it."""
        return f"a word such as {self.word!r}" if self.pattern else repr(self.word)


def of_sample(kind: type, name: str) -> FromSample | None:
    """The word that the argument `name` takes in place of a number, if it takes any."""
    words: dict[str, FromSample] = getattr(kind, "from_sample", {})
    return words.get(name)


def label_of(kind: type, name: str) -> str:
    """What the argument `name` is called in the app."""
    return (words_of(kind, name) or (name,))[0]


def meaning_of(kind: type, name: str) -> str:
    """What the argument `name` means, for a refusal."""
    return (words_of(kind, name) or (name,))[-1]


def label_and_meaning_of(kind: type, name: str) -> str:
    """Both: `tolerance (gradient length to stop at)`."""
    label, meaning = label_of(kind, name), meaning_of(kind, name)
    return label if label == meaning else f"{label} ({meaning})"


def labelled(refusal: str, kind: type) -> str:
    """What a learner of this kind refuses with, for the app: the label for `tol of Lasso` in front of the meaning."""
    name, _, rest = refusal.partition(f" of {kind.__name__} ")
    return f"{label_of(kind, name)} {rest}" if words_of(kind, name) else refusal


def words_of(kind: type, name: str) -> tuple[str, ...]:
    """Label and meaning of the argument `name`, where a class of the learner declares them."""
    for base in kind.__mro__:
        if name in get_annotations(base):
            words: tuple[str, ...] = getattr(get_annotations(base, eval_str=True)[name], "__metadata__", ())
            if words:
                return words
    return ()
