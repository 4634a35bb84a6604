"""A declaration of a public Lean library beside a theorem of ours, and how far its bound lies from ours."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from bounds.formalization._formulas import Condition, number_of, ratio_to_ours
from bounds.solving import validation
from bounds.solving.typed_inputs import own_inputs
from bounds.vocabulary.statement import Relation

Verdict = Literal["same", "instance", "narrower", "weaker", "sharper", "other_event"]
# The best first. `instance`: ours follows by choosing what the declaration is about, `narrower`: the same number under
# more conditions, `other_event`: another statement, or only a step of the proof.
VERDICTS: tuple[Verdict, ...] = ("same", "instance", "sharper", "narrower", "weaker", "other_event")
LIKE_OURS = frozenset({"same", "instance", "narrower"})
_COMMIT = re.compile(r"[0-9a-f]{40}")


@dataclass(frozen=True, kw_only=True)
class Counterpart:
    """One declaration: where it stands, what it `states`, and its `bound` in the variables of our theorem.

    `path` is the file with the proof, at `commit`. `needs` are conditions on our variables without which it
    does not apply. `side` says which half of an equality it proves, and is empty where it proves all of what we state.
    """

    theorem: str
    repository: str
    commit: str
    path: str
    declaration: str
    states: str
    verdict: Verdict
    bound: str = ""
    needs: tuple[str, ...] = ()
    side: Literal["", "<=", ">="] = ""
    note: str = ""

    def __post_init__(self) -> None:
        where = f"{self.declaration}, beside {self.theorem}"
        if self.verdict not in VERDICTS:
            raise ValueError(f"{where}: a verdict is one of {', '.join(VERDICTS)}, not {self.verdict!r}")
        if not _COMMIT.fullmatch(self.commit):
            raise ValueError(f"{where}: a commit has 40 hexadecimal digits, not {self.commit!r}")
        if self.side not in ("", "<=", ">="):
            raise ValueError(f"{where}: a side is <= or >=, not {self.side!r}")
        if self.verdict == "other_event" and (self.bound or self.needs or self.side):
            raise ValueError(f"{where}: another statement has no bound that could be compared")
        if self.verdict in ("weaker", "sharper") and not self.bound:
            raise ValueError(f"{where}: a {self.verdict} bound has to be stated")

    @property
    def url(self) -> str:
        """The file at its commit, on GitHub."""
        return f"https://github.com/{self.repository}/blob/{self.commit}/{self.path}"

    @property
    def short_commit(self) -> str:
        """The first digits of the commit, as git prints them."""
        return self.commit[:7]

    @property
    def relation(self) -> Relation:
        """On which side of the truth the declaration's number lies."""
        from bounds import theorems

        return self.side or theorems[self.theorem].relation

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """What the declaration `needs`, read."""
        return tuple(Condition.read(text, self.theorem) for text in self.needs)

    def unmet_at(self, **inputs: Any) -> tuple[str, ...]:
        """Which of its conditions these inputs do not meet."""
        values = self._checked(inputs)
        return tuple(condition.text for condition in self.conditions if not condition.holds(values))

    def bound_at(self, **inputs: Any) -> float:
        """The declaration's bound at inputs of our theorem, all by name.

        Raises ValueError where it states none, or needs what these inputs do not meet, or has no value there;
        DomainError and TypeError as the theorem does.
        """
        return number_of(self.bound, self.theorem, self._comparable(inputs))

    def factor_at(self, **inputs: Any) -> float:
        """By how many times its bound is worse than ours at these inputs: 1 where it is ours, less where it is sharper.

        Its bound over ours, or ours over its where both are lower bounds: infinite where it bounds nothing. Raises as
        `bound_at` does.
        """
        ratio = ratio_to_ours(self.bound, self.theorem, self._comparable(inputs))
        if self.relation != ">=":
            return ratio
        return 1 / ratio if ratio > 0 else float("inf")

    def _comparable(self, inputs: Mapping[str, Any]) -> Mapping[str, Any]:
        if not self.bound:
            raise ValueError(f"{self.declaration} states no bound that could be compared with {self.theorem}")
        if unmet := self.unmet_at(**inputs):
            raise ValueError(f"{self.declaration} needs {' and '.join(unmet)}")
        return self._checked(inputs)

    def _checked(self, inputs: Mapping[str, Any]) -> Mapping[str, Any]:
        from bounds import theorems

        theorem = theorems[self.theorem]
        return validation.checked(theorem, own_inputs(theorem, inputs))


def counterpart_of(theorem: str, entry: Mapping[str, Any]) -> Counterpart:
    """What a file says of a theorem. Raises ValueError for a key or a verdict that there is none of."""
    known = set(Counterpart.__dataclass_fields__) - {"theorem"}
    if strangers := sorted(set(entry) - known):
        raise ValueError(f"{theorem}: a counterpart has no {', '.join(strangers)}; it has {', '.join(sorted(known))}")
    return Counterpart(theorem=theorem, **{**entry, "needs": tuple(entry.get("needs", ()))})
