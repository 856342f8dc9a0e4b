import type { SortOrder } from "../../listings/property-options.ts";
import { getPrice } from "../../listings/property-price.ts";
import type { CatalogueHome } from "../catalogue-home.ts";

interface SortedHome {
  home: CatalogueHome;
  /** Its place in the order of publication, the newest first. */
  place: number;
}
type Compare = (one: SortedHome, other: SortedHome) => number;

const newest: Compare = (one, other) => one.place - other.place;
const oldest: Compare = (one, other) => other.place - one.place;
const price = ({ home }: SortedHome) => getPrice(home);
/** An unknown size is last in both orders. */
const size = ({ home }: SortedHome, unknown: number) => home.area_sqft ?? unknown;
const unknownSize = 1_000_000_000;

/** The orders of lists. Equal homes are in the order of publication, in the direction of the list. */
const homeOrders: Record<SortOrder, Compare> = {
  best: (one, other) => Number(other.home.is_available) - Number(one.home.is_available) || newest(one, other),
  newest,
  "price-low": (one, other) => price(one) - price(other) || oldest(one, other),
  "price-high": (one, other) => price(other) - price(one) || newest(one, other),
  "size-large": (one, other) => size(other, -1) - size(one, -1) || newest(one, other),
  "size-small": (one, other) => size(one, unknownSize) - size(other, unknownSize) || oldest(one, other),
};

/** Returns the places of some homes, which are the newest first, in an order of lists. */
export function sortHomes(homes: readonly CatalogueHome[], sort: SortOrder): Uint16Array {
  const sorted = homes.map((home, place) => ({ home, place })).sort(homeOrders[sort]);
  return Uint16Array.from(sorted, ({ place }) => place);
}
