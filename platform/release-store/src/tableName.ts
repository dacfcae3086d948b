/** The name of a table as its owner reads it in file, tab and sentence: `carta` of `carta.csv`. */
export const tableName = (file: string): string => file.replace(/\.csv$/, '');
