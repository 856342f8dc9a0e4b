import { type Effects, fitEffects, meanOf, median, uncertainty, weightOfHome } from "./fit-effects.ts";
import {
  bedroomLevel,
  type KindFigures,
  leastHomes,
  maxFiguresBytes,
  type Place,
  type PricedHome,
  type PriceFigures,
} from "./price-figures.ts";

/** A price so many times the usual one may be a typing error; below it never is. */
const leastErrorFactor = 5;
/** And further from the usual one than so many standard deviations, which the median of the distances estimates. */
const errorDeviations = 5;
const deviationOfMedian = 1.4826;
/** Of a normal distribution eight of ten values lie within so many standard deviations. It counts as so many homes. */
const normal = { quantile: 1.2816, homes: 20 };
/** The homes whose price deviates most from the model must not teach it, so it is fitted again without them. */
const maxFits = 4;

/** Computes what homes usually cost, in at most 4 kB: areas with the fewest homes are left to their city. */
export function fitPrices(homes: Record<"buy" | "rent", readonly PricedHome[]>, as_of: string): PriceFigures {
  const figures: PriceFigures = { as_of, buy: fitKind(homes.buy), rent: fitKind(homes.rent) };
  const kinds = [figures.buy, figures.rent].filter((kind) => kind !== null);
  while (countBytes(figures) > maxFiguresBytes) {
    const lists = kinds.flatMap(({ areas, cities }) => (areas.length > 0 ? [areas] : [cities]));
    lists.sort((one, other) => other.length - one.length)[0]?.pop();
  }
  return figures;
}

function fitKind(homes: readonly PricedHome[]): KindFigures | null {
  let [kept, effects] = [homes, fitEffects(homes)];
  for (let fit = 1; fit < maxFits; fit += 1) {
    const right = withoutErrors(kept, effects);
    if (right.length === kept.length) break;
    [kept, effects] = [right, fitEffects(right)];
  }
  return kept.length < leastHomes ? null : toFigures(kept, effects);
}

/** Returns the homes without those whose price is so far from what the others say that it must be a typing error. */
function withoutErrors(homes: readonly PricedHome[], effects: Effects): PricedHome[] {
  const distances = homes.map((_, home) => leftOut(effects, home));
  const center = median(distances);
  const deviation = deviationOfMedian * median(distances.map((distance) => Math.abs(distance - center)));
  const limit = Math.max(errorDeviations * deviation, Math.log(leastErrorFactor));
  return homes.filter((_, home) => Math.abs((distances[home] ?? 0) - center) <= limit);
}

/** Returns the residual that a home would have if the model did not know it. */
function leftOut({ variance, residuals, ...effects }: Effects, home: number): number {
  const own = [effects.city, effects.area, effects.type, effects.bedrooms].map((factor) =>
    weightOfHome(factor, factor.counts[factor.levels[home] ?? -1] ?? 0, variance),
  );
  const share = own.reduce((total, weight) => total + weight, 1 / residuals.length);
  return (residuals[home] ?? 0) / (1 - Math.min(share, 0.8));
}

/** Returns the variance of what is unknown about a home's place, with so many of its homes left out. */
const placeUncertainty = ({ city, area, variance }: Effects, home: number, without = 0): number =>
  [city, area].reduce((total, factor) => {
    const count = factor.counts[factor.levels[home] ?? -1] ?? 0;
    return total + uncertainty(factor, Math.max(0, count - without), variance);
  }, 0);

function toFigures(homes: readonly PricedHome[], effects: Effects): KindFigures {
  const { base, variance, city, area, type, bedrooms } = effects;
  const placeEffects = homes.map((_, home) =>
    [city, area].reduce((total, factor) => total + (factor.effects[factor.levels[home] ?? -1] ?? 0), 0),
  );
  const unknowns = homes.map((_, home) => placeUncertainty(effects, home));
  const toPlace = (key: string, city: number, members: readonly number[]): Place => {
    const own = members.map((home) => placeEffects[home] ?? 0);
    const effect = meanOf(own);
    const between = meanOf(own.map((one) => (one - effect) ** 2));
    const unknown = meanOf(members.map((home) => unknowns[home] ?? 0));
    return [key, city, Math.round(effect * 100), Math.round(Math.sqrt(between + unknown) * 100)];
  };
  const toCounted = (key: string, city: number, members: readonly number[]): Place => [
    ...toPlace(key, city, members),
    ...(members.length < leastHomes ? [] : countCells(homes, effects, members)),
  ];
  const cities = groupByPlace(homes, "city");
  const areas = groupByPlace(homes, "area");
  const rare = areas.filter(([, members]) => members.length < leastHomes).flatMap(([, members]) => members);
  const cityIndexes = new Map(cities.map(([key], index) => [key, index]));
  return {
    base: round(base),
    variance: round(variance),
    spread: findSpread(effects),
    types: type.names.map((key, level) => [key, round(type.effects[level] ?? 0)]),
    bedrooms: bedrooms.effects.map(round),
    all: toCounted("", -1, [...homes.keys()]),
    elsewhere: toPlace("", -1, rare.length > 0 ? rare : [...homes.keys()]),
    cities: cities.map(([key, members]) => toCounted(key, -1, members)),
    areas: areas.map(([key, members]) => toCounted(key, cityIndexes.get(commonCity(homes, members)) ?? -1, members)),
  };
}

/** Returns the places with their homes, those with the most homes first. */
const groupByPlace = (homes: readonly PricedHome[], by: "city" | "area"): [key: string, members: number[]][] =>
  [...Map.groupBy(homes.keys(), (home) => homes[home]?.[by] ?? "")]
    .filter(([key]) => key !== "")
    .sort(([, one], [, other]) => other.length - one.length);

/** Returns between which multiples of their standard deviation eight of ten homes lie that the model does not know. */
function findSpread(effects: Effects): [number, number] {
  const { residuals, variance } = effects;
  const scores = residuals
    .map((_, home) => leftOut(effects, home) / Math.sqrt(variance + placeUncertainty(effects, home, 1)))
    .sort((one, other) => one - other);
  const quantile = (share: number, usual: number) => {
    const measured = scores[Math.min(scores.length - 1, Math.floor(share * scores.length))] ?? usual;
    return round((scores.length * measured + normal.homes * usual) / (scores.length + normal.homes));
  };
  return [quantile(0.1, -normal.quantile), quantile(0.9, normal.quantile)];
}

function countCells(homes: readonly PricedHome[], { type }: Effects, members: readonly number[]): number[] {
  const cells = Map.groupBy(members, (home) =>
    [type.levels[home] ?? -1, bedroomLevel(homes[home]?.bedrooms ?? null)].join(),
  );
  return [...cells].flatMap(([cell, { length }]) => [...cell.split(",").map(Number), length]);
}

/** Returns the city that most homes of an area are in. */
function commonCity(homes: readonly PricedHome[], members: readonly number[]): string {
  const byCity = [...Map.groupBy(members, (home) => homes[home]?.city ?? "")];
  return byCity.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? "";
}

const countBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const round = (value: number) => Math.round(value * 1000) / 1000;
