/** Returns "above 9 of 10 such homes". @param rank how many of a hundred such homes cost less */
export function priceRankText(rank: number): string {
  const isAbove = rank >= 50;
  const tenths = Math.min(9, Math.floor((isAbove ? rank : 100 - rank) / 10));
  return `${isAbove ? "above" : "below"} ${tenths} of 10 such homes`;
}
