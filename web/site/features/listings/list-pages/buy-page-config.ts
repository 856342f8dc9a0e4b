import { paths } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";

/** Properties for Sale. */
export const buyPageConfig: ListPageConfig = {
  name: "buy",
  kind: "buy",
  path: paths.buy,
  route: "GET /public/buy/properties",
  title: "Properties for Sale",
  description: "Houses, villas, apartments, offices and land for sale in and around Monrovia.",
  placeholder: "Area, street or type",
  filterGroups: ["price", "min_bedrooms", "property_type", "area", "amenity", "min_bathrooms", "checkboxes", "city"],
  inlineGroups: ["price", "min_bedrooms", "min_bathrooms"],
  checkboxFilters: ["furnished", "parking", "available", "confirmed", "reduced"],
  moreFiltersLabels: ["More Filters", "More Filters"],
  clearLabel: "Clear Filters",
};
