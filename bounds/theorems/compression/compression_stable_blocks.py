"""Stable sample compression with the sample cut into any number of blocks."""

from bounds.formula.functions import floor, log, log_binomial, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import BLOCKS_FIXED, STABLE_COMPRESSION
from bounds.theorems.compression._variables import Blocks, CompressionSize
from bounds.vocabulary.assumptions import (
    COMPRESSION_SCHEME,
    CONSISTENT_OUTSIDE,
    IID,
    REALIZABLE,
    SIZE_FIXED,
    ZERO_ONE_LOSS,
)
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Number, Samples


def fewer_kept_than_blocks(size: CompressionSize, blocks: Blocks) -> Number:
    return size < blocks


def no_more_blocks_than_examples(blocks: Blocks, m: Samples) -> Number:
    return blocks <= m


@theorem(
    title="Stable sample compression, by blocks",
    statement=(
        r"For a number $T$ of blocks fixed beforehand, with probability at least $1-\delta$ over the sample, the "
        "hypothesis of a stable compression scheme of size at most $k$ without training error has true risk at most "
        "this."
    ),
    assumes=(
        IID,
        ZERO_ONE_LOSS,
        REALIZABLE,
        COMPRESSION_SCHEME,
        STABLE_COMPRESSION,
        CONSISTENT_OUTSIDE,
        SIZE_FIXED,
        BLOCKS_FIXED,
    ),
    decreasing_in="m delta",
    free_parameters="blocks",
    chosen="before the data",
    where=(fewer_kept_than_blocks, no_more_blocks_than_examples),
    proof=(
        Step(
            "The kept examples lie in some k of the T blocks, and by stability those blocks alone give the same "
            "hypothesis.",
        ),
        Step(
            "The other T - k blocks are fresh examples on which it makes no error; add up over the choices of blocks.",
            r"\binom Tk(1-\varepsilon)^{(T-k)\lfloor m/T\rfloor}=\delta",
            uses="union bound",
        ),
    ),
    source=Source("bousquet-proper2020", "proof of Theorem 15, the number of blocks left free", checked=False),
    examples=(
        Example(dict(m=1000, delta=0.05, size=11, blocks=22), "0.03271022793", "mpmath: 1 - (0.05/C(22, 11))^(1/495)"),
        Example(dict(m=1000, delta=0.05, size=11, blocks=25), "0.03216043463", "mpmath: 1 - (0.05/C(25, 11))^(1/560)"),
    ),
    see_also="With T = 2k and some relaxing it becomes compression_stable.",
)
def compression_stable_blocks(m: Samples, delta: Confidence, size: CompressionSize, blocks: Blocks) -> TrueRisk:
    return one_minus_exp((log_binomial(blocks, size) + log(1 / delta)) / ((blocks - size) * floor(m / blocks)))
