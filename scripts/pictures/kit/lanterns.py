"""Paper lanterns. Units: 1 = 10 cm."""
import math

import bpy
from mathutils import Vector

import materials
from materials import mat, srgb
from shapes import R, add, blob, lathe, mesh, tube


def lanmat(strength):
    """Glowing red paper: brighter at the middle and where it faces the viewer."""
    m = bpy.data.materials.new("lan")
    m.use_nodes = True
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    p = N["Principled BSDF"]
    p.inputs["Roughness"].default_value = 0.55
    tc = N.new("ShaderNodeTexCoord")
    sp = N.new("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Object"], sp.inputs[0])
    mr = N.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -1.2
    mr.inputs["From Max"].default_value = 1.2
    L.new(sp.outputs[2], mr.inputs["Value"])
    r = N.new("ShaderNodeValToRGB")
    for q, c in ((0, "#7a0a05"), (0.22, "#d01c0a"), (0.45, "#ff5a1c"), (0.62, "#f0380f"), (1, "#6a0805")):
        el = r.color_ramp.elements.new(q) if q not in (0, 1) else r.color_ramp.elements[-int(q)]
        el.color = srgb(c)
    L.new(mr.outputs[0], r.inputs[0])
    lw = N.new("ShaderNodeLayerWeight")
    lw.inputs[0].default_value = 0.45
    m2 = N.new("ShaderNodeMapRange")
    m2.inputs["From Min"].default_value = 0.0
    m2.inputs["From Max"].default_value = 0.9
    m2.inputs["To Min"].default_value = strength * 0.62
    m2.inputs["To Max"].default_value = strength * 0.12
    L.new(lw.outputs["Facing"], m2.inputs["Value"])
    L.new(r.outputs[0], p.inputs["Emission"])
    L.new(m2.outputs[0], p.inputs["Emission Strength"])
    p.inputs["Base Color"].default_value = srgb("#b3140a")
    return m


def lantern(x, y, z, s=1, strength=2.2, cord=6):
    """Pleated lantern with gold caps, cord and tassel; s = scale."""
    red = materials.CACHE.get("lan") or lanmat(strength)
    materials.CACHE["lan"] = red
    gold = mat("gold", "#e0ac4a", rough=0.25, metallic=1.0, jitter=0)
    n = 24
    V = []
    F = []
    K = 20
    SEG = n * 8
    for i in range(K + 1):
        t = i / K
        ph = math.pi * (0.10 + 0.80 * t)
        r0 = 1.5 * math.sin(ph)
        zz = 1.15 * math.cos(ph)
        for k in range(SEG):
            a = 2 * math.pi * k / SEG
            r = r0 * (1 - 0.045 * abs(math.cos(a * n / 2)) ** 0.6 * 1.0)
            V.append(Vector((r * math.cos(a), r * math.sin(a), zz)))
    for i in range(K):
        for k in range(SEG):
            F.append((i * SEG + k, (i + 1) * SEG + k, (i + 1) * SEG + (k + 1) % SEG, i * SEG + (k + 1) % SEG))
    o = [add(mesh("lantern", V, F, red), (x, y, z), (0, 0, R.uniform(0, 6)), s)]
    for zz, sg in ((1.14, 1), (-1.14, -1)):
        o.append(
            add(
                lathe(
                    [(0, -0.1), (0.52, -0.1), (0.56, -0.05), (0.56, 0.05), (0.52, 0.1), (0, 0.1)],
                    48,
                    [gold],
                    None,
                    "cap",
                ),
                (x, y, z + zz * s),
                (0, 0, 0),
                s,
            )
        )
    v, f, u = tube("cord", [Vector((0, 0, 1.2 + cord * k / 6)) for k in range(7)], lambda t: 0.03, None, 8)
    add(mesh("cord", v, f, mat("cordm", "#3a0a06", rough=0.6)), (x, y, z), (0, 0, 0), s)
    tm = mat("tassel", "#c8150c", "#e23a1c", rough=0.6, bump=0.6, bscale=30, stretch=(6, 6, 0.4))
    add(
        lathe(
            [(0, -1.2), (0.14, -1.3), (0.16, -1.45), (0.1, -1.55), (0.24, -1.7), (0.34, -3.0), (0, -3.0)],
            24,
            [tm],
            None,
            "tassel",
        ),
        (x, y, z),
        (0, 0, 0),
        s,
    )
    add(blob("knot", (0.2, 0.2, 0.16), gold, nz=0, sub=3), (x, y, z - 1.4 * s), (0, 0, 0), s)
