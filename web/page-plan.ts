import { notFoundRoute, routeOf } from "./app/screens.ts";
import { detailKey } from "./features/properties/detail-key.ts";
import { homeKeys } from "./features/properties/featured-keys.ts";
import { listPageKeys } from "./features/properties/list-page-keys.ts";
import { listPages } from "./features/properties/list-pages.ts";
import { paths } from "./lib/paths.ts";

export interface PagePlan {
  /** `static`: rendered when the site is built, as `<path>.html`; `data`: by the worker; `shell`: the empty shell. */
  kind: "static" | "data" | "shell";
  /** SWR keys the screen starts from: paths below /api/v1 with their queries. */
  keys: string[];
  status: number;
}

/** Pages without data, rendered when the site is built. */
export const staticPaths: string[] = [
  paths.favorites,
  paths.realEstate,
  paths.healthServices,
  paths.health,
  paths.drivingSchool,
  paths.drivingSchoolLanding,
  paths.janitorial,
  paths.about,
  paths.contact,
  paths.login,
  paths.signup,
  paths.privacy,
  paths.terms,
  paths.careers,
  paths.imageTest,
];

/** How a page is made, and from which answers of the API. */
export function pagePlan(url: URL): PagePlan {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") : url.pathname;
  if (staticPaths.includes(path)) return { kind: "static", keys: [], status: 200 };
  const route = routeOf(path);
  return { kind: "data", keys: keysOf(path, url), status: route === notFoundRoute ? 404 : 200 };
}

function keysOf(path: string, url: URL): string[] {
  if (path === paths.home) return homeKeys();
  const list = Object.values(listPages).find((page) => page.path === path);
  if (list) return listPageKeys(list, url);
  const id = /^\/(?:property|driving-school)\/([^/]+)$/.exec(path)?.[1];
  return id ? [detailKey(decodeURIComponent(id))] : [];
}
