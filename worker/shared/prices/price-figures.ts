/** A home as the model reads it. Names are search keys; empty if unknown. */
export interface PricedHome {
  /** In US dollars, a month for a rent. */
  price: number;
  area: string;
  city: string;
  type: string;
  bedrooms: number | null;
}

/** Homes with more bedrooms count as homes with so many. */
const maxBedrooms = 7;
/** In cells: the number of bedrooms is unknown. */
export const unknownBedrooms = maxBedrooms + 1;

/** Returns the level of a number of bedrooms in the factor and in cells. */
export const bedroomLevel = (bedrooms: number | null): number =>
  bedrooms === null ? unknownBedrooms : Math.min(bedrooms, maxBedrooms);

/**
 * An area, a city or all homes. `city` is the index of an area's city, else -1. The effect is by how much the logarithm of
 * the price differs there; the deviation how uncertain that is, in a city also by how much its areas differ; both in
 * hundredths. `cells` are groups of three numbers: the index of the type (-1: unknown), bedrooms and how many homes; there
 * are none with fewer than five homes.
 */
export type Place = [key: string, city: number, effect: number, deviation: number, ...cells: number[]];

/** What one night computed of the homes of one kind. */
export interface KindFigures {
  /** The logarithm of the price without effects. */
  base: number;
  /** The variance of the logarithm between homes of one area, type and number of bedrooms. */
  variance: number;
  /** Between which multiples of the standard deviation eight of ten homes lie. */
  spread: [low: number, high: number];
  types: [key: string, effect: number][];
  /** By number of bedrooms; the last one is that of homes whose number is unknown. */
  bedrooms: number[];
  all: Place;
  /** The areas with fewer than five homes together, without cells: what is expected of an area that is not named. */
  elsewhere: Place;
  cities: Place[];
  areas: Place[];
}

/** The stored figures: at most 4 kB as JSON. */
export interface PriceFigures {
  /** The day on which they were computed. */
  as_of: string;
  buy: KindFigures | null;
  rent: KindFigures | null;
}

export const maxFiguresBytes = 4000;

/** With fewer comparable homes nothing is said. */
export const leastHomes = 5;
