import { z } from "zod";
import type { ListingKind } from "./listing-kinds.ts";
import { leaseDurations, propertyTypes } from "./property-options.ts";

const maxPrice = 1_000_000_000;
const yearsAhead = 5;

/** Text is stored trimmed and without NUL, which no database export survives; otherwise as sent. */
const text = (max: number) =>
  z
    .string()
    .transform((value) => value.replaceAll("\0", "").trim())
    .pipe(z.string().max(max, `Must be at most ${max.toLocaleString("en-US")} characters`));
const required = (max: number, label: string) => text(max).pipe(z.string().min(1, `${label} is required`));
const optionalText = (max: number) =>
  text(max)
    .transform((value) => value || null)
    .nullish()
    .transform((v) => v ?? null);
const wholeNumber = (min: number, max: number) =>
  z
    .number()
    .int()
    .min(min)
    .max(max)
    .nullish()
    .transform((v) => v ?? null);
const year = () =>
  wholeNumber(1800, Number.MAX_SAFE_INTEGER).refine(
    (value) => value === null || value <= new Date().getUTCFullYear() + yearsAhead,
    `Must be at most ${yearsAhead} years from now`,
  );
const flag = () =>
  z
    .boolean()
    .nullish()
    .transform((v) => v ?? null);
const money = (label: string) =>
  z
    .number()
    .positive(`${label} must be above 0`)
    .max(maxPrice, `${label} must be at most ${maxPrice.toLocaleString("en-US")}`)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      `${label} may have at most two decimals`,
    );

/** The fields both kinds share. */
const sharedFields = {
  reference: optionalText(30),
  title: required(150, "Title"),
  description: required(10_000, "Description"),
  property_type: z.enum(propertyTypes),
  address: required(200, "Address"),
  area: optionalText(100),
  city: required(100, "City"),
  state: required(100, "State"),
  country: required(100, "Country"),
  bedrooms: wholeNumber(0, 100),
  bathrooms: wholeNumber(0, 100),
  area_sqft: wholeNumber(0, 100_000_000),
  amenities: z
    .array(text(100))
    .max(100)
    .default([])
    .transform((names) => [...new Set(names.filter(Boolean))]),
  year_built: year(),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .nullish()
    .transform((v) => v ?? null),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .nullish()
    .transform((v) => v ?? null),
  listed_by: optionalText(100),
  contact_number: optionalText(30),
  is_available: z.boolean().default(true),
  featured: z.boolean().default(false),
  is_new_construction: flag(),
};

const buyFields = {
  price: money("Price"),
  postal_code: optionalText(20),
  previous_owners: wholeNumber(0, 1000),
  renovation_year: year(),
};

const rentFields = {
  monthly_rent: money("Monthly rent"),
  postal_code: required(20, "Postal code"),
  furnished: flag(),
  lease_duration: z
    .enum(leaseDurations)
    .nullish()
    .transform((v) => v ?? null),
  pets_allowed: flag(),
  has_parking: flag(),
  previous_tenants: wholeNumber(0, 1000),
  last_renovation_year: year(),
};

/** What a new listing must and may say, per kind (accounts-and-admin.md, sections 3 and 5). */
export const newPropertySchemas = {
  buy: z.object({ ...sharedFields, ...buyFields }),
  rent: z.object({ ...sharedFields, ...rentFields }),
};
export type NewBuyProperty = z.infer<typeof newPropertySchemas.buy>;
export type NewRentProperty = z.infer<typeof newPropertySchemas.rent>;
export type NewProperty = ({ kind: "buy" } & NewBuyProperty) | ({ kind: "rent" } & NewRentProperty);

const orNull = <T extends z.ZodType>(schema: T) => schema.nullable();

/** One picture of a listing; `width` and `height` in pixels as displayed, addresses unchanging. */
export const propertyImageSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  placeholder: orNull(z.string()).describe("base64 thumbhash"),
  variants: z.array(z.object({ url: z.string(), width: z.number().int() })),
});
export type PropertyImage = z.infer<typeof propertyImageSchema>;

const identity = { uuid: z.uuid(), reference: z.string() };
const place = { address: z.string(), area: orNull(z.string()), city: z.string(), state: z.string() };
const size = {
  bedrooms: orNull(z.number().int()),
  bathrooms: orNull(z.number().int()),
  area_sqft: orNull(z.number().int()),
};
const status = { is_available: z.boolean(), featured: z.boolean() };

const answeredFields = {
  ...identity,
  id: z.uuid(),
  _id: z.uuid(),
  title: z.string(),
  description: z.string(),
  property_type: z.string(),
  ...place,
  country: z.string(),
  postal_code: orNull(z.string()),
  ...size,
  amenities: z.array(z.string()),
  year_built: orNull(z.number().int()),
  latitude: orNull(z.number()),
  longitude: orNull(z.number()),
  listed_by: orNull(z.string()),
  contact_number: orNull(z.string()),
  ...status,
  is_new_construction: orNull(z.boolean()),
  image_url: orNull(z.string()),
  image_urls: z.array(z.string()),
  images: z.array(propertyImageSchema),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** A listing as the public calls answer it, whole. */
export const propertySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("buy"),
    ...answeredFields,
    price: z.number(),
    previous_owners: orNull(z.number().int()),
    renovation_year: orNull(z.number().int()),
  }),
  z.object({
    kind: z.literal("rent"),
    ...answeredFields,
    monthly_rent: z.number(),
    furnished: orNull(z.boolean()),
    lease_duration: orNull(z.string()),
    pets_allowed: orNull(z.boolean()),
    allow_pets: orNull(z.boolean()),
    has_parking: orNull(z.boolean()),
    previous_tenants: orNull(z.number().int()),
    last_renovation_year: orNull(z.number().int()),
  }),
]);
export type Property = z.infer<typeof propertySchema>;

const cardFields = {
  ...identity,
  title: z.string(),
  property_type: z.string(),
  ...place,
  ...size,
  ...status,
  image_count: z.number().int(),
  pictures: z
    .array(z.number().int())
    .describe("numbers for /images/{folder}/{uuid}/{number}-640.webp in order; 0 where no small version exists"),
  placeholder: orNull(z.string()).describe("base64 thumbhash of the first picture"),
  created_at: z.iso.datetime(),
};

/** What a card shows (`view=card`). */
export const propertyCardSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("buy"), ...cardFields, price: z.number() }),
  z.object({ kind: z.literal("rent"), ...cardFields, monthly_rent: z.number() }),
]);
export type PropertyCard = z.infer<typeof propertyCardSchema>;

/** The price of a listing in US dollars, whichever kind it is. */
export function priceOf(listing: { kind: ListingKind; price?: number; monthly_rent?: number }): number {
  return (listing.kind === "rent" ? listing.monthly_rent : listing.price) ?? 0;
}
