/** The texts of the map and the buttons beside it, always in Spanish. */
export const locationTexts = {
  directions: 'Cómo llegar',
  call: 'Llamar',
  /** For screen readers, after the word that calls. */
  callNumber: (phone: string) => ` al ${phone}`,
  mapOf: (restaurant: string) => `Mapa de la ubicación de ${restaurant}`,
  mapLoading: 'Cargando mapa...',
  mapOffline: 'Sin conexión: el mapa no se puede cargar.',
  mapMissing: '¿El mapa no aparece?',
  openMap: 'Ábrelo en Google Maps',
};
