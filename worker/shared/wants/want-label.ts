import { groupDigits } from "../group-digits.ts";
import { amenityLabel } from "../listings/amenities/amenity-names.ts";
import { type LivingFilterName, livingFilterNames } from "../listings/details/living-filters.ts";
import type { PropertyFilters } from "../listings/property-filters.ts";
import { type PropertyKind, propertyKinds } from "../listings/property-kinds.ts";
import { readFilterParams, wantParams } from "./read-filter-params.ts";

const kindLabels: Record<PropertyKind, string> = { buy: "Buy", rent: "Rent" };
const dollars = (amount: number) => `$${groupDigits(String(amount))}`;
/** Returns names of which any will do. */
export const anyOf = (names: readonly string[]) => names.join(" or ");

const livingLabels: Record<LivingFilterName, Record<string, string>> = {
  power: { own_meter: "own power meter", shared_meter: "shared power meter", none: "no power" },
  generator: { true: "generator", false: "no generator" },
  water: { piped: "piped water", borehole: "borehole", tank: "water tank", hand_pump: "hand pump", none: "no water" },
  fence: { true: "fence", false: "no fence" },
  guard: { true: "guard", false: "no guard" },
  road: { paved: "paved road", all_weather: "all-weather road", dry_season: "dry-season road" },
  floods: { never: "never floods", yard: "yard floods", house: "house floods" },
  signal: { good: "good signal", weak: "weak signal", none: "no signal" },
};

const flagLabels = {
  furnished: ["furnished", "not furnished"],
  pets: ["pets allowed", "no pets"],
  parking: ["parking", "no parking"],
  available: ["available", "not available"],
  featured: ["featured", "not featured"],
  reduced: ["reduced", "not reduced"],
  confirmed: ["confirmed", "not confirmed"],
} as const;

export function describePrice({ min_price, max_price }: PropertyFilters): string[] {
  if (max_price !== undefined)
    return [min_price ? `${dollars(min_price)} to ${dollars(max_price)}` : `up to ${dollars(max_price)}`];
  return min_price ? [`from ${dollars(min_price)}`] : [];
}

export function describeRooms({ min_bedrooms, bedrooms, max_bedrooms }: PropertyFilters): string[] {
  const count = (rooms: number) => `${rooms} ${rooms === 1 ? "bedroom" : "bedrooms"}`;
  if (bedrooms !== undefined) return [count(bedrooms)];
  if (max_bedrooms !== undefined)
    return [min_bedrooms ? `${min_bedrooms} to ${count(max_bedrooms)}` : `up to ${count(max_bedrooms)}`];
  return min_bedrooms ? [`${min_bedrooms}+ bedrooms`] : [];
}

/** Returns each filter in words, by the name of its parameter. */
export function describeFilters(filters: PropertyFilters): { name: keyof PropertyFilters; text: string }[] {
  const { q, min_bathrooms, max_move_in, lease_duration, status = [], amenity = [] } = filters;
  const all: [keyof PropertyFilters, string[]][] = [
    ["kind", filters.kind ? [kindLabels[filters.kind]] : []],
    ["q", q ? [`“${q}”`] : []],
    ...(["property_type", "area", "place", "city"] as const).map((name): [keyof PropertyFilters, string[]] => [
      name,
      filters[name].length > 0 ? [anyOf(filters[name])] : [],
    ]),
    ["min_bedrooms", describeRooms(filters)],
    ["min_bathrooms", min_bathrooms ? [`${min_bathrooms}+ bathrooms`] : []],
    ["max_price", describePrice(filters)],
    ["max_move_in", max_move_in === undefined ? [] : [`up to ${dollars(max_move_in)} to move in`]],
    ...livingFilterNames.map((name): [keyof PropertyFilters, string[]] => [
      name,
      filters[name]?.length ? [anyOf(filters[name].map((value) => livingLabels[name][value] ?? value))] : [],
    ]),
    ["amenity", amenity.map((name) => amenityLabel(name).toLowerCase())],
    ...Object.entries(flagLabels).map(([name, [on, off]]): [keyof PropertyFilters, string[]] => {
      const value = filters[name as keyof typeof flagLabels];
      return [name as keyof typeof flagLabels, value === undefined ? [] : [value ? on : off]];
    }),
    ["lease_duration", lease_duration ? [`${lease_duration} lease`] : []],
    ["status", status.length > 0 ? [anyOf(status.map((name) => name.replaceAll("_", " ")))] : []],
  ];
  return all.flatMap(([name, texts]) => texts.map((text) => ({ name, text })));
}

/** Returns filters in words, such as "Rent, Sinkor or Congo Town, 2+ bedrooms, up to $900, generator". */
export const describeWant = (filters: PropertyFilters): string =>
  describeFilters(filters)
    .map(({ text }) => text)
    .join(", ");

/** Returns the filters of a stored want. */
export const readWant = ({
  kind,
  filters,
}: {
  kind: string;
  filters: Record<string, string | string[]>;
}): PropertyFilters => ({
  ...readFilterParams(wantParams(filters)),
  kind: propertyKinds.find((one) => one === kind),
});

/** Returns how a home misses filters, such as "4 of 5: no generator". */
export function describeMissed(
  { kind, filters }: { kind: string; filters: Record<string, string | string[]> },
  missed: readonly string[],
): string {
  const search = readWant({ kind, filters });
  const all = describeFilters(search);
  const texts = missed.map((name) => missedText(search, name, all));
  return `${all.length - missed.length} of ${all.length}: ${texts.join(", ")}`;
}

const places: ReadonlySet<string> = new Set(["area", "place", "city"]);
/** What a home is or has in some number, unlike what it has or lacks. */
const qualities: ReadonlySet<string> = new Set([
  ...["property_type", "min_bedrooms", "min_bathrooms", "max_move_in", "lease_duration", "status"],
  ...["furnished", "available", "featured", "reduced", "confirmed"],
]);

function missedText(search: PropertyFilters, missed: string, all: ReturnType<typeof describeFilters>): string {
  const { min_price = 0, max_price = 0 } = search;
  if (missed === "max_price") return `above ${dollars(max_price)}`;
  if (missed === "min_price") return `below ${dollars(min_price)}`;
  const name = missed === "bedrooms" || missed === "max_bedrooms" ? "min_bedrooms" : missed;
  const text = all
    .filter((one) => one.name === name)
    .map((one) => one.text)
    .join(", ");
  if (places.has(name)) return `not in ${text}`;
  if (text.startsWith("no ")) return `not “${text}”`;
  return qualities.has(name) ? `not ${text}` : `no ${text}`;
}
