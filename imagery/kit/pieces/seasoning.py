"""Nuts, seeds, herbs, aromatics and citrus."""
import math

from mathutils import Vector, noise

from materials import mat, ramp_object
from pieces.building import solid, placed
from pieces.registry import piece
from shapes import R, blob, lathe, lump, mesh, pipe, tube


@piece
def scallion(i):
    r = 0.17 + 0.06 * R.random()
    h = 0.11 + 0.05 * R.random()
    p = [(r * 0.72, h), (r, h), (r * 1.02, 0), (r, -h), (r * 0.72, -h), (r * 0.7, 0), (r * 0.72, h)]
    m = mat("scal2", "#3d8a24", "#7cc24a", rough=0.3, coat=0.35, cscale=2, jitter=0.16)
    return lathe("scallion", p, 22, [m])


@piece
def cashew(i):
    P = [Vector((0.34 * math.cos(a), 0.34 * math.sin(a), 0)) for a in [0.2 + 2.6 * k / 16 for k in range(17)]]
    m = mat("cashew", "#dcae6a", "#f3d6a2", rough=0.38, coat=0.25)
    rad = lambda t: 0.17 * (0.35 + 0.65 * math.sin(math.pi * min(1, 0.08 + t * 0.92)) ** 0.5)
    return pipe("cashew", P, rad, m, 14)


@piece
def chilli(i):
    """Dried red chilli."""
    P = [Vector((-0.8 + 1.6 * k / 18, 0.22 * math.sin(k / 18 * 3 + i), 0.05 * math.sin(k))) for k in range(19)]
    v, f, u = tube(P, lambda t: 0.19 * min(1, 0.3 + t * 6) * (1 - 0.85 * t) + 0.02, 12, flat=0.7)
    v = [x * (1 + 0.1 * noise.noise(x * 4 + Vector((i, 0, 0)))) for x in v]
    return mesh("chilli", v, f, mat("chilli", "#8c0d08", "#c81f12", rough=0.2, coat=0.8), u)


@piece
def chilliring(i):
    """Fresh chilli ring."""
    r, h = 0.16 + 0.04 * R.random(), 0.07
    m = mat("chring", "#c4140c", "#e2331c", rough=0.2, coat=0.6, jitter=0.1)
    return lathe("chilliring", [(r * 0.65, h), (r, h), (r * 1.05, 0), (r, -h), (r * 0.65, -h), (r * 0.65, h)], 18, [m])


@piece
def scallionstrip(i):
    """Scallion matchstick."""
    return blob(
        "scstrip",
        (0.95, 0.06, 0.04),
        mat("scstrip", "#3f8a25", "#a9d873", rough=0.32, coat=0.3, cscale=0.8),
        sq=0.4,
        nz=0.05,
        seed=i,
        sub=3,
        bend=0.9 * (1 if i % 2 else 0.4),
    )


@piece
def scallionlong(i):
    """5 cm scallion length."""
    P = [Vector((-0.95 + 1.9 * k / 12, 0.12 * math.sin(k / 12 * 3 + i), 0)) for k in range(13)]
    green = ramp_object([(0, "#e4efb4"), (0.4, "#7fbf48"), (1, "#2f7a20")], "x", -0.95, 0.95)
    return pipe("scallionlong", P, lambda t: 0.15, mat("sclong", "", rough=0.3, coat=0.4, build=green), flat=0.7)


@piece
def cilantro(i):
    m = mat("cilantro", "#256b1c", "#4f9c34", rough=0.4, coat=0.2, jitter=0.1)
    parts = []
    for k in range(3):
        b, bf = lump((0.26, 0.2, 0.02), nz=0.5, nf=3, seed=i * 3 + k, sub=3, bend=0.6)
        a = k * 2.1 + i
        parts.append((b, bf, 0, placed(0.24 * math.cos(a), 0.24 * math.sin(a), 0.03 * k, a)))
    return solid("cilantro", parts, [m])


@piece
def orangeslice(i):
    """Half orange slice."""
    m = mat(
        "orsl",
        "",
        rough=0.22,
        coat=0.5,
        build=ramp_object(
            [(0, "#ffc25a"), (0.1, "#ff9a1c"), (0.76, "#ffa830"), (0.84, "#fff0cc"), (0.93, "#f07c0c")],
            "r",
            0,
            1,
            0.02,
            (1.0, 1.0, 0),
        ),
    )
    V, F = [], []
    n = 30
    for z in (0.09, -0.09):
        V.append(Vector((0, 0, z)))
        V += [Vector((math.cos(math.pi * k / n), math.sin(math.pi * k / n), z)) for k in range(n + 1)]
    o = n + 2
    for k in range(n):
        F.append((0, 1 + k, 2 + k))
        F.append((o, o + 2 + k, o + 1 + k))
        F.append((1 + k, o + 1 + k, o + 2 + k, 2 + k))
    F.append((1, 0, o, o + 1))
    F.append((0, n + 1, o + n + 1, o))
    return mesh("orangeslice", V, F, m, smooth=False)
