import { paths } from "#web/lib/page/paths.ts";
import { createRoute } from "./create-route.tsx";

export const companyRoutes = [
  createRoute(paths.about, () => import("#web/routes/about.tsx"), "About", {
    kind: "static",
    inSitemap: true,
    showsTeam: true,
  }),
  createRoute(paths.contact, () => import("#web/routes/contact.tsx"), "Contact", {
    inSitemap: true,
    hasForm: true,
    worksWithoutData: true,
  }),
  createRoute(paths.privacy, () => import("#web/routes/privacy.tsx"), "Privacy", { kind: "static", inSitemap: true }),
  createRoute(paths.terms, () => import("#web/routes/terms.tsx"), "Terms", { kind: "static", inSitemap: true }),
  createRoute(paths.careers, () => import("#web/routes/coming-soon.tsx"), "ComingSoon", { kind: "static" }),
  createRoute(paths.imageTest, () => import("#web/routes/image-test.tsx"), "ImageTest", { kind: "static" }),
];
