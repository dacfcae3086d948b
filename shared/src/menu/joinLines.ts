const breaks = /[\n\v\f\r\u0085\u2028\u2029]/;

/** The lines of a text in one: a comma joins them, as it joins phrases of a note; after punctuation, a space. */
export const joinLines = (text: string) =>
  text
    .split(breaks)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replace(/([,;:.!?…，、。；：！？]?)\n/g, (_, mark: string) => `${mark || ','} `);
