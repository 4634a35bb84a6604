"""The Lab, served: `make app`, `streamlit run app.py` or `python app.py`."""

import streamlit as st

# Beside a folder called `pages` Streamlit would take every file in it for a page, so the script lies within.
app = st.App("pages/_router.py")

if __name__ == "__main__":
    app.run()
