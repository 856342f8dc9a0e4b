import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { amenityLabel, findAmenityGroup } from "#shared/listings/amenities/amenity-names.ts";
import { priceRangeKey } from "#shared/listings/price-ranges.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import {
  filterTypes,
  leaseDurations,
  minBathroomOptions,
  minBedroomOptions,
} from "#shared/listings/property-options.ts";
import { moveInOptions } from "#shared/listings/status/move-in-options.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";
import type { CheckboxFilterName, FilterGroupName, ListPageConfig } from "../../list-pages/list-page-config.ts";
import type { FilterGroup } from "./filter-group.ts";
import { formatPriceRange, getPriceOptions, priceKey } from "./price-filter.ts";

type Counts = Readonly<Record<string, number>>;
type FilterGroupBuilder = (
  config: ListPageConfig,
  filters: PropertyFilters,
  facets?: FacetsResponse["data"],
) => FilterGroup;

const maxOptions = 40;
const checkboxLabels: Record<CheckboxFilterName, string> = {
  furnished: "Furnished",
  pets: "Pets allowed",
  parking: "Parking",
  available: "Available only",
  reduced: "Reduced",
  confirmed: "Confirmed lately",
};

export const filterGroupBuilders: Record<FilterGroupName, FilterGroupBuilder> = {
  kind: (_, { kind }, facets) => {
    const count = (name: "buy" | "rent") => facets && (facets.kind[name] ?? 0);
    const total = facets && (count("buy") ?? 0) + (count("rent") ?? 0);
    return {
      name: "kind",
      legend: "Buy or rent",
      isMultiple: false,
      options: [
        { name: "kind", value: "", label: "All", count: total, checked: !kind },
        { name: "kind", value: "buy", label: "Buy", count: count("buy"), checked: kind === "buy" },
        { name: "kind", value: "rent", label: "Rent", count: count("rent"), checked: kind === "rent" },
      ],
    };
  },
  property_type: (_, filters, facets) => {
    const others = sortByCount(facets?.property_type).filter((type) => !filterTypes.some((name) => name === type));
    return buildMultiChoice("property_type", "Property type", [...filterTypes, ...others], filters, facets);
  },
  city: (_, filters, facets) => buildMultiChoice("city", "City", sortByCount(facets?.city), filters, facets),
  area: (_, filters, facets) => {
    const group = buildMultiChoice("area", "Area", sortByCount(facets?.area), filters, facets);
    // Only words and links name a place that may be a city or an area.
    const places = filters.place.map((value) => ({ name: "place", value, label: value, checked: true }));
    return { ...group, options: [...places, ...group.options] };
  },
  price: (config, filters, facets) => {
    const ranges = getPriceOptions(config, filters);
    const labels = new Map(ranges.map((range) => [priceRangeKey(range), range.label]));
    const legend = config.kind === "rent" ? "Monthly rent" : "Price";
    const selected = { value: priceKey(filters), label: formatPriceRange(ranges, filters) };
    return buildSingleChoice("price", legend, labels, selected, facets?.price);
  },
  min_bedrooms: (_, filters, facets) => buildRoomChoice("min_bedrooms", "Bedrooms", minBedroomOptions, filters, facets),
  min_bathrooms: (_, filters, facets) =>
    buildRoomChoice("min_bathrooms", "Bathrooms", minBathroomOptions, filters, facets),
  max_move_in: (_, { max_move_in }, facets) => {
    const labels = new Map(moveInOptions.map((option) => [String(option), `Up to ${formatMoney(option)}`]));
    const selected = { value: String(max_move_in ?? ""), label: `Up to ${formatMoney(max_move_in ?? 0)}` };
    return buildSingleChoice("max_move_in", "To move in, you pay", labels, selected, facets?.max_move_in);
  },
  amenity: (_, { amenity: chosen = [] }, facets) => {
    const counts = facets?.amenities;
    // The other groups are facts with filters of their own; an address may still choose them.
    const names = new Set(["air-conditioning", "internet", ...chosen]);
    return {
      name: "amenity",
      legend: "Amenities",
      isMultiple: true,
      options: [...names].map((value) => ({
        name: "amenity",
        value,
        label: amenityLabel(value),
        count: counts && findAmenityGroup(value) && (counts[value] ?? 0),
        checked: chosen.includes(value),
      })),
    };
  },
  lease_duration: (_, { lease_duration = "" }) => {
    const labels = new Map<string, string>(leaseDurations.map((lease) => [lease, lease]));
    return buildSingleChoice("lease_duration", "Lease duration", labels, {
      value: lease_duration,
      label: lease_duration,
    });
  },
  checkboxes: ({ checkboxFilters }, filters) => ({
    name: "checkboxes",
    legend: checkboxFilters.length > 1 ? "Only show" : "Availability",
    isMultiple: true,
    options: checkboxFilters.map((name) => ({
      name,
      value: "true",
      label: checkboxLabels[name],
      checked: !!filters[name],
    })),
  }),
};

function buildMultiChoice(
  name: "property_type" | "city" | "area",
  legend: string,
  values: readonly string[],
  filters: PropertyFilters,
  facets?: FacetsResponse["data"],
): FilterGroup {
  const counts: Counts | undefined = facets?.[name];
  const selected = filters[name];
  const isEqual = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const isSelected = (value: string) => selected.some((other) => isEqual(other, value));
  const shown = values.filter((value, index) => index < maxOptions || isSelected(value));
  const missing = selected.filter((other) => !shown.some((value) => isEqual(value, other)));
  const options = [...shown, ...missing].map((value) => ({
    name,
    value,
    label: value,
    count: counts && (counts[value] ?? 0),
    checked: isSelected(value),
  }));
  return { name, legend, isMultiple: true, options };
}

/** A selected value from a link that is not among the options is added as an option. */
function buildSingleChoice(
  name: "price" | "min_bedrooms" | "min_bathrooms" | "max_move_in" | "lease_duration",
  legend: string,
  labels: ReadonlyMap<string, string>,
  selected: { value: string; label: string },
  counts?: Counts,
): FilterGroup {
  const isExtra = selected.value && !labels.has(selected.value);
  const entries = isExtra ? [...labels, [selected.value, selected.label] as const] : [...labels];
  const options = entries.map(([value, label]) => ({
    name,
    value,
    label,
    count: counts && (counts[value] ?? (labels.has(value) ? 0 : undefined)),
    checked: value === selected.value,
  }));
  const any = { name, value: "", label: "Any", checked: !selected.value };
  return { name, legend, isMultiple: false, options: [any, ...options] };
}

function buildRoomChoice(
  name: "min_bedrooms" | "min_bathrooms",
  rooms: string,
  minimums: readonly number[],
  filters: PropertyFilters,
  facets?: FacetsResponse["data"],
): FilterGroup {
  const labels = new Map(minimums.map((minimum) => [String(minimum), `${minimum}+`]));
  const minimum = filters[name];
  const selected = { value: minimum ? String(minimum) : "", label: `${minimum}+` };
  return buildSingleChoice(name, `${rooms}, at least`, labels, selected, facets?.[name]);
}

function sortByCount(counts: Counts = {}): string[] {
  return Object.keys(counts).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (a < b ? -1 : 1));
}
