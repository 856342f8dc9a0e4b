/**
 * Returns how many letters of two words differ, with two exchanged letters as one difference; `limit` + 1 if more do. Takes
 * time in proportion to the lengths.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** Returns how many letters of a word may be wrong. Short words are too close to each other. */
export const allowedErrors = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Whether two words begin with the same letter, or with the same two letters exchanged. */
const beginAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** Whether two letters are exchanged, or one is doubled or not doubled: the mistakes that short words allow. */
function isSlip(typed: string, word: string): boolean {
  const single = (text: string) => text.replace(/(.)\1/g, "$1");
  return typed.length === word.length
    ? [...typed].sort().join() === [...word].sort().join()
    : Math.abs(typed.length - word.length) === 1 && single(typed) === single(word);
}

/** In letters. No name or word is longer, and a longer text would take time. */
const maxLength = 30;
const minLength = 3;
/** Words of this length allow slips only. */
const shortLength = 4;

/**
 * Returns the one word that a misspelled word means; undefined if there is none, or if two are equally close and have
 * different meanings.
 */
export function findNearestWord(
  typed: string,
  words: Iterable<string>,
  findMeaning = (word: string): unknown => word,
): string | undefined {
  const limit = allowedErrors(typed);
  if (typed.length < minLength || typed.length > maxLength) return undefined;
  let nearest: { word: string | undefined; distance: number } = { word: undefined, distance: limit + 1 };
  for (const word of words) {
    const allowed = Math.min(limit, allowedErrors(word));
    if (!beginAlike(typed, word)) continue;
    if (word.length === shortLength && isSlip(typed, word)) return word;
    const distance = editDistance(typed, word, allowed);
    if (allowed === 0 || distance > allowed) continue;
    if (distance < nearest.distance) nearest = { word, distance };
    else if (distance === nearest.distance && nearest.word && findMeaning(word) !== findMeaning(nearest.word))
      nearest = { word: undefined, distance };
  }
  return nearest.word;
}
