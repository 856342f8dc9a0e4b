import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { type SortOrder, sortOrders } from "#shared/listings/property-options.ts";
import { type ListingStatus, listingStatuses } from "#shared/listings/status/listing-status.ts";
import { useLatestParams } from "#web/admin/lib/page/navigation/use-latest-params.ts";
import { readOption, toSearchParams } from "#web/admin/lib/page/search-params.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { withQuery } from "#web/lib/page/paths.ts";

const dashboardTabs = ["properties", "driving", "health"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The page sizes of the properties; the first is the default. */
export const pageSizeOptions = ["12", "24", "50", "100"] as const;
/** The page size on the dashboard, where the list is one section of many. */
const dashboardPageSize = "6";

/** The state of the dashboard's lists in the URL, so that Back and reload restore it. */
export interface DashboardParams {
  tab?: DashboardTab | undefined;
  show?: PropertyKind | undefined;
  /** Shows only drafts, only unpublished homes that are no longer on the market, or only the bin. */
  only?: "drafts" | "archive" | "bin" | undefined;
  q?: string | undefined;
  status?: ListingStatus | undefined;
  /** The property type. */
  type?: string | undefined;
  area?: string | undefined;
  lister?: string | undefined;
  /** Shows only properties to confirm. */
  unconfirmed?: "true" | undefined;
  /** Shows only properties without photos. */
  photos?: "false" | undefined;
  sort?: SortOrder | undefined;
  size?: (typeof pageSizeOptions)[number] | typeof dashboardPageSize | undefined;
  cursor?: string | undefined;
  before?: string | undefined;
  /** Id of the listing in the details dialog. */
  view?: string | undefined;
  /** Id of the listing in the edit dialog. */
  edit?: string | undefined;
  /** Id of the listing in the dialog of a sale or a letting. */
  close?: string | undefined;
}

const paramNames = [
  "tab",
  "show",
  "only",
  "q",
  "status",
  "type",
  "area",
  "lister",
  "unconfirmed",
  "photos",
  "sort",
  "size",
  "cursor",
  "before",
  "view",
  "edit",
  "close",
] as const;

/** Returns the URL of the lists on the dashboard, or on the screen that has nothing else. */
export function dashboardPath(params: DashboardParams, screen: string = adminPaths.admin): string {
  const size = params.size === dashboardPageSize ? undefined : params.size;
  return withQuery(screen, toSearchParams({ ...params, size }, paramNames));
}

function parseDashboardParams(search: string): DashboardParams {
  const params = new URLSearchParams(search);
  const readText = (name: string) => params.get(name) || undefined;
  return {
    tab: readOption(params, "tab", dashboardTabs),
    show: readOption(params, "show", ["buy", "rent"]),
    only: readOption(params, "only", ["drafts", "archive", "bin"]),
    q: readText("q"),
    status: readOption(params, "status", listingStatuses),
    type: readText("type"),
    area: readText("area"),
    lister: readText("lister"),
    unconfirmed: readOption(params, "unconfirmed", ["true"]),
    photos: readOption(params, "photos", ["false"]),
    sort: readOption(params, "sort", sortOrders),
    size: readOption(params, "size", pageSizeOptions),
    cursor: readText("cursor"),
    before: readText("before"),
    view: readText("view"),
    edit: readText("edit"),
    close: readText("close"),
  };
}

export function useDashboardParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const screen = pathname === adminPaths.listings ? pathname : adminPaths.admin;
  const params = useMemo(() => {
    const parsed = parseDashboardParams(search);
    return screen === adminPaths.admin ? { ...parsed, size: parsed.size ?? dashboardPageSize } : parsed;
  }, [search, screen]);
  const latest = useLatestParams(params);
  const change = (changes: DashboardParams, replace = false) => {
    latest.current = { ...latest.current, ...changes };
    navigate(dashboardPath(latest.current, screen), { replace, state: preserveScroll });
  };
  return {
    params,
    /** Returns the URL of the current screen with exactly these params. */
    pathTo: (target: DashboardParams) => dashboardPath(target, screen),
    /** Changes some params without scrolling. */
    change,
    /** The same for filters, which start at the first page. */
    changeFilters: (changes: DashboardParams, replace = false) =>
      change({ ...changes, cursor: undefined, before: undefined }, replace),
  };
}
