import { paths } from "#web/lib/page/paths.ts";

/** The pages that search engines are told of, beside the listings'. */
export const sitemapPaths: readonly string[] = [
  paths.home,
  paths.properties,
  paths.buy,
  paths.rent,
  paths.realEstate,
  paths.healthServices,
  paths.health,
  paths.drivingSchool,
  paths.drivingSchoolLanding,
  paths.janitorial,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
];

/** A listing's page. */
export const listingPath = paths.property;
