import type { ServiceSlug } from "../services/services.ts";

/** A weekly opening time as shown to visitors. */
export interface OpeningHours {
  days: string;
  hours: string;
}

/** Somebody who works here, as the about page presents them. */
export interface TeamMember {
  name: string;
  position: string;
  email: string | null;
  phone: string | null;
  description: string;
}

export interface Claim {
  value: string;
  label: string;
}

/** Where a service is reached, when not at the business's own desk, and what it claims for itself. */
export interface ServiceDetails {
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  claims: Claim[];
}

/** The business as its visitors see it (ruling 1). Numbers are in international form for links. */
export interface SiteDetails {
  name: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  city: string;
  country: string;
  hours: OpeningHours[];
  social: { label: string; url: string }[];
  claims: Claim[];
  /** Empty until the owner names it: then samples stand in its place. */
  team: TeamMember[];
  /** By the service's slug; what is not there is the business's. */
  services: Partial<Record<ServiceSlug, ServiceDetails>>;
}

/** What a page begins with of them: the team only where it is shown, since every page carries the rest. */
export type PageSite = Omit<SiteDetails, "team"> & Partial<Pick<SiteDetails, "team">>;

/** The details as they are read: with when they were saved, null while nothing is. */
export interface SiteResponse<Site = SiteDetails> {
  data: { site: Site; saved_at: string | null };
}

/**
 * The business as a service's pages show it: reached where that service is, and with its own claims if it has any. The
 * business's claims count homes, so that real estate falls back on them and the other services on none.
 */
export function siteForService<Site extends PageSite>(site: Site, service?: ServiceSlug): Site {
  if (!service) return site;
  const own = site.services[service];
  return {
    ...site,
    phone: own?.phone ?? site.phone,
    whatsapp: own?.whatsapp ?? site.whatsapp,
    email: own?.email ?? site.email,
    claims: own?.claims.length || service !== "real-estate" ? (own?.claims ?? []) : site.claims,
  };
}

/** What the site says until the owner saves their own details. */
export const siteDefaults: SiteDetails = {
  name: "Monrovia Hub",
  phone: "+231 77 000 0000",
  whatsapp: "+231 77 000 0000",
  email: "hello@monroviahub.example",
  address: "Tubman Boulevard, Sinkor",
  city: "Monrovia",
  country: "Liberia",
  hours: [
    { days: "Monday to Friday", hours: "8:00 – 18:00" },
    { days: "Saturday", hours: "9:00 – 14:00" },
  ],
  social: [],
  claims: [
    { value: "500+", label: "Properties Sold" },
    { value: "1000+", label: "Happy Clients" },
    { value: "15+", label: "Years Experience" },
    { value: "25+", label: "Cities Covered" },
  ],
  team: [],
  services: {},
};
