# The app for a server or for anybody with Podman or Docker: docs/deploying.md says how it is run.
# BASE may be any image with Python 3.11 to 3.14, its venv and pip.
ARG BASE=docker.io/library/python:3.13-slim

FROM ${BASE} AS built
WORKDIR /source
COPY . .
RUN python3 -m venv /opt/ltlab \
    && /opt/ltlab/bin/pip install --no-cache-dir --disable-pip-version-check ".[app]"

FROM ${BASE}
LABEL org.opencontainers.image.title="Learning Theory Lab" \
      org.opencontainers.image.licenses="MIT"
COPY --from=built /opt/ltlab /opt/ltlab
# Whoever breaks in is nobody: a user with no password, who may write into two folders that last as long as the container.
RUN useradd --system --uid 1000 --create-home --home-dir /home/lab lab \
    && mkdir /var/cache/ltlab \
    && chown lab /var/cache/ltlab
ENV PATH=/opt/ltlab/bin:$PATH \
    NUMBA_CACHE_DIR=/var/cache/ltlab \
    PYTHONDONTWRITEBYTECODE=1 \
    LTLAB_ADDRESS=0.0.0.0 \
    LTLAB_PORT=8501
USER lab
WORKDIR /home/lab
EXPOSE 8501
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['LTLAB_PORT'] + '/_stcore/health', timeout=4)"]
CMD ["ltlab", "--no-browser"]
