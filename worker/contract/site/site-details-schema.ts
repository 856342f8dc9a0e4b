import * as z from "zod";
import { isOnePhoneNumber, toInternationalText } from "#shared/people/phone-number.ts";
import { phonePattern } from "#shared/people/phone-text.ts";
import { readOpeningHours } from "#shared/site/describe-week.ts";
import { type OpeningTimes, type OpeningWeek, type Weekday, weekdays } from "#shared/site/opening-week.ts";
import { text } from "../http/input-fields.ts";
import { pastedEmailAddress, phoneText } from "../people/contact-fields.ts";
import { serviceSlugs } from "../services/services.ts";
import type { DataPrice } from "./data-price.ts";
import type { ExchangeRate } from "./exchange-rate.ts";
import { defaultListingRules, type ListingRules } from "./listing-rules.ts";
import { type Feeds, type ShownDetails, type SiteDetails, type SiteResponse, siteDefaults } from "./site-details.ts";

const required = (max: number, label: string) =>
  z.preprocess((value) => value ?? "", text(max).pipe(z.string().min(1, `${label} is required`)));
const email = (label: string) => pastedEmailAddress(`${label} is required`);
/** A number that can be called, in a form of which the sign and the digits are a link. */
const phone = (label: string) =>
  phoneText(30, `${label} is required`).pipe(
    z
      .string()
      .refine(
        (text) => text.startsWith("+") && phonePattern.test(text) && isOnePhoneNumber(text),
        `${label} must be in international form, such as +231 77 000 0000`,
      )
      .transform(toInternationalText),
  );
const url = () =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: "Must be an address that begins with https://" })
    .max(300, "Must be at most 300 characters");

const list = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max, `At most ${max}`);

const claims = () => list(z.object({ value: required(20, "Figure"), label: required(60, "Label") }), 6);

const closed: OpeningTimes = { from: "", to: "" };
const time = () =>
  z
    .string()
    .trim()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: "Must be a time such as 08:00", abort: true })
    .default("");

const openingTimes = z
  .object({ from: time(), to: time() })
  .superRefine(({ from, to }, context) => {
    const reject = (path: keyof OpeningTimes, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!from && to) reject("from", "Opening time is required");
    else if (from && !to) reject("to", "Closing time is required");
    else if (from && from >= to) reject("to", "Must be after the opening time");
  })
  .default(closed) satisfies z.ZodType<OpeningTimes>;

/** Validates the opening hours of a week. A missing day is closed. */
const openingWeek: z.ZodType<OpeningWeek> = z.object(
  Object.fromEntries(weekdays.map((day) => [day, openingTimes])) as Record<Weekday, typeof openingTimes>,
);

const openingHours = list(z.object({ days: required(60, "Days"), hours: required(60, "Hours") }), 7);
/** A text of seven lines, which an earlier version stored instead, has room. */
const hoursNote = text(1000).describe("what the times do not say, such as closed on public holidays");

const shown = z.object({
  claims: z.boolean("Must be true or false").nullable().default(null),
  ratings: z.boolean("Must be true or false").default(false),
  sample_team: z.boolean("Must be true or false").default(false),
  sample_contacts: z.boolean("Must be true or false").default(false),
  answer_time: z.boolean("Must be true or false").default(false),
}) satisfies z.ZodType<ShownDetails>;

const feeds = z.object({
  rss: z.boolean("Must be true or false").default(false),
  facebook: z.boolean("Must be true or false").default(false),
}) satisfies z.ZodType<Feeds>;

/** The contacts and claims of one service. Empty values fall back to those of the business. */
const service = () =>
  z.object({
    phone: phone("Phone").nullish().transform(undefinedToNull),
    whatsapp: phone("WhatsApp number").nullish().transform(undefinedToNull),
    email: email("Email").nullish().transform(undefinedToNull),
    claims: claims().default([]),
  });

function undefinedToNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}

const days = (initial: number) =>
  z
    .number("Must be a number")
    .int("Must be a whole number")
    .min(1, "At least 1")
    .max(3650, "At most 3,650")
    .default(initial);

const listingRules = z
  .object({
    confirm_after_days: days(defaultListingRules.confirm_after_days),
    hide_after_days: days(defaultListingRules.hide_after_days),
    gone_after_days: days(defaultListingRules.gone_after_days),
  })
  .refine(({ confirm_after_days, hide_after_days }) => hide_after_days >= confirm_after_days, {
    error: "Must not be shorter than the time after which a listing is to be confirmed",
    path: ["hide_after_days"],
  }) satisfies z.ZodType<ListingRules>;

const hasAtMostTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

const settingDay = (what: string) =>
  z
    .string()
    .regex(/^(\d{4}-\d\d-\d\d)?$/, "Must be a day such as 2026-11-12")
    .default("")
    .describe(
      `YYYY-MM-DD. On a save: the stored day, to keep it with the same ${what}; otherwise the server sets today.`,
    );

const exchangeRate = z.object({
  lrd_per_usd: z
    .number("Must be a number")
    .min(1, "At least 1")
    .max(10_000, "At most 10,000")
    .refine(hasAtMostTwoDecimals, "At most two decimals"),
  set_on: settingDay("rate"),
}) satisfies z.ZodType<ExchangeRate>;

const dataPrice = z.object({
  usd_per_gb: z
    .number("Must be a number")
    .min(0.01, "At least 0.01")
    .max(1000, "At most 1,000")
    .refine(hasAtMostTwoDecimals, "At most two decimals"),
  set_on: settingDay("price"),
}) satisfies z.ZodType<DataPrice>;

/** Validates the business details. */
export const siteDetailsSchema = z.object({
  name: required(60, "Name"),
  phone: phone("Phone"),
  whatsapp: phone("WhatsApp number"),
  email: email("Email"),
  address: required(200, "Address"),
  city: required(100, "City"),
  country: required(100, "Country"),
  week: openingWeek.nullable().default(null),
  hours: openingHours.default([]).describe("`week` in words"),
  hours_note: hoursNote.default(""),
  social: list(z.object({ label: required(40, "Label"), url: url() }), 8),
  claims: claims(),
  team: list(
    z.object({
      name: required(100, "Name"),
      position: required(100, "Position"),
      email: email("Email").nullish().transform(undefinedToNull),
      phone: phone("Phone").nullish().transform(undefinedToNull),
      description: text(500).default(""),
    }),
    24,
  ).default([]),
  shown: shown.default(siteDefaults.shown),
  services: z.partialRecord(z.enum(serviceSlugs), service()).default({}),
  listing_rules: listingRules.default(defaultListingRules),
  fee_policy: text(160).default(siteDefaults.fee_policy),
  exchange_rate: exchangeRate.nullable().default(null),
  data_price: dataPrice.nullable().default(null),
  feeds: feeds.default(siteDefaults.feeds),
  owner_answers_at_once: z.boolean("Must be true or false").default(siteDefaults.owner_answers_at_once),
}) satisfies z.ZodType<SiteDetails>;

const storedParts = {
  week: openingWeek.nullable().catch(null),
  hours: openingHours.catch([]),
  hours_note: hoursNote.optional().catch(undefined),
  shown: shown.catch(siteDefaults.shown),
  listing_rules: listingRules.catch(defaultListingRules),
  exchange_rate: exchangeRate.nullable().catch(null),
  data_price: dataPrice.nullable().catch(null),
  feeds: feeds.catch(siteDefaults.feeds),
};

/**
 * Reads stored details. Another version of the site, before or after a deployment, may have stored fewer fields or other
 * values, so invalid opening hours, switches and rates count as missing.
 */
export function readStoredSite(details: Record<string, unknown>): SiteDetails {
  const stored = storedParts;
  const week = stored.week.parse(details.week ?? null);
  const hours = stored.hours.parse(details.hours ?? []);
  return {
    ...siteDefaults,
    ...details,
    week,
    ...readOpeningHours({ week, hours, hours_note: stored.hours_note.parse(details.hours_note) }),
    shown: stored.shown.parse(details.shown ?? {}),
    listing_rules: stored.listing_rules.parse(details.listing_rules ?? {}),
    exchange_rate: stored.exchange_rate.parse(details.exchange_rate ?? null),
    data_price: stored.data_price.parse(details.data_price ?? null),
    feeds: stored.feeds.parse(details.feeds ?? {}),
    owner_answers_at_once: details.owner_answers_at_once === true,
  };
}

/** Reads stored opening hours; null if they are unknown or invalid. */
export const readStoredWeek = (week: unknown): OpeningWeek | null => storedParts.week.parse(week ?? null);

export const siteResponseSchema = z.object({
  data: z.object({
    site: siteDetailsSchema,
    saved_at: z.string().nullable().describe("when they were last saved; null if never"),
    answer_minutes: z
      .number()
      .int()
      .optional()
      .describe("within how many open minutes enquiries are usually answered, while `shown.answer_time` is on"),
    note_from_old_text: z
      .literal(true)
      .optional()
      .describe("`hours_note` is made from an old text, until the settings are saved"),
  }),
}) satisfies z.ZodType<SiteResponse>;

/** Validates the details to save and the version that they are based on. */
export const siteUpdateSchema = siteDetailsSchema.extend({
  hours: openingHours
    .default([])
    .describe("read only: without `hours_note`, lines that `week` does not say become the note"),
  hours_note: hoursNote.optional(),
  saved_at: z
    .string()
    .max(30)
    .nullish()
    .describe(
      "`saved_at` of the edited version: if another version was saved since, nothing changes. Without it, no check.",
    ),
});
