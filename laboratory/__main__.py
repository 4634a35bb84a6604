"""Laboratories on the command line: `python -m laboratory show optimisation.rate kappa=20 --html out.html`."""

from laboratory.command_line import main

if __name__ == "__main__":
    main(prog_name="python -m laboratory")
