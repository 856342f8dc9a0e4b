/**
 * A position in a list of the catalogue: the number of homes before it. The server does not know these positions, so
 * the phone answers them also when it is online.
 */
const ownPosition = /^at-(\d{1,4})$/;

export const writePosition = (offset: number): string => `at-${offset}`;

export const hasOwnPosition = (key: string): boolean => /[?&](cursor|before)=at-\d/.test(key);

/** The server's cursors are `list_key_number_before`. */
const serverPosition = /^[a-z\d]+_-?\d+_\d+_(\d{1,9})$/;

/** Returns how many homes are before a position, which the phone or the server wrote; undefined if it does not say. */
export function readPosition(cursor: string): number | undefined {
  const before = (ownPosition.exec(cursor) ?? serverPosition.exec(cursor))?.[1];
  return before === undefined ? undefined : Number(before);
}
