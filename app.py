"""The Lab, served: `ltlab`, `make app`, `streamlit run app.py` or `python app.py`."""

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from pages.browser import script_route
from pages.browser.only_changes import only_changes
from pages.looking_up.find import search_route
from pages.widgets.documentation import documentation_routes
from pages.widgets.hosts import open_to_named_hosts, own_pages_only, told_settings
from pages.widgets.plotly_file import plotly_early, plotly_route
from pages.widgets.server_life import workers_live_with_the_server

open_to_named_hosts()
# Beside a folder called `pages` Streamlit would take every file in it for a page, so the script lies within.
routes = [plotly_route(), script_route(), search_route(), *documentation_routes()]
guards = [own_pages_only(), plotly_early(), *only_changes()]
app = st.App("pages/_router.py", routes=routes, middleware=guards, lifespan=workers_live_with_the_server)

if __name__ == "__main__":
    if get_script_run_ctx() is None:
        app.run(config=told_settings())
    else:  # somebody runs this file itself as Streamlit's script, as AppTest.from_file does
        from pages._router import main

        main()
