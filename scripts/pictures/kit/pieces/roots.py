"""Roots, stalks, peppers and fruit."""
import math

from mathutils import Vector, noise

from materials import mat, ramp_object
from pieces.registry import PIECES, piece
from shapes import R, blob, lathe, mesh, tube


@piece
def carrot(i):
    m = mat("carrot", "#ee7412", "#ff9a2e", rough=0.28, sss=0, coat=0.45, cscale=2.5)
    V = []
    F = []
    n = 60
    pr = [(0, 0.09), (0.75, 0.10), (0.95, 0.08), (1, 0.0), (0.95, -0.08), (0.75, -0.10), (0, -0.09)]
    for k in range(n):
        a = 2 * math.pi * k / n
        r = 0.52 * (1 - 0.16 * max(0, math.cos(a * 5)) ** 6 * 1.2)
        for q, z in pr:
            V.append(Vector((r * q * math.cos(a), r * q * math.sin(a), z)))
    p = len(pr)
    for k in range(n):
        for j in range(p - 1):
            F.append((k * p + j, ((k + 1) % n) * p + j, ((k + 1) % n) * p + j + 1, k * p + j + 1))
    return mesh("carrot", V, F, m)


@piece
def dice(i):
    return blob(
        "dice",
        (0.17, 0.17, 0.17),
        mat("carrotd", "#f07a14", "#ff9a2e", rough=0.3, sss=0, coat=0.3),
        sq=0.3,
        nz=0.1,
        sub=3,
        seed=i,
    )


def _pepper(c1, c2, nm):
    def g(i):
        return blob(
            nm,
            (0.62 + 0.12 * R.random(), 0.50, 0.085),
            mat(nm, c1, c2, rough=0.17, sss=0, coat=0.8, cscale=1.2),
            sq=0.38,
            nz=0.16,
            nf=1.5,
            seed=i + 3,
            bend=0.9 + 0.5 * R.random(),
            sub=4,
        )

    return g


PIECES["redpepper"] = _pepper("#c3140f", "#e23a1c", "redpep")
PIECES["greenpepper"] = _pepper("#2e7d1e", "#5aa836", "grnpep")
PIECES["yellowpepper"] = _pepper("#f2a80c", "#ffc93a", "yelpep")


@piece
def onion(i):
    return blob(
        "onion",
        (0.78, 0.36, 0.06),
        mat("onion", "#e6dcc0", "#d6c2ca", rough=0.2, sss=0, coat=0.5, trans=0.12, cscale=1.6),
        sq=0.8,
        nz=0.08,
        seed=i,
        bend=1.3,
        sub=4,
    )


@piece
def pineapple(i):
    return blob(
        "pine",
        (0.5, 0.42, 0.3),
        mat("pine", "#f2b51c", "#ffd95a", rough=0.25, sss=0, coat=0.5, bump=0.5, bscale=6, stretch=(1, 1, 5)),
        sq=0.4,
        nz=0.12,
        nf=2,
        seed=i,
        taper=0.35,
    )


@piece
def asparagus(i):
    P = [Vector((-1.4 + 2.8 * k / 24, 0.05 * math.sin(k * 0.4 + i), 0)) for k in range(25)]
    v, f, u = tube(
        "a",
        P,
        lambda t: 0.16
        if t < 0.7
        else 0.16 + 0.08 * math.sin((t - 0.7) / 0.3 * math.pi) - 0.13 * max(0, t - 0.85) / 0.15,
        None,
        12,
    )
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
def celery(i):
    return blob(
        "celery",
        (0.62, 0.26, 0.1),
        mat("celery", "#9cc45e", "#cfe29a", rough=0.25, coat=0.5, bump=0.4, bscale=3, stretch=(0.4, 5, 1)),
        sq=0.5,
        nz=0.08,
        seed=i,
        bend=0.5,
    )


@piece
def bamboo(i):
    return blob(
        "bamboo",
        (0.8, 0.42, 0.06),
        mat("bamboo", "#ecd79c", "#f8ecc6", rough=0.3, coat=0.35, bump=0.4, bscale=3, stretch=(0.4, 4, 1)),
        sq=0.35,
        nz=0.08,
        seed=i,
        bend=0.25,
    )


@piece
def babycorn(i):
    P = [Vector((-0.95 + 1.9 * k / 26, 0, 0)) for k in range(27)]
    v, f, u = tube(
        "c", P, lambda t: 0.23 * (1 - 0.55 * t) * (0.5 + 0.5 * min(1, t * 10)) * (1 + 0.06 * math.sin(t * 80)), None, 14
    )
    return mesh("babycorn", v, f, mat("babycorn", "#f0c43c", "#fbe08a", rough=0.3, coat=0.4, bump=0.8, bscale=12), u)


@piece
def corn(i):
    return blob(
        "corn",
        (0.2, 0.16, 0.13),
        mat("corn", "#f2b81c", "#ffd95e", rough=0.28, coat=0.5),
        sq=0.6,
        nz=0.1,
        seed=i,
        sub=3,
        taper=0.25,
    )


@piece
def cucumber(i):
    """Smashed cucumber chunk."""
    m = mat(
        "cucumber",
        "",
        rough=0.22,
        coat=0.5,
        bump=0.3,
        bscale=5,
        build=ramp_object([(0, "#e3efb8"), (0.5, "#cfe39a"), (0.68, "#3f7a2a"), (1, "#23561c")], "z", -0.35, 0.36, 0.1),
    )
    return blob("cucumber", (0.75, 0.5, 0.34), m, sq=0.55, nz=0.28, nf=1.8, seed=i, bend=0.5)


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
        [(0, 0.07), (0.9, 0.07), (0.98, 0.05), (1, 0), (0.98, -0.05), (0.9, -0.07), (0, -0.07)],
        48,
        [m],
        None,
        "cucslice",
    )


@piece
def cucumberstick(i):
    m = mat(
        "cucst",
        "",
        rough=0.25,
        coat=0.4,
        build=ramp_object([(0, "#e3efb8"), (0.7, "#bcd88a"), (0.85, "#2f6a24"), (1, "#23561c")], "z", -0.2, 0.22, 0.05),
    )
    return blob("cucstick", (1.2, 0.17, 0.17), m, sq=0.25, nz=0.04, seed=i, sub=3)
