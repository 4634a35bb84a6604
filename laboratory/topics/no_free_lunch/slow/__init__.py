"""As slow as one likes."""
