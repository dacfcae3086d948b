import {
  dearer,
  reversed,
  rewritten,
  swap,
  withMonday,
  withPrices,
  withRow,
  withRows,
  withTerms,
} from './editTable';
import type { Saved } from './ownerFiles';

const FOOTER = 'nombre del teléfono del pie';
const feast = [
  'nosotros / celebración / título,Año Nuevo Chino,,新年快乐,,',
  'nosotros / celebración / texto,Con faroles.,,,plato-vacio,Un farol',
] as const;

/** Files in which nothing has to be corrected. */
export const readWell: Saved = {
  'carta.csv': [
    ['Excel, «Texto Unicode»', (text) => Buffer.from(`\ufeff${rewritten('\t')(text)}`, 'utf16le')],
    ['con la línea sep=; para Excel', (text) => `sep=;\r\n${rewritten(';')(text)}`],
    ['con barras', rewritten('|')],
    ['con filas de otro programa', (text) => text.replace(/\r\n(?=bebidas)/g, '\n')],
    ['con un salto de línea en un nombre', swap(',Sopa picante,', ',"Sopa\npicante",')],
    ['con filas vacías encima de los títulos y al final', (text) => `,,,,\r\n${text},,,\r\n`],
    ['con los precios como «$ 34.800»', withPrices((pesos) => `$ ${pesos}`.replace(/(?=\d{3}$)/, '.'))],
    ['con un precio que sube a diez veces, confirmado', swap(',26500,', ',265000!,')],
    ['con un precio de 800 confirmado', swap(',26500,', ',800!,')],
    ['con todos los precios más altos, confirmado', (text) => dearer(text).replace('precio', 'precio!')],
    ['con un plato sin precio', swap(',26500,', ',,')],
    ['con un plato de nombre nuevo y la clave de siempre', swap(',Sopa picante,', ',Sopa Ming,')],
    ['con un plato sin imagen', swap('sopa-picante', 'sopa-ming!')],
    ['con un nombre en inglés vacío', swap(',Hot soup,', ',,')],
    ['con la clave de su categoría en mayúsculas', swap('sopas,sopa-picante', 'SOPAS,sopa-picante')],
    ['con una descripción de 90 letras', swap('Taza de té verde', 'a'.repeat(90))],
  ],
  'categorias.csv': [
    ['con una categoría con no en su puesto: sale de la carta', swap(',2,,no,no', ',no,,no,no')],
    ['con una categoría sin puesto: va al final', swap(',2,,no,no', ',,,no,no')],
    ['con solo el nombre de una categoría', swap('Sopas,热汤', ',热汤')],
  ],
  'horario.csv': [
    ['con dos turnos el lunes', withMonday('lunes,11:00,15:00', 'lunes,18:00,22:00')],
    ['con las horas de Google Sheets en español', withMonday('Lunes,11:00 a. m.,10:00 p. m.')],
    ['con un cierre a las 02:00', withMonday('lunes,18:00,02:00')],
    ['con un turno de una hora, confirmado', withMonday('lunes,11:00,12:00!')],
    ['con el lunes cerrado', withMonday('Lunes,Cerrado,cerrado')],
    ['con un día sin tildes, en plural y en mayúsculas', swap('sábado', 'SABADOS')],
  ],
  'domicilios.csv': [
    ['con un domicilio de $ 6.000', swap('6000', '$ 6.000')],
    ['con un domicilio gratis, confirmado', swap('6000', '0!')],
    ['con un barrio Total, confirmado', swap('Sur,', 'Total!,')],
    ['con mínimo y minutos', withTerms('$ 30.000', '40 a 60')],
    ['con mínimo y minutos vacíos', withTerms('', '')],
  ],
  'hoy.csv': [
    ['que ya no está', () => null],
    ['con un plato por su nombre, sin fecha', withRow('agotado,Sopa picánte,,,')],
    ['con una clave, un día y una hora', withRow('agotado,sopas:sopa-picante,3/12/2026,7:30 p. m.,')],
    ['con una categoría', withRow('agotado,SOPAS,2026-12-03,,')],
    ['con la pausa de hoy', withRow('pausa,,15/11/2026,,Hoy llueve')],
    ['con un barrio', withRow('sin domicilio,sur,,,')],
    ['con un día que ya pasó', withRow('agotado,Pollo frito,1/11/2026,,')],
  ],
  'datos.csv': [
    ['guardado con una marca UTF-8 al comienzo', (text) => `\ufeff${text}`],
    [
      'con nombres en el pie',
      withRows(...['Mesa', 'Domicilios', 'Reservas'].map((name) => `${FOOTER},${name},`)),
    ],
    ['con el WhatsApp sin el 57', swap('+57 310 000 0001,El celular', '3100000001,El celular')],
    ['con el WhatsApp en dos partes', swap('+57 310 000 0001,El celular', '57 3100000001,El celular')],
    ['con los datos en otro orden', reversed],
    ['con los minutos de preparación', withRow('minutos de preparación,60,')],
    ['con un dato sin tildes y en mayúsculas', swap('razón social', 'RAZON SOCIAL')],
    ['con la propina como 8 %', swap('sugerida,10', 'sugerida,8 %')],
    ['con otro domicilio de $ 6.000', swap('otros barrios,0', 'otros barrios,$ 6.000')],
  ],
  'textos.csv': [
    ['con otro texto', swap('Cocinamos sopas.', 'Cocinamos sopas y fideos.')],
    ['con un correo', swap('Estamos en el centro.', 'Escribe a hola@casaming.com.co.')],
    ['con un bloque escrito sin espacios ni tildes', swap('inicio / menú / título', 'Inicio/menu/titulo')],
    ['con la fiesta entera', withRows(...feast)],
  ],
  'pagos.csv': [['con una forma más, en tres idiomas', withRow('nequi,Nequi,Nequi app,Nequi 支付')]],
};
