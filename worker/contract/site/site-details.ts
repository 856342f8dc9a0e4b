import type { ServiceSlug } from "../services/services.ts";

/** Weekly opening hours as shown to visitors. */
export interface OpeningHours {
  days: string;
  hours: string;
}

/** A team member on the about page. */
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

/** The contacts and claims of one service; null and empty values fall back to those of the business. */
export interface ServiceDetails {
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  claims: Claim[];
}

/** The business details as shown to visitors. Phone numbers are in international format. */
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
  /** Empty until the owner adds members; the about page then shows samples. */
  team: TeamMember[];
  /** By service; a missing service uses the details of the business. */
  services: Partial<Record<ServiceSlug, ServiceDetails>>;
}

/** The details that each page contains. Only pages that show the team include it. */
export type PageSite = Omit<SiteDetails, "team"> & Partial<Pick<SiteDetails, "team">>;

/** The details and when they were last saved; null if never. */
export interface SiteResponse<Site = SiteDetails> {
  data: { site: Site; saved_at: string | null };
}

/**
 * Returns the business details with the contacts and claims of a service. The claims of the business count properties, so
 * only real estate falls back to them.
 */
export function siteForService<Site extends PageSite>(site: Site, service?: ServiceSlug): Site {
  if (!service) return site;
  const details = site.services[service];
  return {
    ...site,
    phone: details?.phone ?? site.phone,
    whatsapp: details?.whatsapp ?? site.whatsapp,
    email: details?.email ?? site.email,
    claims: details?.claims.length || service !== "real-estate" ? (details?.claims ?? []) : site.claims,
  };
}

/** The details until the owner saves others. */
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
