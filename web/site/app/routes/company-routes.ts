import { paths } from "#web/lib/page/paths.ts";
import { createRoute } from "./create-route.tsx";

export const companyRoutes = [
  createRoute(paths.about, () => import("#web/site/routes/about.tsx"), "About", {
    isStatic: true,
    inSitemap: true,
    showsTeam: true,
  }),
  createRoute(paths.contact, () => import("#web/site/routes/contact.tsx"), "Contact", {
    inSitemap: true,
    hasForm: true,
    worksWithoutData: true,
  }),
  createRoute(paths.privacy, () => import("#web/site/routes/privacy.tsx"), "Privacy", {
    isStatic: true,
    inSitemap: true,
  }),
  createRoute(paths.terms, () => import("#web/site/routes/terms.tsx"), "Terms", { isStatic: true, inSitemap: true }),
  createRoute(paths.careers, () => import("#web/site/routes/coming-soon.tsx"), "ComingSoon", { isStatic: true }),
  createRoute(paths.imageTest, () => import("#web/site/routes/image-test.tsx"), "ImageTest", { isStatic: true }),
];
