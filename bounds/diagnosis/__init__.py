"""Which slip gives that number? One kind of slip a file; `bounds.diagnose` is the face."""
