import type { Api, Route } from "#contract/endpoints/all-endpoints.ts";
import type { ViewOf } from "#contract/http/endpoint-types.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { type DashboardParams, pageSizeOptions } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { hiddenStatuses } from "./hidden-listings.ts";

const listRoutes = {
  buy: "GET /list/buy/properties",
  rent: "GET /list/rent/properties",
  all: "GET /list/recent/properties",
} satisfies Record<PropertyKind | "all", Route>;

export type AdminListings = ViewOf<Api["GET /list/recent/properties"], "full">;

/** Returns the listings for these params. While they load, `list` is the previous one and `isOutdated` is true. */
export function useAdminListings(params: DashboardParams) {
  const { show, only, q, status, type, area, lister, unconfirmed, photos, sort, size, cursor, before } = params;
  const query = new URLSearchParams({ limit: size ?? pageSizeOptions[0] });
  const names = { q, status, property_type: type, area, listed_by: lister, unconfirmed, photos, sort, cursor, before };
  for (const [name, value] of Object.entries(names)) if (value) query.set(name, value);
  if (only === "bin") query.set("deleted", "true");
  if (only === "drafts" || only === "archive") {
    query.set("published", "false");
    if (!status) for (const hidden of hiddenStatuses[only]) query.append("status", hidden);
  }
  const key = endpointKey(listRoutes[show ?? "all"], { filters: query });
  const { data, error, mutate } = useEndpointData(key, freshSwrConfig);
  return {
    list: useLastDefined(data),
    isOutdated: data === undefined,
    error: data ? undefined : error,
    retry: () => mutate(),
  };
}
