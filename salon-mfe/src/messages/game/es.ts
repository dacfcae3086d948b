/** The texts of the memory game, on the kids' menu, which exists only in Spanish. */
export const gameTexts = {
  title: 'Juegemos',
  rules: 'Voltea dos bloques. Si son iguales, se quedan a la vista.',
  restart: 'Reiniciar Juego',
  restarted: 'Juego nuevo, bloques mezclados',
  score: (pairs: number, allPairs: number, attempts: number) =>
    `${pairs} de ${allPairs} parejas · ${attempts === 1 ? '1 intento' : `${attempts} intentos`}`,
  won: (pairs: number, attempts: number) =>
    `Muy bien. Encontraste las ${pairs} parejas en ${attempts} intentos.`,
  /** The names of a block, for screen readers. */
  hidden: (block: number) => `Bloque ${block}, boca abajo`,
  shown: (block: number, picture: string) => `Bloque ${block}, ${picture}`,
  found: (block: number, picture: string) => `Bloque ${block}, ${picture}, pareja encontrada`,
  pair: (picture: string) => `Pareja encontrada: ${picture}`,
  noPair: (first: string, second: string) => `No es pareja: ${first} y ${second}`,
};
