"""Desserts and what lies on them."""
import math

from mathutils import Matrix, Vector, noise

from materials import mat, ramp_object
from pieces.building import solid, placed, pleated
from pieces.registry import piece
from shapes import R, ico, lathe, lump, mesh, smoothprofile, tube


@piece
def scoop(i):
    """Vanilla ice-cream ball, 4.5 cm."""
    m = mat("vanilla", "#e4c684", "#f2dcaa", rough=0.45, coat=0.15, bump=0.7, bscale=7, cscale=2)
    v, f = lump((1.15, 1.15, 1.08), nz=0.08, nf=1.5, nz2=0.05, nf2=8, seed=i, sub=5)
    v = [x * (1.0 + (0.14 + 0.1 * noise.noise(x * 4)) * max(0, 1 - abs(x.z + 0.62) * 4)) for x in v]
    return mesh("scoop", v, f, m)


@piece
def friedicecream(i):
    """Crusted ball, 6 cm, with flakes."""
    a, af = lump((1.5, 1.5, 1.4), nz=0.07, nf=1.8, nz2=0.06, nf2=8, seed=i, sub=5)
    parts = [(a, af, 0)]
    for k in range(210):
        z = 1 - 2 * (k + 0.5) / 210
        q = math.sqrt(1 - z * z)
        t = k * 2.39996
        d = Vector((q * math.cos(t), q * math.sin(t), z))
        b, bf = lump((0.22, 0.16, 0.045), nz=0.4, nf=3, seed=k, sub=2, bend=0.5)
        m = (
            Matrix.Translation(Vector((d.x * 1.5, d.y * 1.5, d.z * 1.4)))
            @ d.to_track_quat("Z", "Y").to_matrix().to_4x4()
            @ placed(0, 0, 0.02, R.uniform(0, 6), R.gauss(0, 0.5))
        )
        parts.append((b, bf, 0, m))
    return solid(
        "friedicecream",
        parts,
        [mat("flake", "#a9611c", "#e9b058", rough=0.4, coat=0.25, cscale=2.5, bump=0.4, bscale=9)],
    )


@piece
def bananafry(i):
    """Half caramelised banana in batter."""
    P = [Vector((1.9 * math.sin(a), 1.9 - 1.9 * math.cos(a), 0)) for a in [-0.75 + 1.5 * k / 24 for k in range(25)]]
    v, f, u = tube(P, lambda t: 0.46 * (0.3 + 0.7 * math.sin(math.pi * (0.06 + 0.88 * t)) ** 0.45), 22)
    v = [x * (1 + 0.05 * noise.noise(x * 2 + Vector((i * 4, 0, 0))) + 0.025 * noise.noise(x * 7)) for x in v]
    return mesh(
        "bananafry", v, f, mat("banfry", "#b9671a", "#eeb350", rough=0.2, coat=0.9, bump=0.7, bscale=6, cscale=2), u
    )


@piece
def lychee(i):
    """Peeled lychee."""
    m = mat("lychee", "#e2cdb8", "#f3e6d6", rough=0.14, coat=0.8, cscale=1.0)
    v, f = lump((0.56, 0.56, 0.6), nz=0.06, nf=1.6, seed=i, sub=4)
    v = [Vector((x.x, x.y, x.z - 0.3 * max(0, 1 - (x.x**2 + x.y**2) / 0.05) if x.z > 0 else x.z)) for x in v]
    return mesh("lychee", v, f, m)


@piece
def sesameball(i):
    """Fried sesame ball, 5 cm."""
    a, af = lump((1.25, 1.25, 1.18), nz=0.05, nf=1.5, seed=i, sub=4)
    parts = [(a, af, 0)]
    s, sf = lump((0.12, 0.075, 0.045), taper=-0.35, nz=0.05, sub=2)
    for k in range(330):
        z = 1 - 2 * (k + 0.5) / 330
        q = math.sqrt(1 - z * z)
        t = k * 2.39996
        d = Vector((q * math.cos(t) + R.gauss(0, 0.03), q * math.sin(t) + R.gauss(0, 0.03), z))
        m = (
            Matrix.Translation(Vector((d.x * 1.26, d.y * 1.26, d.z * 1.19)))
            @ d.to_track_quat("Z", "Y").to_matrix().to_4x4()
            @ placed(0, 0, 0, R.uniform(0, 6))
        )
        parts.append((s, sf, 1, m))
    return solid(
        "sesameball",
        parts,
        [mat("sball", "#b8742a", "#dda04c", rough=0.35, coat=0.4), mat("sesame2", "#f7e6bd", "#e3c48a", rough=0.4)],
    )


@piece
def fortunecookie(i):
    """Folded fortune cookie, 6 cm: a bent crescent with a crease and an open lip."""
    m = mat("cookie", "#b8742a", "#e6b264", rough=0.38, coat=0.25, cscale=0.9, bump=0.12, bscale=5)
    v, f = lump((1.75, 0.85, 0.62), nz=0.04, nf=1.5, seed=i, sub=5)
    out = []
    for q in v:
        crease = math.exp(-((q.x / 0.3) ** 2))
        y = q.y * (1 - 0.3 * crease)
        z = q.z * (1 - 0.1 * crease)
        if z < 0:
            z *= 1.0 - 0.55 * math.exp(-((y / 0.16) ** 2)) * (1 - 0.6 * crease)
        a = 1.75 * q.x / 1.75
        radius = 1.0
        out.append(Vector((math.sin(a) * (radius - z), y, radius - math.cos(a) * (radius - z))))
    return mesh("fortunecookie", out, f, m)


@piece
def flan(i):
    """Caramel flan, 7 cm."""
    m = mat(
        "flan",
        "",
        rough=0.16,
        coat=0.8,
        bump=0.08,
        bscale=6,
        build=ramp_object([(0, "#f2d48a"), (0.7, "#efc877"), (0.84, "#b8661a"), (1, "#7a350a")], "z", 0, 1.75, 0.05),
    )
    return lathe(
        "flan",
        smoothprofile([(0, 0.0), (2.0, 0.0), (2.0, 0.12), (1.72, 1.5), (1.5, 1.7), (0.9, 1.72), (0, 1.7)], 8),
        80,
        [m],
    )


@piece
def mangopudding(i):
    m = mat("mpud", "#f59a14", "#ffb637", rough=0.14, coat=0.85, cscale=0.5)
    v, f = pleated(
        smoothprofile([(0, 0.0), (2.0, 0.0), (2.0, 0.15), (1.7, 1.35), (1.45, 1.6), (0.9, 1.62), (0, 1.6)], 8),
        14,
        lambda t: 0.07 * min(1, max(0, (0.9 - t) * 4)),
    )
    return solid("mangopudding", [(v, f, 0)], [m])


@piece
def jasmine(i):
    """Jasmine flower, open, with its yellow heart."""
    white = mat("jasmine", "#efe6d0", "#f4eedd", rough=0.5, jitter=0.02)
    heart = mat("jasmineheart", "#d9b23a", rough=0.6)
    parts = []
    for k in range(6):
        v, f = lump((0.36, 0.19, 0.025), nz=0.1, nf=2, seed=i * 6 + k, bend=0.5, sub=3, taper=-0.2)
        parts.append((v, f, 0, placed(0.4 * math.cos(k * 1.047), 0.4 * math.sin(k * 1.047), 0.03 * (k % 2), k * 1.047)))
    v, f = lump((0.1, 0.1, 0.08), sub=2)
    parts.append((v, f, 1, placed(z=0.06)))
    return solid("jasmine", parts, [white, heart])


@piece
def berry(i):
    """Blackberry or raspberry."""
    m = mat("berry" + str(i % 2), *(("#3a0a28", "#6a1440") if i % 2 else ("#b3122e", "#df3a50")), rough=0.25, coat=0.5)
    b, bf = ico(2)
    parts = []
    for k in range(34):
        z = 1 - 2 * (k + 0.5) / 34
        q = math.sqrt(1 - z * z)
        t = k * 2.4
        parts.append(
            (
                b,
                bf,
                0,
                Matrix.Translation((q * math.cos(t) * 0.26, q * math.sin(t) * 0.26, z * 0.32)) @ Matrix.Scale(0.105, 4),
            )
        )
    return solid("berry", parts, [m])
