/** Something with a size. */
interface Tile {
  name: string;
  size: number;
  /** Tiles of one group look alike. */
  group: string;
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sum = (tiles: readonly Tile[]) => tiles.reduce((total, { size }) => total + size, 0);

/** Splits the room along its longer side, as evenly as the tiles allow, until each part holds one tile. */
function place(tiles: readonly Tile[], room: Room): { tile: Tile; room: Room }[] {
  const [first] = tiles;
  if (!first) return [];
  if (tiles.length === 1) return [{ tile: first, room }];
  const all = sum(tiles);
  let cut = 1;
  while (cut < tiles.length - 1 && sum(tiles.slice(0, cut)) + (tiles[cut]?.size ?? 0) / 2 < all / 2) cut += 1;
  const [before, after] = [tiles.slice(0, cut), tiles.slice(cut)];
  const share = sum(before) / all;
  const { x, y, width, height } = room;
  const rooms: [Room, Room] =
    width > height
      ? [
          { x, y, width: width * share, height },
          { x: x + width * share, y, width: width * (1 - share), height },
        ]
      : [
          { x, y, width, height: height * share },
          { x, y: y + height * share, width, height: height * (1 - share) },
        ];
  return [...place(before, rooms[0]), ...place(after, rooms[1])];
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A treemap as SVG, largest tiles first; small ones show their name on hover. */
export function treemap(title: string, tiles: readonly Tile[]): string {
  const [width, height] = [960, 540];
  const sorted = [...tiles].filter(({ size }) => size > 0).sort((a, b) => b.size - a.size);
  const groups = [...new Set(sorted.map(({ group }) => group))];
  const drawn = place(sorted, { x: 0, y: 24, width, height: height - 24 }).map(({ tile, room }) => {
    const hue = Math.round((groups.indexOf(tile.group) * 360) / groups.length);
    const kb = (tile.size / 1000).toFixed(1);
    const fits = room.width > 60 && room.height > 26;
    const letters = Math.floor(room.width / 6) - 1;
    const [x, y, w, h] = [room.x, room.y, room.width, room.height].map((value) => value.toFixed(1));
    const text = fits
      ? `<text x="${(room.x + 4).toFixed(1)}" y="${(room.y + 12).toFixed(1)}">${escaped(tile.name.slice(0, letters))}<tspan x="${(room.x + 4).toFixed(1)}" dy="12">${kb}</tspan></text>`
      : '';
    return `<g><title>${escaped(tile.name)}: ${kb} KB</title><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="hsl(${hue} 45% 82%)" stroke="#fff"/>${text}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="10"><rect width="${width}" height="${height}" fill="#fff"/><text x="4" y="16" font-size="13">${escaped(title)}</text>${drawn.join('')}</svg>\n`;
}
