import { z } from "zod";
import { optionalNumber, optionalText, optionalWhole, requiredText } from "../http/input-fields.ts";
import { propertyCardSchema, propertySchema } from "./property.ts";
import { propertyKinds } from "./property-kinds.ts";

/** Most listings that one call may switch. */
const maxSwitched = 100;

/** Names one listing. */
export const propertyUuidSchema = z.object({ uuid: requiredText(100, "Listing") });

export const createdPropertyResponseSchema = z.object({ message: z.string(), uuid: z.uuid(), reference: z.string() });
export type CreatedPropertyResponse = z.infer<typeof createdPropertyResponseSchema>;

export const changedPropertyResponseSchema = z.object({ message: z.string(), uuid: z.uuid() });
export type ChangedPropertyResponse = z.infer<typeof changedPropertyResponseSchema>;

/** Switches that many listings can be given at once; those that are in the bin or gone are left out. */
export const bulkPropertyChangeSchema = z
  .object({
    uuids: z.array(z.string().max(100)).min(1).max(maxSwitched),
    is_available: z.boolean().optional(),
    featured: z.boolean().optional(),
  })
  .refine(({ is_available, featured }) => is_available !== undefined || featured !== undefined, {
    error: "Nothing to change",
    path: ["is_available"],
  });
export type BulkPropertyChange = z.infer<typeof bulkPropertyChangeSchema>;

export const bulkPropertyChangeResponseSchema = z.object({ message: z.string(), uuids: z.array(z.uuid()) });

/** What makes two listings look like one; answered are those with the same phone, area and bedrooms and nearly the price. */
export const duplicateQuerySchema = z.object({
  kind: z.enum(propertyKinds),
  contact_number: optionalText(30),
  area: optionalText(100),
  bedrooms: optionalWhole(0, 100),
  price: optionalNumber(0, 1_000_000_000).describe("the price or the monthly rent"),
  except_uuid: optionalText(100).describe("the listing that is being edited"),
});
export type DuplicateQuery = z.infer<typeof duplicateQuerySchema>;

/** What staff see beside what visitors see. */
const forStaff = { published: z.boolean(), deleted_at: z.iso.datetime().nullable() };
const [buyProperty, rentProperty] = propertySchema.options;
const [buyCard, rentCard] = propertyCardSchema.options;

/** A listing as staff see it. Pictures of drafts and of listings in the bin have addresses that only staff are told. */
export const adminPropertySchema = z.discriminatedUnion("kind", [
  buyProperty.extend(forStaff),
  rentProperty.extend(forStaff),
]);
export type AdminProperty = z.infer<typeof adminPropertySchema>;

export const adminCardSchema = z.discriminatedUnion("kind", [buyCard.extend(forStaff), rentCard.extend(forStaff)]);
export type AdminCard = z.infer<typeof adminCardSchema>;

export const adminPropertyResponseSchema = z.object({ data: z.object({ property: adminPropertySchema }) });

export const duplicatesResponseSchema = z.object({ data: z.object({ properties: z.array(adminCardSchema) }) });

export const adminPropertyListResponseSchema = z.object({
  data: z.object({ properties: z.array(z.union([adminPropertySchema, adminCardSchema])) }),
  total: z.number().int().describe("exact up to 500"),
  total_exact: z.boolean(),
  next_cursor: z.string().nullable(),
  previous_cursor: z.string().nullable().describe("give it as `before` to get the page before this one"),
});
export type AdminPropertyListResponse = z.infer<typeof adminPropertyListResponseSchema>;

/** Whether each picture's files are in the image store, and which smaller versions still have to be made. */
export const checkedImagesResponseSchema = z.object({
  data: z.object({
    images: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        stored: z.boolean().describe("false when the picture itself is lost; then only a new one helps"),
        variants: z.array(z.object({ width: z.number().int(), stored: z.boolean() })),
        missing: z.array(z.number().int()).describe("widths of smaller versions to be made from the picture and sent"),
      }),
    ),
  }),
});
export type CheckedImagesResponse = z.infer<typeof checkedImagesResponseSchema>;
