"""Which theorem answers a question: the textbook's form first, then those whose inputs and words fit best."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bounds.asking.elimination import WANTED_VARIABLE, variable_of
from bounds.asking.fitting import Fitted, fitted
from bounds.asking.question import ReadQuestion
from bounds.asking.running import is_to_be_seen
from bounds.asking.situations import textbook_rules
from bounds.asking.titles import scores_of_names, scores_of_words
from bounds.asking.tools import tools_for
from bounds.theorem import Theorem

TEXTBOOK, LATER_IN_RULE, LATER_RULE = 9.5, 1.5, 2.0
SURE_RULE = 2.0  # more for the first answer of a rule that is sure: titles of many words do not outweigh it
GROWTH = 14.5  # for the theorem that counts the labellings of the class that is named
USED, IGNORED, MISSING = 0.9, 1.0, 1.1
SURE, FROM_CLASS = 0.3, 0.4  # more for a number that is surely an input, and for an input that a class gives
WANTED = 2.5
ASSUMED, DENIED = 1.0, 5.0
SPECIAL = 2.5  # what a theorem of a special subject loses where the question says nothing of that subject
BY_HAND = 3.5  # what a theorem loses that misses inputs, where something is to be worked out, or to be looked at
NAMED = 3.0  # score of its name from which on a theorem is named

# The facts that open families of theorems that nobody means otherwise.
SUBJECTS: Mapping[str, frozenset[str]] = {
    family: frozenset(facts.replace("_", " ") for facts in names.split())
    for family, names in {
        "bandits": "bandit", "boosting": "boosting", "compression": "compression", "conformal": "conformal folds",
        "evaluation": "clusters pass_at_k judge power_of_mcnemar not_worse",
        "exact_laws": "thresholds votes exact regression", "high_dimension": "projection",
        "information": "",
        "lower_bounds": "lower_bound", "margin": "margin perceptron svm boosting", "minimax": "lower_bound",
        "neighbours": "neighbours", "networks": "", "online": "online perceptron", "optimization": "gradient",
        "pac_bayes": "pac_bayes", "privacy": "private", "rademacher": "rademacher massart",
        "regression": "regression", "sequential": "", "stability": "regression", "surrogates": "",
        "trees": "tree code", "two_proportions": "two_rates fisher_test not_worse", "growth": "growth sauer vc",
    }.items()
}  # fmt: skip
RISKS = re.compile(r"risk|gap|deviation|half-width|end for|violation|coverage|distance|error")
CHANCES = re.compile(r"probability|p-value|tail")
PERFECT = frozenset({"realizable", "consistent_learner"})


@dataclass(frozen=True)
class RankedTheorem:
    """A theorem with the inputs it takes from the question, and how well it answers."""

    fitted: Fitted
    score: float


def ranked_theorems(question: ReadQuestion, theorems: Mapping[str, Theorem]) -> tuple[RankedTheorem, ...]:
    """All theorems, the best answer first."""
    words, names, rules = scores_of_words(question.text), scores_of_names(question.text), _by_rules(question)
    wanted = frozenset(question.wanted[:2])
    runs = bool({"by hand", "in Python"} & {*question.wanted}) or is_to_be_seen(question)
    runs = runs or bool(tools_for(question.text))
    ranked = []
    for slug, theorem in theorems.items():
        fit = fitted(theorem, question.reader, question.implied(theorem), wanted, question.by_class)
        score = words.get(slug, 0.0) + names.get(slug, 0.0) + rules.get(slug, 0.0) + _by_inputs(question, fit)
        score += _by_wish(question, fit) + _by_assumptions(question, theorem)
        score -= _beside_the_subject(question, theorem, names.get(slug, 0.0) >= NAMED)
        score -= BY_HAND * (runs and bool(fit.missing))
        ranked.append(RankedTheorem(fit, score))
    return tuple(sorted(ranked, key=lambda theorem: -theorem.score))


def _by_rules(question: ReadQuestion) -> Mapping[str, float]:
    """What the textbook's rules give, the first that holds most."""
    scores, score = dict[str, float](), TEXTBOOK
    for rule in textbook_rules():
        if score > TEXTBOOK / 3 and rule.holds(question.facts, frozenset(question.wanted[:2])):
            for place, slug in enumerate(rule.answers):
                scores.setdefault(slug, score - LATER_IN_RULE * place + SURE_RULE * (rule.is_sure and not place))
            score -= LATER_RULE
    cls = question.named_class
    of_points = {"growth", "sauer"} & {*question.wanted, *question.facts} and not {"d given", "delta"} & question.facts
    of_points = of_points and "probability" not in question.wanted
    of_points = of_points and ("vc dimension" not in question.wanted or "growth" in question.wanted)
    if cls is not None and cls.growth and of_points:
        scores[cls.growth] = scores.get(cls.growth, 0.0) + GROWTH
    return scores


def _by_inputs(question: ReadQuestion, fit: Fitted) -> float:
    if not question.reader.mentions:
        return -0.15 * len(fit.theorem.variables)
    places = {mention.start for mention in question.reader.mentions if not mention.is_listed} - question.by_class
    used = len({each.mention.start for each in fit.fits if not each.is_left_over} & places)
    ignored = len(places) - used - sum(each.is_left_over for each in fit.fits)
    sure = sum(each.weight >= 3.5 for each in fit.fits)
    missing = [name for name in fit.missing if name not in fit.theorem.free_parameters]
    score = USED * used + SURE * sure + FROM_CLASS * len(fit.from_class)
    return score - IGNORED * min(ignored, 3) - MISSING * len(missing)


def _by_wish(question: ReadQuestion, fit: Fitted) -> float:
    """How well it gives what is wanted, by the first wish that theorems can fulfil."""
    returns = fit.theorem.returns.name
    gives = {
        **{wish: fit.unknown == variable for wish, variable in WANTED_VARIABLE.items()},
        "m": fit.unknown == variable_of("m", fit.theorem) or returns == "sample complexity",
        "risk": not fit.unknown and bool(RISKS.search(returns)) and returns != "sample complexity",
        "probability": fit.unknown == "delta" or bool(CHANCES.search(returns)),
        "mistakes": "mistakes" in returns,
        "vc dimension": returns == "VC dimension",
        "growth": "growth" in returns,
        "class size": returns == "log class size",
    }
    fulfilled = [gives[wish] for wish in question.wanted if wish in gives]
    if not fulfilled:
        return 0.0
    return WANTED if fulfilled[0] else WANTED / 2 if any(fulfilled[1:3]) else -WANTED


def _by_assumptions(question: ReadQuestion, theorem: Theorem) -> float:
    keys = {assumption.key for assumption in theorem.assumes}
    score = ASSUMED * len(keys & question.assumptions)
    if "agnostic" in question.facts and "realizable" not in question.facts and keys & PERFECT:
        score -= DENIED
    if (
        question.facts & {"realizable", "consistent"}
        and theorem.family in ("finite", "vc", "trees")
        and not keys & PERFECT
    ):
        score -= 2 * ASSUMED
    if "lower bound" not in question.facts and theorem.relation == ">=":
        score -= ASSUMED
    return score - 0.5 * bool(theorem.free_parameters or "C" in theorem.names)


def _beside_the_subject(question: ReadQuestion, theorem: Theorem, is_named: bool) -> float:
    """What a theorem loses that nobody means who does not speak of its subject."""
    opened_by = SUBJECTS.get(theorem.family)
    special = opened_by is not None and not question.facts & opened_by
    average = theorem.returns.name.startswith("expected") and "expectation" not in question.facts
    return 0.0 if is_named else SPECIAL * (special + average)
