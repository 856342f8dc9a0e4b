import { paths } from "#web/lib/page/paths.ts";
import { tellMePath } from "#web/lib/page/tell-me-path.ts";
import { createRoute } from "./create-route.tsx";

/** The pages of the services. A path is shown by the first route that matches it. */
export const serviceRoutes = [
  createRoute(paths.realEstate, () => import("#web/site/routes/services/real-estate.tsx"), "RealEstate", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute(paths.healthServices, () => import("#web/site/routes/services/health-services.tsx"), "HealthServices", {
    inSitemap: true,
  }),
  createRoute(paths.health, () => import("#web/site/routes/services/health.tsx"), "Health", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute("/health/:id", () => import("#web/site/routes/services/health.tsx"), "Health", { hasForm: true }),
  createRoute("/health/*", () => import("#web/site/routes/coming-soon.tsx"), "ComingSoon"),
  createRoute(paths.drivingSchool, () => import("#web/site/routes/services/driving-school.tsx"), "DrivingSchool", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute(paths.drivingGuide, () => import("#web/site/routes/services/driving-guide.tsx"), "DrivingGuide", {
    isStatic: true,
    inSitemap: true,
  }),
  createRoute("/driving-school/:id", () => import("#web/site/routes/services/driving-course.tsx"), "DrivingCourse", {
    hasForm: true,
  }),
  createRoute(
    paths.drivingSchoolLanding,
    () => import("#web/site/routes/services/driving-school-landing.tsx"),
    "DrivingSchoolLanding",
    { inSitemap: true },
  ),
  createRoute("/book/:kind/:id", () => import("#web/site/routes/appointments/book.tsx"), "Book"),
  createRoute("/appointment/:secret", () => import("#web/site/routes/appointments/appointment.tsx"), "Appointment"),
  createRoute(tellMePath, () => import("#web/site/routes/wants/tell-me.tsx"), "TellMe"),
  createRoute("/wants/:secret", () => import("#web/site/routes/wants/want.tsx"), "Want"),
  createRoute(paths.janitorial, () => import("#web/site/routes/services/janitorial.tsx"), "Janitorial", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute(
    paths.janitorialGuide,
    () => import("#web/site/routes/services/janitorial-guide.tsx"),
    "JanitorialGuide",
    {
      isStatic: true,
      inSitemap: true,
    },
  ),
];
