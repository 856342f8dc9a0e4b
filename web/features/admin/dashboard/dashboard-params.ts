import { useLocation, useNavigate } from "react-router-dom";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { readOption, toSearchParams } from "#web/lib/page/search-params.ts";

const dashboardTabs = ["properties", "driving", "health"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The state of the dashboard's lists in the URL, so that Back and reload restore it. */
export interface DashboardParams {
  tab?: DashboardTab | undefined;
  show?: PropertyKind | undefined;
  /** Shows only drafts, or only the bin. */
  only?: "drafts" | "bin" | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  before?: string | undefined;
  /** Id of the listing in the details dialog. */
  view?: string | undefined;
  /** Id of the listing in the edit dialog. */
  edit?: string | undefined;
}

const paramNames = ["tab", "show", "only", "q", "cursor", "before", "view", "edit"] as const;

/** Returns the URL of the lists on the dashboard, or on the screen that has nothing else. */
export function dashboardPath(params: DashboardParams, screen: string = adminPaths.admin): string {
  return withQuery(screen, toSearchParams(params, paramNames));
}

function parseDashboardParams(search: string): DashboardParams {
  const params = new URLSearchParams(search);
  const readText = (name: string) => params.get(name) || undefined;
  return {
    tab: readOption(params, "tab", dashboardTabs),
    show: readOption(params, "show", ["buy", "rent"]),
    only: readOption(params, "only", ["drafts", "bin"]),
    q: readText("q"),
    cursor: readText("cursor"),
    before: readText("before"),
    view: readText("view"),
    edit: readText("edit"),
  };
}

export function useDashboardParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = parseDashboardParams(search);
  const screen = pathname === adminPaths.listings ? pathname : adminPaths.admin;
  return {
    params,
    /** Returns the URL of the current screen with exactly these params. */
    pathTo: (target: DashboardParams) => dashboardPath(target, screen),
    /** Changes some params without scrolling. */
    change: (changes: DashboardParams, replace = false) =>
      navigate(dashboardPath({ ...params, ...changes }, screen), { replace, state: preserveScroll }),
  };
}
