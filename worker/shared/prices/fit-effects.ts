import { bedroomLevel, type PricedHome, unknownBedrooms } from "./price-figures.ts";

const rounds = 30;
/** What is known of the spread before there are homes: as much as so many homes with this variance say. */
const prior = { homes: 4, variance: 0.12 };
/** Nothing is a hundred times as dear because of its area, type or bedrooms. */
const maxBetween = 10;

/** One thing that prices depend on, such as the area. */
export interface Factor<Name = string> {
  names: Name[];
  /** The index of each home's name; -1 if it is unknown. */
  levels: number[];
  /** How many homes each name has. */
  counts: number[];
  effects: number[];
  /** The variance between its names. */
  between: number;
}

/** The logarithm of a price is the base, an effect of each factor and a residual. */
export interface Effects {
  base: number;
  /** The variance of the residuals. */
  variance: number;
  city: Factor;
  area: Factor;
  type: Factor;
  bedrooms: Factor<number>;
  residuals: number[];
}

/**
 * Fits the effects of city, area, type and bedrooms on the logarithm of the price. Each is the mean of its homes, shrunk
 * towards zero the more, the fewer homes it has.
 */
export function fitEffects(homes: readonly PricedHome[]): Effects {
  const city = createFactor(homes.map((home) => home.city));
  const area = createFactor(homes.map((home) => home.area));
  const type = createFactor(homes.map((home) => home.type));
  const bedrooms = createFactor(
    homes.map((home) => bedroomLevel(home.bedrooms)),
    Array.from({ length: unknownBedrooms + 1 }, (_, level) => level),
  );
  const factors = [city, area, type, bedrooms];
  const prices = homes.map(({ price }) => Math.log(price));
  let base = median(prices);
  let residuals = prices.map((price) => price - base);
  let variance = meanOf(residuals.map((residual) => residual ** 2)) || prior.variance;
  for (let round = 0; round < rounds; round += 1) {
    for (const factor of factors) residuals = fitFactor(factor, residuals, variance);
    const shift = meanOf(residuals);
    base += shift;
    residuals = residuals.map((residual) => residual - shift);
    const used = factors.flatMap((factor) =>
      factor.counts.map((count) => count * weightOfHome(factor, count, variance)),
    );
    const free = Math.max(0, homes.length - 1 - sum(used));
    const squares = sum(residuals.map((residual) => residual ** 2));
    variance = (squares + prior.homes * prior.variance) / (free + prior.homes);
  }
  return { base, variance, city, area, type, bedrooms, residuals };
}

/** Returns how much one of so many homes weighs in the effect of their name. */
export const weightOfHome = ({ between }: Pick<Factor, "between">, count: number, variance: number): number =>
  count > 0 && between > 0 ? 1 / (count + variance / between) : 0;

/** Returns how uncertain the effect of a name is. */
export const uncertainty = ({ between }: Pick<Factor, "between">, count: number, variance: number): number =>
  between * (1 - count * weightOfHome({ between }, count, variance));

function createFactor<Name extends string | number>(
  values: readonly Name[],
  names: Name[] = [...new Set(values)].filter((value) => value !== ""),
): Factor<Name> {
  const indexes = new Map(names.map((name, level) => [name, level]));
  const levels = values.map((value) => indexes.get(value) ?? -1);
  const counts = names.map(() => 0);
  for (const level of levels) if (level >= 0) counts[level] = (counts[level] ?? 0) + 1;
  return { names, levels, counts, effects: names.map(() => 0), between: 0 };
}

/** Fits one factor to what the others leave, and returns what it leaves. */
function fitFactor(factor: Factor<unknown>, residuals: readonly number[], variance: number): number[] {
  const { levels, counts, effects } = factor;
  const sums = counts.map((count, level) => count * (effects[level] ?? 0));
  levels.forEach((level, home) => {
    if (level >= 0) sums[level] = (sums[level] ?? 0) + (residuals[home] ?? 0);
  });
  factor.between = varianceBetween(counts, sums, variance);
  factor.effects = counts.map((count, level) => (sums[level] ?? 0) * weightOfHome(factor, count, variance));
  return residuals.map((residual, home) => {
    const level = levels[home] ?? -1;
    return level < 0 ? residual : residual + (effects[level] ?? 0) - (factor.effects[level] ?? 0);
  });
}

/**
 * Returns by how much names really differ: the variance for which the squared differences of their means are as large as
 * expected, zero if chance explains them (Fay and Herriot 1979).
 */
function varianceBetween(counts: readonly number[], sums: readonly number[], variance: number): number {
  const means = counts.flatMap((count, level) =>
    count > 0 ? [{ mean: (sums[level] ?? 0) / count, chance: variance / count }] : [],
  );
  const excess = (between: number) => {
    const weights = means.map(({ chance }) => 1 / (between + chance));
    const center = sum(means.map(({ mean }, index) => mean * (weights[index] ?? 0))) / sum(weights);
    return sum(means.map(({ mean }, index) => (mean - center) ** 2 * (weights[index] ?? 0))) - (means.length - 1);
  };
  if (means.length < 2 || excess(0) <= 0) return 0;
  let [low, high] = [0, maxBetween];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const meanOf = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
