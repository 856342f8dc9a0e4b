import type { ServiceSlug } from "#contract/services/services.ts";
import { services } from "#contract/services/services.ts";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { areClaimsShown } from "#contract/site/visible-site.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";

export interface SettingsSectionInfo {
  id: string;
  title: string;
  /** Paths of its values in the settings. */
  paths: readonly string[];
  /** Its values in a few words. */
  summary: (details: SiteDetails) => string;
}

const list = (texts: readonly string[], empty: string) => texts.join(", ") || empty;

export const businessSections = [
  {
    id: "business",
    title: "The business",
    paths: ["name", "email", "phone", "whatsapp", "address", "city", "country", "fee_policy"],
    summary: ({ name, phone }) => `${name}, ${phone}`,
  },
  {
    id: "hours",
    title: "Opening times",
    paths: ["week", "hours_note", "shown.answer_time"],
    summary: ({ hours }) =>
      list(
        // The times stay in one line.
        hours.map((line) => `${line.days} ${line.hours.replace(" – ", "\u00a0–\u2060\u00a0")}`),
        "None",
      ),
  },
  {
    id: "rate",
    title: "Prices in Liberian dollars",
    paths: ["exchange_rate"],
    summary: ({ exchange_rate }) =>
      exchange_rate ? `L$ ${exchange_rate.lrd_per_usd} per US$ 1` : "Off, US dollars only",
  },
  {
    id: "data",
    title: "Price of mobile data",
    paths: ["data_price"],
    summary: ({ data_price }) => (data_price ? `US$ ${data_price.usd_per_gb} per GB` : "None, amounts of data only"),
  },
  {
    id: "rules",
    title: "Keeping listings up to date",
    paths: ["listing_rules", "owner_answers_at_once"],
    summary: ({ listing_rules: { confirm_after_days, hide_after_days } }) =>
      `Ask after ${confirm_after_days} days, hide after ${hide_after_days}`,
  },
  {
    id: "links",
    title: "Social links",
    paths: ["social"],
    summary: ({ social }) =>
      list(
        social.map(({ label }) => label),
        "None",
      ),
  },
  {
    id: "feeds",
    title: "Feeds for other programs",
    paths: ["feeds"],
    summary: ({ feeds }) =>
      list(
        [feeds.rss && "RSS", feeds.facebook && "Facebook"].filter((name) => name !== false),
        "Off",
      ),
  },
  {
    id: "figures",
    title: "Figures about your business",
    paths: ["claims", "shown.claims"],
    summary: (details) =>
      areClaimsShown(details) ? `${formatNumber(details.claims.length)} shown` : "Hidden from visitors",
  },
  {
    id: "team",
    title: "Team shown to visitors",
    paths: ["team"],
    summary: ({ team }) => (team.length > 0 ? formatCount(team.length, "person", "people") : "Empty"),
  },
  {
    id: "examples",
    title: "Examples and ratings",
    paths: ["shown.sample_contacts", "shown.sample_team", "shown.ratings"],
    summary: ({ shown }) =>
      list(
        [shown.sample_contacts && "contacts", shown.sample_team && "team", shown.ratings && "ratings"]
          .filter((shownPart) => shownPart !== false)
          .map((part, index) => (index === 0 ? `Shown: ${part}` : part)),
        "Hidden from visitors",
      ),
  },
] as const satisfies SettingsSectionInfo[];

export type BusinessSectionId = (typeof businessSections)[number]["id"];

/** Returns the sections of a service, or of the business if it is undefined. */
export function getSections(service: ServiceSlug | undefined, details: SiteDetails): SettingsSectionInfo[] {
  if (!service) return businessSections;
  const path = `services.${service}`;
  const own = details.services[service];
  const contacts: SettingsSectionInfo = {
    id: "contacts",
    title: services.find(({ slug }) => slug === service)?.label ?? service,
    paths: own ? [`${path}.phone`, `${path}.whatsapp`, `${path}.email`] : [path],
    summary: () => (own ? "Separate contacts" : "Contacts of the business"),
  };
  if (!own || service === "general") return [contacts];
  const figures: SettingsSectionInfo = {
    id: "figures",
    title: "Figures",
    paths: [`${path}.claims`],
    summary: () => formatCount(own.claims.length, "figure"),
  };
  return [contacts, figures];
}

/** Returns the value at a path such as `shown.claims`; undefined if there is none. */
export function valueAt(values: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);
}

export const sectionElementId = (id: string) => `settings-section-${id}`;
