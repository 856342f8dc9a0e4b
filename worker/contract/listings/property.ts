import * as z from "zod";
import { offListReasons, statusesOfKind } from "#shared/listings/status/listing-status.ts";
import { moveInParts } from "#shared/listings/status/move-in-options.ts";
import { detailValues, livingValues } from "./details/property-detail-schemas.ts";
import { pins } from "./place/pins.ts";
import { usualPriceSchema } from "./prices/usual-price-schemas.ts";

const nullable = <T extends z.ZodType>(schema: T) => schema.nullable();

/** An image of a property. Width and height are in pixels as displayed; URLs are immutable. */
export const propertyImageSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  placeholder: nullable(z.string()).describe("base64 thumbhash"),
  focus: nullable(z.string()).describe(
    'the point that stays visible when the image is cropped: percent from the left and from the top, such as "50 20"',
  ),
  bytes: z.number().int().optional().describe("the size of the original, if there are no smaller versions"),
  variants: z.array(
    z.object({ url: z.string(), width: z.number().int(), bytes: nullable(z.number().int()).describe("null: unknown") }),
  ),
});
export type PropertyImage = z.infer<typeof propertyImageSchema>;

const identity = { uuid: z.uuid(), reference: z.string() };
const location = { address: z.string(), area: nullable(z.string()), city: z.string(), state: z.string() };
const size = {
  bedrooms: nullable(z.number().int()),
  bathrooms: nullable(z.number()).describe("in halves: 1.5 is a bathroom and a toilet"),
  area_sqft: nullable(z.number().int()),
};
const status = { is_available: z.boolean(), featured: z.boolean() };
const market = {
  confirmed_at: nullable(z.iso.datetime()).describe("when the agency last said that it is still on offer"),
  confirmed_by_owner: z.literal(true).optional().describe("the owner said so; missing if the agency did"),
  previous_price: nullable(z.number()).describe(
    "the price before a reduction of the last 90 days by at least 2 %, if it was public for at least 7 days",
  ),
};
const moveInCost = {
  move_in_cost: nullable(z.number()).describe(
    "monthly_rent * advance_months + deposit + agency_fee in US dollars; null if advance_months is unknown",
  ),
};

const propertyFields = {
  ...identity,
  id: z.uuid(),
  _id: z.uuid(),
  title: z.string(),
  description: z.string(),
  property_type: z.string(),
  ...location,
  country: z.string(),
  postal_code: nullable(z.string()),
  ...size,
  amenities: z.array(z.string()),
  latitude: nullable(z.number()),
  longitude: nullable(z.number()),
  landmark: nullable(z.string()).describe("what people ask for nearby"),
  plus_code: nullable(z.string()),
  snoocode: nullable(z.string()).optional(),
  house_number: nullable(z.string()).optional(),
  pin: z
    .enum(pins)
    .describe(
      "approximate: visitors get coordinates with 3 digits, a plus_code of eight digits, neither snoocode nor house_number",
    ),
  living: livingValues().describe("facts about living there; null if unknown"),
  living_checked_at: nullable(z.iso.datetime()).describe("when the agency last checked these facts"),
  listed_by: nullable(z.string()),
  contact_number: nullable(z.string()),
  contact_e164: nullable(z.string()).describe(
    "contact_number as +231775556066, for links; null if it cannot be called",
  ),
  ...status,
  ...market,
  status_changed_at: z.iso.datetime(),
  price_reduced_at: nullable(z.iso.datetime()),
  agency_fee: nullable(z.number()).describe("in US dollars; null if unknown"),
  usual_price: nullable(usualPriceSchema)
    .optional()
    .describe("what such homes cost; null with fewer than five, missing in lists"),
  off_list: nullable(z.enum(offListReasons)).describe("why it is in no list, although its page exists"),
  image_url: nullable(z.string()),
  image_urls: z.array(z.string()),
  images: z.array(propertyImageSchema),
  share_image: z
    .string()
    .optional()
    .describe("what chats show: the cover as a JPEG of 1200 × 630 pixels; missing until an admin's device has made it"),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** A property in public responses. */
export const propertySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("buy"),
    ...propertyFields,
    price: z.number(),
    status: z.enum(statusesOfKind.buy),
    ...detailValues("buy"),
  }),
  z.object({
    kind: z.literal("rent"),
    ...propertyFields,
    monthly_rent: z.number(),
    status: z.enum(statusesOfKind.rent),
    advance_months: nullable(z.number().int()).describe("months of rent paid in advance; null if unknown"),
    deposit: nullable(z.number()).describe("in US dollars; null if unknown"),
    ...moveInCost,
    move_in_unknown: z.array(z.enum(moveInParts)).describe("the parts of move_in_cost that are unknown"),
    ...detailValues("rent"),
    allow_pets: nullable(z.boolean()),
  }),
]);
export type Property = z.infer<typeof propertySchema>;

const cardFields = {
  ...identity,
  title: z.string(),
  property_type: z.string(),
  ...location,
  ...size,
  ...status,
  ...market,
  image_count: z.number().int(),
  /** A number is a `CardImageNumber`. */
  pictures: z
    .array(z.number().int())
    .describe(
      "image numbers for /images/{folder}/{uuid}/{number}-640.webp in order; 0 without a small version, see /images/{folder}/{uuid}_{position}.png",
    ),
  placeholder: nullable(z.string()).describe("base64 thumbhash of the cover"),
  cover_focus: z.string().optional().describe("the cover's focus, if it has one"),
  created_at: z.iso.datetime(),
};

/** The fields of a property card (`view=card`). */
export const propertyCardSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("buy"), ...cardFields, price: z.number(), status: z.enum(statusesOfKind.buy) }),
  z.object({
    kind: z.literal("rent"),
    ...cardFields,
    monthly_rent: z.number(),
    status: z.enum(statusesOfKind.rent),
    ...moveInCost,
  }),
]);
export type PropertyCard = z.infer<typeof propertyCardSchema>;
