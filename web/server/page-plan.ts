import type { PagePlan } from "#contract/site/page-renderer.ts";
import { accountRoutes } from "#web/app/account/account-routes.ts";
import { adminRoutes } from "#web/app/admin/admin-routes.ts";
import { findRoute, notFoundRoute, routeTable } from "#web/app/route-table.ts";
import { findRouteIn, type Route } from "#web/app/routes/route.ts";
import { homePageKeys } from "#web/features/listings/home/featured-keys.ts";
import { findListPage } from "#web/features/listings/list-pages/find-list-page.ts";
import { matchPath } from "#web/lib/page/match-path.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";
import { paths } from "#web/lib/page/paths.ts";

// Describes each page to the server before it is rendered. The code of all screens that it renders is in its bundle.
const screenRoutes = [...routeTable, ...accountRoutes].filter(({ kind }) => kind !== "shell");
await Promise.all(screenRoutes.map(({ preload }) => preload()));
const modules = new Map(await Promise.all(screenRoutes.map(async (route) => [route, await route.load()] as const)));

/** Paths of the pages that the build renders. */
export const staticPaths = routeTable.filter(({ kind }) => kind === "static").map(({ path }) => path);

/** Paths of the pages that the sitemap lists, besides those of the properties. */
export const sitemapPaths = routeTable.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);

export const listingPath = paths.property;

/** Keys of the homes that the page of a missing property suggests. */
export const suggestedKeys = homePageKeys();

/** Returns how the page of a URL is rendered, and the keys of the data that its first render needs. */
export function pagePlan(url: URL): PagePlan {
  const path = withoutFinalSlash(url.pathname);
  const route = findRoute(path);
  const withoutData = { keys: [], worksWithoutData: true };
  if (staticPaths.includes(path)) return { ...withoutData, kind: "static", status: 200, showsTeam: route.showsTeam };
  if (route.kind === "shell")
    return { ...withoutData, kind: "shell", status: findRouteIn(adminRoutes, path) ? 200 : 404 };
  const keys = keysOf(route, path, url);
  const worksWithoutData = keys.length === 0 || route.worksWithoutData === true;
  return {
    kind: "data",
    keys,
    status: route === notFoundRoute ? 404 : 200,
    worksWithoutData,
    isList: findListPage(path) !== undefined,
  };
}

/** Returns whether the page of a path accepts an enquiry form that is posted without a script. */
export function acceptsForm(pathname: string): boolean {
  return findRoute(pathname).hasForm === true;
}

/** Returns the files of the screens that a page consists of, for the links that preload their chunks. */
export function screenFiles(pathname: string): string[] {
  const routes = [findRoute(pathname), findRouteIn(accountRoutes, pathname)];
  return routes.flatMap((route) => route?.load.file ?? []);
}

function keysOf(route: Route, path: string, url: URL): string[] {
  const { pageKeys } = (modules.get(route) ?? {}) as { pageKeys?: PageKeys };
  const params = Object.entries(matchPath(route.path, path) ?? {}).map(([name, value = ""]) => [
    name,
    decodeURIComponent(value),
  ]);
  return pageKeys?.(Object.fromEntries(params), url) ?? [];
}

function withoutFinalSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
}
