"""`python -m bounds`: the command line, see `bounds.command_line`."""

from bounds.command_line import main

if __name__ == "__main__":
    main(prog_name="python -m bounds")
