"""Fish and seafood."""
import math

from mathutils import Matrix, Vector, noise

from materials import mat, node, ramp_object, ramp_uv
from pieces.building import solid, placed, crumb
from pieces.registry import piece
from shapes import R, ico, join, lump, mesh, quads, tube


def shrimp_build(nt, tc, mp):
    stops = [(0, "#ffd9bf"), (0.10, "#fbb084"), (0.45, "#f27a40"), (0.85, "#ea5d26"), (1, "#f9a678")]
    bands = ramp_uv(stops, 0, 6.0)(nt, tc, mp)
    across = node(nt, "SeparateXYZ", {0: tc.outputs["UV"]}).outputs[1]
    rising = {"From Min": 0.55, "From Max": 1.0, "To Max": 0.7, "Value": across}
    belly = node(nt, "MapRange", rising, interpolation_type="SMOOTHSTEP").outputs[0]
    return node(nt, "MixRGB", {"Color1": bands, "Color2": "#ffe3cc", "Fac": belly}).outputs[0]


@piece
def shrimp(i):
    m1 = mat("shrimp", "", rough=0.27, coat=0.5, bump=0.10, bscale=14, build=shrimp_build)
    m2 = mat("shrimptail", "#d8401c", "#f08050", rough=0.3, coat=0.4)
    n = 64
    arc = math.radians(265 + R.uniform(-25, 15))
    path = []
    for k in range(n):
        t = k / (n - 1)
        a = arc * t
        rr = 0.80 - 0.25 * t
        path.append(Vector((math.cos(a) * rr, math.sin(a) * rr, 0.10 * math.sin(t * 3 + i))))

    def rad(t):
        base = 0.40 * (1 - 0.60 * t) * (1 if t > 0.06 else 0.55 + 0.45 * math.sqrt(t / 0.06))
        return base * (1 - 0.11 * ((t * 6) % 1))

    v, f, u = tube(path, rad, seg=20, flat=0.88)
    parts = [(v, f, u, 0, None)]
    end = path[-1]
    d = (path[-1] - path[-3]).normalized()
    for s in (-1, 0, 1):
        b, bf = ico(3)
        ang = math.atan2(d.y, d.x) + s * 0.5
        mx = (
            Matrix.Translation(end + Vector((math.cos(ang), math.sin(ang), 0)) * 0.26)
            @ Matrix.Rotation(ang, 4, "Z")
            @ Matrix.Diagonal((0.34, 0.13, 0.05, 1))
        )
        parts.append((b, bf, None, 1, mx))
    V, F, U, M = join(parts)
    return mesh("shrimp", V, F, [m1, m2], U, M)


def _fillet_height(u, v, i):
    """Height of a fillet over its lower side, 0..1, at u along and v across it, both -1..1."""
    dome = (1 - v * v) ** 0.65
    thick = 0.62 + 0.38 * math.cos((u + 0.3) * 1.15)
    wander = 0.16 * noise.noise(Vector((u * 3, v * 2, i)))
    flake = (u * 4.4 + abs(v) * 0.9 + wander) % 1
    # Flakes lie like roof tiles: each rises slowly and falls off at once.
    tile = 0.22 * (flake**0.7 if flake < 0.86 else 1 - (flake - 0.86) / 0.14)
    seam = 0.2 * math.exp(-((v / 0.09) ** 2))
    return dome * (thick * (1 - seam) - 0.1 + tile) + 0.05 * noise.noise(Vector((u * 4, v * 4, i + 7)))


@piece
def fillet(i):
    """Whole steamed fillet, 16 cm x 7 cm, its flakes in chevrons along the seam."""
    m = mat(
        "fillet",
        "",
        rough=0.34,
        sss=0.12,
        coat=0.45,
        bump=0.35,
        bscale=5,
        stretch=(0.6, 3, 1),
        build=ramp_object(
            [
                (0, "#c79f6a"),
                (0.16, "#e6cc9e"),
                (0.45, "#eedab4"),
                (0.5, "#c4986a"),
                (0.55, "#eedab4"),
                (0.84, "#e6cc9e"),
                (1, "#c79f6a"),
            ],
            "y",
            -1.75,
            1.75,
            0.05,
        ),
    )
    n, k = 220, 72
    V = []
    for a in range(n):
        u = 2 * a / (n - 1) - 1
        blunt = min(1, math.sqrt(max(0, (u + 1) / 0.3)))
        wide = 1.75 * blunt * (1 - max(0, (u + 0.15) / 1.15) ** 2.2 * 0.72)
        wide *= 1 + 0.04 * noise.noise(Vector((u * 5, i, 0)))
        rounded = min(1, math.sqrt(max(0, (1 - u) / 0.1)))
        for b in range(k):
            v = 2 * b / (k - 1) - 1
            z = 0.8 * blunt * rounded * _fillet_height(u, v, i)
            V.append(Vector((u * 4.0, v * wide * (0.45 + 0.55 * rounded) + 0.22 * math.sin(u * 1.7), max(0, z))))
    return mesh("fillet", V, quads(n, k), m)


def _ring(name, m, r, thick, tall, i, rough=0.1):
    V = []
    n, k = 40, 14
    for a in range(n):
        t = 2 * math.pi * a / n
        for b in range(k):
            u = 2 * math.pi * b / k
            d = 1 + rough * noise.noise(Vector((math.cos(t) * 2 + i * 5, math.sin(t) * 2, math.cos(u))))
            rr = (r + thick * math.cos(u)) * (1 + 0.12 * math.cos(2 * t + i)) * d
            V.append(Vector((rr * math.cos(t), rr * math.sin(t), tall * math.sin(u) * d)))
    return mesh(name, V, quads(n, k, around=True, across=True), m)


@piece
def squid(i):
    """Squid ring, white."""
    return _ring("squid", mat("squid", "#dfc4ac", "#f0dcc8", rough=0.28, coat=0.5, cscale=1.5), 0.55, 0.14, 0.24, i)


@piece
def squidfry(i):
    """Fried squid ring."""
    return _ring("squidfry", crumb(), 0.62, 0.24, 0.27, i, 0.5)


@piece
def mussel(i):
    """Mussel on the half shell."""
    shell = mat("shell", "#11131c", "#2a2c3c", rough=0.2, coat=0.7, jitter=0.03)
    nacre = mat("nacre", "#b9b4c4", "#ded6da", rough=0.2, coat=0.6)
    meat = mat("meat", "#e08a2c", "#f6b85c", rough=0.3, coat=0.6)
    v, f = ico(4)
    cup = [Vector((x.x * 0.98 * (1 + 0.0), x.y * 0.5 * (1 - 0.35 * x.x), min(x.z, 0.12) * 0.42)) for x in v]
    inner = [Vector((x.x * 0.9, x.y * 0.43 * (1 - 0.35 * x.x), 0.06 + max(x.z, -0.2) * 0.02)) for x in v]
    b, bf = lump((0.62, 0.3, 0.18), nz=0.25, nf=2, seed=i)
    return solid("mussel", [(cup, f, 0), (inner, f, 1), (b, bf, 2, placed(0.05, 0, 0.14))], [shell, nacre, meat])


@piece
def breadedshrimp(i):
    """Long breaded shrimp with tail."""
    n = 30
    P = [Vector((-1.4 + 2.6 * k / n, 0.25 * math.sin(k / n * 2.6) + 0.03 * i, 0)) for k in range(n + 1)]
    v, f, u = tube(P, lambda t: 0.44 * (min(1, t * 7) ** 0.5 * 0.9 + 0.1) * (1 - 0.45 * t), 20, flat=0.9)
    v = [x * (1 + 0.09 * noise.noise(x * 3.1 + Vector((i * 7, 0, 0))) + 0.06 * noise.noise(x * 8)) for x in v]
    b, bf = ico(3)
    tail = mat("shrimptail2", "#d8401c", "#f08050", rough=0.3, coat=0.4)
    parts = [(v, f, 0)]
    for s in (-1, 1):
        parts.append((b, bf, 1, placed(1.48, 0.2 + s * 0.12, 0, s * 0.45) @ Matrix.Diagonal((0.4, 0.14, 0.06, 1))))
    return solid("breadedshrimp", parts, [crumb(), tail])
