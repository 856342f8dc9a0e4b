import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";

/** Properties for Rent; rent and rooms stand on the page, the rest is behind *Show Advanced Filters*. */
export const rentPageConfig: ListPageConfig = {
  name: "rent",
  kind: "rent",
  path: paths.rent,
  endpoint: visitorEndpoints.listRentProperties,
  title: "Properties for Rent",
  description: "Apartments, houses, studios and offices for rent in Monrovia and around it, by the month.",
  placeholder: "Title, area, address",
  groups: ["property_type", "price", "min_bedrooms", "min_bathrooms", "city", "area", "lease_duration", "wishes"],
  inline: ["price", "min_bedrooms", "min_bathrooms"],
  wishes: ["furnished", "pets", "parking", "available"],
  more: ["Show Advanced Filters", "Hide Advanced Filters"],
  clear: "Clear All Filters",
};
