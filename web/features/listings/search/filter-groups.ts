import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import {
  filterTypes,
  leaseDurations,
  minBathroomOptions,
  minBedroomOptions,
  priceRangeKey,
} from "#contract/listings/property-options.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import type { CheckboxFilterName, FilterGroupName, ListPageConfig } from "../list-pages/list-page-config.ts";
import { formatPriceRange, getPriceOptions, priceKey } from "./price-filter.ts";

type Counts = Readonly<Record<string, number>>;

/** One choice of a group, as a form sends it. */
interface FilterOption {
  name: string;
  value: string;
  label: string;
  /** How many listings it would leave; unknown where nobody counted. */
  count?: number | undefined;
  /** It would leave that many or more; set in place of `count` where not all were looked at. */
  atLeast?: number | undefined;
  checked: boolean;
}

export interface FilterGroup {
  name: FilterGroupName;
  legend: string;
  /** Several may be chosen. */
  many: boolean;
  options: FilterOption[];
}

const maxPlaces = 40;
const wishLabels: Record<CheckboxFilterName, string> = {
  furnished: "Furnished",
  pets: "Pets allowed",
  parking: "Parking",
  available: "Available only",
};

/** The page's filter groups with what is chosen and, where facets are known, what each option would leave. */
export function buildFilterGroups(
  page: ListPageConfig,
  filters: PropertyFilters,
  facets?: FacetsResponse,
): FilterGroup[] {
  const groups = page.groups.map((name) => groupMakers[name](page, filters, facets?.data));
  return facets?.exact === false ? groups.map(unsure) : groups;
}

/** Where the service counted in a part of the list only, 0 means nothing and the rest is a lower bound. */
function unsure(group: FilterGroup): FilterGroup {
  const options = group.options.map(({ count, ...option }) => ({ ...option, atLeast: count || undefined }));
  return { ...group, options };
}

type Maker = (page: ListPageConfig, filters: PropertyFilters, facets?: FacetsResponse["data"]) => FilterGroup;

const groupMakers: Record<FilterGroupName, Maker> = {
  kind: (_, { kind }, facets) => {
    const count = (name: "buy" | "rent") => facets && (facets.kind[name] ?? 0);
    const all = facets && (count("buy") ?? 0) + (count("rent") ?? 0);
    return {
      name: "kind",
      legend: "Offer",
      many: false,
      options: [
        { name: "kind", value: "", label: "All", count: all, checked: !kind },
        { name: "kind", value: "buy", label: "Buy", count: count("buy"), checked: kind === "buy" },
        { name: "kind", value: "rent", label: "Rent", count: count("rent"), checked: kind === "rent" },
      ],
    };
  },
  property_type: (_, filters, facets) => {
    const others = byCount(facets?.property_type).filter((type) => !filterTypes.some((offered) => offered === type));
    return choices("property_type", "Property type", [...filterTypes, ...others], filters, facets?.property_type);
  },
  city: (_, filters, facets) => choices("city", "City", byCount(facets?.city), filters, facets?.city),
  area: (_, filters, facets) => choices("area", "Area", byCount(facets?.area), filters, facets?.area),
  price: (page, filters, facets) => {
    const ranges = getPriceOptions(page, filters);
    const labels = new Map(ranges.map((range) => [priceRangeKey(range), range.label]));
    const legend = page.kind === "rent" ? "Monthly rent" : "Price";
    return oneOf("price", legend, labels, priceKey(filters), formatPriceRange(ranges, filters), facets?.price);
  },
  min_bedrooms: (_, filters, facets) =>
    rooms("min_bedrooms", "Bedrooms", minBedroomOptions, filters.min_bedrooms, facets?.min_bedrooms),
  min_bathrooms: (_, filters, facets) =>
    rooms("min_bathrooms", "Bathrooms", minBathroomOptions, filters.min_bathrooms, facets?.min_bathrooms),
  lease_duration: (_, { lease_duration = "" }) => {
    const labels = new Map(leaseDurations.map((lease) => [lease as string, lease as string]));
    return oneOf("lease_duration", "Lease duration", labels, lease_duration, lease_duration);
  },
  wishes: (page, filters) => ({
    name: "wishes",
    legend: page.wishes.length > 1 ? "Only show" : "Availability",
    many: true,
    options: page.wishes.map((name) => ({ name, value: "true", label: wishLabels[name], checked: !!filters[name] })),
  }),
};

function choices(
  name: "property_type" | "city" | "area",
  legend: string,
  offered: readonly string[],
  filters: PropertyFilters,
  counts: Counts | undefined,
): FilterGroup {
  const chosen = filters[name];
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  const shown = offered.filter((value, at) => at < maxPlaces || isChosen(value));
  const missing = chosen.filter((one) => !shown.some((value) => value.toLowerCase() === one.toLowerCase()));
  const options = [...shown, ...missing].map((value) => ({
    name,
    value,
    label: value,
    count: counts && (counts[value] ?? 0),
    checked: isChosen(value),
  }));
  return { name, legend, many: true, options };
}

/** One choice of several or none; a value from a link that is not offered gets an option of its own. */
function oneOf(
  name: "price" | "min_bedrooms" | "min_bathrooms" | "lease_duration",
  legend: string,
  labels: ReadonlyMap<string, string>,
  chosen: string,
  chosenLabel: string,
  counts?: Counts,
): FilterGroup {
  const all = chosen && !labels.has(chosen) ? [...labels, [chosen, chosenLabel] as const] : [...labels];
  const options = all.map(([value, label]) => ({
    name,
    value,
    label,
    count: counts && (counts[value] ?? (labels.has(value) ? 0 : undefined)),
    checked: value === chosen,
  }));
  return { name, legend, many: false, options: [{ name, value: "", label: "Any", checked: !chosen }, ...options] };
}

function rooms(
  name: "min_bedrooms" | "min_bathrooms",
  word: string,
  offered: readonly number[],
  chosen: number | undefined,
  counts: Counts | undefined,
): FilterGroup {
  const labels = new Map(offered.map((least) => [String(least), `${least}+`]));
  return oneOf(name, `${word}, at least`, labels, chosen ? String(chosen) : "", `${chosen}+`, counts);
}

function byCount(counts: Counts = {}): string[] {
  return Object.keys(counts).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (a < b ? -1 : 1));
}

/** How many listings the filters leave, told by the facets' own count of the kinds. */
export function countMatching(page: ListPageConfig, filters: PropertyFilters, facets: FacetsResponse): number {
  const kind = page.kind ?? filters.kind;
  const { buy = 0, rent = 0 } = facets.data.kind;
  return kind ? (facets.data.kind[kind] ?? 0) : buy + rent;
}
