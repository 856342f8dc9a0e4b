import { findRoute, notFoundRoute } from "#web/app/route-table.ts";
import { detailKey } from "#web/features/listings/detail/detail-key.ts";
import { homePageKeys } from "#web/features/listings/home/featured-keys.ts";
import { listPageKeys } from "#web/features/listings/list-pages/list-page-keys.ts";
import { listPagesByName } from "#web/features/listings/list-pages/list-pages-by-name.ts";
import {
  courseKey,
  coursesKey,
  firstCoursesKey,
  firstProfessionalsKey,
  professionalKey,
  professionalsKey,
} from "#web/features/services/service-items/service-keys.ts";
import { accountPaths } from "#web/lib/page/account-paths.ts";
import { paths } from "#web/lib/page/paths.ts";
import { findAdminScreen } from "./app/admin/admin-screens.ts";

export interface PagePlan {
  /** `static`: rendered when the site is built, as `<path>.html`; `data`: by the worker; `shell`: the empty shell. */
  kind: "static" | "data" | "shell";
  /** SWR keys the screen starts from: paths below /api/v1 with their queries. */
  keys: string[];
  status: number;
  /** The screen presents the team, so that the page begins with it. */
  showsTeam?: boolean;
}

/** Pages without data and without a form that is sent without a script, rendered when the site is built. */
export const staticPaths: string[] = [
  paths.favorites,
  paths.about,
  paths.login,
  paths.signup,
  paths.account,
  accountPaths.reset,
  accountPaths.adminLogin,
  accountPaths.adminRegister,
  paths.privacy,
  paths.terms,
  paths.careers,
  paths.imageTest,
];

/** What the screens of these addresses start from; the first whose pattern matches answers. */
const screenKeys: [pattern: RegExp, keys: (id: string, params: URLSearchParams) => string[]][] = [
  [/^\/$/, () => [...homePageKeys(), firstProfessionalsKey, firstCoursesKey]],
  [/^\/property\/([^/]+)$/, (id) => [detailKey(id)]],
  [/^\/real-estate$/, homePageKeys],
  [/^\/health-services$/, () => [firstProfessionalsKey, professionalsKey]],
  [/^\/health(?:\/[^/]+)?$/, () => [professionalsKey]],
  [/^\/driving-school-landing$/, () => [firstCoursesKey]],
  [/^\/driving-school$/, () => [coursesKey]],
  [/^\/driving-school\/([^/]+)$/, (id) => [courseKey(id), detailKey(id)]],
  [/^\/contact$/, (_, params) => aboutKeys(params)],
];

/** What an enquiry on /contact is about, by the name of the parameter that says so. */
const aboutParams = [
  ["property", detailKey],
  ["doctor", professionalKey],
  ["course", courseKey],
] as const;

/** How a page is made, and from which answers of the API. */
export function pagePlan(url: URL): PagePlan {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") : url.pathname;
  if (staticPaths.includes(path)) return { kind: "static", keys: [], status: 200, showsTeam: path === paths.about };
  const route = findRoute(path);
  if (route.isFramed) return { kind: "shell", keys: [], status: findAdminScreen(path) ? 200 : 404 };
  return { kind: "data", keys: keysOf(path, url), status: route === notFoundRoute ? 404 : 200 };
}

function keysOf(path: string, url: URL): string[] {
  const list = Object.values(listPagesByName).find((page) => page.path === path);
  if (list) return listPageKeys(list, url);
  for (const [pattern, keys] of screenKeys) {
    const match = pattern.exec(path);
    if (match) return keys(decodeURIComponent(match[1] ?? ""), url.searchParams);
  }
  return [];
}

/** An address may name anything: what is not an id is not asked for. */
function aboutKeys(params: URLSearchParams): string[] {
  return aboutParams.flatMap(([name, keyOf]) => {
    const id = params.get(name);
    return id && id.length <= 100 ? [keyOf(id)] : [];
  });
}
