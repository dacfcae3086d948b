"""The wide pictures and the cut-out plate: how large each is rendered and with how many samples per pixel."""

# name: (width, height / width, samples, light bounces)
SCENES = {
    "hero-mesa": (1920, 9 / 16, 20, 5),
    "salon-1": (1600, 9 / 16, 40, 7),
    "salon-2": (1600, 9 / 16, 40, 7),
    "salon-3": (1600, 9 / 16, 40, 7),
    "ano-nuevo": (1200, 9 / 16, 36, 7),
    "te": (1200, 3 / 4, 20, 10),
    "plato-portada": (1600, 3 / 4, 20, 4),
}
