import { useLocation, useNavigate } from "react-router-dom";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";

export const dashboardTabs = ["properties", "driving", "health"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** What the dashboard shows; all of it stands in its address, so that Back and reload bring it again. */
export interface DashboardParams {
  tab?: DashboardTab | undefined;
  show?: PropertyKind | undefined;
  /** Only drafts, or the bin; what is listed, otherwise. */
  only?: "drafts" | "bin" | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  before?: string | undefined;
  /** The listing that is looked at or edited. */
  view?: string | undefined;
  edit?: string | undefined;
}

const names = ["tab", "show", "only", "q", "cursor", "before", "view", "edit"] as const;

export function dashboardPath(address: DashboardParams): string {
  const params = new URLSearchParams();
  for (const name of names) if (address[name]) params.set(name, address[name]);
  return withQuery(adminPaths.admin, params);
}

function readAddress(search: string): DashboardParams {
  const params = new URLSearchParams(search);
  const one = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word === params.get(name));
  const text = (name: string) => params.get(name) || undefined;
  return {
    tab: one("tab", dashboardTabs),
    show: one("show", ["buy", "rent"]),
    only: one("only", ["drafts", "bin"]),
    q: text("q"),
    cursor: text("cursor"),
    before: text("before"),
    view: text("view"),
    edit: text("edit"),
  };
}

/** The dashboard's address, and the way to another one. */
export function useDashboardParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readAddress(search);
  return {
    address,
    /** Changes parts of it; the page stays where it is. */
    change: (part: DashboardParams, replace = false) =>
      navigate(dashboardPath({ ...address, ...part }), { replace, state: preserveScroll }),
  };
}
