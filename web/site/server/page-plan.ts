import type { PagePlan } from "#contract/site/page-renderer.ts";
import { paths } from "#web/lib/page/paths.ts";
import { findRoute, matchPage, notFoundRoute, routeTable } from "#web/site/app/routes/route-table.ts";
import { homePageKeys } from "#web/site/features/listings/home/featured-keys.ts";
import { findListPage } from "#web/site/features/listings/list-pages/find-list-page.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

// Describes each page to the server before it is rendered. The code of all screens that it renders is in its bundle.
await Promise.all(routeTable.map(({ handle }) => handle.preload()));
const modules = new Map(
  await Promise.all(routeTable.map(async (route) => [route, await route.handle.load()] as const)),
);

const loaders = Object.entries(import.meta.glob<object>(["../routes/**/*.tsx"]));
/** The file of each screen, as Vite's manifest names it. */
const files = new Map(
  await Promise.all(loaders.map(async ([path, load]) => [await load(), path.replace("..", "site")] as const)),
);
for (const [{ path }, module] of modules) {
  if (!files.has(module)) throw new Error(`The file of the screen of ${path} is not in web/routes`);
}

/** Paths of the pages that the build renders. */
export const staticPaths = routeTable.filter(({ handle }) => handle.isStatic).map(({ path }) => path);

/** Paths of the pages that the sitemap lists, besides those of the properties. */
export const sitemapPaths = routeTable.filter(({ handle }) => handle.inSitemap).map(({ path }) => path);

export const listingPath = paths.property;
export const coursePath = paths.course;
export const professionalPath = paths.professional;

/** Keys of the homes that the page of a missing property suggests. */
export const suggestedKeys = homePageKeys();

/** Returns how the page of a URL is rendered, and the keys of the data that its first render needs. */
export function pagePlan(url: URL): PagePlan {
  const path = withoutFinalSlash(url.pathname);
  const route = findRoute(path);
  if (route.handle.isStatic)
    return { kind: "static", keys: [], worksWithoutData: true, status: 200, showsTeam: route.handle.showsTeam };
  const keys = listKeys(path, url);
  const worksWithoutData = keys.length === 0 || route.handle.worksWithoutData === true;
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
  return findRoute(pathname).handle.hasForm === true;
}

/** Returns the file of a page's screen, for the links that preload its chunks. */
export function screenFile(pathname: string): string | undefined {
  const module = modules.get(findRoute(pathname));
  return module && files.get(module);
}

function listKeys(path: string, url: URL): string[] {
  const match = matchPage(path);
  if (!match) return [];
  const { pageKeys }: { pageKeys?: PageKeys } = modules.get(match.route) ?? {};
  return pageKeys?.(match.params, url) ?? [];
}

function withoutFinalSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
}
