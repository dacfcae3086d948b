"""The table of pieces and the pool of their variants."""
import materials

PIECES = {}
POOL = {}


def piece(f):
    """Registers a piece under its function name."""
    PIECES[f.__name__] = f
    return f


def variants(name, n=4):
    """Pool of n variants, separate for each sauce glaze."""
    key = name + materials.glaze_key()
    if key not in POOL:
        POOL[key] = [PIECES[name](i) for i in range(n)]
    return POOL[key]
