import { paths } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";

/** All Properties: sale and rent together, with quick filter buttons. */
export const allPageConfig: ListPageConfig = {
  name: "all",
  path: paths.properties,
  route: "GET /public/properties",
  title: "All Properties",
  description: "Homes, offices, halls and land for sale and for rent in and around Monrovia.",
  placeholder: "Area, street or type",
  filterGroups: [
    "kind",
    "price",
    "min_bedrooms",
    "property_type",
    "area",
    "amenity",
    "min_bathrooms",
    "checkboxes",
    "city",
    "lease_duration",
  ],
  inlineGroups: ["price"],
  checkboxFilters: ["furnished", "pets", "parking", "available", "confirmed", "reduced"],
  moreFiltersLabels: ["Filters", "Filters"],
  clearLabel: "Clear Filters",
};
