"""Materials. Colours are sRGB hex strings; noise scales are per kit unit (1 unit = 2 cm)."""
import bpy

CACHE = {}
# (hex colour, amount 0..1) that tints and glosses every piece made while it is set; None = dry
GLAZE = None


def set_glaze(glaze):
    """Sets the sauce coat for materials made from now on."""
    global GLAZE
    GLAZE = glaze


def glaze_key():
    """Suffix that keeps glazed and dry versions of a material or piece apart."""
    return "|%s" % (GLAZE[0],) if GLAZE else ""


def srgb(h):
    """'#rrggbb' to linear RGBA."""
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1,)


def feed(node, inputs):
    """Sets inputs of a shader node by name or place: an output of another node is linked, hex strings are colours."""
    for key, value in inputs.items():
        if isinstance(value, bpy.types.NodeSocket):
            node.id_data.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = srgb(value) if isinstance(value, str) else value


def node(tree, kind, inputs={}, **settings):
    """Adds a shader node, such as "TexNoise", to a node tree and feeds it; settings are its own properties."""
    n = tree.nodes.new("ShaderNode" + kind)
    for key, value in settings.items():
        setattr(n, key, value)
    feed(n, inputs)
    return n


def shader(name, last):
    """Material whose surface is what last(tree) returns, the output of a shader node; made once a picture."""
    if name not in CACHE:
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        m.node_tree.nodes.clear()
        out = m.node_tree.nodes.new("ShaderNodeOutputMaterial")
        feed(out, {0: last(m.node_tree)})
        CACHE[name] = m
    return CACHE[name]


def principled(name, inputs):
    """Material with the given inputs of Blender's own surface; made once a picture."""
    if name not in CACHE:
        CACHE[name] = bpy.data.materials.new(name)
        CACHE[name].use_nodes = True
        shine(CACHE[name], inputs)
    return CACHE[name]


def shine(m, inputs):
    """Feeds the surface of a material that has Blender's own."""
    feed(m.node_tree.nodes["Principled BSDF"], inputs)


def mat(
    name,
    c1,
    c2=None,
    rough=0.4,
    sss=0.0,
    bump=0.0,
    bscale=8.0,
    cscale=3.0,
    coat=0.0,
    spec=0.5,
    trans=0.0,
    stretch=(1, 1, 1),
    jitter=0.06,
    build=None,
    metallic=0.0,
):
    """Principled material: one colour or a noise mix of two, per-object jitter, bump, clear coat, sauce glaze."""
    name += glaze_key() if jitter > 0 else ""
    if name in CACHE:
        return CACHE[name]
    surface = {
        "Roughness": rough,
        "Specular": spec,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.12,
        "Transmission": trans,
        "Metallic": metallic,
        "Subsurface": sss,
        "Subsurface Radius": (0.12, 0.066, 0.042),
    }
    m = principled(name, surface)
    nt = m.node_tree
    tc = node(nt, "TexCoord")
    random = node(nt, "ObjectInfo").outputs["Random"]
    shift = node(nt, "CombineXYZ", dict.fromkeys(range(3), random)).outputs[0]
    apart = {0: shift, 1: (37, 37, 37), 2: tc.outputs["Object"]}
    moved = node(nt, "VectorMath", apart, operation="MULTIPLY_ADD").outputs[0]
    mp = node(nt, "Mapping", {"Scale": stretch, "Vector": moved})
    if build:
        colour = build(nt, tc, mp)
    elif c2:
        noise = node(nt, "TexNoise", {"Scale": cscale, "Detail": 5, "Vector": mp.outputs[0]})
        colour = colour_ramp(nt, [(0.36, c1), (0.66, c2)], noise.outputs["Fac"])
    else:
        rgb = node(nt, "RGB")
        rgb.outputs[0].default_value = srgb(c1)
        colour = rgb.outputs[0]
    light = node(nt, "MapRange", {"To Min": 1 - jitter * 2, "To Max": 1 + jitter * 2, "Value": random})
    hue = node(nt, "MapRange", {"To Min": 0.5 + jitter * 0.15, "To Max": 0.5 - jitter * 0.15, "Value": random})
    varied = {"Value": light.outputs[0], "Hue": hue.outputs[0], "Color": colour}
    colour = own = node(nt, "HueSaturation", varied).outputs[0]
    if GLAZE and jitter > 0:
        noise = node(nt, "TexNoise", {"Scale": 1.6, "Vector": mp.outputs[0]})
        amount = {
            "From Min": 0.3,
            "From Max": 0.7,
            "To Min": GLAZE[1] * 0.35,
            "To Max": min(1, GLAZE[1] * 1.5),
            "Value": noise.outputs["Fac"],
        }
        amount = node(nt, "MapRange", amount).outputs[0]
        colour = node(nt, "MixRGB", {"Color2": GLAZE[0], "Fac": amount, "Color1": own}).outputs[0]
        shine(m, {"Clearcoat": max(coat, 0.85), "Clearcoat Roughness": 0.06})
    shine(m, {"Base Color": colour})
    if sss:
        shine(m, {"Subsurface Color": own})
    if bump:
        noise = node(nt, "TexNoise", {"Scale": bscale, "Detail": 6, "Vector": mp.outputs[0]})
        bumps = node(nt, "Bump", {"Strength": bump, "Distance": 0.1, "Height": noise.outputs["Fac"]})
        shine(m, {"Normal": bumps.outputs[0]})
    return m


def colour_ramp(nt, stops, value):
    """Output of a colour ramp at a value; stops = [(position, hex)], as they stand."""
    ramp = node(nt, "ValToRGB", {0: value})
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = srgb(colour)
    return ramp.outputs[0]


def _wavering(nt, mp, stops, value, scale, wobble):
    """Colour ramp at a value that noise moves to and fro by wobble."""
    noise = node(nt, "TexNoise", {"Scale": scale, "Vector": mp.outputs[0]})
    lower = node(nt, "Math", {0: value, 1: wobble}, operation="SUBTRACT")
    moved = {0: noise.outputs["Fac"], 1: wobble * 2, 2: lower.outputs[0]}
    return colour_ramp(nt, stops, node(nt, "Math", moved, operation="MULTIPLY_ADD").outputs[0])


def ramp_uv(stops, axis=0, freq=1.0):
    """Colour ramp along a UV axis, repeated freq times; stops = [(position, hex)]."""

    def build(nt, tc, mp):
        value = node(nt, "SeparateXYZ", {0: tc.outputs["UV"]}).outputs[axis]
        if freq != 1:
            times = node(nt, "Math", {0: value, 1: freq}, operation="MULTIPLY").outputs[0]
            value = node(nt, "Math", {0: times}, operation="FRACT").outputs[0]
        return _wavering(nt, mp, stops, value, 4, 0.08)

    return build


def ramp_object(stops, axis="z", lo=-1.0, hi=1.0, wobble=0.12, scale=(1, 1, 1)):
    """Colour ramp along an object axis ('x','y','z') or from the centre outwards ('r', coordinates times scale)."""

    def build(nt, tc, mp):
        at = tc.outputs["Object"]
        if axis == "r":
            scaled = node(nt, "VectorMath", {0: at, 1: scale}, operation="MULTIPLY").outputs[0]
            value = node(nt, "VectorMath", {0: scaled}, operation="LENGTH").outputs["Value"]
        else:
            value = node(nt, "SeparateXYZ", {0: at}).outputs["xyz".index(axis)]
        range_ = node(nt, "MapRange", {"From Min": lo, "From Max": hi, "Value": value})
        return _wavering(nt, mp, stops, range_.outputs[0], 3.5, wobble)

    return build


def emission(name, colour, strength):
    """Glowing material."""
    glow = {"Base Color": colour, "Emission": colour, "Emission Strength": strength, "Roughness": 0.5}
    return principled(name, glow)


def porcelain():
    """White glazed china."""
    return mat("porcelain", "#f4efe4", rough=0.12, coat=0.6, jitter=0)


def gold():
    return mat("gold", "#d9a441", rough=0.3, metallic=1.0, jitter=0)


def glaze(colour, name):
    """Coloured china glaze."""
    return mat(name, colour, rough=0.14, coat=0.7, jitter=0)
