"""Roots, stalks, peppers and fruit."""
import math

from mathutils import Vector, noise

from materials import mat, ramp_object
from pieces.registry import piece
from shapes import lathe, mesh, pipe, quads, tube


@piece
def carrot(i):
    m = mat("carrot", "#ee7412", "#ff9a2e", rough=0.28, coat=0.45, cscale=2.5)
    V = []
    n = 60
    pr = [(0, 0.09), (0.75, 0.10), (0.95, 0.08), (1, 0.0), (0.95, -0.08), (0.75, -0.10), (0, -0.09)]
    for k in range(n):
        a = 2 * math.pi * k / n
        r = 0.52 * (1 - 0.16 * max(0, math.cos(a * 5)) ** 6 * 1.2)
        for q, z in pr:
            V.append(Vector((r * q * math.cos(a), r * q * math.sin(a), z)))
    return mesh("carrot", V, quads(n, len(pr), around=True), m)


@piece
def asparagus(i):
    P = [Vector((-1.4 + 2.8 * k / 24, 0.05 * math.sin(k * 0.4 + i), 0)) for k in range(25)]
    tip = lambda t: 0.16 + 0.08 * math.sin((t - 0.7) / 0.3 * math.pi) - 0.13 * max(0, t - 0.85) / 0.15
    v, f, u = tube(P, lambda t: 0.16 if t < 0.7 else tip(t))
    v = [x * (1 + 0.05 * noise.noise(x * 6)) for x in v]
    return mesh(
        "asparagus",
        v,
        f,
        mat(
            "aspar",
            "",
            rough=0.32,
            coat=0.35,
            bump=0.4,
            bscale=8,
            build=ramp_object([(0, "#b6cf7e"), (0.6, "#6fa03c"), (1, "#3f6b2a")], "x", -1.4, 1.4),
        ),
        u,
    )


@piece
def babycorn(i):
    P = [Vector((-0.95 + 1.9 * k / 26, 0, 0)) for k in range(27)]
    m = mat("babycorn", "#f0c43c", "#fbe08a", rough=0.3, coat=0.4, bump=0.8, bscale=12)
    return pipe(
        "babycorn",
        P,
        lambda t: 0.23 * (1 - 0.55 * t) * (0.5 + 0.5 * min(1, t * 10)) * (1 + 0.06 * math.sin(t * 80)),
        m,
        14,
    )


@piece
def cucumberslice(i):
    """Round cucumber slice, 4 cm."""
    m = mat(
        "cucsl",
        "",
        rough=0.25,
        coat=0.4,
        build=ramp_object(
            [(0, "#e9f2c0"), (0.62, "#d5e8a4"), (0.86, "#b4d27c"), (0.94, "#2f6a24")], "r", 0, 1, 0.03, (1.0, 1.0, 0)
        ),
    )
    return lathe(
        "cucslice", [(0, 0.07), (0.9, 0.07), (0.98, 0.05), (1, 0), (0.98, -0.05), (0.9, -0.07), (0, -0.07)], 48, [m]
    )
