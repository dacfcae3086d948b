"""Placing food: height fields, the "tetris drop" heap, rice, noodles, sauces, soups. Units: 1 = 2 cm."""
import math

import numpy as np
from mathutils import Euler, Vector, noise

from pieces import variants
from liquids import broth, deepen
from materials import mat
from shapes import R, add, blob, join, mesh, quads, tube


def heightfn(Rm, H, base, p=1.0, seed=0, cx=0, cy=0):
    """Bumpy dome of radius Rm and height H on a floor at height base."""

    def h(x, y):
        r = math.hypot(x - cx, y - cy) / Rm
        d = max(0, 1 - r * r) ** p
        return base + H * d + 0.22 * noise.noise(Vector((x * 0.7 + seed, y * 0.7, 0))) * min(1, d * 3)

    return h


def normal(h, x, y, e=0.05):
    return Vector((h(x - e, y) - h(x + e, y), h(x, y - e) - h(x, y + e), 2 * e)).normalized()


def mound(h, Rm, m, name="mound", n=64, cx=0, cy=0):
    """Mesh of a height field, as the core under grains and strands."""
    V = []
    for i in range(n + 1):
        for k in range(n * 2):
            a = math.pi * k / n
            r = Rm * i / n
            x, y = cx + r * math.cos(a), cy + r * math.sin(a)
            V.append(Vector((x, y, h(x, y))))
    return add(mesh(name, V, quads(n + 1, n * 2, across=True), m))


def scatter_surface(name, h, Rm, count, nvar=6, tilt=0.5, lift=(0.0, 0.12), sc=(0.85, 1.15), rmin=0, cx=0, cy=0):
    """Lays count pieces evenly on a height field of radius Rm centred at (cx, cy)."""
    vs = variants(name, nvar)
    for _ in range(count):
        r = Rm * math.sqrt(R.uniform(rmin, 1))
        a = R.uniform(0, 6.283)
        x, y = cx + r * math.cos(a), cy + r * math.sin(a)
        n = normal(h, x, y)
        q = n.to_track_quat("Z", "Y") @ Euler((R.gauss(0, tilt), R.gauss(0, tilt), R.uniform(0, 6.283))).to_quaternion()
        add(R.choice(vs), Vector((x, y, h(x, y))) + n * R.uniform(*lift), q.to_euler(), R.uniform(*sc))


def settled(h, ground, Rm, above=0.16):
    """The height field h, whose edge comes down to lie on the vessel's inner surface ground(x, y)."""

    def down(x, y):
        t = min(1, max(0, (math.hypot(x, y) / Rm - 0.7) / 0.3))
        t *= t * (3 - 2 * t)
        return h(x, y) * (1 - t) + (ground(x, y) + above) * t

    return down


def noodles(h, Rm, count, c1="#e9b75c", c2="#f6d68c", rad=0.12, length=(6, 11), flat=1.0):
    """count wandering strands over a height field; rad and length in units.

    Each turns back at a distance of its own, so that the heap ends in loops and loose strands and not in a rim.
    """
    m = mat("noodle" + c1, c1, c2, rough=0.28, coat=0.4, cscale=1.2)
    parts = []
    for j in range(count):
        r = Rm * math.sqrt(R.random()) * 0.9
        a = R.uniform(0, 6.283)
        x, y = r * math.cos(a), r * math.sin(a)
        th = R.uniform(0, 6.283)
        L = R.uniform(*length)
        n = int(L * 7)
        P = []
        lay = R.uniform(0, 0.45)
        ph = R.uniform(0, 6)
        k = R.uniform(-0.5, 0.5)
        turn = Rm * R.uniform(0.62, 1.0)
        for i in range(n):
            rr = math.hypot(x, y)
            P.append(Vector((x, y, h(x, y) + lay + 0.16 * math.sin(i * 0.22 + ph))))
            k += R.gauss(0, 0.06)
            k *= 0.985
            th += k * 0.16
            if rr > turn * (0.92 + 0.16 * noise.noise(Vector((x / Rm * 1.6, y / Rm * 1.6, Rm)))):
                to = math.atan2(-y, -x)
                d = (to - th + math.pi) % (2 * math.pi) - math.pi
                th += d * 0.22
            x += math.cos(th) / 7
            y += math.sin(th) / 7
        v, f, u = tube(P, lambda t: rad, 9, flat=flat)
        parts.append((v, f, u, 0, None))
    V, F, U, M = join(parts)
    return add(mesh("noodles", V, F, [m], U, M))


def puddle(Rm, z, col, col2, th=0.14, seed=0, n=120, trans=0.1, ragged=0.34, ground=None, limit=99.0):
    """Irregular pool of sauce with a thin rounded edge and a few drips next to it.

    ground(x, y) is the vessel's inner surface; limit is the largest radius allowed.
    """
    m = mat("puddle" + col, col, col2, rough=0.12, coat=0.8, trans=trans, jitter=0, cscale=0.6, bump=0.12, bscale=1.5)
    rings = [(0.5, th), (0.82, th), (0.94, th * 0.8), (0.985, th * 0.4), (1, 0.0)]
    V = [Vector((0, 0, z + th))]

    def edge(a):
        p = Vector((math.cos(a), math.sin(a), 0))
        return (
            1
            + ragged * noise.noise(p * 1.3 + Vector((seed, 0, 0)))
            + ragged * 0.35 * noise.noise(p * 4.2 + Vector((seed, 9, 0)))
        )

    for q, hh in rings:
        for k in range(n):
            a = 2 * math.pi * k / n
            r = min(Rm * edge(a), limit) * q
            x, y = r * math.cos(a), r * math.sin(a)
            V.append(Vector((x, y, (max(z, ground(x, y)) if ground else z) + hh)))
    F = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)] + quads(len(rings), n, across=True, start=1)
    for _ in range(5):
        a = R.uniform(0, 6.283)
        r = Rm * edge(a) * R.uniform(1.03, 1.12)
        s = R.uniform(0.07, 0.2)
        if r > limit or ragged < 0.1:
            continue
        add(blob("drip", (1, 1, 0.3), m, nz=0.1, sub=3), (r * math.cos(a), r * math.sin(a), z + 0.02), sc=s)
    return add(mesh("puddle", V, F, m))


def thick_soup(Rm, z, c1, c2):
    """Opaque cream with a slow swirl."""

    def h(x, y):
        return z + 0.05 * noise.noise(Vector((x * 0.7, y * 0.7, 0)))

    mound(h, Rm, mat("cream" + c1, c1, c2, rough=0.2, coat=0.5, cscale=0.4, jitter=0, stretch=(1, 2.2, 1)), n=48)
    return h


def clear_soup(Rm, z, tint, haze=0.3, haze_colour="#e0a040", oil=30, hp=None, ground=None):
    """See-through broth surface with golden oil eyes.

    It climbs a little at the rim and at whatever stands out of it on the heap hp; ground(x, y) is the vessel's floor,
    which decides how deep the broth looks.
    """
    climb = hp.shores(z + 0.06) if hp else lambda x, y: 0

    def h(x, y):
        rim = max(0, 1 - (Rm - math.hypot(x, y)) / 0.3) ** 2
        return z + 0.02 * noise.noise(Vector((x * 0.8, y * 0.8, 0))) + 0.06 * rim + 0.07 * climb(x, y)

    o = mound(h, Rm, broth("broth" + tint, tint, haze, haze_colour), n=100 if hp else 48)
    if ground:
        full = max(0.1, z - ground(0, 0))
        deepen(o.data, lambda x, y: (z - ground(x, y)) / full)
    film = broth("oil" + tint, "#f8dc98", 0.3, "#f0b850")
    for _ in range(oil):
        r = Rm * 0.95 * math.sqrt(R.random())
        a = R.uniform(0, 6.283)
        x, y = r * math.cos(a), r * math.sin(a)
        if climb(x, y) < 0.2:
            add(blob("oil", (1, 1, 0.1), film, nz=0, sub=3), (x, y, z + 0.03), sc=R.uniform(0.05, 0.2))
    return h


class Heap:
    """Drops pieces one by one on a numpy height grid; each takes the lowest of a few tried places."""

    cache = {}

    def __init__(s, base, half=7.0, step=0.1):
        s.half, s.step = half, step
        n = int(2 * half / step) + 1
        s.n = n
        ax = np.linspace(-half, half, n)
        s.z = np.array([[base(x, y) for x in ax] for y in ax])

    def idx(s, x):
        return np.clip(((x + s.half) / s.step + 0.5).astype(int), 0, s.n - 1)

    def raise_to(s, h, cx, cy, r):
        """Lifts the grid to a height function inside a circle."""
        ax = np.linspace(-s.half, s.half, s.n)
        for j, y in enumerate(ax):
            for i, x in enumerate(ax):
                if (x - cx) ** 2 + (y - cy) ** 2 < r * r:
                    s.z[j, i] = max(s.z[j, i], h(x, y))

    def floor(s, x, y):
        """Grid height at a point."""
        return s.z[s.idx(np.array([y]))[0], s.idx(np.array([x]))[0]]

    def shores(s, level):
        """Function (x, y) -> 0..1: how much of the close neighbourhood stands above a level."""
        near = (s.z > level).astype(float)
        for axis in (0, 1):
            near = sum(np.roll(near, d, axis) for d in (-2, -1, 0, 1, 2)) / 5

        def share(x, y):
            u, v = (x + s.half) / s.step, (y + s.half) / s.step
            i, j = min(int(u), s.n - 2), min(int(v), s.n - 2)
            u, v = u - i, v - j
            below = near[j, i] * (1 - u) + near[j, i + 1] * u
            above = near[j + 1, i] * (1 - u) + near[j + 1, i + 1] * u
            return below * (1 - v) + above * v

        return share

    def stamp(s, me, x, y, z, matrix, k):
        """Records a piece that was placed by hand, so that later pieces lie on it."""
        a = np.empty(len(me.vertices) * 3)
        me.vertices.foreach_get("co", a)
        P = (a.reshape(-1, 3) * k) @ np.array(matrix).T
        np.maximum.at(s.z, (s.idx(P[:, 1] + y), s.idx(P[:, 0] + x)), P[:, 2] + z)

    def put(s, name, sc, pos, tilt, sink=0.25, cands=8, cost=1.0, centre=(0, 0)):
        """Places one piece: scale, point source, tilt (radians sd), sink = share of points allowed below the surface."""
        vs = variants(name, 5)
        best = None
        for c in range(cands):
            me = R.choice(vs)
            x, y = pos()
            k = sc * R.uniform(0.9, 1.1)
            i, j = s.idx(np.array([x]))[0], s.idx(np.array([y]))[0]
            d = 5
            gx = (s.z[j, min(i + d, s.n - 1)] - s.z[j, max(i - d, 0)]) / (2 * d * s.step)
            gy = (s.z[min(j + d, s.n - 1), i] - s.z[max(j - d, 0), i]) / (2 * d * s.step)
            nrm = Vector((-gx * 0.8, -gy * 0.8, 1)).normalized()
            q = (
                nrm.to_track_quat("Z", "Y")
                @ Euler((R.gauss(0, tilt), R.gauss(0, tilt), R.uniform(0, 6.283))).to_quaternion()
            )
            if id(me) not in s.cache:
                a = np.empty(len(me.vertices) * 3)
                me.vertices.foreach_get("co", a)
                a = a.reshape(-1, 3)
                st = max(1, len(a) // 260)
                s.cache[id(me)] = a[::st]
            P = (s.cache[id(me)] * k) @ np.array(q.to_matrix()).T
            I = s.idx(P[:, 0] + x)
            J = s.idx(P[:, 1] + y)
            gap = s.z[J, I] - P[:, 2]
            z = np.percentile(gap, 100 - sink * 100)
            sc_ = z + cost * 0.12 * math.hypot(x - centre[0], y - centre[1])
            if best is None or sc_ < best[0]:
                best = (sc_, me, x, y, z, q, k, I, J, P)
        _, me, x, y, z, q, k, I, J, P = best
        top = P[:, 2] + z
        np.maximum.at(s.z, (J, I), top)
        for dj, di in ((0, 1), (1, 0), (1, 1), (0, -1), (-1, 0)):
            np.maximum.at(s.z, (np.clip(J + dj, 0, s.n - 1), np.clip(I + di, 0, s.n - 1)), top - 0.03)
        return add(me, (x, y, z), q.to_euler(), k)


def disk(Rm, bias=0.5, cx=0, cy=0, sx=1, sy=1):
    """Random point source in a disk (bias .5 = even, larger = towards the centre)."""

    def f():
        r = Rm * R.random() ** bias
        a = R.uniform(0, 6.283)
        return cx + sx * r * math.cos(a), cy + sy * r * math.sin(a)

    return f
