import { restaurant, whatsappLink } from '@asia/shared/restaurant';

/** A chat with the restaurant that asks for the price of a dish. */
export function askAboutDish(name: string): string {
  return whatsappLink(
    `Hola, vengo de la página web de ${restaurant.name} y quiero saber el precio de ${name}.`,
  );
}
