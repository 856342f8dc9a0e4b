import { toSlug } from "#shared/listings/area-pages/type-names.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { facetsKey, listKey } from "../list-pages/list-page-keys.ts";
import { parseListParams } from "../list-pages/list-params.ts";
import type { AreaAddress } from "./area-address.ts";
import { createAreaConfig } from "./area-config.ts";

/** SWR key of the figures about an area. */
export const areaKey = ({ kind, area, type }: AreaAddress) =>
  endpointKey("GET /public/areas/:kind/:area", {
    params: { kind, area: toSlug(area) || "-" },
    query: { property_type: type },
  });

/** Returns the keys of all that the page of an area starts from. The facets name the other areas, also if it is unknown. */
export function areaPageKeys(address: AreaAddress): string[] {
  const config = createAreaConfig(address);
  const params = parseListParams(config, new URLSearchParams(config.place.query));
  const facets = facetsKey(config, params);
  return address.hasUnknownType ? [facets] : [areaKey(address), listKey(config, params), facets];
}
