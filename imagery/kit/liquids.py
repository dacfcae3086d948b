"""Glass and broth. Colours are sRGB hex strings."""
from materials import node, shader, srgb


def glassmat(name, color="#ffffff", rough=0.0, ior=1.45):
    """Clear glass whose shadow rays pass through (no caustics needed)."""

    def last(nt):
        glass = node(nt, "BsdfGlass", {"Color": color, "Roughness": rough, "IOR": ior})
        passed = tuple(0.25 + 0.7 * x for x in srgb(color)[:3]) + (1,)
        clear = node(nt, "BsdfTransparent", {0: passed})
        shadow = node(nt, "LightPath").outputs["Is Shadow Ray"]
        return node(nt, "MixShader", {0: shadow, 1: glass.outputs[0], 2: clear.outputs[0]}).outputs[0]

    return shader(name, last)


def broth(name, tint, haze, haze_colour):
    """Clear soup surface: see-through with a sharp reflection; haze 0..1 gives it body.

    The mesh's colour attribute "depth" (0 at the rim .. 1 deepest; absent = thin) deepens the tint and the haze.
    """

    def last(nt):
        depth = node(nt, "Attribute", attribute_name="depth").outputs["Fac"]
        thin = tuple(x**0.35 for x in srgb(tint)[:3]) + (1,)
        absorb = node(nt, "MixRGB", {"Color1": thin, "Color2": tint, "Fac": depth})
        clear = node(nt, "BsdfTransparent", {0: absorb.outputs[0]})
        cloud = node(nt, "BsdfDiffuse", {0: haze_colour})
        # a little glow of its own: broth in the shade of its bowl goes olive otherwise
        glow = node(nt, "Emission", {0: haze_colour, 1: 0.22})
        warm = node(nt, "AddShader", {0: cloud.outputs[0], 1: glow.outputs[0]})
        body = node(nt, "MapRange", {"To Min": haze * 0.4, "To Max": min(1, haze * 1.25), "Value": depth})
        mix = node(nt, "MixShader", {0: body.outputs[0], 1: clear.outputs[0], 2: warm.outputs[0]})
        gloss = node(nt, "BsdfGlossy", {"Color": "#ffe2b4", "Roughness": 0.12})
        fresnel = node(nt, "Fresnel", {0: 1.33})
        return node(nt, "MixShader", {0: fresnel.outputs[0], 1: mix.outputs[0], 2: gloss.outputs[0]}).outputs[0]

    return shader(name, last)


def deepen(me, depth):
    """Stores how deep the liquid is under each vertex, from depth(x, y) = 0..1, for broth()."""
    layer = me.color_attributes.new("depth", "FLOAT_COLOR", "POINT")
    for v, c in zip(me.vertices, layer.data):
        c.color = (max(0, depth(v.co.x, v.co.y)),) * 3 + (1,)
