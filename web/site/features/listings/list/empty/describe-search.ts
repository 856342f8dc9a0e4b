import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import { flagFilterNames, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { describeBedrooms } from "../../search/filter-groups/describe-bedrooms.ts";

/** Plurals that are not the name in lower case with "s". */
const plurals: Record<string, string> = {
  Land: "plots of land",
  Duplex: "duplexes",
  Commercial: "commercial properties",
  Other: "other properties",
};
const toPlural = (type: string) => plurals[type] ?? `${type.toLowerCase()}s`;

/** Joins one or two names with "or"; undefined for more. */
function joinNames(names: readonly string[]): string | undefined {
  return names.length === 1 || names.length === 2 ? names.join(" or ") : undefined;
}

function describePrice({ min_price, max_price }: PropertyFilters): string | undefined {
  if (max_price === undefined) return min_price ? `from ${formatMoney(min_price)}` : undefined;
  return min_price
    ? `between ${formatMoney(min_price)} and ${formatMoney(max_price)}`
    : `under ${formatMoney(max_price)}`;
}

function describePlace({ area, city, place }: PropertyFilters): string | undefined {
  const places = [area, place, city].find((names) => names.length > 0) ?? [];
  return places.length > 0 ? `in ${joinNames(places) ?? "these areas"}` : undefined;
}

function describeRooms(filters: PropertyFilters): string | undefined {
  const { min_bathrooms } = filters;
  const rooms = joinParts([describeBedrooms(filters), !!min_bathrooms && `${min_bathrooms}+ baths`], " and ");
  return rooms && `with ${rooms}`;
}

/** Returns what a search looks for, such as "villas for rent with 3+ beds in Congo Town under $900". */
export function describeSearch(filters: PropertyFilters): string {
  const { property_type, kind } = filters;
  return joinParts(
    [
      joinNames(property_type.map(toPlural)) ?? "homes",
      kind && `for ${kind === "buy" ? "sale" : "rent"}`,
      describeRooms(filters),
      describePlace(filters),
      describePrice(filters),
    ],
    " ",
  );
}

/** Returns a sentence that an empty list has no such homes, such as "No villas for rent in Congo Town." */
export function describeEmptySearch(filters: PropertyFilters): string {
  const hasFeatures =
    filters.lease_duration ||
    !!filters.amenity ||
    livingFilterNames.some((name) => filters[name]) ||
    flagFilterNames.some((name) => filters[name] !== undefined);
  const reason = joinParts(
    [filters.q && `match “${filters.q.replaceAll('"', "")}”`, hasFeatures && "fit all filters"],
    " and ",
  );
  return `${joinParts([`No ${describeSearch(filters)}`, reason], " ")}.`;
}
