/** The texts of the hall's page, which exists only in Spanish. */
export const texts = {
  toMenu: 'Ver el menú',
  capacity: (guests: number) => `Hasta ${guests} personas`,
  panoramicView: 'Vista panorámica',
  wifi: 'WiFi',
  reserve: 'Reservar Ahora',
  askInChat: 'Preguntar por WhatsApp',
  /** In the chat, as the end of the greeting. */
  wish: 'quiero reservar el salón',

  /** For screen readers: the kind of element. */
  gallery: 'carrusel',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  place: (number: number, count: number) => `Imagen ${number} de ${count}`,
  illustrative: 'Imágenes ilustrativas',
};
