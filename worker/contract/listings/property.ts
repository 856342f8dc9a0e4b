import * as z from "zod";

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
  variants: z.array(z.object({ url: z.string(), width: z.number().int() })),
});
export type PropertyImage = z.infer<typeof propertyImageSchema>;

const identity = { uuid: z.uuid(), reference: z.string() };
const location = { address: z.string(), area: nullable(z.string()), city: z.string(), state: z.string() };
const size = {
  bedrooms: nullable(z.number().int()),
  bathrooms: nullable(z.number().int()),
  area_sqft: nullable(z.number().int()),
};
const status = { is_available: z.boolean(), featured: z.boolean() };

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
  year_built: nullable(z.number().int()),
  latitude: nullable(z.number()),
  longitude: nullable(z.number()),
  listed_by: nullable(z.string()),
  contact_number: nullable(z.string()),
  ...status,
  is_new_construction: nullable(z.boolean()),
  image_url: nullable(z.string()),
  image_urls: z.array(z.string()),
  images: z.array(propertyImageSchema),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** A property in public responses. */
export const propertySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("buy"),
    ...propertyFields,
    price: z.number(),
    previous_owners: nullable(z.number().int()),
    renovation_year: nullable(z.number().int()),
  }),
  z.object({
    kind: z.literal("rent"),
    ...propertyFields,
    monthly_rent: z.number(),
    furnished: nullable(z.boolean()),
    lease_duration: nullable(z.string()),
    pets_allowed: nullable(z.boolean()),
    allow_pets: nullable(z.boolean()),
    has_parking: nullable(z.boolean()),
    previous_tenants: nullable(z.number().int()),
    last_renovation_year: nullable(z.number().int()),
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
  image_count: z.number().int(),
  pictures: z
    .array(z.number().int())
    .describe("image numbers for /images/{folder}/{uuid}/{number}-640.webp in order; 0 without a small version"),
  placeholder: nullable(z.string()).describe("base64 thumbhash of the cover"),
  cover_focus: z.string().optional().describe("the cover's focus, if it has one"),
  created_at: z.iso.datetime(),
};

/** The fields of a property card (`view=card`). */
export const propertyCardSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("buy"), ...cardFields, price: z.number() }),
  z.object({ kind: z.literal("rent"), ...cardFields, monthly_rent: z.number() }),
]);
export type PropertyCard = z.infer<typeof propertyCardSchema>;
