import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";

/** All Properties: both kinds together, with the specification's quick buttons. */
export const allPageConfig: ListPageConfig = {
  name: "all",
  path: paths.properties,
  endpoint: visitorEndpoints.listProperties,
  title: "All Properties",
  description: "Homes, offices, halls and land for sale and for rent in Monrovia and around it.",
  placeholder: "Title, area, city",
  groups: [
    "kind",
    "property_type",
    "price",
    "min_bedrooms",
    "min_bathrooms",
    "city",
    "area",
    "lease_duration",
    "wishes",
  ],
  inline: ["price"],
  wishes: ["furnished", "pets", "parking", "available"],
  more: ["Filters", "Filters"],
  clear: "Clear Filters",
};
