/** `56000` → `56.000`. Not with `Intl`: browsers and Node format differently, and a difference breaks hydration. */
export function groupThousands(pesos: number, separator: string): string {
  return String(Math.round(pesos)).replace(/\B(?=(?:\d{3})+$)/g, separator);
}

/** `56000` → `$ 56.000`, with a no-break space: sign and amount stay together on the page. */
export function formatPesos(pesos: number): string {
  return `$\u00a0${groupThousands(pesos, '.')}`;
}

/** `56000` → `$ 56.000`, with a plain space: for the WhatsApp message and for copied texts. */
export function formatPesosText(pesos: number): string {
  return `$ ${groupThousands(pesos, '.')}`;
}

/** The price as the cartas print it: `$56.000` in Spanish and Chinese, `$56,000` in English. */
export function formatCartaPrice(pesos: number, separator: '.' | ','): string {
  return `$${groupThousands(pesos, separator)}`;
}
