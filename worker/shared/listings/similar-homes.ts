/** Characters that do not count when titles and addresses are compared. */
const ignoredCharacters = " \u00a0-\u2013\u2014.,;:'\u2019\"\u201c\u201d`/\\#()[]&+*!?_|";

const ignored = new Set(ignoredCharacters);

/** Returns what is compared of a title or an address: small letters, without spaces and punctuation. */
export const comparedText = (text: string): string =>
  [...text]
    .filter((character) => !ignored.has(character))
    .join("")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** What is compared of two homes. */
export interface ComparedHome {
  kind: string;
  title: string;
  address: string;
  price: string;
  bedrooms: string;
}

/** Returns a key that is the same for homes of the same kind, title, address, price and number of bedrooms. */
export const similarityKey = ({ kind, title, address, price, bedrooms }: ComparedHome): string =>
  JSON.stringify([
    comparedText(kind),
    comparedText(title),
    comparedText(address),
    comparedNumber(price),
    comparedNumber(bedrooms),
  ]);

/** "$85,000" and "85000.00" are the same price. */
function comparedNumber(text: string): string {
  const digits = text.replace(/[$,\s]/g, "");
  return digits && Number.isFinite(Number(digits)) ? String(Number(digits)) : comparedText(text);
}
