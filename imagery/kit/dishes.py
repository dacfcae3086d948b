"""Builds one dish from a recipe (see README for the format). Lengths in kit units (1 unit = 2 cm)."""
import math

import numpy as np
from mathutils import Euler

import materials
from framing import framing
from heap import Heap, clear_soup, disk, heightfn, mound, noodles, puddle, scatter_surface, settled, thick_soup
from materials import mat
from pieces import variants
from shapes import R, add
from stage import begin
from staples import NOODLES, RICE, SAUCES
from vessels import FOOD, floor_height, vessel


def pool_bounds(kind, cx=0.0, cy=0.0):
    """Keeps a puddle on the vessel: its inner surface (unscaled) and the largest radius."""
    round_kind = {"oval": "plate", "tray": "plate"}.get(kind, kind)
    limit = {"coupe": 4.3, "plate": 4.3, "oval": 4.2, "tray": 4.2, "dessert": 3.3, "hot": 4.1, "clay": 4.6}.get(
        kind, 9.0
    )
    if cx or cy:
        return {"limit": max(1.5, limit + 0.2 - (cx * cx + cy * cy) ** 0.5)}
    return {"ground": None if kind in ("clay", "hot") else floor_height(round_kind), "limit": limit}


def seed_of(slug):
    """Stable number for a slug."""
    return sum(ord(c) * (i + 7) for i, c in enumerate(slug))


def entries(table):
    """{'name': 12 or [12, 1.1]} -> [(name, count, scale)]."""
    out = []
    for name, v in (table or {}).items():
        out.append((name, v, 1.0) if isinstance(v, (int, float)) else (name, v[0], v[1]))
    return out


def fill(hp, part, cx, cy, r, floor, sx=1.0, sy=1.0):
    """One portion (rice, noodles or wok heap) of radius r centred at (cx, cy)."""
    base = part.get("base", "wok")
    glaze, pool = SAUCES[part.get("sauce")]
    ragged = R.uniform(0, 50)
    materials.set_glaze(None)
    if base in RICE:
        piece, core = RICE[base]
        high = part.get("height", 0.42 * r)
        h = heightfn(r, high, floor, p=0.8, seed=ragged, cx=cx, cy=cy)
        mound(h, r * 1.0, mat("core" + core, core, rough=0.6, jitter=0), cx=cx, cy=cy)
        scatter_surface(piece, h, r * 0.985, int(215 * r * r), nvar=8, tilt=0.5, lift=(-0.02, 0.2), cx=cx, cy=cy)
        hp.raise_to(h, cx, cy, r)
    elif base in NOODLES:
        c1, c2, rad, flat = NOODLES[base]
        h = heightfn(
            r * 0.97,
            part.get("height", (0.4 if hp.kind == "bowl" else 0.27) * r),
            floor,
            p=0.7,
            seed=ragged,
            cx=cx,
            cy=cy,
        )
        h = settled(h, floor_height(hp.kind), r)
        mound(h, r * 0.8, mat("core" + c1, c1, rough=0.5, jitter=0), cx=cx, cy=cy)
        noodles(h, r * 1.0, int(9.5 * r * r * (1 if rad < 0.14 else 0.8)), c1, c2, rad, flat=flat)
        hp.raise_to(lambda x, y: h(x, y) + 0.35, cx, cy, r * 0.95)
        materials.set_glaze(glaze)
    elif base == "wok":
        if pool:
            o = puddle(r * part.get("pool", 0.97), floor - 0.01, *pool, seed=ragged, **pool_bounds(hp.kind, cx, cy))
            o.location = (cx, cy, 0)
            o.scale = (sx, sy, 1)
        materials.set_glaze(glaze)
    todo = []
    for name, count, scale in entries(part.get("mix")):
        todo += [(name, scale)] * int(count)
    R.shuffle(todo)
    for name, scale in todo:
        hp.put(
            name,
            scale,
            disk(r * part.get("spread", 0.82), 0.62, cx, cy, sx, sy),
            0.5,
            sink=0.3,
            cands=10,
            centre=(cx, cy),
        )
    if base in RICE:
        materials.set_glaze(None)
    for name, count, scale in entries(part.get("bits")):
        for _ in range(int(count)):
            hp.put(name, scale, disk(r * 0.9, 0.46, cx, cy), 0.5, sink=0.36, cands=1)
    materials.set_glaze(SAUCES[part.get("topsauce")][0] or (None if base in RICE else materials.GLAZE))
    for name, count, scale in entries(part.get("tops")):
        for _ in range(int(count)):
            hp.put(
                name,
                scale,
                disk(r * part.get("topspread", 0.78), 0.55, cx, cy),
                0.3,
                sink=0.32,
                cands=2,
                cost=0.35,
                centre=(cx, cy),
            )
    materials.set_glaze(None)


def place(hp, name, k, x, y, rot, scale, tilt=0.0, sink=0.03, z=None):
    """Puts one piece by hand, standing on whatever is below it."""
    me = variants(name, 5)[k % 5]
    m = Euler((tilt, 0, rot)).to_matrix()
    low = min((m @ v.co).z for v in me.vertices) * scale
    base = hp.floor(x, y) if z is None else z
    z = base - low - sink
    add(me, (x, y, z), (tilt, 0, rot), scale)
    hp.stamp(me, x, y, z, m, scale)


def arrange(hp, spec, k0=0):
    """Lays out hand-placed pieces: [name, count, layout, size, scale]."""
    name, n, layout, r, s = spec[:5]
    cx, cy = spec[5] if len(spec) > 5 else (0, 0)
    turn = R.uniform(-0.12, 0.12)
    if layout == "ring":
        for i in range(n):
            a = 2 * math.pi * i / n + turn + math.pi / 2
            place(hp, name, i, cx + r * math.cos(a), cy + r * math.sin(a) * 0.92, a + math.pi / 2 + R.gauss(0, 0.1), s)
    elif layout == "petal":
        for i in range(n):
            a = 2 * math.pi * i / n + turn + math.pi / 2
            place(hp, name, i, cx + r * math.cos(a), cy + r * math.sin(a), a + R.gauss(0, 0.06), s)
    elif layout == "row":
        for i in range(n):
            place(
                hp, name, i, cx + (i - (n - 1) / 2) * r, cy + R.gauss(0, 0.08), math.pi / 2 + 0.25 + R.gauss(0, 0.07), s
            )
    elif layout == "fan":
        for i in range(n):
            t = i - (n - 1) / 2
            place(
                hp,
                name,
                i,
                cx + t * r,
                cy - 0.06 * t * t + R.gauss(0, 0.04),
                math.pi / 2 - 0.12 * t + 0.3,
                s,
                tilt=-0.32,
                z=hp.floor(cx + t * r, cy) if i == 0 else None,
                sink=0.25,
            )
    elif layout == "stack":
        done = layer = 0
        while done < n:
            row = min(max(1, math.ceil((n - done) * 0.55)), n - done)
            for i in range(row):
                place(
                    hp,
                    name,
                    done,
                    cx + R.gauss(0, 0.1),
                    cy + (i - (row - 1) / 2) * r,
                    0.2 + R.gauss(0, 0.05),
                    s,
                    z=0.26 + layer * r * 0.78,
                )
                done += 1
            layer += 1
    elif layout == "pile":
        for i in range(n):
            hp.put(name, s, disk(r, 0.6, cx, cy), 0.35, sink=0.25, cands=9, centre=(cx, cy))
    elif layout == "at":
        place(hp, name, k0, cx, cy, r, s)


def side_dish(hp, kind, x, y, floor, size=1.0):
    """Small dip dish; kind is a sauce name or a hex colour."""
    sd = vessel("sidedish", "white")
    sd.location = (x, y, floor)
    sd.scale = (size, size, size)
    cols = SAUCES[kind][1] if kind in SAUCES else (kind, kind)
    p = puddle(1.5, 0, *cols, th=0.1, ragged=0.02)
    p.location = (x, y, floor + 0.34 * size)
    p.scale = (size, size, size)
    hp.raise_to(lambda a, b: floor + 0.9 * size, x, y, 1.85 * size)


def build(r, slug):
    """Builds the whole scene of a dish recipe."""
    begin(seed_of(slug))
    serve(r)
    framing(r, r["vessel"])


def serve(r):
    """Builds vessel and food at the origin, without table, camera or lights."""
    kind = r["vessel"]
    food_r, floor = FOOD[kind]
    food_r *= r.get("fill", 1.0)
    sx, sy = {"oval": (1, 0.72), "tray": (1.05, 0.8), "hot": (1.1, 0.74)}.get(kind, (1, 1))
    vessel(kind, r.get("style", "white"))
    hp = Heap(floor_height(kind))
    hp.kind = kind
    base = r.get("base", "set")
    if base in ("cream", "broth"):
        z, radius = {"bowl": (3.05, 4.62), "clay": (2.1, 4.78)}.get(kind, (1.0, 4.4))
        if r.get("under"):
            c1, c2, rad, flat = NOODLES[r["under"]]
            bed = heightfn(3.6, 0.75, z - 0.72, p=0.6, seed=3)
            noodles(bed, 3.7, 110, c1, c2, rad, flat=flat)
        if base == "cream":
            thick_soup(radius, z, *r["liquid"])
        level = z - (0.1 if base == "cream" else 0.07)
        if base == "broth":
            # what has sunk shows through the broth and carries what floats
            hp.z[:] = level - 0.75
            for name, count, scale in entries(r.get("sunk", r.get("tops"))):
                for _ in range(math.ceil(int(count) * (1 if r.get("sunk") else 0.5))):
                    hp.put(name, scale, disk(radius * 0.5, 0.6), 0.2, sink=0.3, cands=3, cost=0.2)
        hp.z[:] = np.maximum(hp.z, level)
        if r.get("under"):
            hp.raise_to(lambda x, y: bed(x, y) + 0.4, 0, 0, 3.4)
        for name, count, scale in entries(r.get("tops")):
            for _ in range(int(count)):
                hp.put(
                    name,
                    scale,
                    disk(radius * 0.72, 0.55),
                    0.16,
                    sink=0.3 if base == "broth" else 0.42,
                    cands=5,
                    cost=0.2,
                )
        if base == "broth":
            clear_soup(radius, z, *r["liquid"], hp=hp, ground=floor_height(kind))
    elif base == "parts":
        for p in r["parts"]:
            fill(hp, p, p["at"][0], p["at"][1], p["r"], floor)
    elif base != "set":
        fill(hp, r, r.get("at", (0, 0))[0], r.get("at", (0, 0))[1], food_r, floor, sx, sy)
    if r.get("pool_at"):
        px, py, pr, sauce = r["pool_at"]
        o = puddle(
            pr,
            floor - 0.01,
            *(SAUCES[sauce][1] if sauce in SAUCES else (sauce, sauce)),
            seed=R.uniform(0, 9),
            ragged=0.22,
            limit=3.9 if kind != "dessert" else 3.0
        )
        o.scale = (sx, sy, 1)
        o.location = (px, py, 0)
    if r.get("dip"):
        dx, dy = r.get("dip_at", (4.0, -1.5) if kind in ("plate", "oval", "coupe") else (3.2, -1.2))
        # lifted a little: its outer edge reaches over the sloping rim of the plate
        side_dish(hp, r["dip"], dx, dy, floor + 0.2, 0.6 if kind == "dessert" else 0.74)
    materials.set_glaze(SAUCES[r.get("setsauce")][0])
    for k, spec in enumerate(r.get("set", [])):
        arrange(hp, spec, k)
    materials.set_glaze(None)
    reach = food_r * r.get("garnish_r", 0.72)
    gx, gy = r.get("garnish_at", (0, 0))
    for name, count, scale in entries(r.get("garnish")):
        for _ in range(int(count)):
            hp.put(name, scale, disk(reach, 0.6, gx, gy, sx, sy), 0.5, sink=0.4, cands=1)
    for name, count, scale in entries(r.get("crown")):
        for _ in range(int(count)):
            hp.put(name, scale, disk(0.7, 0.6, gx, gy), 0.5, sink=0.3, cands=3)
