/** Returns the stored text of a value; null if it is missing, or if there is no storage. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
