const shown = 3;

/** The first available ones, as many as home shows (visitor-site.md, section 9). */
export function homeItems<Item extends { available: boolean }>(items: readonly Item[]): Item[] {
  return items.filter(({ available }) => available).slice(0, shown);
}
