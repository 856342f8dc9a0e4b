import { paths } from "#web/lib/page/paths.ts";
import { createRoute } from "./create-route.tsx";

const areaPage = (path: string) => createRoute(path, () => import("#web/site/routes/listings/area.tsx"), "Area");

export const listingRoutes = [
  createRoute(paths.home, () => import("#web/site/routes/home.tsx"), "Home", { inSitemap: true }),
  createRoute(paths.properties, () => import("#web/site/routes/listings/all-properties.tsx"), "AllProperties", {
    inSitemap: true,
  }),
  createRoute(paths.buy, () => import("#web/site/routes/listings/buy.tsx"), "Buy", { inSitemap: true }),
  createRoute(paths.rent, () => import("#web/site/routes/listings/rent.tsx"), "Rent", { inSitemap: true }),
  areaPage("/rent/:area/:type?"),
  areaPage("/buy/:area/:type?"),
  createRoute("/property/:id", () => import("#web/site/routes/listings/property-detail.tsx"), "PropertyDetail"),
  createRoute(paths.favorites, () => import("#web/site/routes/favourites.tsx"), "Favourites", { isStatic: true }),
  createRoute(paths.verify, () => import("#web/site/routes/listings/verify.tsx"), "Verify", {
    inSitemap: true,
    worksWithoutData: true,
  }),
  createRoute(paths.report, () => import("#web/site/routes/listings/report.tsx"), "Report", {
    hasForm: true,
    worksWithoutData: true,
  }),
  createRoute(paths.compare, () => import("#web/site/routes/listings/compare.tsx"), "Compare"),
];
