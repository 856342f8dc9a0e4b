import * as z from "zod";
import { imageLimits } from "#shared/images/image-limits.ts";
import { propertyTypes } from "#shared/listings/property-options.ts";
import { toStoredReference } from "#shared/listings/reference.ts";
import { type ListingStatus, statusesOfKind } from "#shared/listings/status/listing-status.ts";
import {
  flagOr,
  money,
  optionalChoice,
  optionalDay,
  optionalFlag,
  optionalFocus,
  optionalHalves,
  optionalMoney,
  optionalNumber,
  optionalPastTime,
  optionalText,
  optionalWhole,
  removable,
  requiredChoice,
  requiredText,
  textList,
} from "../http/input-fields.ts";
import { optionalPhone } from "../people/contact-fields.ts";
import { detailInputs, livingInputs } from "./details/property-detail-schemas.ts";
import { optionalPin, optionalPlusCode } from "./place/place-fields.ts";
import { imageRequiredMessage, requiredFieldLabels } from "./required-fields.ts";

/** Some clients send UUIDs in upper case. */
const imageIds = () =>
  z
    .array(z.uuid("Must be the id of an upload").toLowerCase())
    .max(imageLimits.perListing, `At most ${imageLimits.perListing} photos`)
    .refine((ids) => new Set(ids).size === ids.length, "Each photo only once");
const imageAlts = () =>
  z.record(z.string().toLowerCase(), optionalText(imageLimits.altLength)).describe("alternative texts by image id");
const imageFocuses = () =>
  z
    .record(z.string().toLowerCase(), optionalFocus())
    .describe(
      'the point of each image that stays visible when it is cropped, by image id: "50 20", percent from the left and the top',
    );

/** In US dollars. */
export const maxPrice = 1_000_000_000;

/** Fields of both kinds, without the details. */
const sharedFields = {
  reference: optionalText(30).transform((typed) => typed && toStoredReference(typed)),
  title: requiredText(150, requiredFieldLabels.title),
  description: requiredText(10_000, requiredFieldLabels.description),
  property_type: requiredChoice(propertyTypes, requiredFieldLabels.property_type),
  address: requiredText(200, requiredFieldLabels.address),
  area: optionalText(100),
  city: requiredText(100, requiredFieldLabels.city),
  state: requiredText(100, requiredFieldLabels.state),
  country: requiredText(100, requiredFieldLabels.country),
  bedrooms: optionalWhole(0, 100),
  bathrooms: optionalHalves(0, 100),
  area_sqft: optionalWhole(0, 100_000_000),
  amenities: textList(100, 100),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  landmark: optionalText(160),
  plus_code: optionalPlusCode(),
  snoocode: optionalText(20),
  house_number: optionalText(20),
  pin: optionalPin(),
  listed_by: optionalText(100),
  contact_number: optionalPhone(30),
  is_available: flagOr(true),
  status_note: optionalText(500),
  owner_id: optionalText(100).describe("the person who owns it"),
  mandate: optionalDay().describe("the day on which the owner's mandate ends"),
  confirmed_at: optionalPastTime(),
  agency_fee: optionalMoney(maxPrice),
  featured: flagOr(false),
  /** False for a draft, which only admins see and which needs no images. */
  published: flagOr(true),
  ...livingInputs(),
};

const buyFields = {
  price: money(maxPrice, requiredFieldLabels.price),
  status: optionalChoice(statusesOfKind.buy),
  postal_code: optionalText(20),
  ...detailInputs("buy"),
};

const rentFields = {
  monthly_rent: money(maxPrice, requiredFieldLabels.monthly_rent),
  status: optionalChoice(statusesOfKind.rent),
  advance_months: optionalWhole(0, 36),
  deposit: optionalMoney(maxPrice),
  postal_code: requiredText(20, requiredFieldLabels.postal_code),
  ...detailInputs("rent"),
};

/** Validates a new property, by kind. */
export const newPropertySchemas = {
  buy: z.object({ ...sharedFields, ...buyFields }),
  rent: z.object({ ...sharedFields, ...rentFields }),
};
export type NewBuyProperty = z.infer<typeof newPropertySchemas.buy>;
export type NewRentProperty = z.infer<typeof newPropertySchemas.rent>;

/** Validates the images of a new property that is sent as JSON: ids of uploads, in order. */
export const newPropertyImagesSchema = z.object({
  uploads: imageIds().default([]),
  image_alts: imageAlts().default({}),
  image_focus: imageFocuses().default({}),
});

/** Validates what may be sent for the facts about living in a home beside each of them by its name. */
export const livingInputSchema = z.object({
  living: z
    .object(livingInputs(), "Must be an object")
    .partial()
    .nullish()
    .describe("the same facts as one object; only those that it names change"),
  living_confirmed: optionalFlag().describe("true: the facts were checked and are still true"),
});
export type NewProperty = ({ kind: "buy" } & NewBuyProperty) | ({ kind: "rent" } & NewRentProperty);

/** Creates the schema of a partial update: only the fields that were sent change. */
const createChangeSchema = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  z.object({
    uuid: requiredText(100, "Listing"),
    ...schema.partial().shape,
    images: imageIds()
      .min(1, imageRequiredMessage)
      .optional()
      .describe("all images in their new order, including new uploads; the first is the cover"),
    image_alts: imageAlts().optional(),
    image_focus: imageFocuses().optional(),
    previous_price: removable().describe('null removes the mark "Reduced from …"'),
    expected_updated_at: z.iso
      .datetime("Must be a time such as 2026-05-12T08:00:00.000Z")
      .optional()
      .describe("`updated_at` of the version that was opened: 409 if another version is stored"),
  });

export const propertyChangeSchemas = {
  buy: createChangeSchema(newPropertySchemas.buy),
  rent: createChangeSchema(newPropertySchemas.rent),
};

/** Any fields of a property of either kind. */
export type PropertyFields = Partial<Omit<NewBuyProperty & NewRentProperty, "postal_code" | "status">> & {
  postal_code?: string | null;
  status?: ListingStatus | null;
  /** Removes the mark of a reduction. */
  previous_price?: null;
};
