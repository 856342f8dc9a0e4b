import { describeWeek, type OpeningHours } from "#shared/site/describe-week.ts";
import type { OpeningWeek } from "#shared/site/opening-week.ts";
import type { ServiceSlug } from "../services/services.ts";
import type { DataPrice } from "./data-price.ts";
import type { ExchangeRate } from "./exchange-rate.ts";
import { defaultListingRules, type ListingRules } from "./listing-rules.ts";

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

/** What other programs may read of the homes. Each is off until the owner switches it on. */
export interface Feeds {
  /** An RSS feed for each list, with its filters. */
  rss: boolean;
  /** The homes on the market, for a catalog on Facebook. */
  facebook: boolean;
}

/** The contacts and claims of one service; null and empty values fall back to those of the business. */
export interface ServiceDetails {
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  claims: Claim[];
}

/**
 * Whether visitors see what came with the site and may be untrue. Each is off until the owner enters real details or
 * confirms these.
 */
export interface ShownDetails {
  /** null: the claims are shown when they differ from those that came with the site. */
  claims: boolean | null;
  /** The ratings of professionals and courses. */
  ratings: boolean;
  /** The sample people, while the team is empty. */
  sample_team: boolean;
  /** The phone numbers, e-mail address and street that came with the site. Those that the owner entered always show. */
  sample_contacts: boolean;
  /** How fast enquiries are usually answered, on the contact page. */
  answer_time: boolean;
}

/**
 * The business details as the owner saves them; `visibleSite` returns what visitors see. Phone numbers are in international
 * format.
 */
export interface SiteDetails {
  name: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  city: string;
  country: string;
  /** The opening hours; null if unknown. */
  week: OpeningWeek | null;
  /** `week` in words. */
  hours: OpeningHours[];
  /** What the times do not say, such as "Closed on public holidays". */
  hours_note: string;
  social: { label: string; url: string }[];
  claims: Claim[];
  /** Empty until the owner adds members; the about page then shows samples if `shown.sample_team` is set. */
  team: TeamMember[];
  shown: ShownDetails;
  /** By service; a missing service uses the details of the business. */
  services: Partial<Record<ServiceSlug, ServiceDetails>>;
  listing_rules: ListingRules;
  /** One line about fees beside contacts; empty shows none. */
  fee_policy: string;
  /** null: prices are shown in US dollars only. */
  exchange_rate: ExchangeRate | null;
  /** null: visitors read the bytes of their visit, but not their price. */
  data_price: DataPrice | null;
  feeds: Feeds;
  /** Whether what owners say by their link applies without a colleague. A confirmation always does. */
  owner_answers_at_once: boolean;
}

/** The details that each page contains. Only pages that show the team include it, and the menu asks for the data price. */
export type PageSite = Omit<SiteDetails, "team" | "data_price"> &
  Partial<Pick<SiteDetails, "team" | "data_price"> & { answer_minutes: number }>;

/** The details and when they were last saved; null if never. */
export interface SiteResponse<Site = SiteDetails> {
  data: {
    site: Site;
    saved_at: string | null;
    /** Within how many open minutes enquiries are usually answered; missing if it is off or not known. */
    answer_minutes?: number;
    /** Whether the note of the hours is made from an old text, until the settings are saved. */
    note_from_old_text?: true;
  };
}

const sampleWeek: OpeningWeek = {
  monday: { from: "08:00", to: "18:00" },
  tuesday: { from: "08:00", to: "18:00" },
  wednesday: { from: "08:00", to: "18:00" },
  thursday: { from: "08:00", to: "18:00" },
  friday: { from: "08:00", to: "18:00" },
  saturday: { from: "09:00", to: "14:00" },
  sunday: { from: "", to: "" },
};

/** The details until the owner saves others. */
export const siteDefaults: SiteDetails = {
  name: "Monrovia Hub",
  phone: "+231 77 000 0000",
  whatsapp: "+231 77 000 0000",
  email: "hello@monroviahub.example",
  address: "Tubman Boulevard, Sinkor",
  city: "Monrovia",
  country: "Liberia",
  week: sampleWeek,
  hours: describeWeek(sampleWeek),
  hours_note: "",
  social: [],
  claims: [
    { value: "500+", label: "Properties Sold" },
    { value: "1000+", label: "Happy Clients" },
    { value: "15+", label: "Years Experience" },
    { value: "25+", label: "Cities Covered" },
  ],
  team: [],
  shown: { claims: null, ratings: false, sample_team: false, sample_contacts: false, answer_time: false },
  services: {},
  listing_rules: defaultListingRules,
  fee_policy: "Viewings are free. Pay only at the office, against a receipt.",
  exchange_rate: null,
  data_price: null,
  feeds: { rss: false, facebook: false },
  owner_answers_at_once: false,
};
