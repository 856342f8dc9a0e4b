import type { SearchPart } from "../parsed-search.ts";

const words = (text: string) => new Set(text.split(" "));

/** A number after these words is not a price: "route 900", "built in 2020", "call 886555". */
const namesBefore = words(
  "street st route road avenue ave block lot lots plot phase extension ext gate floor level line zone number no nr num unit id ref reference " +
    "code listing tel phone call whatsapp cell contact box year built since renovated constructed km pin mh mile capacity seats " +
    "area size room",
);
const yearsBefore = words("in year built since from constructed renovated new");
/** A number before the name of a street or a community belongs to it: "117 Carey Street", "72 Community". */
const streets = words(
  "street st avenue ave boulevard blvd road rd lane drive highway hwy junction close crescent row community comm",
);
/** In words between the number and "street". */
const maxStreetName = 2;

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/** Returns the character before or after a range, without spaces, brackets and the marks in phone numbers. */
function neighbour(text: string, position: number, step: 1 | -1): string {
  let at = position;
  while (/[\s().-]/.test(text[at] ?? "")) at += step;
  return text[at] ?? "";
}

/**
 * Decides which numbers are prices: those that nothing beside them explains. The others become text.
 * @param text folded, in lower case
 */
export function resolveBareNumbers(text: string, parts: readonly SearchPart[]): SearchPart[] {
  const getWord = (part: SearchPart | undefined) => (part ? text.slice(part.start, part.end) : "");
  const isStreetNumber = (index: number) => {
    for (const part of parts.slice(index + 1, index + 2 + maxStreetName)) {
      if (part.filters && !part.isBareNumber) return false;
      if (streets.has(getWord(part))) return true;
      if (part.isStopWord || /[,;]/.test(text.slice(parts[index]?.end, part.start))) return false;
    }
    return false;
  };
  const isPrice = (part: SearchPart, index: number) => {
    const before = getWord(parts[index - 1]);
    if (namesBefore.has(before) || (isYear(getWord(part)) && yearsBefore.has(before))) return false;
    if (/[\d+#*/:@]/.test(neighbour(text, part.start - 1, -1)) || /[\d/:@*]/.test(neighbour(text, part.end, 1)))
      return false;
    return !isStreetNumber(index);
  };
  return parts.map(({ isBareNumber, ...part }, index) =>
    isBareNumber && !isPrice(part, index) ? { ...part, filters: undefined } : part,
  );
}
