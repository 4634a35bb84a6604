"""What the laboratory of linear models shows: lines side by side, losses, halfspaces, certificates, densities."""
