import { paths } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";

/** Properties for Rent. Rent and rooms are on the page; the other filters open with a button. */
export const rentPageConfig: ListPageConfig = {
  name: "rent",
  kind: "rent",
  path: paths.rent,
  route: "GET /public/rent/properties",
  title: "Properties for Rent",
  description: "Apartments, houses, studios and offices for rent in and around Monrovia, by the month.",
  placeholder: "Area, street or type",
  filterGroups: [
    "price",
    "max_move_in",
    "min_bedrooms",
    "property_type",
    "area",
    "amenity",
    "min_bathrooms",
    "checkboxes",
    "city",
    "lease_duration",
  ],
  inlineGroups: ["price", "min_bedrooms", "min_bathrooms"],
  checkboxFilters: ["furnished", "pets", "parking", "available", "confirmed", "reduced"],
  moreFiltersLabels: ["Show Advanced Filters", "Hide Advanced Filters"],
  clearLabel: "Clear All Filters",
};
