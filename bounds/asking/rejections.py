"""Methods that are named only to say that they are not meant: "by Hoeffding and not by the normal approximation".

>>> from bounds.asking.rejections import without_rejected
>>> without_rejected("the exact tail (not Hoeffding), please").split()
['the', 'exact', 'tail', 'please']
"""

import re

_METHOD = (
    r"(?:bounds?|inequalit\w+|approximations?|forms?|versions?|formula|theorems?|lemma|exponentials?|hoeffding\w*|"
    r"chernoff\w*|bernstein\w*|chebyshev\w*|markov\w*|mcdiarmid\w*|normal|gaussian|union|binomial|polynomial|sharp\w*|"
    r"exact|one-sided|two-sided|asymptotic|clopper\S*|wilson\w*|(?:realizable|agnostic) (?:one|case|bound|version)|"
    r"\S*[\^(/|]\S*)"
)
_REJECTED = re.compile(
    rf"(?:,? and |,? but |, |\()?\b(?<!\bif )(?<!\bor )(?:not|instead of|rather than)\b "
    rf"(?:by |with |using |via |from |for |just )?(?:the |a |an |any )?(?:[\w'-]+ ){{0,3}}?{_METHOD}(?: {_METHOD})*"
    r"(?=\s*(?:[,;.:?!)]|$| and\b| but\b))\)?,?",
    re.IGNORECASE,
)


def without_rejected(text: str) -> str:
    """The text, as long as before, with blanks where methods stand that are not meant."""
    return _REJECTED.sub(lambda match: " " * len(match[0]), text)
