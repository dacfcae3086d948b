"""Sauces, rices and noodles by the names that recipes use."""

# sauce: (glaze colour, glaze amount), (two puddle colours); no puddle colours = only a glaze
SAUCES = {
    "ostras": (("#7d4014", 0.34), ("#54280b", "#7d4416")),
    "agridulce": (("#c8280c", 0.40), ("#a31c06", "#cf3a12")),
    "naranja": (("#e8760c", 0.42), ("#c2580a", "#e8841c")),
    "miel": (("#a8480c", 0.42), ("#6a2606", "#96440e")),
    "curry": (("#c27c12", 0.55), ("#a86c10", "#c98c26")),
    "soya": (("#7a4416", 0.22), ("#4a2810", "#6a3c18")),
    "dulce": (("#4e200a", 0.5), ("#2e1206", "#4a200c")),
    "light": (("#d8a860", 0.15), ("#b88c4a", "#d2ac6c")),
    "picante": (("#8c2208", 0.28), ("#561406", "#82280c")),
    "mapo": (("#b5420f", 0.6), ("#8e1c06", "#b8380e")),
    "chili": (("#d43a10", 0.4), ("#b02408", "#dc4a16")),
    "pimienta": (("#3c200e", 0.4), ("#24120a", "#3a1e10")),
    "brillo": (("#e2c88a", 0.10), None),
    None: (None, None),
}
RICE = {
    "friedrice": ("rice", "#d9b77a"),
    "whiterice": ("ricewhite", "#f0e2c4"),
    "redrice": ("ricered", "#c07a38"),
    "curryrice": ("riceyellow", "#dda838"),
}
NOODLES = {
    "noodles": ("#d39a45", "#efc67a", 0.12, 1.0),
    "ricenoodles": ("#dcc898", "#ecdcb6", 0.15, 0.45),
    "darknoodles": ("#a8692a", "#d29a4e", 0.12, 1.0),
}
