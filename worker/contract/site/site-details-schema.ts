import { z } from "zod";
import { serviceSlugs } from "../services/services.ts";
import type { SiteDetails, SiteResponse } from "./site-details.ts";

const text = (max: number) =>
  z
    .string("Must be text")
    .transform((value) => value.replaceAll("\0", "").trim())
    .pipe(z.string().max(max, `Must be at most ${max.toLocaleString("en-US")} characters`));
const required = (max: number, label: string) =>
  z.preprocess((value) => value ?? "", text(max).pipe(z.string().min(1, `${label} is required`)));
const email = (label: string) => required(254, label).pipe(z.email("Please enter a valid email address"));
/** In international form, since links are made from it. */
const phone = (label: string) =>
  required(30, label).pipe(
    z.string().regex(/^\+\d[\d\s\-().]{5,}$/, `${label} must be in international form, such as +231 77 000 0000`),
  );
const url = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: "Must be an address that begins with https://" })
  .max(300, "Must be at most 300 characters");

const list = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max, `At most ${max}`);

const claims = list(z.object({ value: required(20, "Figure"), label: required(60, "Label") }), 6);

/** A service's own contacts and claims; what is null or empty is the business's. */
const service = z.object({
  phone: phone("Phone").nullish().transform(orNull),
  whatsapp: phone("WhatsApp number").nullish().transform(orNull),
  email: email("Email").nullish().transform(orNull),
  claims: claims.default([]),
});

function orNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}

/** What the owner may say of the business (ruling 1). */
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
      email: email("Email").nullish().transform(orNull),
      phone: phone("Phone").nullish().transform(orNull),
      description: text(500).default(""),
    }),
    24,
  ).default([]),
  services: z.partialRecord(z.enum(serviceSlugs), service).default({}),
}) satisfies z.ZodType<SiteDetails>;

export const siteResponseSchema = z.object({
  data: z.object({
    site: siteDetailsSchema,
    saved_at: z.string().nullable().describe("when they were saved; null while nothing is"),
  }),
}) satisfies z.ZodType<SiteResponse>;

/** The details to save, and which ones they were made from. */
export const siteUpdateSchema = siteDetailsSchema.extend({
  saved_at: z
    .string()
    .max(30)
    .nullish()
    .describe(
      "`saved_at` of what was opened: if that is not what stands there by now, nothing changes; left out, no such check",
    ),
});
