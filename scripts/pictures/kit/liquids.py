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
    """Clear soup surface: tinted see-through film with a sharp reflection; haze 0..1 clouds it."""
    if name in CACHE:
        return CACHE[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    N.clear()
    out = N.new("ShaderNodeOutputMaterial")
    clear = N.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = srgb(tint)
    cloud = N.new("ShaderNodeBsdfDiffuse")
    cloud.inputs[0].default_value = srgb(haze_colour)
    mix = N.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = haze
    L.new(clear.outputs[0], mix.inputs[1])
    L.new(cloud.outputs[0], mix.inputs[2])
    gloss = N.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.12
    fresnel = N.new("ShaderNodeFresnel")
    fresnel.inputs[0].default_value = 1.09
    top = N.new("ShaderNodeMixShader")
    L.new(fresnel.outputs[0], top.inputs[0])
    L.new(mix.outputs[0], top.inputs[1])
    L.new(gloss.outputs[0], top.inputs[2])
    L.new(top.outputs[0], out.inputs[0])
    CACHE[name] = m
    return m
