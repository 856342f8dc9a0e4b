import { type SiteDetails, siteDefaults } from "#contract/site/site-details.ts";

/** Details of the business. Override the defaults here; the owner can change them in the admin area. */
export const site: SiteDetails = { ...siteDefaults };

export const siteDescription =
  "Homes to buy and rent in Monrovia and Paynesville, health services, driving lessons and cleaning.";
