"""The link to all that the page of the learning curves shows, and what of the address it does not use."""

from collections.abc import Sequence
from typing import Any

import streamlit as st

from laboratory.experiments.plan import YOURS
from laboratory.topics.learning_curves.figures import CurveLooks
from laboratory.topics.learning_curves.laboratory import LABORATORY
from laboratory.topics.learning_curves.run import PlannedRuns, names_of
from pages.by_hand.learning_curves.extrapolated import BEYOND
from pages.by_hand.learning_curves.fields import address_of
from pages.by_hand.learning_curves.filling import AFTER
from pages.by_hand.learning_curves.looks import CLOSER, looks_in_address
from pages.by_hand.learning_curves.other import address_of_other, names_in_address
from pages.by_hand.learning_curves.your_table import files_given
from pages.widgets.link import check_names, copy_link


def offer_link(place: Any, several: Sequence[PlannedRuns], looks: CurveLooks, further: int) -> None:
    """Draw the link in its place."""
    planned, other = several[0], several[1] if len(several) > 1 else None
    address = address_of(planned) | address_of_other(other) | looks_in_address(looks, several)
    address |= {BEYOND: str(further)} if further > 1 else {}
    address |= {AFTER: str(st.session_state[AFTER])} if AFTER in st.query_params else {}
    files = files_given(YOURS) if planned.plan.table else {}
    check_names({*address, *files, *names_of(planned.plan), *names_in_address(other), CLOSER, BEYOND, AFTER})
    with place:
        copy_link(LABORATORY.address, address, files)
