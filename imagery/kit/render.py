"""Cycles settings, grain filter and saving. Pixels and samples per pixel; no length units."""
import os
import shutil
import tempfile

import bpy
import numpy as np


def _settings(width, height, samples, bounces, threads):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_denoising = False
    c.use_adaptive_sampling = False
    c.max_bounces = bounces
    c.diffuse_bounces = 2
    c.glossy_bounces = 3
    c.transmission_bounces = bounces
    c.transparent_max_bounces = 8
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 3
    c.sample_clamp_direct = 20
    c.blur_glossy = 0.5
    s.render.resolution_x = width
    s.render.resolution_y = height
    s.render.resolution_percentage = 100
    if threads:
        s.render.threads_mode = "FIXED"
        s.render.threads = threads
    bpy.context.view_layer.cycles.denoising_store_passes = True
    return s


def _render_passes(s, folder):
    """Renders and returns colour with alpha (h, w, 4), albedo and normal (h, w, 3) as float arrays."""
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.color_mode = "RGBA"
    out.file_slots.clear()
    names = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for slot, socket in names.items():
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], out.inputs[slot])
    bpy.ops.render.render(write_still=False)
    arrays = []
    for slot in names:
        path = [f for f in os.listdir(folder) if f.startswith(slot)][0]
        img = bpy.data.images.load(os.path.join(folder, path))
        img.colorspace_settings.name = "Non-Color"
        w, h = img.size
        a = np.empty(w * h * 4, np.float32)
        img.pixels.foreach_get(a)
        arrays.append(a.reshape(h, w, 4))
        bpy.data.images.remove(img)
    colour, albedo, normal = arrays
    return colour, albedo[:, :, :3].copy(), normal[:, :, :3].copy()


def grain_filter(colour, albedo, normal, strength=1.0, passes=3):
    """Edge-avoiding a-trous wavelet filter.

    The surface colour (albedo) is divided out before and multiplied back after, so
    texture stays sharp and only the lighting is smoothed; albedo, normal and brightness
    differences stop the smoothing at edges.
    """
    base = albedo + 0.06
    light = np.log1p(np.minimum(colour, 40.0) / base * 2.0)
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)

    def shift(a, dy, dx):
        pad = max(abs(dy), abs(dx))
        p = np.pad(a, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
        return p[pad + dy : pad + dy + a.shape[0], pad + dx : pad + dx + a.shape[1]]

    # single very bright pixels first: limit each pixel to the range of its neighbours
    ring = np.stack([shift(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    ring.sort(axis=0)
    edge = np.abs(albedo - shift(albedo, 0, 1)).max(2, keepdims=True) > 0.3
    light = np.where(edge, light, np.clip(light, ring[0] * 0.9, ring[-2] * 1.06))
    features = np.concatenate([albedo * 5.0, normal * 2.4], axis=2)
    sigma = 0.65 * strength
    for level in range(passes):
        step = 2**level
        total = np.zeros_like(light)
        weight = np.zeros(light.shape[:2] + (1,), np.float32)
        luma = light.mean(2, keepdims=True)
        if level == 0:
            luma = sum(shift(luma, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
        for j in range(5):
            for i in range(5):
                dy, dx = (j - 2) * step, (i - 2) * step
                moved = light if not (dy or dx) else shift(light, dy, dx)
                d = ((shift(features, dy, dx) - features) ** 2).sum(2, keepdims=True)
                e = (shift(luma, dy, dx) - luma) ** 2
                w = kernel[j] * kernel[i] * np.exp(-d - e / (sigma * sigma))
                total += moved * w
                weight += w
        light = total / weight
        sigma *= 0.55
    clean = np.expm1(light) / 2.0 * base
    return clean * 0.8 + np.minimum(colour, 4.0) * 0.2


def save(path, width, height, samples, bounces=6, threads=1, strength=1.0, raw=False, cut_out=False):
    """Renders the current scene to a PNG (view transform applied); a cut-out keeps the background transparent."""
    s = _settings(width, height, samples, bounces, threads)
    s.render.film_transparent = cut_out
    folder = tempfile.mkdtemp()
    try:
        colour, albedo, normal = _render_passes(s, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    alpha = colour[:, :, 3]
    colour = colour[:, :, :3].copy()
    clean = colour if raw else grain_filter(colour, albedo, normal, strength)
    h, w = clean.shape[:2]
    buf = np.ones((h, w, 4), np.float32)
    buf[:, :, :3] = clean
    if cut_out:
        buf[:, :, 3] = alpha
    img = bpy.data.images.new("out", w, h, float_buffer=True)
    img.pixels.foreach_set(buf.ravel())
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGBA" if cut_out else "RGB"
    img.save_render(path, scene=s)
