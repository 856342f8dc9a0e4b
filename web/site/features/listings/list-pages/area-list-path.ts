import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { areaPath, minAreaHomes } from "#shared/listings/area-pages/area-path.ts";
import { hasTypePage, toSlug } from "#shared/listings/area-pages/type-names.ts";
import { noFilters } from "#shared/listings/property-filters.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { type ListParams, toSearchParams } from "./list-params.ts";

/**
 * Returns the path of the area page that shows the same list; undefined if there is none: the list has another filter,
 * order or position, or the area has too few homes.
 */
export function areaListPath(
  { kind }: ListPageConfig,
  params: ListParams,
  facets: FacetsResponse | undefined,
): string | undefined {
  const { area, property_type } = params.filters;
  const [name, ...otherAreas] = area;
  const [type, ...otherTypes] = property_type;
  if (!kind || !name || otherAreas.length + otherTypes.length > 0 || (type && !hasTypePage(type))) return;
  const withoutOthers: ListParams = { filters: { ...noFilters, area, property_type }, sort: "best" };
  if (`${toSearchParams(params)}` !== `${toSearchParams(withoutOthers)}`) return;
  const counted = Object.entries(facets?.data.area ?? {}).find(([other]) => toSlug(other) === toSlug(name));
  return counted && counted[1] >= minAreaHomes ? areaPath(kind, name, type) : undefined;
}
