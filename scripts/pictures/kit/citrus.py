"""Citrus wheels and ice. Lengths in kit units (1 unit = 2 cm)."""
import bpy

import materials
from materials import mat, srgb
from shapes import lathe


def citrus_wheel(rind, pith, flesh, r=1.15):
    """Slice of citrus with its segments; r in units."""

    def build(nt, tc, mp):
        N, L = nt.nodes, nt.links

        def M(op, a, b=None):
            n = N.new("ShaderNodeMath")
            n.operation = op
            for i, x in enumerate((a, b)):
                if x is None:
                    continue
                if isinstance(x, (int, float)):
                    n.inputs[i].default_value = x
                else:
                    L.new(x, n.inputs[i])
            return n.outputs[0]

        s = N.new("ShaderNodeSeparateXYZ")
        L.new(tc.outputs["Object"], s.inputs[0])
        angle = M("ARCTAN2", s.outputs[1], s.outputs[0])
        seg = M("ABSOLUTE", M("SINE", M("MULTIPLY", angle, 4.5)))
        ln = N.new("ShaderNodeVectorMath")
        ln.operation = "LENGTH"
        L.new(tc.outputs["Object"], ln.inputs[0])
        rad = ln.outputs["Value"]
        inside = M("MULTIPLY", M("GREATER_THAN", M("MULTIPLY", seg, rad), 0.16), M("LESS_THAN", rad, r * 0.80))
        m = N.new("ShaderNodeMixRGB")
        m.inputs["Color1"].default_value = srgb(pith)
        m.inputs["Color2"].default_value = srgb(flesh)
        L.new(inside, m.inputs["Fac"])
        m2 = N.new("ShaderNodeMixRGB")
        m2.inputs["Color2"].default_value = srgb(rind)
        L.new(M("GREATER_THAN", rad, r * 0.92), m2.inputs["Fac"])
        L.new(m.outputs[0], m2.inputs["Color1"])
        return m2.outputs[0]

    m = mat("wheel" + rind, "", rough=0.22, coat=0.6, bump=0.25, bscale=9, build=build, jitter=0)
    return lathe(
        [(0, 0.09), (r * 0.9, 0.09), (r * 0.98, 0.06), (r, 0), (r * 0.98, -0.06), (r * 0.9, -0.09), (0, -0.09)],
        64,
        [m],
        None,
        "wheel",
    )


CITRUS = {
    "lime": ("#3f8f1c", "#eef4c8", "#b4d850"),
    "orange": ("#ee7a0c", "#ffedc4", "#ffa024"),
    "lemon": ("#f0c020", "#fbf4d0", "#f6dc6a"),
    "cucumber": ("#2f6a24", "#d5e8a4", "#cfe39a"),
    "pitahaya": ("#d81e6a", "#fbe9f2", "#f7d3e4"),
    "pine": ("#b8862a", "#ffe28a", "#f9c83a"),
}


def ice_material():
    """Ice that stays bright inside a drink (mostly see-through, a little white)."""
    if "ice" in materials.CACHE:
        return materials.CACHE["ice"]
    m = bpy.data.materials.new("ice")
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    N.clear()
    out = N.new("ShaderNodeOutputMaterial")
    clear = N.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (0.93, 0.97, 1, 1)
    glass = N.new("ShaderNodeBsdfGlass")
    glass.inputs["IOR"].default_value = 1.12
    glass.inputs["Roughness"].default_value = 0.05
    white = N.new("ShaderNodeBsdfDiffuse")
    white.inputs[0].default_value = (0.95, 0.98, 1, 1)
    a = N.new("ShaderNodeMixShader")
    a.inputs[0].default_value = 0.5
    b = N.new("ShaderNodeMixShader")
    b.inputs[0].default_value = 0.12
    L.new(clear.outputs[0], a.inputs[1])
    L.new(glass.outputs[0], a.inputs[2])
    L.new(a.outputs[0], b.inputs[1])
    L.new(white.outputs[0], b.inputs[2])
    L.new(b.outputs[0], out.inputs[0])
    materials.CACHE["ice"] = m
    return m
