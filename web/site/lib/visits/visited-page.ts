import type { VisitedPage } from "#contract/visits/visited-pages.ts";
import { paths } from "#web/lib/page/paths.ts";

const lists: string[] = [paths.properties, paths.buy, paths.rent];
const services: string[] = [
  paths.realEstate,
  paths.healthServices,
  paths.health,
  paths.drivingSchool,
  paths.drivingSchoolLanding,
  paths.janitorial,
];

/** Returns the kind of page under a path. */
export function visitedPage(path: string): VisitedPage {
  if (path === paths.home) return "home";
  if (lists.includes(path)) return "list";
  if (path.startsWith(paths.property(""))) return "listing";
  return services.some((service) => path === service || path.startsWith(`${service}/`)) ? "service" : "other";
}
