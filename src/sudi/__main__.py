"""`python -m sudi` is the command `sudi`."""

import sys

from sudi.cli import main

if __name__ == "__main__":
    sys.exit(main())
