import type { WantFilters } from "#contract/wants/want-filters.ts";
import type { WantKind } from "#contract/wants/want-kinds.ts";

/** What a person with an invented name and an unassigned phone number looks for. */
export interface SampleWant {
  daysAgo: number;
  kind: WantKind;
  filters: WantFilters;
  /** What a person who waits for a free time waits for; else the filters in words. */
  label?: string;
  /** The title of a listing that fits, and whether the person was told of it. */
  found?: { title: string; isTold: boolean };
  /** The position of the enquiry of the person for whom a colleague added it. */
  enquiry?: number;
  /** Without a number: the page shows it on the next visit. */
  isUntold?: boolean;
}

/** More people look for two bedrooms in Sinkor than for anything else, and all homes there cost more. */
const sinkor = Array.from(
  { length: 17 },
  (_, n): SampleWant => ({
    daysAgo: 2 + 3 * n,
    kind: "rent",
    filters: {
      area: n % 3 === 0 ? ["Sinkor", "Old Road"] : "Sinkor",
      min_bedrooms: "2",
      max_price: ["900", "950", "1000"][n % 3] ?? "900",
      ...(n >= 14 && { generator: "true" }),
    },
    isUntold: n % 5 === 0,
  }),
);

export const sampleWants: readonly SampleWant[] = [
  {
    daysAgo: 12,
    kind: "rent",
    filters: { area: ["Airfield", "Sinkor"], min_bedrooms: "2", max_price: "1100", generator: "true" },
    found: { title: "New two-bedroom apartment, Airfield", isTold: true },
  },
  {
    daysAgo: 4,
    kind: "rent",
    filters: { area: "Congo Town", property_type: "Apartment", min_bedrooms: "2", max_price: "1500" },
    found: { title: "Quiet apartment behind the Boulevard", isTold: false },
  },
  // Its nearest homes have no generator, or cost more.
  {
    daysAgo: 5,
    kind: "rent",
    filters: {
      area: "Congo Town",
      property_type: "Apartment",
      min_bedrooms: "2",
      max_price: "1400",
      generator: "true",
    },
  },
  // Of the sample enquiry with this wish. Added today, because its entry in the audit log is the last one.
  {
    daysAgo: 0,
    kind: "rent",
    filters: { area: ["ELWA Junction", "ELWA"], min_bedrooms: "2", max_price: "600", fence: "true" },
    enquiry: 7,
  },
  { daysAgo: 20, kind: "buy", filters: { area: "Sinkor", property_type: "Land", max_price: "60000" } },
  {
    daysAgo: 1,
    kind: "clinic",
    filters: { professional_id: "doctor-5", days: ["4"] },
    label: "Next free time: Dr. Princess Tarpeh, Thursdays",
  },
  ...sinkor,
];
