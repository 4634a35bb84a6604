"""The smallest page of Streamlit, one slider and one line: `benchmarks.browser` compares our pages with it."""

import numpy as np
import plotly.graph_objects as go
import streamlit as st

st.set_page_config(layout="wide")
st.title("Bare")
frequency = st.slider("Frequency", 1, 100, 10)
x = np.linspace(0, 1, 400)
st.plotly_chart(go.Figure(go.Scatter(x=x, y=np.sin(frequency * x))), key="line")
