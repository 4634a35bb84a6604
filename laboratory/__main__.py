"""`python -m laboratory`: the same as `ltlab`."""

from laboratory.command_line import main

if __name__ == "__main__":
    main(prog_name="python -m laboratory")
