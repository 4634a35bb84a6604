"""Plans whose numbers have no letters in everyday words: a margin of non-inferiority, a prediction model, clusters.

>>> from bounds.asking.mentions import mentions
>>> from bounds.asking.plans import with_plans
>>> text = "non-inferiority margin 3%, accuracy 0.9 both, power 90%"
>>> [(mention.name, mention.value) for mention in with_plans(text, mentions(text))][:3]
[('margin', 0.03), ('p1', 0.9), ('p2', 0.9)]
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bounds.asking.mentions import Mention

NOT_WORSE = re.compile(
    r"non-?\s?inferior|(?:\b(?:not|no)|n't) (?:\w+ )?worse|as good as (?:the )?(?:old|baseline)", re.IGNORECASE
)
PREDICTION_MODEL = re.compile(
    r"pmsampsize|prediction model|events? per (?:variable|predictor|parameter)|\bEPV\b|"
    r"shrinkage(?: factor)?\b.{0,9}\d|\bcandidate predictors|"
    r"cox[- ](?:and[- ])?snell",
    re.IGNORECASE,
)
_MARGIN = re.compile(
    r"(?:margin(?: of| is)?|(?:worse|lower|inferior)(?: than .{1,20}?)? by(?: more than| at most)?)\s*$", re.IGNORECASE
)
_BOTH_BEFORE = re.compile(r"\bboth(?: at| have| with| models?| about| are)*\s*$", re.IGNORECASE)
_BOTH_AFTER = re.compile(r"\s*%?\s*(?:accura\w+ )?(?:for |of |on )?(?:both|each)\b", re.IGNORECASE)
_BEFORE = {  # of a prediction model
    "prevalence": re.compile(r"(?:prevalence|event rate|outcome (?:rate|proportion))(?: of| is)?\s*$", re.IGNORECASE),
    "c_statistic": re.compile(r"(?:c-?\s?statistic|AUC|AUROC)(?: of| is)?\s*$", re.IGNORECASE),
    "shrinkage": re.compile(r"shrinkage(?: factor)?(?: of| is)?\s*$", re.IGNORECASE),
    "cox_snell": re.compile(r"(?:R2|R\^2|R²|R-?squared)(?: of| is| =)?\s*$", re.IGNORECASE),
}
_PREDICTORS = re.compile(
    r"\s*(?:candidate |predictor )*(?:predictors?|parameters?|covariates)\b(?! per)", re.IGNORECASE
)
_CLUSTERS = re.compile(
    r"(?P<many>\d+) (?:passages|documents|clusters|groups|conversations|paragraphs)(?: \w+)? "
    r"(?:with|of|having|each with) (?P<each>\d+)\b"
    r"|(?P<runs>\d+) (?:epochs|runs|repetitions|generations) (?:per|for each|of each) (?:question|item|prompt),? "
    r"(?:and |on |with )?(?P<items>\d+) ",
    re.IGNORECASE,
)
_OF_CLUSTERS = re.compile(r"\bICC\b|intra-?(?:class|cluster)|correlation|effective|design effect", re.IGNORECASE)


def with_plans(text: str, numbers: tuple[Mention, ...]) -> Iterator[Mention]:
    """The numbers, by their names in the theorems of the plan that the text is about."""
    rule = next((rule for words, rule in _RULES if words.search(text)), None)
    for mention in numbers:
        yield from (rule(text, mention) if rule and mention.name.casefold() in _PLAIN else (mention,))


_PLAIN = frozenset({"", "r2", "accuracy", "prevalence", "margin", "rate", "clusters"})


def _of_margins(text: str, mention: Mention) -> Iterator[Mention]:
    value = mention.value if mention.share else Fraction(str(mention.value)) / 100
    if not 0 < value < 1:
        yield mention
    elif _MARGIN.search(text, max(0, mention.start - 60), mention.end - len(mention.words)):
        yield replace(mention, name="margin", relation="=", value=float(value))
    elif mention.name == "margin":
        yield replace(mention, value=float(value))
    elif _BOTH_BEFORE.search(mention.before) or _BOTH_AFTER.match(text, mention.end):
        yield replace(mention, name="p1", relation="=", value=float(value))
        yield replace(mention, name="p2", relation="=", value=float(value))
    else:
        yield mention


def _of_prediction_models(text: str, mention: Mention) -> Iterator[Mention]:
    name = next((name for name, words in _BEFORE.items() if words.search(mention.before)), "")
    if mention.share and name:
        yield replace(mention, name=name, relation="=")
    elif isinstance(mention.value, int) and _PREDICTORS.match(text, mention.end):
        yield replace(mention, name="parameters", relation="=")
    else:
        yield mention


def _of_clusters(text: str, mention: Mention) -> Iterator[Mention]:
    """As many items as clusters have together, and the mean size of one."""
    match = _CLUSTERS.search(text)
    if match and match["items"] and mention.end == match.end("items"):
        return
    if match is None or mention.end - len(str(mention.value)) not in (match.start("many"), match.start("runs")):
        is_each = match is not None and mention.end == match.end("each")
        yield replace(mention, name="size", relation="=") if is_each else mention
        return
    words = match[0].strip()
    both = int(match["many"] or match["runs"]) * int(match["each"] or match["items"])
    yield replace(mention, name="items", relation="=", value=both, words=words)
    if match["runs"]:
        yield replace(mention, name="size", relation="=", value=int(match["runs"]))


_RULES = ((NOT_WORSE, _of_margins), (PREDICTION_MODEL, _of_prediction_models), (_OF_CLUSTERS, _of_clusters))
