"""What several pieces are built with."""
import math

from mathutils import Matrix, Vector

from materials import mat
from shapes import join, mesh, quads


def solid(name, parts, mats):
    """Joins parts into one mesh: (verts, faces, material index), with a matrix where a part is moved."""
    V, F, U, M = join([(v, f, None, k, *(moved or [None])) for v, f, k, *moved in parts])
    return mesh(name, V, F, mats, U, M)


def placed(x=0, y=0, z=0, rz=0, rx=0, ry=0):
    return (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(rz, 4, "Z")
        @ Matrix.Rotation(ry, 4, "Y")
        @ Matrix.Rotation(rx, 4, "X")
    )


def crumb():
    return mat("crumb", "#a85a16", "#e6a646", rough=0.5, bump=1.0, bscale=14, cscale=5)


def batter():
    return mat("batter", "#c07a26", "#f0bf66", rough=0.42, coat=0.2, bump=0.9, bscale=8, cscale=3)


def pleated(profile, pleats, depth, twist=0.0):
    """Turned shape whose radius has pleats; depth(k) = pleat depth at profile point k."""
    S = pleats * 8
    n = len(profile)
    V = []
    for s in range(S):
        a = 2 * math.pi * s / S
        for k, (r, z) in enumerate(profile):
            q = r * (1 - depth(k / (n - 1)) * (0.5 + 0.5 * math.cos(a * pleats)))
            b = a + twist * k / (n - 1)
            V.append(Vector((q * math.cos(b), q * math.sin(b), z)))
    return V, quads(S, n, around=True)
