"""`python -m tablee.cli`, which is what the script at the root of the project runs."""

import sys

from tablee.cli.app import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
