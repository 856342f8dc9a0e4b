import { type SiteDetails, siteDefaults } from "#contract/site/site-details.ts";

/** The business as this site presents it: edit here what differs from the defaults (ruling 1). */
export const site: SiteDetails = { ...siteDefaults };

export const siteDescription =
  "Homes to buy and rent in Monrovia and Paynesville, health services, a driving school and cleaning, at one desk.";
