import useSWR from "swr";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { AdminProperty, AdminPropertyListResponse } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { DashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { withQuery } from "#web/lib/page/paths.ts";

/** As many stand on one page of the dashboard. */
const pageSize = 12;

const lists: Record<PropertyKind | "all", Endpoint> = {
  buy: adminCatalogueEndpoints.listStaffBuyProperties,
  rent: adminCatalogueEndpoints.listStaffRentProperties,
  all: adminCatalogueEndpoints.listStaffProperties,
};

/** Staff see what is there now: what was read before is shown only until the answer comes. */
const fresh = { revalidateIfStale: true, dedupingInterval: 1000 };

export type AdminListings = Omit<AdminPropertyListResponse, "data"> & { data: { properties: AdminProperty[] } };

/** The listings of an address; while they are on their way, those of the address before. */
export function useAdminListings({ show, only, q, cursor, before }: DashboardParams) {
  const params = new URLSearchParams({ limit: String(pageSize) });
  if (q) params.set("q", q);
  if (only === "bin") params.set("deleted", "true");
  if (only === "drafts") params.set("published", "false");
  if (cursor) params.set("cursor", cursor);
  if (before) params.set("before", before);
  const { data, error, mutate } = useSWR<AdminListings, unknown>(
    withQuery(endpointPath(lists[show ?? "all"]), params),
    fresh,
  );
  return {
    list: useLastDefined(data),
    isOld: data === undefined,
    error: data ? undefined : error,
    retry: () => mutate(),
  };
}

/** One listing in whatever state it is. */
export function useAdminListing(uuid: string | undefined) {
  const key = uuid ? endpointPath(adminCatalogueEndpoints.getStaffProperty, { uuid }) : null;
  const { data, error } = useSWR<{ data: { property: AdminProperty } }, unknown>(key, fresh);
  return { listing: data?.data.property, error };
}
