import { noFilters, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { pageSortOrder } from "#shared/listings/property-options.ts";
import { buyPageConfig } from "../list-pages/buy-page-config.ts";
import type { ListPageConfig, ListPlace } from "../list-pages/list-page-config.ts";
import { toSearchParams } from "../list-pages/list-params.ts";
import { rentPageConfig } from "../list-pages/rent-page-config.ts";
import { type AreaAddress, addressPath } from "./area-address.ts";

/**
 * Returns the list page of a kind with the filter of an area page.
 * @param name the area as people read it; until it is known, the address gives it
 */
export function createAreaConfig(address: AreaAddress, name = address.area): ListPageConfig & { place: ListPlace } {
  const filters = { ...noFilters, area: [name], property_type: address.type ? [address.type] : [] };
  const query = `${toSearchParams({ filters, sort: pageSortOrder })}`;
  const base = address.kind === "rent" ? rentPageConfig : buyPageConfig;
  const keyFilters = (own: PropertyFilters): PropertyFilters => ({
    ...own,
    area: own.area.map((area) => (area === name ? address.area : area)),
  });
  return { ...base, place: { path: addressPath(address), query, keyFilters } };
}
