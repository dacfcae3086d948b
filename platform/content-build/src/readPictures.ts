import fs from 'node:fs';
import type { AppliedPhotographs } from './pictures/photographs';
import { pictureFolders } from './pictures/pictureFolders';
import type { Pictures } from './pictures/renderVariants';
import { readTable, withoutSign } from './tables/readTable';

export const committedPictures = (): Pictures =>
  JSON.parse(fs.readFileSync(pictureFolders.list, 'utf8')) as Pictures;

/**
 * The list of all pictures: the committed ones, replaced by photographs of the owner.
 * @param menu text of the table `carta`: a photograph may be the first picture of a dish
 */
export async function readPictures(menu: string): Promise<AppliedPhotographs> {
  const { photographs: folder } = pictureFolders;
  const photographs = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (photographs.every((file) => file.startsWith('.') || file.endsWith('.md'))) {
    return { pictures: committedPictures(), problems: [] };
  }
  // Loaded only now: the image library takes longer to start than everything else here.
  const { applyPhotographs } = await import('./pictures/photographs');
  const dishes = readTable('carta.csv', menu, ['categoria', 'clave'], () => undefined);
  return applyPhotographs({
    dishes: dishes.map(({ cells }) => `${cells.categoria}-${withoutSign(cells.clave)}`),
  });
}
