import type { KindFigures, Place, PriceFigures } from "#shared/prices/price-figures.ts";
import { requireFields, requireList, requirePart } from "./document-parts.ts";

/** Returns the figures of a document about usual prices; null if it has none. @throws FaultyCatalogue */
export function readPriceFigures(written: unknown): PriceFigures | null {
  if (written === undefined || written === null) return null;
  const { as_of, buy, rent } = requireFields(written, "prices");
  requirePart(typeof as_of === "string", "prices");
  return { as_of, buy: readKind(buy), rent: readKind(rent) };
}

function readKind(written: unknown): KindFigures | null {
  if (written === null) return null;
  const { base, variance, spread, types, bedrooms, all, elsewhere, cities, areas } = requireFields(written, "prices");
  const [low = 0, high = 0] = toNumbers(spread);
  return {
    base: toNumber(base),
    variance: toNumber(variance),
    spread: [low, high],
    types: requireList(types, "prices").map((type) => {
      const [key, effect] = requireList(type, "prices");
      return [String(key), toNumber(effect)];
    }),
    bedrooms: toNumbers(bedrooms),
    all: readPlace(all),
    elsewhere: readPlace(elsewhere),
    cities: requireList(cities, "prices").map(readPlace),
    areas: requireList(areas, "prices").map(readPlace),
  };
}

function readPlace(written: unknown): Place {
  const [key, ...numbers] = requireList(written, "prices");
  const [city = -1, effect = 0, deviation = 0, ...cells] = toNumbers(numbers);
  return [String(key), city, effect, deviation, ...cells];
}

const toNumbers = (written: unknown): number[] => requireList(written, "prices").map(toNumber);

function toNumber(written: unknown): number {
  requirePart(typeof written === "number" && Number.isFinite(written), "prices");
  return written;
}
