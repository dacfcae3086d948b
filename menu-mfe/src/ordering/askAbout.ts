import { greetingLink } from '@asia/shared/restaurant';

/** A chat with the restaurant that asks for the price of a dish. */
export function askAboutDish(name: string): string {
  return greetingLink(`quiero saber el precio de ${name}`);
}
