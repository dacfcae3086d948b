"""The new-year wall."""
import math

from mathutils import Euler, Matrix, Vector

from lanterns import lantern
from materials import emission, mat
from shapes import R, add, blob, lathe, mesh, pipe
from stage import area, begin, bokeh, camera_at, view


def newyear():
    """Red wall with a double gold ring, lanterns, clouds and plum branches; the middle is left free."""
    begin(8)
    wall = mat("ny", "#7d0d0a", "#8f120d", rough=0.7, cscale=0.1, jitter=0)
    add(mesh("w", [(-60, 14, -30), (60, 14, -30), (60, 14, 40), (-60, 14, 40)], [(0, 1, 2, 3)], wall))
    gold = mat("gold2", "#d9a441", rough=0.3, metallic=1.0, jitter=0)
    # gold moon disc + cloud scrolls
    for r0, r1 in ((6.9, 7.05), (6.2, 6.28)):
        ring = [(r0, -0.1), (r1, -0.1), (r1, 0.1), (r0, 0.1), (r0, -0.1)]
        add(lathe("ring", ring, 160, gold), (0, 12.5, 4.6), (math.pi / 2, 0, 0))
    clouds = [
        (-8.6, -0.8, 1),
        (8.6, -0.6, 1.1),
        (-10.4, 0.6, 0.75),
        (10.6, 0.9, 0.7),
        (-6.6, -1.6, 0.8),
        (6.4, -1.7, 0.85),
    ]
    for x, z, s in clouds:
        for j in range(3):
            P = []
            sg = -1 if x < 0 else 1
            for i in range(46):
                t = i / 45
                a = t * 8.2
                rr = (1.35 - 0.95 * t) * (1 - 0.22 * j)
                P.append(Vector((sg * (math.cos(a) * rr) + j * 0.9 * sg, 0, math.sin(a) * rr - j * 0.25)))
            add(pipe("cl", P, lambda t: 0.09, gold, 10), (x, 12, z), sc=s)
    lantern(-5.2, 6, 5.4, 1.25, 2.6, cord=9)
    lantern(5.4, 7, 4.6, 1.35, 2.6, cord=9)
    lantern(0, 9, 7.4, 0.9, 2.4, cord=9)
    lantern(-10.5, 10, 7.4, 0.85, 2.4, cord=9)
    lantern(10.8, 10, 7.7, 0.8, 2.4, cord=9)
    # plum-blossom branch
    br = mat("branch", "#2a140c", "#3d2012", rough=0.7, bump=0.6, bscale=5)
    pet = mat("petal", "#f7b8bd", "#ffe6e2", rough=0.5, jitter=0.06, cscale=1)
    st = mat("stamen", "#f0c040", rough=0.5)

    def branch(p, d, L, r, depth):
        P = []
        q = Vector(p)
        dd = Vector(d)
        for i in range(22):
            P.append(q.copy())
            dd = (dd + Vector((R.gauss(0, 0.12), R.gauss(0, 0.05), R.gauss(0, 0.12)))).normalized()
            q = q + dd * L / 22
            if math.hypot(q.x, q.z - 4.6) < 6.6:
                break
            if depth > 0 and i in (8, 13, 18):
                branch(
                    q,
                    (dd + Vector((R.uniform(-0.7, 0.7), R.uniform(-0.2, 0.1), R.uniform(-0.3, 0.9)))).normalized(),
                    L * 0.45,
                    r * 0.55,
                    depth - 1,
                )
            if R.random() < (0.16, 0.22, 0.10)[depth] and all(
                math.hypot(q.x - lx, q.z - lz) > rr_
                for lx, lz, rr_ in ((-5.2, 5.4, 3.0), (-5.2, 2.6, 1.2), (5.4, 4.6, 3.2), (5.4, 1.8, 1.2), (0, 7.4, 2.0))
            ):
                flower(q + Vector((0, -r - 0.08, 0)))
        if len(P) < 3:
            return
        add(pipe("b", P, lambda t: r * (1 - 0.7 * t), br))

    pm = blob("pet", (0.27, 0.24, 0.07), pet, nz=0.08, sub=3, bend=0.7)
    sm = blob("stm", (0.08, 0.08, 0.08), st, nz=0, sub=2)

    def flower(p):
        s = R.uniform(0.75, 1.25)
        M = Euler((math.pi / 2 + R.gauss(0, 0.4), 0, R.gauss(0, 0.5))).to_matrix().to_4x4()
        a0 = R.uniform(0, 6)
        for k in range(5):
            a = a0 + k * 1.2566
            add(pm).matrix_world = (
                Matrix.Translation(p)
                @ M
                @ Matrix.Scale(s, 4)
                @ Matrix.Rotation(a, 4, "Z")
                @ Matrix.Translation((0.26, 0, 0.05))
            )
        add(sm).matrix_world = Matrix.Translation(p) @ M @ Matrix.Scale(s, 4) @ Matrix.Translation((0, 0, 0.1))

    branch((-15, 9.5, -2.9), (1, 0, 0.10), 12, 0.36, 2)
    branch((15.5, 9.5, -1.2), (-1, 0, 0.02), 8, 0.30, 2)
    bokeh(emission("bk", "#ffb050", 5), 40, (-16, 16), (-4, 4), (-4, 13), (0.015, 0.05))
    area((-10, -8, 16), (0, 8, 3), 10, 3600, (1, 0.86, 0.66))
    area((12, -6, 2), (0, 8, 4), 8, 900, (1, 0.7, 0.5))
    camera_at((0, -26, 4.4), (math.pi / 2, 0, 0), 50, focus=32, fstop=0.8)
    view(0.3, "Medium High Contrast", 0.08, (1, 0.6, 0.5, 1))
