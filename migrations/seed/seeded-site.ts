import { type SiteDetails, siteDefaults } from "#contract/site/site-details.ts";

/** The details of a seeded site: it shows the samples, which a new production hides until the owner confirms them. */
export const seededSite: SiteDetails = {
  ...siteDefaults,
  shown: { claims: true, ratings: true, sample_team: true, sample_contacts: true, answer_time: false },
};
