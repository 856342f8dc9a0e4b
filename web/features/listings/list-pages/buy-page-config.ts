import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";

/** Properties for Sale; *More Filters* holds what ruling 5 names. */
export const buyPageConfig: ListPageConfig = {
  name: "buy",
  kind: "buy",
  path: paths.buy,
  endpoint: visitorEndpoints.listBuyProperties,
  title: "Properties for Sale",
  description: "Houses, villas, apartments, offices and land for sale in Monrovia and around it.",
  placeholder: "Title, area, address",
  groups: ["property_type", "price", "min_bedrooms", "min_bathrooms", "city", "area", "wishes"],
  inline: ["price"],
  wishes: ["available"],
  more: ["More Filters", "More Filters"],
  clear: "Clear Filters",
};
