"""`python -m tablee`: the same as the command `tablee`."""

from tablee.cli.app import run

if __name__ == "__main__":
    run()
