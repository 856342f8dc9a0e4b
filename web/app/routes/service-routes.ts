import { paths } from "#web/lib/page/paths.ts";
import { createRoute } from "./create-route.tsx";

/** The pages of the services. A path is shown by the first route that matches it. */
export const serviceRoutes = [
  createRoute(paths.realEstate, () => import("#web/routes/services/real-estate.tsx"), "RealEstate", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute(paths.healthServices, () => import("#web/routes/services/health-services.tsx"), "HealthServices", {
    inSitemap: true,
  }),
  createRoute(paths.health, () => import("#web/routes/services/health.tsx"), "Health", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute("/health/:id", () => import("#web/routes/services/health.tsx"), "Health", { hasForm: true }),
  createRoute("/health/*", () => import("#web/routes/coming-soon.tsx"), "ComingSoon"),
  createRoute(paths.drivingSchool, () => import("#web/routes/services/driving-school.tsx"), "DrivingSchool", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute(paths.drivingGuide, () => import("#web/routes/services/driving-guide.tsx"), "DrivingGuide", {
    kind: "static",
    inSitemap: true,
  }),
  createRoute("/driving-school/:id", () => import("#web/routes/services/driving-course.tsx"), "DrivingCourse", {
    hasForm: true,
  }),
  createRoute(
    paths.drivingSchoolLanding,
    () => import("#web/routes/services/driving-school-landing.tsx"),
    "DrivingSchoolLanding",
    { inSitemap: true },
  ),
  createRoute("/book/:kind/:id", () => import("#web/routes/appointments/book.tsx"), "Book"),
  createRoute("/appointment/:secret", () => import("#web/routes/appointments/appointment.tsx"), "Appointment"),
  createRoute(paths.janitorial, () => import("#web/routes/services/janitorial.tsx"), "Janitorial", {
    inSitemap: true,
    hasForm: true,
  }),
  createRoute(paths.janitorialGuide, () => import("#web/routes/services/janitorial-guide.tsx"), "JanitorialGuide", {
    kind: "static",
    inSitemap: true,
  }),
];
