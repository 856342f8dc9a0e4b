/** Upper limit for `Retry-After`, because a clock or a header may be wrong; in milliseconds. */
export const maxWait = 3_600_000;

/** Returns how long a server asks to wait, in milliseconds, from seconds or a date; 0 for any other text. */
export function readRetryAfter(text: string | null): number {
  if (!text) return 0;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return wait > 0 ? Math.min(wait, maxWait) : 0;
}
