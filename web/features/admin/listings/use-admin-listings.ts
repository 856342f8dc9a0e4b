import useSWR from "swr";
import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { StaffList, StaffProperty } from "#contract/listings/admin-property.ts";
import type { ListingKind } from "#contract/listings/property-kinds.ts";
import type { DeskAddress } from "#web/features/admin/dashboard/dashboard-params.ts";
import { useLatest } from "#web/lib/api/use-last-defined.ts";
import { withQuery } from "#web/lib/page/paths.ts";

/** As many stand on one page of the dashboard. */
const pageSize = 12;

const lists: Record<ListingKind | "all", Endpoint> = {
  buy: listingEndpoints.listStaffBuyProperties,
  rent: listingEndpoints.listStaffRentProperties,
  all: listingEndpoints.listStaffProperties,
};

/** Staff see what is there now: what was read before is shown only until the answer comes. */
const fresh = { revalidateIfStale: true, dedupingInterval: 1000 };

export type DeskList = Omit<StaffList, "data"> & { data: { properties: StaffProperty[] } };

/** The listings of an address; while they are on their way, those of the address before. */
export function useDeskList({ show, only, q, cursor, before }: DeskAddress) {
  const params = new URLSearchParams({ limit: String(pageSize) });
  if (q) params.set("q", q);
  if (only === "bin") params.set("deleted", "true");
  if (only === "drafts") params.set("published", "false");
  if (cursor) params.set("cursor", cursor);
  if (before) params.set("before", before);
  const { data, error, mutate } = useSWR<DeskList, unknown>(
    withQuery(endpointPath(lists[show ?? "all"]), params),
    fresh,
  );
  return { list: useLatest(data), isOld: data === undefined, error: data ? undefined : error, retry: () => mutate() };
}

/** One listing in whatever state it is. */
export function useStaffListing(uuid: string | undefined) {
  const key = uuid ? endpointPath(listingEndpoints.getStaffProperty, { uuid }) : null;
  const { data, error } = useSWR<{ data: { property: StaffProperty } }, unknown>(key, fresh);
  return { listing: data?.data.property, error };
}
