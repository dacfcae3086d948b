"""Glasses and mugs with what is in them. Lengths in kit units (1 unit = 2 cm)."""
import math

from mathutils import Vector

from citrus import CITRUS, citrus_wheel, ice_material
from liquids import glassmat
from materials import mat, shine
from pieces import variants
from shapes import R, add, blob, lathe, pipe, polar, smoothprofile
from tables import table

GLASSES = table("profiles")["glasses"]


def ice_cube(k):
    """One cube, its dents seeded by k."""
    return blob("ice", (0.62, 0.62, 0.62), ice_material(), sq=0.25, nz=0.08, seed=k, sub=4)


def tumbled():
    """Rotation of what fell into a glass."""
    return (R.uniform(0, 6), R.uniform(0, 6), R.uniform(0, 6))


def glass(kind, x, y, r, s=1.0):
    """A filled glass at (x, y); r holds liquid, level, ice and decoration."""
    pr = smoothprofile(GLASSES[kind]["outline"], 8)
    y0 = GLASSES[kind]["inside"]
    t = 0.09
    top = pr[-1][1]
    inn = [(max(0, a - t), z) for a, z in pr if z >= y0]
    at = Vector((x, y, 0))

    def put(me, loc=(0, 0, 0), rot=(0, 0, 0), k=1.0):
        return add(me, at + Vector(loc) * s, rot, k * s)

    outline = pr + [(inn[-1][0] + t / 2, top + 0.04)] + list(reversed(inn)) + [(0, y0)]
    put(lathe("glass", outline, 96, glassmat("glass")))
    level = y0 + (top - y0) * r.get("level", 0.85)
    lp = [(0, y0 + 0.01)] + [(a + 0.012, z + 0.01) for a, z in inn if z < level]
    rr = lp[-1][0]
    lp += [(rr, level), (rr - 0.12, level - 0.03), (0, level - 0.03)]
    col, clear = r["liquid"]
    if clear:
        lm = glassmat("liq" + col, col, ior=1.34)
    else:
        lm = mat("liqd" + col, col, r.get("liquid2", col), cscale=0.5, rough=0.15, coat=0.6, jitter=0, bump=0.05)
        # a little glow of its own: opaque juice in a glass goes grey otherwise
        shine(lm, {"Emission": col, "Emission Strength": r.get("milk", 0.28)})
    put(lathe("liquid", lp, 96, lm))
    n = r.get("ice", 0)
    for k in range(n):
        z = (y0 + 0.9 + (level - y0 - 0.7) * k / max(1, n - 1)) if clear else level + 0.08
        q = rr * (0.45 if clear else 0.5)
        put(ice_cube(k), (R.uniform(-q, q), R.uniform(-q, q), z), tumbled())
    for k in range(r.get("bubbles", 0)):
        z = R.uniform(y0 + 0.2, level - 0.2)
        a = R.uniform(0, 6.28)
        q = rr * 0.8 * math.sqrt(R.random())
        bubble = blob("bub", (1, 1, 1), glassmat("bub", "#ffffff", ior=0.8), nz=0, sub=2)
        put(bubble, polar(a, q, z), k=R.uniform(0.02, 0.05))
    for k in range(r.get("mint", 0)):
        over = k < 5
        a = R.uniform(0, 6.28)
        q = rr * (0.45 if over else 0.85) * math.sqrt(R.random())
        z = level + 0.2 + 0.5 * R.random() if over else R.uniform(y0 + 0.6, level - 0.4)
        lie = (R.gauss(0, 0.6), R.gauss(-0.4, 0.5), R.uniform(0, 6.28))
        put(variants("mint", 4)[k % 4], polar(a, q, z), lie, 1.1)
    for name, count in r.get("fruit", {}).items():
        for k in range(count):
            a = R.uniform(0, 6.28)
            over = k < (count + 1) // 2
            q = rr * 0.55 * math.sqrt(R.random())
            z = level + 0.12 if over else R.uniform(y0 + 0.8, level - 0.5)
            put(variants(name, 4)[k % 4], polar(a, q, z), tumbled(), 0.9)
    if r.get("foam"):
        fm = mat("foam", r.get("foam_colour", "#fff0d2"), rough=0.6, bump=0.3, bscale=22, jitter=0)
        ft = top + 0.35
        sides, crown = [(rr + 0.02, level - 0.1), (rr + 0.03, level + 0.4)], [(rr * 0.3, ft + 0.1), (0, ft + 0.08)]
        head = smoothprofile(sides + [(rr, ft - 0.3), (rr * 0.75, ft)] + crown, 8)
        put(lathe("foam", head + [(0, level - 0.1)], 64, fm))
    if r.get("cap"):
        cm = mat("cap" + r["cap"], r["cap"], rough=0.5, bump=0.6, bscale=12, jitter=0)
        if r.get("milk"):
            shine(cm, {"Emission": r["cap"], "Emission Strength": 0.4 * r["milk"]})
        over = [(1, -0.1), (0.98, 0.15), (0.7, 0.5), (0.25, 0.75), (0, 0.75)]
        put(lathe("slush", smoothprofile([(rr * q, level + z) for q, z in over], 8), 64, cm))
    if r.get("salt"):
        sm = mat("salt", r["salt"], rough=0.6, bump=1.0, bscale=28, jitter=0)
        rim = pr[-1][0]
        crust = [(-0.12, -0.28), (0.07, -0.3), (0.1, 0), (-0.02, 0.09), (-0.14, 0)]
        put(lathe("salt", [(rim + a, top + z) for a, z in crust], 96, sm))
    if r.get("citrus"):
        wheel = citrus_wheel(*CITRUS[r["citrus"]], r=r.get("citrus_r", 1.05))
        put(wheel, (pr[-1][0] * 0.93, -0.2, top + 0.2), (1.25, 0.25, 0.5))
    if r.get("inside"):
        for k in range(3):
            a = 2.1 * k + 0.4
            at_wall = polar(a, rr * 0.5, y0 + (level - y0) * (0.35 + 0.27 * k))
            put(citrus_wheel(*CITRUS[r["inside"]], r=0.8), at_wall, (1.3, R.uniform(-0.5, 0.5), a))
    if r.get("straw"):
        P = [Vector((-0.5, 0.3, y0 + 0.4)).lerp(Vector((0.9, 0.2, top + 2.2)), k / 8) for k in range(9)]
        put(pipe("straw", P, lambda q: 0.12, mat("straw", r["straw"], rough=0.35, jitter=0), 14))
    if kind == "jug":
        P = [Vector((2.0 + 1.5 * math.sin(q * math.pi) ** 0.8, 0, 1.5 + 4.6 * q)) for q in [k / 24 for k in range(25)]]
        put(pipe("handle", P, lambda q: 0.24, glassmat("glass"), 16))
    return top * s


def mug(x, y, r, s=1.0):
    """Copper mug."""
    copper = mat("copper", "#c8713c", rough=0.28, metallic=1, bump=0.08, bscale=3, jitter=0)
    prof = (
        smoothprofile([(0, 0), (1.7, 0), (1.95, 0.3), (2.0, 2.0), (1.95, 3.6)], 8)
        + [(1.97, 3.66), (1.9, 3.66)]
        + [(1.86, 3.5), (1.86, 0.3), (0, 0.3)]
    )
    add(lathe("mug", prof, 96, copper), (x, y, 0), sc=s)
    P = [Vector((1.9 + 1.25 * math.sin(q * math.pi) ** 0.7, 0, 0.8 + 2.2 * q)) for q in [k / 24 for k in range(25)]]
    add(pipe("handle", P, lambda q: 0.17, copper, 16), (x, y, 0), (0, 0, -0.3), s)
    mule = mat("mule", r["liquid"][0], rough=0.08, coat=1, jitter=0)
    add(lathe("liquid", [(0, 3.3), (1.86, 3.3)], 64, mule), (x, y, 0), sc=s)
    for k in range(5):
        a = k * 1.26
        at = (x + s * 0.9 * math.cos(a), y + s * 0.9 * math.sin(a), 3.5 * s)
        add(ice_cube(k), at, (R.uniform(0, 6), R.uniform(0, 6), 0), s)
    add(citrus_wheel(*CITRUS["lime"], r=1.0), (x + 0.9 * s, y - 0.9 * s, 4.0 * s), (1.2, 0.2, 0.3), s)
    for k in range(6):
        at = (x + R.uniform(-0.9, 0.2) * s, y + R.uniform(-0.6, 0.3) * s, (3.95 + 0.3 * R.random()) * s)
        lie = (R.gauss(0, 0.5), R.gauss(-0.4, 0.4), R.uniform(0, 6))
        add(variants("mint", 4)[k % 4], at, lie, 1.2 * s)
    return 4.6 * s
