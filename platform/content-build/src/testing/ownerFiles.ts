import { parse } from 'csv-parse/sync';
import { todayRows } from './todayRows';

/** A file of the restaurant as somebody could save it. */
export interface OwnerFile {
  file:
    | 'menu.csv'
    | 'categories.csv'
    | 'platos.csv'
    | 'pages.csv'
    | 'hours.csv'
    | 'zones.csv'
    | 'today.csv'
    | 'restaurant.json'
    | `pages/${string}.json`;
  /** What was done to it, in Spanish: the list is for the restaurant. */
  what: string;
  /** Null: the file is not there any more. */
  save: (text: string) => string | Buffer | null;
}

function swap(from: string, to: string) {
  return (text: string): string => {
    if (!text.includes(from)) throw new Error(`The restaurant has no ${from}`);
    return text.replace(from, to);
  };
}

const lines = (text: string) => text.trimEnd().split('\r\n');
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The table as another program writes it: every cell in quotes, with its own separator. */
const rewritten = (separator: string) => (text: string) => {
  const rows: string[][] = parse(text);
  return rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
};

const withColumn = (title: string) => (text: string) =>
  lines(text)
    .map((line, index) => `${line},${index === 0 ? title : ''}`)
    .join('\r\n');

/** The table without the row that starts with that cell. */
const without = (first: string) => (text: string) =>
  lines(text)
    .filter((line) => !line.startsWith(`${first},`))
    .join('\r\n');

/** The hours with other rows of Monday. */
const withMonday = (...rows: string[]) => swap('lunes,11:00,22:00', rows.join('\r\n'));

const withoutChinese = (text: string) => text.replace(/[\p{Script=Han}、，]/gu, '?');
const withPrices = (money: (pesos: string) => string) => (text: string) =>
  text.replace(/,(\d{4,5}),/g, (_, pesos: string) => `,${quoted(money(pesos))},`);
const thousands = (pesos: string) => pesos.replace(/(?=\d{3}$)/, '.');

const menu: [what: string, save: OwnerFile['save']][] = [
  ['Excel, «CSV UTF-8»: con una marca al comienzo', (text) => `\ufeff${text}`],
  ['Excel en español: con punto y coma', rewritten(';')],
  [
    'Excel, «Texto Unicode»: UTF-16 con tabulaciones',
    (text) => Buffer.from(`\ufeff${rewritten('\t')(text)}`, 'utf16le'),
  ],
  ['LibreOffice, todas las celdas entre comillas', rewritten(',')],
  ['con finales de línea de un Mac antiguo', (text) => text.replaceAll('\r\n', '\r')],
  ['con la línea sep=; para Excel', (text) => `sep=;\r\n${rewritten(';')(text)}`],
  [
    'con una columna propia y filas vacías',
    (text) =>
      `${lines(text)
        .map((line) => `${line},notas`)
        .join('\r\n')}\r\n,,,\r\n`,
  ],
  ['con filas de otro programa, de otros finales de línea', (text) => text.replace(/\r\n(?=bebidas)/g, '\n')],
  ['con un salto de línea en un nombre', swap(',Sopa picante,', ',"Sopa\npicante",')],
  ['con barras', rewritten('|')],
  ['como ANSI (Windows-1252)', (text) => Buffer.from(withoutChinese(text), 'latin1')],
  ['UTF-8 abierto como ANSI y guardado otra vez', (text) => Buffer.from(text).toString('latin1')],
  ['con un programa que no sabe chino', withoutChinese],
  [
    'como libro de Excel con el nombre menu.csv',
    () => Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000', 'latin1'),
  ],
  ['que ya no está', () => null],
  ['vacío', () => ''],
  ['solo con los títulos', (text) => `${lines(text)[0]}\r\n`],
  ['con otro título en una columna', swap('price_cop', 'precio')],
  ['con una columna agotado', withColumn('agotado')],
  ['con una columna alergenos', withColumn('alergenos')],
  ['con una columna precio además de la de siempre', withColumn('precio')],
  [
    'sin la columna marks',
    (text) => {
      const rows: string[][] = parse(text);
      const marks = rows[0]?.indexOf('marks');
      const left = rows.map((row) => row.filter((_, place) => place !== marks));
      return left.map((row) => row.map(quoted).join(',')).join('\r\n');
    },
  ],
  ['con un título con un error de dedo', swap('price_cop', 'prise_cop')],
  ['con una fila vacía encima de los títulos', (text) => `,,,,\r\n${text}`],
  ['con un letrero encima de los títulos', (text) => `Carta de noviembre,,,,\r\n${text}`],
  ['con una fila TOTAL', (text) => `${text}TOTAL,,,,,,,,,69900,,\r\n`],
  ['como documento RTF', (text) => `{\\rtf1\\ansi\\deff0 {\\fonttbl {\\f0 Calibri;}}\\f0 ${text}}`],
  [
    'con una columna dos veces',
    (text) =>
      lines(text)
        .map((line) => `${line},`)
        .join('\r\n')
        .replace('brand,', 'brand,slug'),
  ],
  ['con unas comillas que no cierran', swap('"Maíz, huevo y cebollín"', '"Maíz, huevo y cebollín')],
  ['con comillas dentro de un texto', swap('"Maíz, huevo y cebollín"', '"Maíz, "huevo" y cebollín"')],
  ['con comas y sin comillas', swap('"Maíz, huevo y cebollín"', 'Maíz, huevo y cebollín')],
  ['con los precios como «$ 34.800»', withPrices((pesos) => `$ ${thousands(pesos)}`)],
  ['con los precios como «$34,800.00»', withPrices((pesos) => `$${thousands(pesos).replace('.', ',')}.00`)],
  ['con un precio de 12', swap(',26500,', ',12,')],
  ['con un precio de 999999999', swap(',26500,', ',999999999,')],
  ['con un cero de más en un precio', swap(',26500,', ',265000,')],
  ['con un precio que sube a diez veces, confirmado', swap(',26500,', ',265000!,')],
  ['con un precio de 800 confirmado', swap(',26500,', ',800!,')],
  ['con un precio que Excel leyó como decimal', swap(',26500,', ',26.5,')],
  ['con un precio que Excel leyó como fecha', swap(',26500,', ',ago-26,')],
  ['con una fórmula que falla', swap(',26500,', ',#¡VALOR!,')],
  ['con una fórmula en el precio', swap(',26500,', ',=1+1,')],
  ['con un enlace de hoja de cálculo en un nombre', swap(',Sopa picante,', ',"=HYPERLINK(""x"")",')],
  ['con una etiqueta HTML en un nombre', swap(',Sopa picante,', ',<b>Sopa picante</b>,')],
  ['con una dirección en una descripción', swap('Tofu y hongos', 'Mira www.casaming.com')],
  ['con una fecha en un nombre, porque se escribió 3/4', swap(',Sopa picante,', ',03/04/26,')],
  [
    'con una fecha en una descripción, porque se escribió 12-4',
    swap('Tofu y hongos en caldo espeso', '12-abr'),
  ],
  ['con un plato sin precio', swap(',26500,', ',,')],
  ['con el chino de un plato perdido', swap('玉米汤', '???')],
  ['con el mismo plato dos veces', (text) => `${text}${lines(text)[1]}\r\n`],
  ['con dos platos del mismo nombre', swap(',Sopa picante,', ',sopa de maiz,')],
  ['con un plato de nombre nuevo y el slug de siempre', swap(',Sopa picante,', ',Sopa Ming,')],
  ['con un plato sin imagen', swap('sopa-picante', 'sopa-ming')],
  ['con tildes en el slug', swap('sopa-de-maiz', 'Sopa-de-maíz')],
  ['con una categoría que no existe', swap('bebidas,limonada', 'refrescos,limonada')],
  ['con una etiqueta que no existe', swap('sopa-picante,Sopa,', 'sopa-picante,Caldo,')],
  ['con una marca que no existe', swap(',26500,P,', ',26500,PICANTE,')],
  ['con V y VG en un plato', swap(',26500,P,', ',26500,V VG,')],
  [
    'con una descripción demasiado larga',
    swap('Tofu y hongos', `Tofu${', tofu'.repeat(20)} y hongos`.replaceAll(',', '')),
  ],
  ['con un nombre en inglés vacío', swap(',Hot soup,', ',,')],
  ['con una plantilla sin llenar', swap('Tofu y hongos', '{ingredientes}')],
];

const tables: [file: OwnerFile['file'], what: string, save: OwnerFile['save']][] = [
  ['categories.csv', 'sin la fila de una categoría', without('bebidas')],
  ['categories.csv', 'con una categoría sin puesto: sale de la carta', swap(',2,,no,no', ',,,no,no')],
  ['categories.csv', 'con una categoría en dos puestos', swap(',2,,no,no', ',2,1,no,no')],
  ['categories.csv', 'con un sello de un solo carácter', swap('热汤', '汤')],
  ['categories.csv', 'con un sello que el pincel no tiene', swap('热汤', '清汤')],
  ['categories.csv', 'con el botón en mayúsculas', swap('ver sopas', 'Ver sopas')],
  [
    'categories.csv',
    'con una categoría dos veces',
    (text) => `${text}${lines(text)[1]?.replace(',1,,', ',9,,')}\r\n`,
  ],
  ['categories.csv', 'con dos categorías en un puesto', swap('ver bebidas,2', 'ver bebidas,1')],
  ['categories.csv', 'con «quizás» en vez de yes o no', swap(',2,,no,no', ',2,,no,quizás')],
  ['categories.csv', 'con un enlace a otra página', swap('/Sopas,/Sopas', '/Sopas,/Bebidas')],
  [
    'categories.csv',
    'con la dirección de una categoría cambiada',
    (text) => text.replaceAll('/Sopas', '/Las Sopas'),
  ],
  ['platos.csv', 'sin la fila de una etiqueta', without('Sopa')],
  ['platos.csv', 'sin el inglés de una etiqueta', swap('Soup', '')],
  ['pages.csv', 'sin la fila de una página', without('/Sopas')],
  ['pages.csv', 'sin la fila de /Salon', without('/Salon')],
  ['pages.csv', 'sin la fila 404', without('404')],
  [
    'pages.csv',
    'con una página que el sitio no tiene',
    (text) => text.replace(/^\/Sopas(.*\r\n)/m, '/Sopas$1/Promos$1'),
  ],
  ['pages.csv', 'con una página dos veces', (text) => `${text}${lines(text)[1]}\r\n`],
  ['pages.csv', 'con una descripción corta', swap('Una descripción de prueba que', 'Una')],
  ['pages.csv', 'con la imagen de un plato que no está', swap('sopas:sopa-picante', 'sopas:sopa-fria')],
  ['hours.csv', 'con dos turnos el lunes', withMonday('lunes,11:00,15:00', 'lunes,18:00,22:00')],
  ['hours.csv', 'con las horas de Google Sheets en español', withMonday('Lunes,11:00 a. m.,10:00 p. m.')],
  ['hours.csv', 'con un cierre a las 02:00', withMonday('lunes,18:00,02:00')],
  ['hours.csv', 'con el lunes cerrado', withMonday('Lunes,Cerrado,cerrado')],
  ['hours.csv', 'con un día sin tildes, en plural y en mayúsculas', swap('sábado', 'SABADOS')],
  ['hours.csv', 'con un cierre a las 10:00', withMonday('lunes,11:00,10:00')],
  ['hours.csv', 'con un cierre igual a la apertura', withMonday('lunes,11:00,11:00')],
  ['hours.csv', 'con una hora sin mañana ni tarde', withMonday('lunes,11,22:00')],
  ['hours.csv', 'con una hora vacía', withMonday('lunes,11:00,')],
  ['hours.csv', 'con un día que abre y no cierra', withMonday('lunes,11:00,cerrado')],
  ['hours.csv', 'con dos turnos que se cruzan', withMonday('lunes,11:00,15:00', 'lunes,14:00,22:00')],
  ['hours.csv', 'con dos turnos que se tocan', withMonday('lunes,11:00,15:00', 'lunes,15:00,22:00')],
  ['hours.csv', 'con la noche escrita como mañana', withMonday('lunes,11:00,15:00', 'lunes,6:00,10:00')],
  ['hours.csv', 'con un turno después de la madrugada', withMonday('lunes,18:00,02:00', 'lunes,20:00,22:00')],
  ['hours.csv', 'con un día abierto y cerrado', withMonday('lunes,11:00,22:00', 'lunes,cerrado,cerrado')],
  ['hours.csv', 'con un día que no existe', swap('martes', 'lunes a viernes')],
  ['hours.csv', 'sin el martes ni los festivos', (text) => without('festivos')(without('martes')(text))],
  ['hours.csv', 'con los títulos en español', swap('day,opens,closes', 'día,abre,cierra')],
  ['hours.csv', 'vacío', () => ''],
  ['zones.csv', 'con un domicilio de $ 6.000', swap('6000', '$ 6.000')],
  ['zones.csv', 'con un domicilio gratis', swap('6000', '0')],
  ['zones.csv', 'con un domicilio de seis millones', swap('6000', '6000000')],
  ['zones.csv', 'con un domicilio de «6 mil»', swap('6000', '6 mil')],
  ['zones.csv', 'con un barrio sin valor', swap('Sur,6000', 'Sur,')],
  ['zones.csv', 'con un barrio sin nombre', swap('Sur,6000', ',6000')],
  ['zones.csv', 'con un barrio dos veces', swap('Sur,', 'norte,')],
  ['zones.csv', 'con recoger como barrio', swap('Sur,', 'Recoger,')],
  ['zones.csv', 'con los títulos en español', swap('name,fee', 'barrio,valor')],
  ['zones.csv', 'solo con los títulos', (text) => `${lines(text)[0]}\r\n`],
];

const facts: [what: string, save: OwnerFile['save']][] = [
  ['guardado con una marca UTF-8 al comienzo', (text) => `\ufeff${text}`],
  ['como ANSI (Windows-1252)', (text) => Buffer.from(text, 'latin1')],
  ['como documento RTF', (text) => `{\\rtf1\\ansi\\deff0 ${text}}`],
  ['como UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['que ya no está', () => null],
  ['con un comentario', swap('{', '{\n  // los datos de la casa')],
  ['sin una coma', swap('"currency": "COP",', '"currency": "COP"')],
  ['con una coma de más', swap('"capacity": null', '"capacity": null,')],
  ['con comillas de Word', swap('"COP"', '“COP”')],
  ['con un dato dos veces', swap('"currency": "COP",', '"currency": "COP",\n  "currency": "COP",')],
  ['con el WhatsApp sin el 57', swap('"57 3100000001"', '"3001234567"')],
  ['con un fijo como WhatsApp', swap('"57 3100000001"', '"57 6041234567"')],
  ['con ceros como WhatsApp', swap('"57 3100000001"', '"57 0000000000"')],
  ['con "wifi": "no"', swap('"wifi": true', '"wifi": "no"')],
  ['con el horario que ahora va en hours.csv', swap('"confirm"', '"hours": [],\n  "confirm"')],
  ['con los barrios que ahora van en zones.csv', swap('"otherFee"', '"zones": [],\n    "otherFee"')],
  ['con los agotados que ahora van en today.csv', swap('"confirm"', '"soldOut": [],\n  "confirm"')],
  ['con la pausa que ahora va en today.csv', swap('"confirm"', '"orders": {},\n  "confirm"')],
  ['con los días cerrados que ahora van en today.csv', swap('"confirm"', '"closedDates": [],\n  "confirm"')],
  ['con un dato mal escrito', swap('"timeZone"', '"timezone"')],
  ['sin un teléfono del pie', swap('"+57 310 000 0002", ', '')],
  [
    'con los nombres de los teléfonos del pie',
    swap('"contact":', '"footerNames": ["Mesa", "Domicilios", "Reservas"],\n    "contact":'),
  ],
  [
    'con un nombre de menos en el pie',
    swap('"contact":', '"footerNames": ["Mesa", "Domicilios"],\n    "contact":'),
  ],
  ['con un enlace javascript:', swap('https://www.instagram.com/casa.ming/', 'javascript:alert(1)')],
  ['con otro domicilio de "6.000"', swap('"otherFee": 0', '"otherFee": "6.000"')],
  ['con otro domicilio de 200.000', swap('"otherFee": 0', '"otherFee": 200000')],
  ['con otro domicilio de $6000', swap('"otherFee": 0', '"otherFee": $6000')],
  [
    'con otra forma de pago',
    swap('"options": [', '"options": [{ "value": "transferencia", "label": "Transferencia" },'),
  ],
  ['con comillas dentro de un texto', swap('tu documento', 'tu "documento"')],
  ['con una etiqueta HTML en un texto', swap('tu documento', 'tu <b>documento</b>')],
  ['con el nombre chino perdido', swap('明家', '??')],
  ['con una propina de 15 %', swap('"percent": 10', '"percent": 15')],
  ['con el aviso de propina sin su valor', swap('del {percent} %', 'del 10 %')],
  ['sin una de las leyendas de alcohol', (text) => text.replace(/"Prohíbese[^"]*",\s*/, '')],
];

const texts: [file: OwnerFile['file'], what: string, save: OwnerFile['save']][] = [
  ['pages/about.json', 'con otro texto', swap('Cocinamos sopas.', 'Cocinamos sopas y fideos.')],
  ['pages/about.json', 'que ya no está', () => null],
  ['pages/about.json', 'con un texto vacío', swap('"Cocinamos sopas."', '""')],
  ['pages/about.json', 'con una etiqueta HTML', swap('Cocinamos sopas.', '<b>Cocinamos</b> sopas.')],
  ['pages/about.json', 'con una plantilla sin llenar', swap('Cocinamos sopas.', 'Cocinamos {platos}.')],
  ['pages/about.json', 'con un párrafo sin corchetes', swap('["De maíz, y uno picante."]', '"De maíz."')],
  ['pages/about.json', 'con un dato mal escrito', swap('"lead"', '"leed"')],
  ['pages/about.json', 'con una imagen que no está', swap('"plato-vacio"', '"fachada"')],
  ['pages/about.json', 'como ANSI (Windows-1252)', (text) => Buffer.from(text, 'latin1')],
  ['pages/home.json', 'con una categoría que no existe', swap('"sopas"', '"postres"')],
  ['pages/home.json', 'con comillas dentro de un texto', swap('Ocho mesas.', 'Ocho "mesas".')],
  [
    'pages/home.json',
    'con un sello que el pincel no tiene',
    swap('"category": "sopas",', '"category": "sopas", "seal": "清汤",'),
  ],
  ['pages/contact.json', 'con un saludo que el pincel no tiene', swap('欢迎', '您好')],
  ['pages/contact.json', 'con el chino perdido', swap('欢迎', '??')],
  ['pages/privacy.json', 'con un nombre que nadie conoce', swap('{nit}', '{cedula}')],
  ['pages/privacy.json', 'sin un idioma', swap('"zh"', '"chino"')],
];

/** Files that the restaurant could save: by encoding, separator, lost Chinese, wrong type and wrong fact. */
export const ownerFiles: readonly OwnerFile[] = [
  ...menu.map(([what, save]) => ({ file: 'menu.csv' as const, what, save })),
  ...texts.map(([file, what, save]) => ({ file, what, save })),
  ...tables.map(([file, what, save]) => ({ file, what, save })),
  ...todayRows.map(([what, rows]) => ({
    file: 'today.csv' as const,
    what,
    save: (text: string) => `${text}${rows}\r\n`,
  })),
  { file: 'today.csv', what: 'sin sus títulos', save: () => 'agotado,Sopa picante,,,\r\n' },
  { file: 'today.csv', what: 'que ya no está', save: () => null },
  ...facts.map(([what, save]) => ({ file: 'restaurant.json' as const, what, save })),
];
