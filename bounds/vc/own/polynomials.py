"""Terms at a fixed point: polynomials in the parameters with rational coefficients, and products of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from bounds.formula.turns import Working
from bounds.vc.own.evaluation import PRECISIONS, UndecidedError, UndefinedError, sign_at, value
from bounds.vc.own.tree import Letter, Numeral, Operation, SignCondition, Term, letters

Monomial: TypeAlias = tuple[tuple[str, int], ...]  # powers of parameters, in the order of their names
Polynomial: TypeAlias = Mapping[Monomial, Fraction]

MOST_MONOMIALS = 60
HIGHEST_POWER = 8
BITS = 64


@dataclass(frozen=True)
class Factor:
    """A polynomial in a product: `odd` where its sign counts, `below` where it is divided by."""

    polynomial: tuple[tuple[Monomial, Fraction], ...]
    odd: bool = True
    below: bool = False


@dataclass(frozen=True)
class SignedProduct:
    """What the sign of a term is: that of a number times those of factors. `sign` is None where it has no value."""

    sign: int | None
    factors: tuple[Factor, ...] = ()


def product(term: Term, at: Mapping[str, Fraction]) -> SignedProduct | None:
    """The term as a product with the sign it has, where `at` fixes some letters; None where it is no such product."""
    if letters(term) - {"pi"} <= at.keys():
        return _settled(term, at)
    try:
        return _product(term, at)
    except UndefinedError:
        return SignedProduct(None)


def polynomial(term: Term) -> Polynomial | None:
    """In all its letters; None where the term is no polynomial with rational coefficients."""
    try:
        return _polynomial(term, {})
    except UndefinedError:
        return None


def _settled(term: Term, at: Mapping[str, Fraction]) -> SignedProduct | None:
    """The sign of a term without parameters."""
    for bits in PRECISIONS:
        with Working(bits):
            try:
                return SignedProduct(sign_at(SignCondition(term, ">"), at))
            except UndecidedError:
                continue
    return None


def _product(term: Term, at: Mapping[str, Fraction]) -> SignedProduct | None:
    whole = _polynomial(term, at)
    if whole is not None and _degree(whole) <= 1:
        return _of(whole)
    match term:
        case Operation("*" | "/" as name, (first, second)):
            left, right = _product(first, at), _product(second, at)
            if left is not None and right is not None and left.sign is not None and right.sign is not None:
                return _joined(left, right, below=name == "/")
        case Operation("-", (Numeral(zero), only)) if zero == 0:
            inner = _product(only, at)
            return inner if inner is None or inner.sign is None else SignedProduct(-inner.sign, inner.factors)
        case Operation("^", (base, Numeral(power))) if power.denominator == 1 and power > 0:
            inner, odd = _product(base, at), power.numerator % 2 == 1
            if inner is not None and inner.sign is not None:
                factors = tuple(Factor(f.polynomial, f.odd and odd, f.below) for f in inner.factors)
                return SignedProduct(inner.sign if odd else inner.sign**2, factors)
    return None if whole is None else _of(whole)


def _joined(left: SignedProduct, right: SignedProduct, below: bool) -> SignedProduct | None:
    if left.sign is None or right.sign is None:
        return None
    if not below:
        return SignedProduct(left.sign * right.sign, (*left.factors, *right.factors))
    if right.sign == 0:
        return SignedProduct(None)
    divisors = tuple(Factor(f.polynomial, f.odd, True) for f in right.factors)
    return SignedProduct(left.sign * right.sign, (*left.factors, *divisors))


def _of(polynomial: Polynomial) -> SignedProduct:
    """A constant is its sign; of what is left the first coefficient is made 1."""
    if _degree(polynomial) == 0:
        constant = polynomial.get((), Fraction(0))
        return SignedProduct((constant > 0) - (constant < 0))
    terms = sorted(polynomial.items(), reverse=True)
    leading = terms[0][1]
    return SignedProduct(1 if leading > 0 else -1, (Factor(tuple((m, c / leading) for m, c in terms)),))


def _degree(polynomial: Polynomial) -> int:
    return max((sum(power for _, power in monomial) for monomial in polynomial), default=0)


def is_affine(factor: Factor) -> bool:
    """Is it of degree 1?"""
    return _degree(dict(factor.polynomial)) <= 1


def _polynomial(term: Term, at: Mapping[str, Fraction]) -> Polynomial | None:
    """None where the term is no polynomial with rational coefficients. Raises UndefinedError."""
    if letters(term) <= at.keys():
        return _constant(term, at)
    match term:
        case Letter("pi"):
            return None
        case Letter(name):
            return {((name, 1),): Fraction(1)}
        case Operation("+" | "-" | "*" as name, (first, second)):
            left, right = _polynomial(first, at), _polynomial(second, at)
            if left is None or right is None:
                return None
            return _times(left, right) if name == "*" else _plus(left, right, -1 if name == "-" else 1)
        case Operation("/", (first, second)) if letters(second) <= at.keys():
            left, right = _polynomial(first, at), _constant(second, at)
            if right is not None and not right:
                raise UndefinedError
            return None if left is None or right is None else {m: c / right[()] for m, c in left.items()}
        case Operation("^", (base, Numeral(power))) if power.denominator == 1 and 0 <= power <= HIGHEST_POWER:
            inner = _polynomial(base, at)
            return None if inner is None else _power(inner, power.numerator)
    return None


def _constant(term: Term, at: Mapping[str, Fraction]) -> Polynomial | None:
    with Working(BITS):
        try:
            number = value(term, at)
        except UndecidedError:
            return None
    if not isinstance(number, Fraction):
        return None
    return {(): number} if number else {}


def _plus(left: Polynomial, right: Polynomial, sign: int) -> Polynomial:
    total = dict(left)
    for monomial, coefficient in right.items():
        total[monomial] = total.get(monomial, Fraction(0)) + sign * coefficient
    return {monomial: coefficient for monomial, coefficient in total.items() if coefficient}


def _power(base: Polynomial, exponent: int) -> Polynomial | None:
    total: Polynomial | None = {(): Fraction(1)}
    for _ in range(exponent):
        total = None if total is None else _times(total, base)
    return total


def _times(left: Polynomial, right: Polynomial) -> Polynomial | None:
    total: dict[Monomial, Fraction] = {}
    for first, a in left.items():
        for second, b in right.items():
            powers = dict(first)
            for name, power in second:
                powers[name] = powers.get(name, 0) + power
            monomial = tuple(sorted(powers.items()))
            total[monomial] = total.get(monomial, Fraction(0)) + a * b
    if len(total) > MOST_MONOMIALS:
        return None
    return {monomial: coefficient for monomial, coefficient in total.items() if coefficient}
