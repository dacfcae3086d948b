"""Egg, dough and tofu."""
import math

from mathutils import Matrix, Vector, noise

from materials import mat, ramp_object
from pieces.building import solid, placed, pleated
from pieces.registry import piece
from shapes import lump, mesh, quads, smoothprofile, tube


@piece
def lumpia(i):
    m = mat("lumpia", "#b4641c", "#e9ad55", rough=0.34, coat=0.35, bump=0.8, bscale=9, cscale=3.0, jitter=0.04)
    n = 60
    P = [Vector((-1.7 + 3.4 * k / (n - 1), 0, 0.03 * math.sin(k * 0.4 + i))) for k in range(n)]

    def rad(t):
        e = min(t, 1 - t)
        return 0.44 * min(1, (0.25 + (e / 0.05) ** 0.5 * 0.75) if e < 0.05 else 1)

    v, f, u = tube(P, rad, 28, flat=0.9)
    o = Vector((i * 9, 0, 0))
    v = [x * (1 + 0.05 * noise.noise(x * 2.2 + o) + 0.02 * noise.noise(x * 7 + o)) for x in v]
    # wrap ridge: a spiral seam
    vv = []
    for x in v:
        a = math.atan2(x.z, x.y)
        s = ((a / 6.283) + x.x * 0.28 + i * 0.2) % 1
        k = 1 + 0.07 * (1 - s)
        vv.append(Vector((x.x, x.y * k, x.z * k)))
    return mesh("lumpia", vv, f, m, u)


def _jiaozi(i, m, crest):
    a, af = lump((1.2, 0.56, 0.5), sq=0.85, nz=0.07, nf=2.0, seed=i)
    a = [Vector((x.x, x.y * (1 - 0.22 * (x.x / 1.2) ** 2), max(x.z, -0.34))) for x in a]
    V, F = [], []
    n = 60
    for k in range(n + 1):
        t = k / n
        x = -1.22 + 2.44 * t
        top = 0.62 * math.sqrt(max(0, 1 - (x / 1.24) ** 2)) + 0.02
        for h, w in ((-0.3, 0.2), (0.0, 0.12), (0.08, 0.08), (0.11, 0.0)):
            for s in (-1, 1):
                V.append(
                    Vector((x, s * w + 0.05 * math.sin(t * 38 + i) * (1 if h > -0.2 else 0.3), max(top + h, -0.3)))
                )
    for k in range(n):
        b = k * 8
        for q in range(3):
            F.append((b + q * 2, b + 8 + q * 2, b + 10 + q * 2, b + 2 + q * 2))
            F.append((b + 1 + q * 2, b + 3 + q * 2, b + 11 + q * 2, b + 9 + q * 2))
    bow = lambda P: [Vector((x.x, x.y + 0.2 * x.x * x.x - 0.12, x.z)) for x in P]
    return solid("jiaozi", [(bow(a), af, 0), (bow(V), F, 1)], [m, crest])


def _dough():
    return mat("dough", "#dcc79a", "#eddcb8", rough=0.3, coat=0.35, cscale=1.2, bump=0.12, bscale=4)


@piece
def dumpling(i):
    """Steamed pleated dumpling."""
    return _jiaozi(i, _dough(), _dough())


@piece
def potsticker(i):
    """Pan-fried dumpling, browned on its side."""
    m = mat(
        "pots",
        "",
        rough=0.3,
        coat=0.45,
        bump=0.25,
        bscale=7,
        build=ramp_object([(0, "#8a4310"), (0.3, "#c47a28"), (0.55, "#ecd29a"), (1, "#f7ecd0")], "y", -0.6, 0.45, 0.16),
    )
    return _jiaozi(i, m, mat("potsc", "#d99a48", "#f4e2ba", rough=0.35, coat=0.3, cscale=2.5))


def _wonton(i, m, body, frill, flare, lie):
    """Square wrapper gathered round a filling and pinched flat above it.

    body = radius; frill, flare = length above the neck and how wide it opens there; lie (radians) lays it on its side.
    """
    S, ball, neck = 120, 16, 8
    out = Vector((i * 5.3, i * 2.9, i * 7.1))
    turn = Matrix.Rotation(lie, 3, "X")
    V = []
    rings = ball + neck + 1
    for s in range(S):
        a = 2 * math.pi * s / S
        ray = Vector((math.cos(a), math.sin(a), 0))
        # 0 at the middle of a side of the wrapper, 1 at its corners
        corner = (1 / max(abs(ray.x), abs(ray.y)) - 1) / 0.4142
        pleat = noise.noise(ray * 1.8 + out)
        fold = math.sin(a * 8 + 4 * pleat)
        length = frill * (0.72 + 0.4 * corner + 0.5 * pleat)
        for k in range(rings):
            if k <= ball:
                t = k / ball
                q = math.radians(-90 + 160 * t)
                r, z = body * math.cos(q), body * math.sin(q) * (0.82 if q < 0 else 1.0)
                r *= 1 + 0.22 * fold * max(0, t - 0.3)
                flat = 1 - 1.2 * max(0, t - 0.5)
            else:
                t = (k - ball) / neck
                r = body * 0.34 + length * flare * t**1.3
                z = body * 0.94 + length * t * (1 - 0.3 * flare * t)
                flat = 0.4 - 0.3 * t
            p = Vector((ray.x * r, ray.y * r * flat, z))
            if k > ball:
                p.y += (0.09 * math.sin(9 * p.x + i) + 0.6 * frill * noise.noise(Vector((p.x * 1.6, p.z, i * 3.7)))) * t
            p *= 1 + 0.2 * noise.noise(p * 1.9 + out) + 0.06 * noise.noise(p * 5.5 + out)
            V.append(turn @ p)
    return mesh("wonton", V, quads(S, rings, around=True), m)


@piece
def wonton(i):
    """Boiled wonton on its side: the filling shows through the body, the skirt hangs loose."""
    stops = [(0, "#d89c68"), (0.5, "#e2b67e"), (0.75, "#ecd29c"), (1, "#efdcae")]
    build = ramp_object(stops, "r", 0.2, 1.1, 0.12)
    m = mat("wonton", "", rough=0.22, coat=0.6, bump=0.15, bscale=5, build=build)
    return _wonton(i, m, 0.5, 0.7, 0.95, 1.2)


@piece
def wontonfry(i):
    """Fried wonton: golden body, blistered and browner towards the corners."""
    stops = [(0, "#bd7422"), (0.36, "#eaa846"), (0.6, "#dd9030"), (1, "#a85616")]
    build = ramp_object(stops, "z", -0.6, 1.3, 0.26)
    m = mat("wontonf", "", rough=0.34, coat=0.4, bump=0.9, bscale=7, build=build)
    return _wonton(i, m, 0.5, 0.7, 1.0, 0.3)


@piece
def siumai(i):
    """Open Cantonese dumpling."""
    wrap = mat("siuwrap", "#efc65a", "#f8df94", rough=0.3, coat=0.4)
    fill = mat("siufill", "#c98463", "#ecc0a0", rough=0.35, coat=0.5, bump=0.8, bscale=7, cscale=3)
    v, f = pleated(
        smoothprofile([(0, 0), (0.62, 0.0), (0.72, 0.35), (0.66, 0.8), (0.76, 1.05)], 6) + [(0.7, 1.06), (0.56, 0.86)],
        13,
        lambda t: 0.02 + 0.14 * max(0, t - 0.35),
    )
    a, af = lump((0.64, 0.64, 0.34), nz=0.12, nf=2, nz2=0.12, nf2=5, seed=i)
    b, bf = lump((0.2, 0.2, 0.12), nz=0.15, nf=3, seed=i)
    return solid(
        "siumai",
        [(v, f, 0), (a, af, 1, placed(0, 0, 0.88)), (b, bf, 2, placed(0.05, 0, 1.2))],
        [wrap, fill, mat("roe", "#f0641a", "#ff8f3a", rough=0.2, coat=0.7)],
    )


@piece
def bao(i):
    """Steamed bun that burst open over its char siu."""
    m = mat("bao", "#e2d2b2", "#f0e4ca", rough=0.5, coat=0.08, bump=0.16, bscale=5)
    v, f = pleated(
        smoothprofile([(0, 0), (1.25, 0.0), (1.62, 0.45), (1.52, 0.98), (1.12, 1.42), (0.78, 1.62), (0.62, 1.54)], 8)
        + [(0.55, 1.36), (0, 1.3)],
        7,
        lambda t: 0.34 * max(0, t - 0.36) * (1.7 if t < 0.92 else 0.9),
        0.9,
    )
    filling = mat("baofill", "#7c1d0c", "#b8431c", rough=0.25, coat=0.6, bump=0.7, bscale=6, cscale=4)
    w, wf = lump((0.6, 0.55, 0.34), nz=0.3, nf=3, nz2=0.16, nf2=8, seed=i)
    return solid("bao", [(v, f, 0), (w, wf, 1, placed(0, 0, 1.44))], [m, filling])


@piece
def pancake(i):
    """Thin crepe folded in four."""
    m = mat("crepe", "#e8cf98", "#f9efd2", rough=0.5, bump=0.25, bscale=4, cscale=2.2)
    V = []
    n, k = 14, 20
    for q in range(n + 1):
        for a in range(k + 1):
            r = 2.1 * q / n
            t = math.pi / 2 * a / k
            V.append(
                Vector((r * math.cos(t), r * math.sin(t), 0.07 * math.sin(r * 3 + i) * math.sin(t * 2 + i) + 0.08))
            )
    return mesh("pancake", V, quads(n + 1, k + 1), m)
