import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

let lastOpened: CardProperty | undefined;

/** Keeps the card that a visitor opens, so that the property's page shows its images before its data has loaded. */
export function keepOpenedCard(card: CardProperty): void {
  lastOpened = card;
}

/** Returns the card of the property, if it was the last one that the visitor opened. */
export const findOpenedCard = (uuid: string): CardProperty | undefined =>
  lastOpened?.uuid === uuid ? lastOpened : undefined;
