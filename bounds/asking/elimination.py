"""Numbers of a question that no word and no letter names: what each may still be, as a guess."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bounds.asking.cues import LEFT_OVER_READING, TARGET, Fit, is_called, is_likely
from bounds.asking.kinds_of_numbers import OF_OTHERS
from bounds.asking.mentions import Mention
from bounds.theorem import Theorem
from bounds.vocabulary.exactly import complement, log_of_size
from bounds.vocabulary.variables import Variable

LEFT_OVER = 0.4  # weight of what is read by elimination
USUAL = frozenset({0.8, 0.9, 0.95, 0.975, 0.98, 0.99, 0.995, 0.999})  # levels of confidence
WANTED_VARIABLE = {
    "m": "m", "probability": "delta", "rounds": "rounds", "steps": "steps", "edge or margin": "gamma",
    "models that may be": "k", "hypotheses that may be": "ln_size", "dimension that may be": "d",
    "errors that may be": "errors",
}  # fmt: skip
OF_EACH = "size of each", "size of the first"  # begin the meaning of a sample size that has another letter


def variable_of(wish: str, theorem: Theorem) -> str:
    """What a theorem solves for where this is wanted: a sample size by the theorem's own letter."""
    has_other = wish == "m" and "m" not in theorem.names and "n" in theorem.names
    return "n" if has_other and theorem.variable("n").meaning.startswith(OF_EACH) else WANTED_VARIABLE[wish]


@dataclass(frozen=True)
class Leftovers:
    """What a theorem may make of the numbers that its sure `fits` leave over."""

    theorem: Theorem
    mentions: tuple[Mention, ...]
    fits: tuple[Fit, ...]
    by_class: frozenset[int]
    implied: Collection[str]
    wanted: frozenset[str]
    takes_target: bool

    def readings(self) -> Iterator[Fit]:
        """Each number as the variable that is still missing and can have it as its value."""
        places = {fit.mention.start for fit in self.fits} | self.by_class
        left = [mention for mention in self.mentions if mention.start not in places and not mention.is_listed]
        left = [mention for mention in left if not is_called(mention, self.theorem.readings) and not mention.is_renamed]
        taken = {fit.variable for fit in self.fits} | {*self.implied}
        yield from self._alone(left, taken)
        listed = [mention for mention in self.mentions if mention.start not in places and mention.is_listed]
        shares = [mention for mention in (*listed, *left) if mention.share and 0 < mention.value < 1]
        shares.sort(key=lambda mention: mention.start)
        for name, value, mention in self._of_shares(shares, taken):
            yield Fit(mention, name, value, LEFT_OVER, LEFT_OVER_READING)

    def _alone(self, left: list[Mention], taken: set[str]) -> Iterator[Fit]:
        """The numbers that can be one variable alone; they are taken from `left`."""
        others = taken | self._wished | self.theorem.free_parameters | {"delta"}  # no confidence among them
        missing = [variable for variable in self.theorem.variables if variable.name not in others]
        while left and missing:
            pairs = [(variable, mention) for variable in missing for mention in left if _may_be(variable, mention)]
            alone = _alone_in(pairs) or _in_order(missing, left, pairs)
            if alone is None:
                break
            variable, mention = alone
            value = log_of_size(mention.value) if _is_a_size(variable, mention) else mention.value
            if not (variable.name.endswith("_error") and mention.value > MOSTLY_WRONG):
                yield Fit(mention, variable.name, value, LEFT_OVER, LEFT_OVER_READING)
            left.remove(mention)
            missing.remove(variable)

    @property
    def _wished(self) -> set[str]:
        return {variable_of(wish, self.theorem) for wish in self.wanted if wish in WANTED_VARIABLE}

    def _of_shares(self, shares: list[Mention], taken: set[str]) -> Iterator[tuple[str, float, Mention]]:
        """A usual level of confidence; accuracy and failure probability, in the order in which all say them."""
        names = self.theorem.names
        if "delta" in names - taken and "probability" not in self.wanted:
            sure = [mention for mention in shares if mention.is_percentage and mention.value in USUAL]
            if len(sure) == 1:
                yield "delta", complement(sure[0].value), sure[0]
                shares.remove(sure[0])
                taken.add("delta")
        if "m" not in self._wished or "m" in taken:
            return
        target = "epsilon" if "epsilon" in names else TARGET
        open_ = [target] if target not in taken and (target == "epsilon" or self.takes_target) else []
        open_ += ["delta"] if "delta" in names - taken else []
        if len(shares) == len(open_):
            yield from ((name, share.value, share) for name, share in zip(open_, shares, strict=True))


MOSTLY_WRONG = 0.5  # nobody tells an error above it without the word


def _may_be(variable: Variable, mention: Mention) -> bool:
    """May the number be it, by its kind and by what is counted beside it?"""
    is_other = variable.name == "m" and OF_OTHERS.match(mention.after)
    return is_likely(variable, mention) and not is_other


def _in_order(
    missing: list[Variable], left: list[Mention], pairs: list[tuple[Variable, Mention]]
) -> tuple[Variable, Mention] | None:
    """As many numbers as variables of one kind, such as those of two classifiers, are told in the same order."""
    alike = len({(variable.unit, variable.domain) for variable in missing}) == 1
    complete = len(left) == len(missing) and len(pairs) == len(left) ** 2
    return pairs[0] if alike and complete else None


def _is_a_size(variable: Variable, mention: Mention) -> bool:
    return variable.name == "ln_size" and not mention.name and isinstance(mention.value, int) and mention.value > 1


def _alone_in(pairs: list[tuple[Variable, Mention]]) -> tuple[Variable, Mention] | None:
    """A variable and a number that can be nothing else than each other."""
    of_variable = Counter(variable.name for variable, _ in pairs)
    of_mention = Counter(id(mention) for _, mention in pairs)
    alone = (pair for pair in pairs if of_variable[pair[0].name] == 1 == of_mention[id(pair[1])])
    return next(alone, None)
