import type { PropertyKind } from "./property-kinds.ts";

/** The property types offered as filters on /properties. */
export const filterTypes = [
  "House",
  "Apartment",
  "Villa",
  "Condo",
  "Townhouse",
  "Studio",
  "Penthouse",
  "Office Space",
  "Event Center",
] as const;

/** The property types that each listing form offers first; the other types follow. */
export const formTypes = {
  buy: ["House", "Apartment", "Condo", "Townhouse", "Villa", "Commercial", "Office", "Warehouse", "Land", "Other"],
  rent: [
    "House",
    "Apartment",
    "Condo",
    "Townhouse",
    "Villa",
    "Studio",
    "Loft",
    "Duplex",
    "Office Space",
    "Event Center",
    "Other",
  ],
} as const satisfies Record<PropertyKind, readonly string[]>;

export type PropertyType = (typeof filterTypes)[number] | (typeof formTypes)[PropertyKind][number];

/** All property types; each is valid for both kinds. */
export const propertyTypes: readonly PropertyType[] = [
  ...new Set([...filterTypes, ...formTypes.buy, ...formTypes.rent]),
];

export const leaseDurations = ["Month-to-Month", "3 Months", "6 Months", "1 Year", "2 Years", "3+ Years"] as const;
export type LeaseDuration = (typeof leaseDurations)[number];

/** `best` lists available properties first, each part from the newest on. */
export const sortOrders = ["best", "newest", "price-low", "price-high", "size-large", "size-small"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The order of our pages. */
export const pageSortOrder = "best" satisfies SortOrder;
/** The order of the API, unless a client asks for another one. */
export const apiSortOrder = "newest" satisfies SortOrder;

/** The choices of the "at least" filters. */
export const minBedroomOptions = [1, 2, 3, 4] as const;
export const minBathroomOptions = [1, 2, 3] as const;
