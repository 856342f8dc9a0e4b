import { z } from "zod";
import { text } from "../http/input-fields.ts";
import { serviceSlugs } from "../services/services.ts";
import type { SiteDetails, SiteResponse } from "./site-details.ts";

const required = (max: number, label: string) =>
  z.preprocess((value) => value ?? "", text(max).pipe(z.string().min(1, `${label} is required`)));
const email = (label: string) => required(254, label).pipe(z.email("Please enter a valid email address"));
/** International format, because links are created from the number. */
const phone = (label: string) =>
  required(30, label).pipe(
    z.string().regex(/^\+\d[\d\s\-().]{5,}$/, `${label} must be in international form, such as +231 77 000 0000`),
  );
const url = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: "Must be an address that begins with https://" })
  .max(300, "Must be at most 300 characters");

const list = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max, `At most ${max}`);

const claims = list(z.object({ value: required(20, "Figure"), label: required(60, "Label") }), 6);

/** The contacts and claims of one service. Empty values fall back to those of the business. */
const service = z.object({
  phone: phone("Phone").nullish().transform(undefinedToNull),
  whatsapp: phone("WhatsApp number").nullish().transform(undefinedToNull),
  email: email("Email").nullish().transform(undefinedToNull),
  claims: claims.default([]),
});

function undefinedToNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}

/** Validates the business details. */
export const siteDetailsSchema = z.object({
  name: required(60, "Name"),
  phone: phone("Phone"),
  whatsapp: phone("WhatsApp number"),
  email: email("Email"),
  address: required(200, "Address"),
  city: required(100, "City"),
  country: required(100, "Country"),
  hours: list(z.object({ days: required(60, "Days"), hours: required(60, "Hours") }), 7),
  social: list(z.object({ label: required(40, "Label"), url }), 8),
  claims,
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
  services: z.partialRecord(z.enum(serviceSlugs), service).default({}),
}) satisfies z.ZodType<SiteDetails>;

export const siteResponseSchema = z.object({
  data: z.object({
    site: siteDetailsSchema,
    saved_at: z.string().nullable().describe("when they were last saved; null if never"),
  }),
}) satisfies z.ZodType<SiteResponse>;

/** The details to save and the version that they are based on. */
export const siteUpdateSchema = siteDetailsSchema.extend({
  saved_at: z
    .string()
    .max(30)
    .nullish()
    .describe(
      "`saved_at` of the edited version: if another version was saved since, nothing changes. Without it, no check.",
    ),
});
