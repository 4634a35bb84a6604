"""Several runs on one problem: pass@k, estimated without bias."""
