import { parse } from 'csv-parse/sync';

/** Null: the file is not there any more. */
type Save = (text: string) => string | Buffer | null;
/** Files of the restaurant as somebody could save them: what was done, in Spanish, and how. */
type Saved<More extends string[] = []> = Readonly<Record<string, [what: string, save: Save, ...More][]>>;

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

const withColumn =
  (title: string, cell = '') =>
  (text: string) =>
    lines(text)
      .map((line, index) => `${line},${index === 0 ? title : cell}`)
      .join('\r\n');

const withRow = (row: string) => (text: string) => `${text}${row}\r\n`;

/** The table without the row that starts with that cell. */
const without = (first: string) => (text: string) =>
  lines(text)
    .filter((line) => !line.startsWith(`${first},`))
    .join('\r\n');

/** The hours with other rows of Monday. */
const withMonday = (...rows: string[]) => swap('lunes,11:00,22:00', rows.join('\r\n'));

/** The menu with other prices. */
const withPrices =
  (change: (pesos: number, index: number, all: number[]) => string | number) => (text: string) => {
    const all = [...text.matchAll(/,(\d{4,5}),/g)].map(([, pesos]) => Number(pesos));
    let index = 0;
    return text.replace(/,(\d{4,5}),/g, () => `,${change(all[index]!, index++, all)},`);
  };

const dearer = withPrices((pesos) => pesos + 100);

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const withoutChinese = (text: string) => text.replace(/[\p{Script=Han}、，]/gu, '?');

/** Files in which nothing has to be corrected. */
export const readWell: Saved = {
  'menu.csv': [
    ['Excel, «Texto Unicode»', (text) => Buffer.from(`\ufeff${rewritten('\t')(text)}`, 'utf16le')],
    ['con la línea sep=; para Excel', (text) => `sep=;\r\n${rewritten(';')(text)}`],
    ['con barras', rewritten('|')],
    ['con filas de otro programa', (text) => text.replace(/\r\n(?=bebidas)/g, '\n')],
    ['con un salto de línea en un nombre', swap(',Sopa picante,', ',"Sopa\npicante",')],
    ['con filas vacías encima de los títulos y al final', (text) => `,,,,\r\n${text},,,\r\n`],
    ['con los precios como «$ 34.800»', withPrices((pesos) => `$ ${pesos}`.replace(/(?=\d{3}$)/, '.'))],
    ['con un precio que sube a diez veces, confirmado', swap(',26500,', ',265000!,')],
    ['con un precio de 800 confirmado', swap(',26500,', ',800!,')],
    ['con todos los precios más altos, confirmado', (text) => dearer(text).replace('cop', 'cop!')],
    ['con un plato sin precio', swap(',26500,', ',,')],
    ['con un plato de nombre nuevo y el slug de siempre', swap(',Sopa picante,', ',Sopa Ming,')],
    ['con un plato sin imagen', swap('sopa-picante', 'sopa-ming')],
    ['con un nombre en inglés vacío', swap(',Hot soup,', ',,')],
    ['con la clave de su categoría en mayúsculas', swap('sopas,sopa-picante', 'SOPAS,sopa-picante')],
    ['con una descripción de 90 letras', swap('Taza de té verde', 'a'.repeat(90))],
  ],
  'categories.csv': [['con una categoría sin puesto: sale de la carta', swap(',2,,no,no', ',,,no,no')]],
  'hours.csv': [
    ['con dos turnos el lunes', withMonday('lunes,11:00,15:00', 'lunes,18:00,22:00')],
    ['con las horas de Google Sheets en español', withMonday('Lunes,11:00 a. m.,10:00 p. m.')],
    ['con un cierre a las 02:00', withMonday('lunes,18:00,02:00')],
    ['con el lunes cerrado', withMonday('Lunes,Cerrado,cerrado')],
    ['con un día sin tildes, en plural y en mayúsculas', swap('sábado', 'SABADOS')],
  ],
  'zones.csv': [
    ['con un domicilio de $ 6.000', swap('6000', '$ 6.000')],
    ['con un domicilio gratis', swap('6000', '0')],
  ],
  'today.csv': [
    ['que ya no está', () => null],
    ['con un plato por su nombre, sin fecha', withRow('agotado,Sopa picánte,,,')],
    ['con una clave, un día y una hora', withRow('agotado,sopas:sopa-picante,3/12/2026,7:30 p. m.,')],
    ['con una categoría', withRow('agotado,SOPAS,2026-12-03,,')],
    ['con la pausa de hoy', withRow('pausa,,15/11/2026,,Hoy llueve')],
    ['con un barrio', withRow('sin domicilio,sur,,,')],
    ['con un día que ya pasó', withRow('agotado,Pollo frito,1/11/2026,,')],
  ],
  'restaurant.json': [
    ['guardado con una marca UTF-8 al comienzo', (text) => `\ufeff${text}`],
    [
      'con nombres en el pie',
      swap('"contact":', '"footerNames": ["Mesa", "Domicilios", "Reservas"],\n    "contact":'),
    ],
  ],
  'pages/about.json': [['con otro texto', swap('Cocinamos sopas.', 'Cocinamos sopas y fideos.')]],
};

/** Other ways to a sentence of {@link answered}, with the places that are named. */
export const sameSentence: Saved<string[]> = {
  'menu.csv': [
    ['UTF-8 abierto como ANSI y guardado otra vez', (text) => Buffer.from(text).toString('latin1'), ''],
    ['con una columna alergenos', withColumn('alergenos'), 'fila 1'],
    ['con un título con un error de dedo', swap('price_cop', 'prise_cop'), 'fila 1'],
    ['con una fecha, porque se escribió 12-4', swap('Taza de té verde', '12-abr'), 'fila 4, columna desc_es'],
  ],
  'pages.csv': [
    ['sin la fila 404', without('404'), ''],
    ['sin la fila de /Salon', without('/Salon'), ''],
  ],
  'hours.csv': [
    ['con un cierre igual a la apertura', withMonday('lunes,11:00,11:00'), 'fila 2, columna closes'],
    [
      'con dos turnos que se tocan',
      withMonday('lunes,11:00,15:00', 'lunes,15:00,22:00'),
      'fila 3, columna opens',
    ],
    [
      'con un turno tras la madrugada',
      withMonday('lunes,18:00,02:00', 'lunes,20:00,22:00'),
      'fila 3, columna opens',
    ],
    ['con los títulos en español', swap('day,opens,closes', 'día,abre,cierra'), 'fila 1', 'fila 1', 'fila 1'],
  ],
  'zones.csv': [
    ['con los títulos en español', swap('name,fee', 'barrio,valor'), 'fila 1', 'fila 1'],
    ['con un barrio sin nombre', swap('Sur,6000', ',6000'), 'fila 3, columna name'],
  ],
  'today.csv': [
    ['con una palabra sola', withRow('cerrado,,,,'), 'fila 2, columna fecha'],
    [
      'con una etiqueta HTML en la razón',
      withRow('pausa,,15/11/2026,,<b>Hoy no</b>'),
      'fila 2, columna nota',
    ],
  ],
  'restaurant.json': [
    ['con un fijo como WhatsApp', swap('"57 31', '"57 60'), 'línea 20, campo phones.chat'],
    ['con ceros como WhatsApp', swap('"57 3100000001"', '"57 0000000000"'), 'línea 20, campo phones.chat'],
  ],
};

/** A file for each sentence: `ownerFiles.answers.txt` has all of them, word for word. */
export const answered: Saved = {
  'menu.csv': [
    ['como ANSI (Windows-1252)', (text) => latin1(withoutChinese(text))],
    ['con un programa que no sabe chino', withoutChinese],
    ['como libro de Excel', () => Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000', 'latin1')],
    ['que ya no está', () => null],
    ['solo con los títulos', (text) => `${lines(text)[0]}\r\n`],
    ['con otro título en una columna', swap('price_cop', 'precio')],
    ['con una columna agotado', withColumn('agotado')],
    ['con una columna precio además de la de siempre', withColumn('precio')],
    ['sin la columna marks', (text) => text.replace(/,[^,\r]*(?=,[^,\r]*\r)/g, '')],
    ['con un letrero encima de los títulos', (text) => `Carta de noviembre,,,,\r\n${text}`],
    ['con una fila TOTAL', (text) => `${text}TOTAL,,,,,,,,,69900,,\r\n`],
    ['como documento RTF', (text) => `{\\rtf1\\ansi\\deff0 {\\fonttbl {\\f0 Calibri;}}\\f0 ${text}}`],
    ['con una columna dos veces', withColumn('slug')],
    ['con comillas dentro de un texto', swap('"Maíz, huevo y cebollín"', '"Maíz, "huevo" y cebollín"')],
    ['con comas y sin comillas', swap('"Maíz, huevo y cebollín"', 'Maíz, huevo y cebollín')],
    ['con un precio de 12', swap(',26500,', ',12,')],
    ['con un cero de más en un precio', swap(',26500,', ',265000,')],
    ['con un precio a menos de la mitad', swap(',26500,', ',12000,')],
    ['con los precios de la fila vecina', withPrices((pesos, index, all) => all[index + 1] ?? pesos)],
    ['sin precios', withPrices(() => '')],
    ['con todos los precios más altos', dearer],
    ['con un precio que Excel leyó como decimal', swap(',26500,', ',26.5,')],
    ['con una fórmula que falla', swap(',26500,', ',#¡VALOR!,')],
    ['con una fórmula en el precio', swap(',26500,', ',=1+1,')],
    ['con una etiqueta HTML en un nombre', swap(',Sopa picante,', ',<b>Sopa picante</b>,')],
    ['con una dirección en una descripción', swap('Tofu y hongos', 'Mira www.casaming.com')],
    ['con una fecha en un nombre, porque se escribió 3/4', swap(',Sopa picante,', ',03/04/26,')],
    ['con el chino de un plato perdido', swap('玉米汤', '???')],
    ['con el mismo plato dos veces', (text) => `${text}${lines(text)[1]}\r\n`],
    ['con dos platos del mismo nombre', swap(',Sopa picante,', ',sopa de maiz,')],
    ['con tildes en el slug', swap('sopa-de-maiz', 'Sopa-de-maíz')],
    ['sin un slug', swap('sopas,sopa-de-maiz,', 'sopas,,')],
    ['sin los nombres en chino', (text) => text.replace(/,[\p{Script=Han}]+,/gu, ',,')],
    ['con una categoría que no existe', swap('bebidas,limonada', 'refrescos,limonada')],
    ['con una etiqueta que no existe', swap('sopa-picante,Sopa,', 'sopa-picante,Caldo,')],
    ['con una marca que no existe', swap(',26500,P,', ',26500,PICANTE,')],
    ['con V y VG en un plato', swap(',26500,P,', ',26500,V VG,')],
    ['con una descripción de 91 letras', swap('Taza de té verde', 'a'.repeat(91))],
    ['con una plantilla sin llenar', swap('Tofu y hongos', '{ingredientes}')],
    ['con una columna propia', withColumn('notas', 'sin cebolla')],
    [
      'con un alérgeno que no existe',
      (text) => withColumn('allergens')(text).replace(',P,,', ',P,,Huevo polvo'),
    ],
    ['con alcohol y otra marca', swap(',26500,P,', ',26500,VG A,')],
    ['con una marca dos veces', swap(',26500,P,', ',26500,P P,')],
  ],
  'pages/about.json': [
    ['que ya no está', () => null],
    ['con un texto vacío', swap('"Cocinamos sopas."', '""')],
    ['con una etiqueta HTML', swap('Cocinamos sopas.', '<b>Cocinamos</b> sopas.')],
    ['con una plantilla sin llenar', swap('Cocinamos sopas.', 'Cocinamos {platos}.')],
    ['con un párrafo sin corchetes', swap('["De maíz, y uno picante."]', '"De maíz."')],
    ['con un dato mal escrito', swap('"lead"', '"leed"')],
    ['con una imagen que no está', swap('"plato-vacio"', '"fachada"')],
    ['como ANSI (Windows-1252)', latin1],
  ],
  'pages/home.json': [
    ['con una categoría que no existe', swap('"sopas"', '"postres"')],
    ['con comillas dentro de un texto', swap('Ocho mesas.', 'Ocho "mesas".')],
    [
      'con un sello que el pincel no tiene',
      swap('"category": "sopas",', '"category": "sopas", "seal": "清汤",'),
    ],
  ],
  'pages/contact.json': [
    ['con un saludo que el pincel no tiene', swap('欢迎', '您好')],
    ['con el chino perdido', swap('欢迎', '??')],
  ],
  'pages/privacy.json': [
    ['con un nombre que nadie conoce', swap('{nit}', '{cedula}')],
    ['sin un idioma', swap('"zh"', '"chino"')],
  ],
  'categories.csv': [
    ['sin la fila de una categoría', without('bebidas')],
    ['con una categoría en dos puestos', swap(',2,,no,no', ',2,1,no,no')],
    ['con un sello de un solo carácter', swap('热汤', '汤')],
    ['con un sello que el pincel no tiene', swap('热汤', '清汤')],
    ['con el botón en mayúsculas', swap('ver sopas', 'Ver sopas')],
    ['con dos categorías en un puesto', swap('ver bebidas,2', 'ver bebidas,1')],
    ['con «quizás» en vez de yes o no', swap(',2,,no,no', ',2,,no,quizás')],
    ['con un enlace a otra página', swap('/Sopas,/Sopas', '/Sopas,/Bebidas')],
    ['con un puesto que no es un número', swap('ver sopas,1,', 'ver sopas,dos,')],
    ['con una categoría dos veces', (text) => `${text}${lines(text)[1]?.replace(',1,,', ',9,,')}\r\n`],
    ['con la dirección cambiada', (text) => text.replaceAll('/Sopas', '/Las Sopas')],
  ],
  'platos.csv': [
    ['sin la fila de una etiqueta', without('Sopa')],
    ['sin el inglés de una etiqueta', swap('Soup', '')],
  ],
  'pages.csv': [
    ['sin la fila de una página', without('/Sopas')],
    ['con una página dos veces', (text) => `${text}${lines(text)[1]}\r\n`],
    ['con una descripción corta', swap('Una descripción de prueba que', 'Una')],
    ['con la imagen de un plato que no está', swap('sopas:sopa-picante', 'sopas:sopa-fria')],
    ['con una imagen que no está', swap('sopas:sopa-picante,,', ',fachada,')],
    ['con otra página', (text) => text.replace(/^\/Sopas(.*\r\n)/m, '/Sopas$1/Promos$1')],
  ],
  'hours.csv': [
    ['con un cierre a las 10:00', withMonday('lunes,11:00,10:00')],
    ['con una hora sin mañana ni tarde', withMonday('lunes,11,22:00')],
    ['con una hora vacía', withMonday('lunes,11:00,')],
    ['con un día que abre y no cierra', withMonday('lunes,11:00,cerrado')],
    ['con dos turnos que se cruzan', withMonday('lunes,11:00,15:00', 'lunes,14:00,22:00')],
    ['con un día abierto y cerrado', withMonday('lunes,11:00,22:00', 'lunes,cerrado,cerrado')],
    ['con un día que no existe', swap('martes', 'lunes a viernes')],
    ['sin el martes ni los festivos', (text) => without('festivos')(without('martes')(text))],
  ],
  'zones.csv': [
    ['con un domicilio de seis millones', swap('6000', '6000000')],
    ['con un domicilio de «6 mil»', swap('6000', '6 mil')],
    ['con un barrio sin valor', swap('Sur,6000', 'Sur,')],
    ['con un barrio dos veces', swap('Sur,', 'norte,')],
    ['con recoger como barrio', swap('Sur,', 'Recoger,')],
  ],
  'today.csv': [
    ['con un plato mal escrito', withRow('agotado,Sopa picnte,,,')],
    ['con un plato que no está', withRow('agotado,Pollo frito,,,')],
    ['con una palabra que no se usa', withRow('agotados,Sopa picante,,,')],
    ['con la pausa sin su día', withRow('pausa,,,,Hoy llueve')],
    ['con un cierre sin hora', withRow('cierra,,15/11/2026,,')],
    ['con un cierre antes de abrir', withRow('cierra,,15/11/2026,9:00,')],
    ['con un día que no existe', withRow('cerrado,,30/02/2027,,')],
    ['con una hora que no se entiende', withRow('agotado,Sopa picante,15/11/2026,7,')],
    ['con una hora sin su día', withRow('agotado,Sopa picante,,19:30,')],
    ['sin sus títulos', () => 'agotado,Sopa picante,,,\r\n'],
  ],
  'restaurant.json': [
    ['como ANSI (Windows-1252)', latin1],
    ['como documento RTF', (text) => `{\\rtf1\\ansi\\deff0 ${text}}`],
    ['como UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['que ya no está', () => null],
    ['con un comentario', swap('{', '{\n // los datos de la casa')],
    ['sin una coma', swap('"currency": "COP",', '"currency": "COP"')],
    ['con una coma de más', swap('"capacity": null', '"capacity": null,')],
    ['con comillas de Word', swap('"COP"', '“COP”')],
    ['con un dato dos veces', swap('"currency": "COP",', '"currency": "COP",\n "currency": "COP",')],
    ['con el WhatsApp sin el 57', swap('"57 3100000001"', '"3001234567"')],
    ['con "wifi": "no"', swap('"wifi": true', '"wifi": "no"')],
    ['con el horario', swap('"confirm"', '"hours": [],\n "confirm"')],
    ['con los barrios', swap('"otherFee"', '"zones": [],\n "otherFee"')],
    ['con los agotados', swap('"confirm"', '"soldOut": [],\n "confirm"')],
    ['con la pausa', swap('"confirm"', '"orders": {},\n "confirm"')],
    ['con los días cerrados', swap('"confirm"', '"closedDates": [],\n "confirm"')],
    ['con un dato mal escrito', swap('"timeZone"', '"timezone"')],
    ['sin un teléfono del pie', swap('"+57 310 000 0002", ', '')],
    ['con un nombre de menos', swap('"contact":', '"footerNames": ["Mesa", "Domicilios"],\n "contact":')],
    ['con un enlace sin https', swap('https://www.instagram.com/casa.ming/', 'javascript:alert(1)')],
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
    ['sin una de las leyendas', (text) => text.replace(/"Prohíbese[^"]*",\s*/, '')],
  ],
};
