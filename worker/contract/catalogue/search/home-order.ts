import type { SortOrder } from "../../listings/property-options.ts";
import type { PreparedHome } from "./prepared-home.ts";

type Compare = (one: PreparedHome, other: PreparedHome) => number;

const newest: Compare = (one, other) => other.n - one.n;
const oldest: Compare = (one, other) => one.n - other.n;
const price = ({ values }: PreparedHome) => values.price_cents;
/** An unknown size is last in both orders. */
const size = ({ home }: PreparedHome, unknown: number) => home.area_sqft ?? unknown;
const unknownSize = 1_000_000_000;

/** The orders of lists. Equal homes are in the order of publication, in the direction of the list. */
export const homeOrders: Record<SortOrder, Compare> = {
  best: (one, other) => Number(other.home.is_available) - Number(one.home.is_available) || newest(one, other),
  newest,
  "price-low": (one, other) => price(one) - price(other) || oldest(one, other),
  "price-high": (one, other) => price(other) - price(one) || newest(one, other),
  "size-large": (one, other) => size(other, -1) - size(one, -1) || newest(one, other),
  "size-small": (one, other) => size(one, unknownSize) - size(other, unknownSize) || oldest(one, other),
};
