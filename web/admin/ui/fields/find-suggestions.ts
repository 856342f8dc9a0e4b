/** More would fill a phone's screen above the keyboard. */
const maxShown = 6;

const toKey = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const toWhole = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Returns the suggestion that a text is, in its own spelling of case and spaces; undefined for another text. */
export function findSame(suggestions: readonly string[], text: string): string | undefined {
  const chosen = text.trim();
  return suggestions.includes(chosen) ? chosen : suggestions.find((one) => toWhole(one) === toWhole(chosen));
}

/** Returns the suggestions that contain a text. Spaces and case are ignored, so "congotown" finds the usual spelling. */
export function findMatches(suggestions: readonly string[], text: string): string[] {
  return suggestions.filter((one) => toKey(one).includes(toKey(text))).slice(0, maxShown);
}

/** Returns the suggestions that a text could be replaced by. */
export function findOthers(suggestions: readonly string[], text: string): string[] {
  return suggestions.filter((one) => toWhole(one) !== toWhole(text)).slice(0, maxShown);
}
