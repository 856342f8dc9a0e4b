/** Amounts with larger powers are no prices. */
const power = /(^|[^\d.,])(\d+(?:[.,]\d+)?)e\+?([01]?\d)(?![\p{L}\d])/gu;
/** A group after a comma and a space: "85, 000". Other groups follow one or two digits only, because "500, 600" is a list. */
const looseZeros = /(\d)(?: [.,] ?|[.,] )(?=000(?!\d))/g;
const looseGroup = /(^|[^\d.,])(\d{1,2})(?: , ?|, )(?=\d{3}(?!\d))/g;

/**
 * Returns a folded amount or area with common digits instead of "8.5e+4", "85, 000" and "1.200,-", and whether a person must look
 * at it: spreadsheets drop digits before a power, and a comma may part two numbers.
 */
export function writeOutNumbers(folded: string): { text: string; isDoubtful: boolean } {
  const text = folded
    .replaceAll(
      power,
      (_, before: string, digits: string, exponent: string) =>
        `${before}${Number(`${digits.replace(",", ".")}e${exponent}`)}`,
    )
    .replaceAll(looseGroup, "$1$2,")
    .replaceAll(looseZeros, "$1,");
  // A dash instead of cents.
  return { text: text.replaceAll(/(\d[.,])-{1,2}(?! ?\d)/g, "$100"), isDoubtful: text !== folded };
}

/** Whether a folded text has a power of ten that is not written out: "8.5e-4". */
export const hasPower = (folded: string): boolean => /\de[-+]?\d/.test(folded);
