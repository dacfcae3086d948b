"""Leaves, pods, mushrooms, potato, pumpkin and eggplant."""
import math

from mathutils import Matrix, Vector, noise

from materials import mat, ramp_object
from pieces.building import solid, placed
from pieces.registry import piece
from shapes import R, blob, ico, join, lathe, lump, mesh, pipe, smoothprofile, tube


@piece
def mushroom(i):
    m = mat("mush", "#6b4526", "#94683c", rough=0.4, coat=0.3, bump=0.25)
    m2 = mat("mushin", "#e8d6b4", "#cdb088", rough=0.5, bump=0.4, bscale=(9), stretch=(1, 1, 0.3))
    prof = smoothprofile([(0.0, 0.34), (0.34, 0.30), (0.58, 0.10), (0.56, -0.04)], 6) + [
        (0.5, -0.03),
        (0.2, 0.02),
        (0.16, -0.1),
        (0.16, -0.38),
        (0, -0.4),
    ]
    fm = [0] * (18) + [1] * 20
    return lathe("mushroom", prof, 32, [m, m2], fm[: len(prof) - 1])


@piece
def broccoli(i):
    mg = mat("broc", "#1f5417", "#3f8a2b", rough=0.5, bump=1.0, bscale=16, cscale=5, coat=0.12)
    ms = mat("brocs", "#86b256", "#a8cc74", rough=0.4, coat=0.2)
    parts = []
    v, f, u = tube([Vector((0, 0, -0.75 + 0.1 * k)) for k in range(9)], lambda t: 0.2 + 0.1 * abs(t - 0.1), 14)
    parts.append((v, f, 1))
    for j in range(5):
        a = j * 1.256 + i
        p = [Vector((0, 0, -0.2)).lerp(Vector((math.cos(a) * 0.5, math.sin(a) * 0.5, 0.2)), k / 5) for k in range(6)]
        v, f, u = tube(p, lambda t: 0.15, 10)
        parts.append((v, f, 1))
    for j in range(95):
        z = 1 - 1.15 * (j / 95)
        rr = math.sqrt(max(0, 1 - z * z))
        a = j * 2.39996
        d = Vector((rr * math.cos(a), rr * math.sin(a), z))
        k = 1 + 0.22 * noise.noise(d * 1.7 + Vector((i * 3, 0, 0)))
        c = Vector((d.x * 0.72 * k, d.y * 0.72 * k, d.z * 0.5 * k + 0.12))
        r = 0.17 * (0.8 + 0.5 * R.random())
        b, bf = ico(2)
        b = [x * (1 + 0.25 * noise.noise(x * 2.6 + Vector((j, i, 0)))) for x in b]
        parts.append((b, bf, 0, Matrix.Translation(c) @ Matrix.Scale(r, 4)))
    return solid("broccoli", parts, [mg, ms])


@piece
def sprout(i):
    m = mat("sprout", "#ece4c8", "#dfd5b0", rough=0.25, coat=0.35, trans=0.08)
    a = R.uniform(0.6, 1.8)
    n = 24
    L = 2.1 + R.uniform(-0.3, 0.4)
    P = []
    x = y = 0
    th = 0
    for k in range(n):
        P.append(Vector((x, y, 0.05 * math.sin(k * 0.5 + i))))
        th += a / n
        x += L / n * math.cos(th)
        y += L / n * math.sin(th)
    c = sum(P, Vector()) / n
    P = [p - c for p in P]
    v, f, u = tube(P, lambda t: 0.10 * (0.45 + 0.55 * min(1, t * 4)) * (1 - 0.15 * t), 10)
    b, bf = ico(2)
    mx = Matrix.Translation(P[-1]) @ Matrix.Diagonal((0.2, 0.13, 0.12, 1))
    V, F, U, M = join([(v, f, u, 0, None), (b, bf, None, 1, mx)])
    return mesh("sprout", V, F, [m, mat("sprouth", "#f0dc8a", "#d9c35e", rough=0.3, sss=0)], U, M)


@piece
def bokchoy(i):
    """Quarter of bok choy: white stems, green leaves."""
    m = mat(
        "bokchoy",
        "",
        rough=0.28,
        coat=0.4,
        bump=0.35,
        bscale=3,
        build=ramp_object([(0, "#f2f3d6"), (0.38, "#dbe8a8"), (0.55, "#5c9a34"), (1, "#2c6420")], "x", -1.5, 1.5, 0.05),
    )
    parts = []
    for k in range(4):
        a, af = lump((1.0, 0.26, 0.14), sq=0.8, nz=0.05, seed=i, bend=0.25)
        b, bf = lump((0.85, 0.58, 0.07), nz=0.25, nf=1.8, nz2=0.12, nf2=4, seed=i * 5 + k, bend=0.5)
        t = (k - 1.5) * 0.16
        z = 0.08 * k
        parts.append((a, af, 0, placed(-0.6, t, z, t * 0.5)))
        parts.append((b, bf, 0, placed(0.85, t * 3.2, z + 0.1, t * 1.6)))
    return solid("bokchoy", parts, [m])


@piece
def greenbean(i):
    P = [Vector((-1.3 + 2.6 * k / 20, 0.25 * math.sin(k / 20 * 3 + i), 0.06 * math.sin(k + i))) for k in range(21)]
    m = mat("bean", "#3f6f1e", "#7aa03a", rough=0.35, coat=0.35, bump=0.5, bscale=6, cscale=2.5)
    rad = lambda t: 0.13 * (0.35 + 0.65 * min(1, 8 * min(t, 1 - t))) * (1 + 0.1 * math.sin(t * 30))
    return pipe("greenbean", P, rad, m)


@piece
def shiitake(i):
    """Shiitake cap with a cross cut."""
    cap = mat("shiit", "#3a2011", "#6b4426", rough=0.32, coat=0.5, bump=0.5, bscale=5, cscale=1.6)
    cut = mat("shcut", "#e6cfa0", "#d8b984", rough=0.5)
    v = lathe(
        "cap",
        smoothprofile([(0, 0.42), (0.4, 0.36), (0.74, 0.12), (0.72, -0.08)], 6)
        + [(0.6, -0.06), (0.2, 0.0), (0.15, -0.3), (0, -0.3)],
        32,
        [cap],
    )
    V = [x.co.copy() for x in v.vertices]
    F = [tuple(p.vertices) for p in v.polygons]
    b, bf = ico(3)
    parts = [(V, F, 0)]
    for a in (0.3, 0.3 + math.pi / 2):
        parts.append(([x.copy() for x in b], bf, 1, placed(0, 0, 0.31, a) @ Matrix.Diagonal((0.46, 0.07, 0.115, 1))))
    return solid("shiitake", parts, [cap, cut])


@piece
def lettuce(i):
    """Frilled lettuce leaf, 6 cm."""
    m = mat("lettuce", "#6fae3c", "#c2e07e", rough=0.32, coat=0.35, bump=0.6, bscale=3, cscale=1.0)
    v, f = lump((1.6, 1.2, 0.06), nz=0.22, nf=1.6, nz2=0.16, nf2=5, seed=i, sub=5, bend=0.5)
    v = [
        Vector((x.x, x.y, x.z + 0.16 * (math.hypot(x.x, x.y) / 1.4) ** 2 * math.sin(math.atan2(x.y, x.x) * 11 + i)))
        for x in v
    ]
    return mesh("lettuce", v, f, m)


@piece
def fries(i):
    return blob(
        "fries",
        (1.25, 0.16, 0.16),
        mat("fries", "#e0a030", "#f8d06a", rough=0.45, bump=0.3, bscale=7, cscale=1.5),
        sq=0.2,
        nz=0.04,
        nf=1.2,
        seed=i,
        sub=4,
        bend=0.12 * (i % 3),
    )
