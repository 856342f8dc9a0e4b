import { matchPath } from "react-router-dom";
import { type NamedScreen, createNamedScreen as screen } from "#web/lib/page/lazy-screen.tsx";
import { paths } from "#web/lib/page/paths.ts";

export interface Route extends NamedScreen {
  path: string;
  /** The screen brings its own frame, and keeps it while the address changes below its path. */
  isFramed?: boolean;
}

const home = screen("routes/home.tsx", () => import("#web/routes/home.tsx").then((m) => m.Home));
const allProperties = screen("routes/listings/all-properties.tsx", () =>
  import("#web/routes/listings/all-properties.tsx").then((m) => m.AllProperties),
);
const buy = screen("routes/listings/buy.tsx", () => import("#web/routes/listings/buy.tsx").then((m) => m.Buy));
const rent = screen("routes/listings/rent.tsx", () => import("#web/routes/listings/rent.tsx").then((m) => m.Rent));
const propertyDetail = screen("routes/listings/property-detail.tsx", () =>
  import("#web/routes/listings/property-detail.tsx").then((m) => m.PropertyDetail),
);
const favorites = screen("routes/favourites.tsx", () => import("#web/routes/favourites.tsx").then((m) => m.Favourites));
const comingSoon = screen("routes/coming-soon.tsx", () =>
  import("#web/routes/coming-soon.tsx").then((m) => m.ComingSoon),
);
const notFound = screen("routes/not-found.tsx", () => import("#web/routes/not-found.tsx").then((m) => m.NotFound));

const realEstate = screen("routes/services/real-estate.tsx", () =>
  import("#web/routes/services/real-estate.tsx").then((m) => m.RealEstate),
);
const healthServices = screen("routes/services/health-services.tsx", () =>
  import("#web/routes/services/health-services.tsx").then((m) => m.HealthServices),
);
const health = screen("routes/services/health.tsx", () =>
  import("#web/routes/services/health.tsx").then((m) => m.Health),
);
const drivingSchool = screen("routes/services/driving-school.tsx", () =>
  import("#web/routes/services/driving-school.tsx").then((m) => m.DrivingSchool),
);
const drivingSchoolLanding = screen("routes/services/driving-school-landing.tsx", () =>
  import("#web/routes/services/driving-school-landing.tsx").then((m) => m.DrivingSchoolLanding),
);
const drivingCourse = screen("routes/services/driving-course.tsx", () =>
  import("#web/routes/services/driving-course.tsx").then((m) => m.DrivingCourse),
);
const janitorial = screen("routes/services/janitorial.tsx", () =>
  import("#web/routes/services/janitorial.tsx").then((m) => m.Janitorial),
);
const about = screen("routes/about.tsx", () => import("#web/routes/about.tsx").then((m) => m.About));
const contact = screen("routes/contact.tsx", () => import("#web/routes/contact.tsx").then((m) => m.Contact));
const privacy = screen("routes/privacy.tsx", () => import("#web/routes/privacy.tsx").then((m) => m.Privacy));
const terms = screen("routes/terms.tsx", () => import("#web/routes/terms.tsx").then((m) => m.Terms));
const imageTest = screen("routes/image-test.tsx", () => import("#web/routes/image-test.tsx").then((m) => m.ImageTest));

// The pages of accounts and of the staff are many and most visitors open none: here stand two doors to them.
const account = screen("app/account/account-area.tsx", () =>
  import("./account/account-area.tsx").then((m) => m.AccountArea),
);
const admin = screen("app/admin/admin-area.tsx", () => import("./admin/admin-area.tsx").then((m) => m.AdminArea));
const accountPaths = [paths.login, paths.signup, paths.account, "/reset-password", "/admin/login", "/admin/register"];

/** Sections that are not open yet. */
const comingSoonPaths = [`${paths.health}/*`, paths.careers];

export const notFoundRoute: Route = { path: "*", ...notFound };

/** Every page of the site: its path and its screen. */
export const routeTable: Route[] = [
  { path: paths.home, ...home },
  { path: paths.properties, ...allProperties },
  { path: paths.buy, ...buy },
  { path: paths.rent, ...rent },
  { path: "/property/:id", ...propertyDetail },
  { path: paths.realEstate, ...realEstate },
  { path: paths.healthServices, ...healthServices },
  { path: paths.health, ...health },
  { path: `${paths.health}/:id`, ...health },
  { path: paths.drivingSchool, ...drivingSchool },
  { path: `${paths.drivingSchool}/:id`, ...drivingCourse },
  { path: paths.drivingSchoolLanding, ...drivingSchoolLanding },
  { path: paths.janitorial, ...janitorial },
  { path: paths.about, ...about },
  { path: paths.contact, ...contact },
  { path: paths.privacy, ...privacy },
  { path: paths.terms, ...terms },
  { path: paths.imageTest, ...imageTest },
  { path: paths.favorites, ...favorites },
  ...accountPaths.map((path) => ({ path, ...account })),
  ...["/admin/*", "/add-property", "/add-rent-property"].map((path) => ({ path, isFramed: true, ...admin })),
  ...comingSoonPaths.map((path) => ({ path, ...comingSoon })),
  notFoundRoute,
];

/** The route of a path; unknown ones have the 404 page. */
export function findRoute(pathname: string): Route {
  return routeTable.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
}
