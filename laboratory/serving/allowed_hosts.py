"""The host names under which the app answers: this machine's own, and those in LTLAB_HOSTS."""

import re
from collections.abc import Sequence
from ipaddress import ip_address

HOSTS, ADDRESS, PORT = "LTLAB_HOSTS", "LTLAB_ADDRESS", "LTLAB_PORT"  # variables of the environment
THIS_MACHINE = ("localhost", "127.0.0.1")
EVERYWHERE = ("0.0.0.0", "::")
LAST_PORT = 65535

_LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
# What ends in a number is an address, or nothing: a browser takes 300.1 for one, too.
_NAME = re.compile(rf"(\*\.{_LABEL}\.)?({_LABEL}\.)*(?!\d+$){_LABEL}")
_LONGEST = 253


def allowed_hosts(text: str) -> list[str]:
    """This machine's names and those `text`: names, addresses, `*.example.edu`, divided by commas. Else ValueError."""
    return list(dict.fromkeys([*THIS_MACHINE, *(_host(each) for each in text.split(",") if each.strip())]))


def listening_address(text: str) -> str:
    """An address of this machine at which the app may listen. Raises ValueError."""
    address = text.strip().lower()
    if address in THIS_MACHINE or _is_address(address):
        return address
    raise ValueError(
        f"--address or {ADDRESS}, where the app listens, takes an IP address of this machine, localhost, or 0.0.0.0 "
        f"for all of them; got {text.strip()!r}"
    )


def port_number(text: str) -> int:
    """A port. Raises ValueError."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= LAST_PORT:
        return int(text)
    raise ValueError(f"{PORT}, where the app answers, takes an integer from 1 to {LAST_PORT}; got {text!r}")


def is_among(host: str, allowed: Sequence[str]) -> bool:
    """Whether a host's name is allowed: itself, or by `*.` and what it ends in."""
    name = host.lower().rstrip(".")
    return any(name.endswith(each[1:]) if each.startswith("*.") else name == each for each in allowed)


def _host(text: str) -> str:
    host = text.strip().lower().rstrip(".")
    if _is_address(host) or (len(host) <= _LONGEST and _NAME.fullmatch(host)):
        return host
    raise ValueError(
        f"{HOSTS} takes the host names under which the app may be reached, divided by commas, without scheme, port "
        f"or path (lab.example.edu,10.0.0.5,*.example.edu); got {text.strip()!r}"
    )


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
