import { matchPath } from "react-router-dom";
import { lazyScreen, type Screen } from "#web/lib/lazy-screen.tsx";
import { paths } from "#web/lib/paths.ts";

export interface Route extends Screen {
  path: string;
  /** The screen's file below web/, by which the build names its chunks. */
  file: string;
}

const screen = (file: string, load: Parameters<typeof lazyScreen>[0]) => ({ file, ...lazyScreen(load) });

const home = screen("routes/home.tsx", () => import("#web/routes/home.tsx").then((m) => m.Home));
const allProperties = screen("routes/all-properties.tsx", () =>
  import("#web/routes/all-properties.tsx").then((m) => m.AllProperties),
);
const buy = screen("routes/buy.tsx", () => import("#web/routes/buy.tsx").then((m) => m.Buy));
const rent = screen("routes/rent.tsx", () => import("#web/routes/rent.tsx").then((m) => m.Rent));
const propertyDetail = screen("routes/property-detail.tsx", () =>
  import("#web/routes/property-detail.tsx").then((m) => m.PropertyDetail),
);
const favorites = screen("routes/favorites.tsx", () => import("#web/routes/favorites.tsx").then((m) => m.Favorites));
const comingSoon = screen("routes/coming-soon.tsx", () =>
  import("#web/routes/coming-soon.tsx").then((m) => m.ComingSoon),
);
const notFound = screen("routes/not-found.tsx", () => import("#web/routes/not-found.tsx").then((m) => m.NotFound));

const comingSoonPaths = [
  paths.realEstate,
  paths.healthServices,
  paths.health,
  `${paths.health}/*`,
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

export const notFoundRoute: Route = { path: "*", ...notFound };

/** Every page of the site: its path and its screen. */
export const routes: Route[] = [
  { path: paths.home, ...home },
  { path: paths.properties, ...allProperties },
  { path: paths.buy, ...buy },
  { path: paths.rent, ...rent },
  { path: "/property/:id", ...propertyDetail },
  { path: "/driving-school/:id", ...propertyDetail },
  { path: paths.favorites, ...favorites },
  ...comingSoonPaths.map((path) => ({ path, ...comingSoon })),
  notFoundRoute,
];

/** The route of a path; unknown ones have the 404 page. */
export function routeOf(pathname: string): Route {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
}
