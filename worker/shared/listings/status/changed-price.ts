/** Returns a price in cents after a change by percent, rounded to the cent; at least one cent. */
export const changedPrice = (cents: number, percent = 0): number =>
  Math.max(1, Math.round(cents * (1 + percent / 100)));
