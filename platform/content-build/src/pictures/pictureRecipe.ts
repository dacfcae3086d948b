/** Byte budgets of one width of a picture, and the effort to find the best quality within them. */
export interface WidthRecipe {
  /** Pixels. */
  width: number;
  /** Bytes that the AVIF file may have. */
  avif: number;
  /** Bytes that the WebP file may have, which only older browsers load. */
  webp: number;
}

/** How the files of one picture are made. A change here gives the picture a new version. */
export interface PictureRecipe {
  /** Height divided by width that the source is cropped to, around its middle. */
  ratio: number;
  /** A cut-out on transparency: no placeholder colour. */
  cutOut: boolean;
  widths: WidthRecipe[];
}

const KB = 1024;

const width = (pixels: number, avifKB: number, webpKB = Math.ceil(avifKB * 1.6)): WidthRecipe => ({
  width: pixels,
  avif: avifKB * KB,
  webp: webpKB * KB,
});

const dish: PictureRecipe = {
  ratio: 3 / 4,
  cutOut: false,
  widths: [width(200, 5), width(400, 15), width(800, 45)],
};

const gameFace: PictureRecipe = { ratio: 1, cutOut: true, widths: [width(256, 10), width(512, 24)] };

const wide = (...widths: WidthRecipe[]): PictureRecipe => ({ ratio: 9 / 16, cutOut: false, widths });

const hall = wide(width(480, 20), width(800, 50), width(1280, 110), width(1600, 150));

/** Every picture that is neither a dish nor a face of the game, by name. */
export const scenes: Readonly<Record<string, PictureRecipe>> = {
  'hero-mesa': wide(width(480, 20), width(800, 45), width(1040, 70), width(1280, 90), width(1600, 130)),
  'salon-1': hall,
  'salon-2': hall,
  'salon-3': hall,
  'ano-nuevo': wide(width(480, 20), width(800, 45), width(1200, 80)),
  te: { ratio: 3 / 4, cutOut: false, widths: [width(480, 20), width(800, 45), width(1200, 80)] },
};

/** Faces of the memory game are the masters with this prefix. */
export const GAME_PREFIX = 'juego-';

/** Picture of a dish without a picture of its own. */
export const EMPTY_PLATE = 'plato-vacio';

/** The recipe of a picture by its name; whatever is not a scene or a face of the game is a dish. */
export function pictureRecipe(name: string): PictureRecipe {
  if (name.startsWith(GAME_PREFIX)) return gameFace;
  return scenes[name] ?? dish;
}
