import { serviceSlugs } from "#contract/services/services.ts";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { visibleSite } from "#contract/site/visible-site.ts";

/** Returns all phone numbers that the owner listed, and that visitors may see: of the business, its services and its team. */
export function ownNumbers(site: SiteDetails): string[] {
  const visible = [visibleSite(site), ...serviceSlugs.map((slug) => visibleSite(site, slug))];
  const numbers = [
    ...visible.flatMap(({ phone, whatsapp }) => [phone, whatsapp]),
    ...site.team.map(({ phone }) => phone),
  ];
  return numbers.filter((number) => number !== null);
}

/** Returns all e-mail addresses that the owner listed, and that visitors may see. */
export function ownEmails(site: SiteDetails): string[] {
  const visible = [visibleSite(site), ...serviceSlugs.map((slug) => visibleSite(site, slug))];
  const emails = [...visible.map(({ email }) => email), ...site.team.map(({ email }) => email)];
  return emails.filter((email) => email !== null);
}

/** Returns the pages of the business on other sites. */
export const ownLinks = (site: SiteDetails): string[] => site.social.map(({ url }) => url);
