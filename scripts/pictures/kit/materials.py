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
    ior=1.45,
    stretch=(1, 1, 1),
    jitter=0.06,
    sssr=0.12,
    build=None,
    metallic=0.0,
):
    """Principled material: one colour or a noise mix of two, per-object jitter, bump, clear coat, sauce glaze."""
    name += glaze_key() if jitter > 0 else ""
    if name in CACHE:
        return CACHE[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    p = N["Principled BSDF"]
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.12
    p.inputs["Transmission"].default_value = trans
    p.inputs["IOR"].default_value = ior
    p.inputs["Metallic"].default_value = metallic
    p.inputs["Subsurface"].default_value = sss
    p.inputs["Subsurface Radius"].default_value = (sssr, sssr * 0.55, sssr * 0.35)
    tc = N.new("ShaderNodeTexCoord")
    mp = N.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = stretch
    oi = N.new("ShaderNodeObjectInfo")
    va = N.new("ShaderNodeVectorMath")
    va.operation = "MULTIPLY_ADD"
    cmb = N.new("ShaderNodeCombineXYZ")
    for i in range(3):
        L.new(oi.outputs["Random"], cmb.inputs[i])
    va.inputs[1].default_value = (37, 37, 37)
    L.new(cmb.outputs[0], va.inputs[0])
    L.new(tc.outputs["Object"], va.inputs[2])
    L.new(va.outputs[0], mp.inputs["Vector"])
    col = None
    if build:
        col = build(nt, tc, mp)
    elif c2:
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = cscale
        n.inputs["Detail"].default_value = 5
        L.new(mp.outputs[0], n.inputs["Vector"])
        r = N.new("ShaderNodeValToRGB")
        r.color_ramp.elements[0].position = 0.36
        r.color_ramp.elements[1].position = 0.66
        r.color_ramp.elements[0].color = srgb(c1)
        r.color_ramp.elements[1].color = srgb(c2)
        L.new(n.outputs["Fac"], r.inputs[0])
        col = r.outputs[0]
    if col is None:
        rgb = N.new("ShaderNodeRGB")
        rgb.outputs[0].default_value = srgb(c1)
        col = rgb.outputs[0]
    hsv = N.new("ShaderNodeHueSaturation")
    mr = N.new("ShaderNodeMapRange")
    mr.inputs["To Min"].default_value = 1 - jitter * 2
    mr.inputs["To Max"].default_value = 1 + jitter * 2
    L.new(oi.outputs["Random"], mr.inputs["Value"])
    L.new(mr.outputs[0], hsv.inputs["Value"])
    mh = N.new("ShaderNodeMapRange")
    mh.inputs["To Min"].default_value = 0.5 + jitter * 0.15
    mh.inputs["To Max"].default_value = 0.5 - jitter * 0.15
    L.new(oi.outputs["Random"], mh.inputs["Value"])
    L.new(mh.outputs[0], hsv.inputs["Hue"])
    L.new(col, hsv.inputs["Color"])
    outc = hsv.outputs[0]
    if GLAZE and jitter > 0:
        gn = N.new("ShaderNodeTexNoise")
        gn.inputs["Scale"].default_value = 1.6
        L.new(mp.outputs[0], gn.inputs["Vector"])
        gr = N.new("ShaderNodeMapRange")
        gr.inputs["From Min"].default_value = 0.3
        gr.inputs["From Max"].default_value = 0.7
        gr.inputs["To Min"].default_value = GLAZE[1] * 0.35
        gr.inputs["To Max"].default_value = min(1, GLAZE[1] * 1.5)
        L.new(gn.outputs["Fac"], gr.inputs["Value"])
        mx = N.new("ShaderNodeMixRGB")
        mx.inputs["Color2"].default_value = srgb(GLAZE[0])
        L.new(gr.outputs[0], mx.inputs["Fac"])
        L.new(outc, mx.inputs["Color1"])
        outc = mx.outputs[0]
        p.inputs["Clearcoat"].default_value = max(coat, 0.85)
        p.inputs["Clearcoat Roughness"].default_value = 0.06
    L.new(outc, p.inputs["Base Color"])
    if sss:
        L.new(hsv.outputs[0], p.inputs["Subsurface Color"])
    if bump:
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = bscale
        n.inputs["Detail"].default_value = 6
        L.new(mp.outputs[0], n.inputs["Vector"])
        b = N.new("ShaderNodeBump")
        b.inputs["Strength"].default_value = bump
        b.inputs["Distance"].default_value = 0.1
        L.new(n.outputs["Fac"], b.inputs["Height"])
        L.new(b.outputs[0], p.inputs["Normal"])
    CACHE[name] = m
    return m


def ramp_uv(stops, axis=0, freq=1.0):
    """Colour ramp along a UV axis, repeated freq times; stops = [(position, hex)]."""

    def b(nt, tc, mp):
        N = nt.nodes
        L = nt.links
        s = N.new("ShaderNodeSeparateXYZ")
        L.new(tc.outputs["UV"], s.inputs[0])
        v = s.outputs[axis]
        if freq != 1:
            m = N.new("ShaderNodeMath")
            m.operation = "MULTIPLY"
            m.inputs[1].default_value = freq
            L.new(v, m.inputs[0])
            f = N.new("ShaderNodeMath")
            f.operation = "FRACT"
            L.new(m.outputs[0], f.inputs[0])
            v = f.outputs[0]
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 4
        L.new(mp.outputs[0], n.inputs["Vector"])
        a = N.new("ShaderNodeMath")
        a.operation = "MULTIPLY_ADD"
        a.inputs[1].default_value = 0.16
        L.new(n.outputs["Fac"], a.inputs[0])
        s2 = N.new("ShaderNodeMath")
        s2.operation = "SUBTRACT"
        s2.inputs[1].default_value = 0.08
        L.new(v, s2.inputs[0])
        L.new(s2.outputs[0], a.inputs[2])
        r = N.new("ShaderNodeValToRGB")
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for i, (p, c) in enumerate(stops):
            e[i].position = p
            e[i].color = srgb(c)
        L.new(a.outputs[0], r.inputs[0])
        return r.outputs[0]

    return b


def ramp_object(stops, axis="z", lo=-1.0, hi=1.0, wobble=0.12, scale=(1, 1, 1)):
    """Colour ramp along an object axis ('x','y','z') or from the centre outwards ('r', coordinates times scale)."""

    def b(nt, tc, mp):
        N = nt.nodes
        L = nt.links
        if axis == "r":
            v = N.new("ShaderNodeVectorMath")
            v.operation = "MULTIPLY"
            v.inputs[1].default_value = scale
            L.new(tc.outputs["Object"], v.inputs[0])
            d = N.new("ShaderNodeVectorMath")
            d.operation = "LENGTH"
            L.new(v.outputs[0], d.inputs[0])
            value = d.outputs["Value"]
        else:
            s = N.new("ShaderNodeSeparateXYZ")
            L.new(tc.outputs["Object"], s.inputs[0])
            value = s.outputs["xyz".index(axis)]
        r = N.new("ShaderNodeMapRange")
        r.inputs["From Min"].default_value = lo
        r.inputs["From Max"].default_value = hi
        L.new(value, r.inputs["Value"])
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 3.5
        L.new(mp.outputs[0], n.inputs["Vector"])
        a = N.new("ShaderNodeMath")
        a.operation = "MULTIPLY_ADD"
        a.inputs[1].default_value = wobble * 2
        L.new(n.outputs["Fac"], a.inputs[0])
        m = N.new("ShaderNodeMath")
        m.operation = "SUBTRACT"
        m.inputs[1].default_value = wobble
        L.new(r.outputs[0], m.inputs[0])
        L.new(m.outputs[0], a.inputs[2])
        c = N.new("ShaderNodeValToRGB")
        e = c.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for i, (p, col) in enumerate(stops):
            e[i].position = p
            e[i].color = srgb(col)
        L.new(a.outputs[0], c.inputs[0])
        return c.outputs[0]

    return b


def emission(name, colour, strength):
    """Glowing material."""
    if name in CACHE:
        return CACHE[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    e = m.node_tree.nodes["Principled BSDF"]
    e.inputs["Base Color"].default_value = srgb(colour)
    e.inputs["Emission"].default_value = srgb(colour)
    e.inputs["Emission Strength"].default_value = strength
    e.inputs["Roughness"].default_value = 0.5
    CACHE[name] = m
    return m


def porcelain():
    """White glazed china."""
    return mat("porcelain", "#f4efe4", rough=0.12, coat=0.6, jitter=0)


def gold():
    return mat("gold", "#d9a441", rough=0.3, metallic=1.0, jitter=0)


def glaze(colour, name):
    """Coloured china glaze."""
    return mat(name, colour, rough=0.14, coat=0.7, jitter=0)
