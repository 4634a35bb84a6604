"""k nearest neighbours where the best possible risk is known, why one is good enough, and why dimensions hurt."""

from __future__ import annotations

import streamlit as st

from pages import _neighbours_cells_view as cells
from pages import _neighbours_curse_view as curse
from pages import _neighbours_lipschitz_view as lipschitz
from pages import _neighbours_plane_view as plane
from pages import _neighbours_words as words
from pages._neighbours_fields import FIRST as ITS_OWN
from pages._neighbours_fields import PRESETS
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Neighbours", "See", ":material/hub:", 58)
VIEWS = {"plane": "In the plane", "lipschitz": "Slowly changing", "cells": "Cells", "curse": "In many dimensions"}
DRAWN = {"plane": plane.draw, "lipschitz": lipschitz.draw, "cells": cells.draw, "curse": curse.draw}
MEANINGS = {"plane": words.MEANING, "lipschitz": lipschitz.MEANING, "cells": cells.MEANING, "curse": words.CURSE}
READY = {"lipschitz": lipschitz.PRESETS, "cells": cells.PRESETS}  # elsewhere those of the plane
FIRST = {"show": "plane"} | dict(ITS_OWN) | lipschitz.FIRST | cells.FIRST  # every key of the address


def render() -> None:
    """The view that was chosen, its figures above its fields."""
    page = frame(
        "Neighbours",
        "How many neighbours should vote? Here the true risk of each choice is known, and so is the best risk.",
    )
    with page.figure:
        show = view_of("View", VIEWS, FIRST["show"])
        figure = st.container()
    used = DRAWN[show](figure)
    with page.presets:
        presets(READY.get(show, PRESETS), FIRST)
    with st.expander("What does this mean?"):
        st.markdown(MEANINGS[show])
    page.close("neighbours", FIRST, ("show", *used))
