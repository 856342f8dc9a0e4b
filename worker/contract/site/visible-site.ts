import type { ServiceSlug } from "../services/services.ts";
import { type PageSite, siteDefaults } from "./site-details.ts";

type SampleContact = "phone" | "whatsapp" | "email" | "address";

/** The details as visitors see them. A contact is null while it is a sample that is not shown. */
export type VisibleSite = Omit<PageSite, SampleContact> & Record<SampleContact, string | null>;

/** Whether visitors see the claims of the business. */
export function areClaimsShown({ claims, shown }: PageSite): boolean {
  return shown.claims ?? JSON.stringify(claims) !== JSON.stringify(siteDefaults.claims);
}

/**
 * Returns what visitors see on the pages of the business or of one service. A service's contacts fall back to those of
 * the business. The claims of the business count properties, so only real estate falls back to them. Opening hours say
 * when calls are answered, so they are shown with the phone number of the business only.
 */
export function visibleSite<Site extends PageSite>(
  site: Site,
  service?: ServiceSlug,
): Omit<Site, keyof VisibleSite> & VisibleSite {
  const own = service && site.services[service];
  const pick = (name: SampleContact) =>
    site.shown.sample_contacts || site[name] !== siteDefaults[name] ? site[name] : null;
  const phone = pick("phone");
  const claims = areClaimsShown(site) ? site.claims : [];
  return {
    ...site,
    phone: own?.phone ?? phone,
    whatsapp: own?.whatsapp ?? pick("whatsapp"),
    email: own?.email ?? pick("email"),
    address: pick("address"),
    hours: phone ? site.hours : [],
    hours_note: phone ? site.hours_note : "",
    week: phone ? site.week : null,
    claims: own?.claims.length || (service && service !== "real-estate") ? (own?.claims ?? []) : claims,
  };
}
