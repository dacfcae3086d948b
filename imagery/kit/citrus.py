"""Citrus wheels and ice. Lengths in kit units (1 unit = 2 cm)."""
from materials import mat, node, shader
from shapes import lathe


def citrus_wheel(rind, pith, flesh, r=1.15):
    """Slice of citrus with its segments; r in units."""

    def build(nt, tc, mp):
        def calculate(op, *values):
            return node(nt, "Math", dict(enumerate(values)), operation=op).outputs[0]

        at = tc.outputs["Object"]
        s = node(nt, "SeparateXYZ", {0: at})
        angle = calculate("ARCTAN2", s.outputs[1], s.outputs[0])
        seg = calculate("ABSOLUTE", calculate("SINE", calculate("MULTIPLY", angle, 4.5)))
        rad = node(nt, "VectorMath", {0: at}, operation="LENGTH").outputs["Value"]
        between = calculate("GREATER_THAN", calculate("MULTIPLY", seg, rad), 0.16)
        inside = calculate("MULTIPLY", between, calculate("LESS_THAN", rad, r * 0.80))
        inner = node(nt, "MixRGB", {"Color1": pith, "Color2": flesh, "Fac": inside}).outputs[0]
        outside = calculate("GREATER_THAN", rad, r * 0.92)
        return node(nt, "MixRGB", {"Color1": inner, "Color2": rind, "Fac": outside}).outputs[0]

    m = mat("wheel" + rind, "", rough=0.22, coat=0.6, bump=0.25, bscale=9, build=build, jitter=0)
    profile = [(0, 0.09), (r * 0.9, 0.09), (r * 0.98, 0.06), (r, 0), (r * 0.98, -0.06), (r * 0.9, -0.09), (0, -0.09)]
    return lathe("wheel", profile, 64, m)


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

    def last(nt):
        clear = node(nt, "BsdfTransparent", {0: (0.93, 0.97, 1, 1)})
        glass = node(nt, "BsdfGlass", {"IOR": 1.12, "Roughness": 0.05})
        white = node(nt, "BsdfDiffuse", {0: (0.95, 0.98, 1, 1)})
        half = node(nt, "MixShader", {0: 0.5, 1: clear.outputs[0], 2: glass.outputs[0]})
        return node(nt, "MixShader", {0: 0.12, 1: half.outputs[0], 2: white.outputs[0]}).outputs[0]

    return shader("ice", last)
