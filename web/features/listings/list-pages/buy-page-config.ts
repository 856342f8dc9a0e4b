import { endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { ListPage } from "./list-page-config.ts";

/** Properties for Sale; *More Filters* holds what ruling 5 names. */
export const buyPage: ListPage = {
  name: "buy",
  kind: "buy",
  path: paths.buy,
  endpoint: endpoints.listBuyProperties,
  title: "Properties for Sale",
  description: "Houses, villas, apartments, offices and land for sale in Monrovia and around it.",
  placeholder: "Title, area, address",
  groups: ["property_type", "price", "min_bedrooms", "min_bathrooms", "city", "area", "wishes"],
  inline: ["price"],
  wishes: ["available"],
  more: ["More Filters", "More Filters"],
  clear: "Clear Filters",
};
