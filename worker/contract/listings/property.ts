import { z } from "zod";
import {
  flagOr,
  money,
  optionalChoice,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalWhole,
  optionalYear,
  requiredChoice,
  requiredText,
  textList,
} from "../http/input-fields.ts";
import { imageLimits } from "../images/image-limits.ts";
import type { PropertyKind } from "./property-kinds.ts";
import { leaseDurations, propertyTypes } from "./property-options.ts";
import { imageRequiredMessage, requiredFieldLabels } from "./required-fields.ts";

/** Ids are the same in capitals, in which some clients make them. */
const pictureIds = () =>
  z
    .array(z.uuid("Must be the id of an upload").toLowerCase())
    .max(imageLimits.perListing, `At most ${imageLimits.perListing} pictures`)
    .refine((ids) => new Set(ids).size === ids.length, "Each picture once");
const pictureAlts = () =>
  z.record(z.string().toLowerCase(), optionalText(imageLimits.altLength)).describe("texts by picture id");

const maxPrice = 1_000_000_000;

/** The fields both kinds share. */
const sharedFields = {
  reference: optionalText(30),
  title: requiredText(150, requiredFieldLabels.title),
  description: requiredText(10_000, requiredFieldLabels.description),
  property_type: requiredChoice(propertyTypes, requiredFieldLabels.property_type),
  address: requiredText(200, requiredFieldLabels.address),
  area: optionalText(100),
  city: requiredText(100, requiredFieldLabels.city),
  state: requiredText(100, requiredFieldLabels.state),
  country: requiredText(100, requiredFieldLabels.country),
  bedrooms: optionalWhole(0, 100),
  bathrooms: optionalWhole(0, 100),
  area_sqft: optionalWhole(0, 100_000_000),
  amenities: textList(100, 100),
  year_built: optionalYear(),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  listed_by: optionalText(100),
  contact_number: optionalText(30),
  is_available: flagOr(true),
  featured: flagOr(false),
  is_new_construction: optionalFlag(),
  /** A draft is not published; only staff see it, and it may still lack pictures. */
  published: flagOr(true),
};

const buyFields = {
  price: money(maxPrice, requiredFieldLabels.price),
  postal_code: optionalText(20),
  previous_owners: optionalWhole(0, 1000),
  renovation_year: optionalYear(),
};

const rentFields = {
  monthly_rent: money(maxPrice, requiredFieldLabels.monthly_rent),
  postal_code: requiredText(20, requiredFieldLabels.postal_code),
  furnished: optionalFlag(),
  lease_duration: optionalChoice(leaseDurations),
  pets_allowed: optionalFlag(),
  has_parking: optionalFlag(),
  previous_tenants: optionalWhole(0, 1000),
  last_renovation_year: optionalYear(),
};

/** What a new listing must and may say, per kind (accounts-and-admin.md, sections 3 and 5). */
export const newPropertySchemas = {
  buy: z.object({ ...sharedFields, ...buyFields }),
  rent: z.object({ ...sharedFields, ...rentFields }),
};
export type NewBuyProperty = z.infer<typeof newPropertySchemas.buy>;
export type NewRentProperty = z.infer<typeof newPropertySchemas.rent>;
/** The pictures of a new listing that is sent as JSON: uploads made before, in order. */
export const newPropertyImagesSchema = z.object({
  uploads: pictureIds().default([]),
  image_alts: pictureAlts().default({}),
});
export type NewProperty = ({ kind: "buy" } & NewBuyProperty) | ({ kind: "rent" } & NewRentProperty);

/** Which listing, and which of its fields; only those that were sent are changed. */
const changeOf = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  z.object({
    uuid: requiredText(100, "Listing"),
    ...schema.partial().shape,
    images: pictureIds()
      .min(1, imageRequiredMessage)
      .optional()
      .describe("the complete new order, the first being the cover; new uploads included"),
    image_alts: pictureAlts().optional(),
  });

export const propertyChangeSchemas = {
  buy: changeOf(newPropertySchemas.buy),
  rent: changeOf(newPropertySchemas.rent),
};

/** Some of the fields of a listing, of whichever kind. */
export type PropertyFields = Partial<Omit<NewBuyProperty & NewRentProperty, "postal_code">> & {
  postal_code?: string | null;
};

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
export function priceOf(listing: { kind: PropertyKind; price?: number; monthly_rent?: number }): number {
  return (listing.kind === "rent" ? listing.monthly_rent : listing.price) ?? 0;
}
