/** The page that the service worker shows in place of a page that is not stored. */
export const spanish = {
  title: 'Sin conexión',
  notStored: 'Esta página no está guardada en este navegador. Se abrirá sola cuando vuelva la conexión.',
  meanwhile: 'Mientras tanto puedes abrir:',
  retry: 'Reintentar',
};
