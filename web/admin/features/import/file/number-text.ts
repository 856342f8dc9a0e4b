/**
 * Returns a number of a file as its cell shows it. Whole numbers keep all digits, because they may be phone numbers, and
 * are never in scientific notation. Computed decimals such as 0.1 + 0.2 have more digits than their cell shows.
 */
export function numberText(written: string): string {
  const text = written.trim();
  if (/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(Number(number.toPrecision(15)).toFixed(10))) : text;
}
