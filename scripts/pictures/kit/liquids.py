"""Glass and broth. Colours are sRGB hex strings."""
import bpy

from materials import CACHE, srgb


def glassmat(name, color="#ffffff", rough=0.0, ior=1.45, dens=1.0):
    """Clear glass whose shadow rays pass through (no caustics needed)."""
    if name in CACHE:
        return CACHE[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    N.clear()
    o = N.new("ShaderNodeOutputMaterial")
    g = N.new("ShaderNodeBsdfGlass")
    g.inputs["Color"].default_value = srgb(color)
    g.inputs["Roughness"].default_value = rough
    g.inputs["IOR"].default_value = ior
    t = N.new("ShaderNodeBsdfTransparent")
    c = srgb(color)
    t.inputs[0].default_value = tuple(0.25 + 0.7 * x for x in c[:3]) + (1,)
    lp = N.new("ShaderNodeLightPath")
    mx = N.new("ShaderNodeMixShader")
    L.new(lp.outputs["Is Shadow Ray"], mx.inputs[0])
    L.new(g.outputs[0], mx.inputs[1])
    L.new(t.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], o.inputs[0])
    CACHE[name] = m
    return m


def broth(name, tint, haze, haze_colour):
    """Clear soup surface: see-through with a sharp reflection; haze 0..1 gives it body.

    The mesh's colour attribute "depth" (0 at the rim .. 1 deepest; absent = thin) deepens the tint and the haze.
    """
    if name in CACHE:
        return CACHE[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    N.clear()
    out = N.new("ShaderNodeOutputMaterial")
    depth = N.new("ShaderNodeAttribute")
    depth.attribute_name = "depth"
    deep = srgb(tint)
    absorb = N.new("ShaderNodeMixRGB")
    absorb.inputs["Color1"].default_value = tuple(x**0.35 for x in deep[:3]) + (1,)
    absorb.inputs["Color2"].default_value = deep
    L.new(depth.outputs["Fac"], absorb.inputs["Fac"])
    clear = N.new("ShaderNodeBsdfTransparent")
    L.new(absorb.outputs[0], clear.inputs[0])
    cloud = N.new("ShaderNodeBsdfDiffuse")
    cloud.inputs[0].default_value = srgb(haze_colour)
    # a little glow of its own: broth in the shade of its bowl goes olive otherwise
    glow = N.new("ShaderNodeEmission")
    glow.inputs[0].default_value = srgb(haze_colour)
    glow.inputs[1].default_value = 0.22
    warm = N.new("ShaderNodeAddShader")
    L.new(cloud.outputs[0], warm.inputs[0])
    L.new(glow.outputs[0], warm.inputs[1])
    body = N.new("ShaderNodeMapRange")
    body.inputs["To Min"].default_value = haze * 0.4
    body.inputs["To Max"].default_value = min(1, haze * 1.25)
    L.new(depth.outputs["Fac"], body.inputs["Value"])
    mix = N.new("ShaderNodeMixShader")
    L.new(body.outputs[0], mix.inputs[0])
    L.new(clear.outputs[0], mix.inputs[1])
    L.new(warm.outputs[0], mix.inputs[2])
    gloss = N.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Color"].default_value = srgb("#ffe2b4")
    gloss.inputs["Roughness"].default_value = 0.12
    fresnel = N.new("ShaderNodeFresnel")
    fresnel.inputs[0].default_value = 1.33
    top = N.new("ShaderNodeMixShader")
    L.new(fresnel.outputs[0], top.inputs[0])
    L.new(mix.outputs[0], top.inputs[1])
    L.new(gloss.outputs[0], top.inputs[2])
    L.new(top.outputs[0], out.inputs[0])
    CACHE[name] = m
    return m


def deepen(me, depth):
    """Stores how deep the liquid is under each vertex, from depth(x, y) = 0..1, for broth()."""
    layer = me.color_attributes.new("depth", "FLOAT_COLOR", "POINT")
    for v, c in zip(me.vertices, layer.data):
        c.color = (max(0, depth(v.co.x, v.co.y)),) * 3 + (1,)
