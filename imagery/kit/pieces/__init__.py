"""Food pieces. Every function with @piece makes one seeded variant (i) lying in the xy plane, z up.

Lengths in kit units (1 unit = 2 cm). variants(name) keeps a pool of variants per picture.
"""
from pieces import dough, greens, meat, roots, sea, seasoning, sweets  # noqa: F401  importing registers the pieces
from pieces.registry import PIECES, POOL, variants  # noqa: F401
