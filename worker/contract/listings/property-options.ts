import type { PropertyKind } from "./property-kinds.ts";

/** The types offered as filters on /properties (visitor-site.md, section 2). */
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

/** The types each form offers first (accounts-and-admin.md, section 3); the rest of all types follows (ruling 30). */
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

/** Every type that the specification names anywhere; accepted for both kinds (ruling 30). */
export const propertyTypes: readonly PropertyType[] = [
  ...new Set([...filterTypes, ...formTypes.buy, ...formTypes.rent]),
];

export const leaseDurations = ["Month-to-Month", "3 Months", "6 Months", "1 Year", "2 Years", "3+ Years"] as const;
export type LeaseDuration = (typeof leaseDurations)[number];

export const sortOrders = ["newest", "price-low", "price-high", "size-large", "size-small"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A price option of a page in US dollars; both bounds belong to it (ruling 6). */
export interface PriceRange {
  min?: number;
  max?: number;
  label: string;
}

/** The price options of each page: /buy, /rent, and /properties where both kinds stand together. */
export const priceRanges: Record<PropertyKind | "all", readonly PriceRange[]> = {
  buy: [
    { max: 200_000, label: "Under $200,000" },
    { min: 200_000, max: 400_000, label: "$200,000 – $400,000" },
    { min: 400_000, max: 600_000, label: "$400,000 – $600,000" },
    { min: 600_000, label: "$600,000+" },
  ],
  rent: [
    { max: 1000, label: "Under $1,000" },
    { min: 1000, max: 2000, label: "$1,000 – $2,000" },
    { min: 2000, max: 3000, label: "$2,000 – $3,000" },
    { min: 3000, label: "$3,000+" },
  ],
  all: [
    { min: 0, max: 1000, label: "$0 – $1,000" },
    { min: 1000, max: 2000, label: "$1,000 – $2,000" },
    { min: 2000, max: 3000, label: "$2,000 – $3,000" },
    { min: 3000, max: 5000, label: "$3,000 – $5,000" },
    { min: 5000, label: "$5,000+" },
  ],
};

/** How a price option is named in the facets and in forms: `1000-2000`, `5000-`, `0-1000`. */
export function priceRangeKey(range: PriceRange): string {
  return `${range.min ?? 0}-${range.max ?? ""}`;
}

/** The "at least" choices offered for rooms. */
export const minBedroomOptions = [1, 2, 3, 4] as const;
export const minBathroomOptions = [1, 2, 3] as const;

export const pageSizes = { default: 24, max: 100, recent: 10 } as const;
/** Totals are counted up to here and then said to be "500+" (contract, "Lists"). */
export const exactTotalLimit = 500;

/** What visitors do with a listing that is counted (never who). */
export const propertyEvents = ["view", "call", "whatsapp", "share"] as const;
export type PropertyEvent = (typeof propertyEvents)[number];
