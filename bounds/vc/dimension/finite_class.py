"""Finite classes."""

from bounds.vc.dimension._floor_log2 import floor_log2
from bounds.vc.dimension._parameters import LN_SIZE
from bounds.vc.dimension._record import HypothesisClass

finite_class = HypothesisClass(
    title="A finite class",
    description=r"Any $|\mathcal H|$ hypotheses, no two of them alike.",
    lower=lambda ln_size: min(1, floor_log2(ln_size)),
    upper=floor_log2,
    why_lower="Two different hypotheses differ at some point, which is shattered.",
    why_upper="Shattering d points takes 2^d different hypotheses, so d <= log2 |H|; a set is not shattered "
    "if |H| < 2^d, while |H| = 2^d may do.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, section 6.3.4",
    parameters=(LN_SIZE,),
)
