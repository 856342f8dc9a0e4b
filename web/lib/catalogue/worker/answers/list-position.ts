/**
 * A position in a list of the catalogue: the number of homes before it. The server does not know these positions, so
 * the phone answers them also when it is online.
 */
const ownPosition = /^at-(\d{1,4})$/;

export const writePosition = (offset: number): string => `at-${offset}`;

export const hasOwnPosition = (key: string): boolean => /[?&](cursor|before)=at-\d/.test(key);

/** Returns how many homes are before a position, which the phone or the server wrote; undefined if it does not say. */
export function readPosition(cursor: string): number | undefined {
  const own = ownPosition.exec(cursor)?.[1];
  return own === undefined ? readServerPosition(cursor) : Number(own);
}

/** The server's cursors are base64 of `list total exact key number offset signature`. */
function readServerPosition(cursor: string): number | undefined {
  try {
    const fields = atob(cursor.replaceAll("-", "+").replaceAll("_", "/")).split(" ");
    return fields.length === 7 ? Number(fields[5]) : undefined;
  } catch {
    return undefined;
  }
}
