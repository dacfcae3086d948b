"""The table of pieces and the pool of their variants; the pieces that are one lump of one material, from lumps.json."""
import materials
from pieces.building import batter, crumb
from shapes import R, blob
from tables import table

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


def _drawn(value):
    """[least, spread] as a random number between them; any other value as it is."""
    return value[0] + value[1] * R.random() if isinstance(value, list) else value


def _lump(key, row):
    """Maker of the piece that a row describes."""
    name = row.get("name", key)
    shape = {"seed": 0, **row["shape"]}

    def make(i):
        size = [_drawn(length) for length in row["size"]]
        look = {"crumb": crumb, "batter": batter}.get(row.get("crust"))
        if look:
            material = look()
        else:
            build = materials.ramp_object(**row["ramp"]) if "ramp" in row else None
            material = materials.mat(row.get("material", name), *row.get("colours", [""]), build=build, **row["look"])
        own = {param: _drawn(value) for param, value in shape.items()}
        return blob(name, size, material, **{**own, "seed": own["seed"] + i})

    return make


PIECES.update((key, _lump(key, row)) for key, row in table("lumps").items())
