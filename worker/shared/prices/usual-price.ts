import {
  bedroomLevel,
  type KindFigures,
  leastHomes,
  type Place,
  type PriceFigures,
  unknownBedrooms,
} from "./price-figures.ts";

/** What a home usually costs, in US dollars: eight of ten such homes cost between `low` and `high`. */
export interface UsualPrice {
  low: number;
  usual: number;
  high: number;
  /** How many comparable homes there are in the area; if it has too few, in the city or everywhere. */
  homes: number;
  level: "area" | "city" | "all";
  as_of: string;
}

/** Which homes are compared. Names are search keys; what is missing or empty may be anything. */
export interface PriceQuestion {
  kind: "buy" | "rent";
  area?: string | undefined;
  city?: string | undefined;
  /** One or several. */
  types?: readonly string[] | undefined;
  bedrooms?: number | null | undefined;
}

/** Returns what such homes usually cost; undefined with fewer than five. */
export function findUsualPrice(figures: PriceFigures, question: PriceQuestion): UsualPrice | undefined {
  const kind = figures[question.kind];
  if (!kind) return undefined;
  const area = findPlace(kind.areas, question.area);
  const named = findPlace(kind.cities, question.area);
  // A name of a city stands for it, and a small area for its city.
  const city = findPlace(kind.cities, question.city || question.area) ?? kind.cities[area?.[1] ?? -1];
  const levels: [UsualPrice["level"], Place | undefined][] = [
    ["area", area],
    ["city", city],
    ["all", kind.all],
  ];
  for (const [level, place] of levels) {
    const cells = place ? findCells(kind, place, question) : [];
    const homes = cells.reduce((total, cell) => total + cell.homes, 0);
    if (homes < leastHomes) continue;
    return {
      ...computePrices(kind, area ?? (question.area && !named ? kind.elsewhere : (city ?? kind.all)), cells, homes),
      homes,
      level,
      as_of: figures.as_of,
    };
  }
  return undefined;
}

/** Returns how many of a hundred such homes cost less. */
export function findPriceRank({ low, usual, high }: UsualPrice, price: number): number {
  const distance = Math.log(price / usual);
  const tenth = distance < 0 ? Math.log(usual / low) : Math.log(high / usual);
  const deviations = (distance / Math.max(tenth, 0.01)) * 1.2816;
  // The logistic approximation of the normal distribution (Bowling et al. 2009).
  const share = 1 / (1 + Math.exp(-0.07056 * deviations ** 3 - 1.5976 * deviations));
  return Math.round(100 * share);
}

interface PricedCell {
  effect: number;
  homes: number;
}

const findPlace = (places: readonly Place[], key: string | undefined): Place | undefined =>
  places.find((place) => place[0] === key);

function findCells(kind: KindFigures, [, , , , ...cells]: Place, { types, bedrooms }: PriceQuestion): PricedCell[] {
  const found: PricedCell[] = [];
  for (let at = 0; at < cells.length; at += 3) {
    const [cellType = -1, cellBedrooms = unknownBedrooms, homes = 0] = cells.slice(at, at + 3);
    if (types && !types.includes(kind.types[cellType]?.[0] ?? "")) continue;
    if (typeof bedrooms === "number" && cellBedrooms !== bedroomLevel(bedrooms)) continue;
    found.push({ effect: (kind.types[cellType]?.[1] ?? 0) + (kind.bedrooms[cellBedrooms] ?? 0), homes });
  }
  return found;
}

function computePrices(kind: KindFigures, place: Place, cells: readonly PricedCell[], homes: number) {
  const meanOf = (value: (cell: PricedCell) => number) =>
    cells.reduce((total, cell) => total + cell.homes * value(cell), 0) / homes;
  const effect = meanOf((cell) => cell.effect);
  const between = meanOf((cell) => (cell.effect - effect) ** 2);
  const usual = kind.base + place[2] / 100 + effect;
  const deviation = Math.sqrt(kind.variance + (place[3] / 100) ** 2 + between);
  const [low, high] = kind.spread.map((multiple) => roundPrice(Math.exp(usual + multiple * deviation)));
  return { low: low ?? 0, usual: roundPrice(Math.exp(usual)), high: high ?? 0 };
}

/** Rounds to what people say: 950, 1,350, 2,400 or 85,000. */
function roundPrice(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price));
  const leading = price / power;
  const step = (leading < 2 ? 0.05 : 0.1) * power;
  return Math.max(1, Math.round(Math.round(price / step) * step));
}
