import * as z from "zod";
import { requiredText } from "../http/input-fields.ts";
import { pageFields } from "../http/page-fields.ts";
import { propertyCardSchema, propertySchema } from "./property.ts";

const maxBulkProperties = 100;

export const propertyUuidSchema = z.object({ uuid: requiredText(100, "Listing") });

export const createdPropertyResponseSchema = z.object({ message: z.string(), uuid: z.uuid(), reference: z.string() });
export type CreatedPropertyResponse = z.infer<typeof createdPropertyResponseSchema>;

export const changedPropertyResponseSchema = z.object({ message: z.string(), uuid: z.uuid() });
export type ChangedPropertyResponse = z.infer<typeof changedPropertyResponseSchema>;

/** Changes many properties at once. Deleted properties are skipped. */
export const bulkPropertyChangeSchema = z
  .object({
    uuids: z.array(z.string().max(100)).min(1).max(maxBulkProperties),
    is_available: z.boolean().optional(),
    featured: z.boolean().optional(),
  })
  .refine(({ is_available, featured }) => is_available !== undefined || featured !== undefined, {
    error: "Nothing to change",
    path: ["is_available"],
  });
export type BulkPropertyChange = z.infer<typeof bulkPropertyChangeSchema>;

export const bulkPropertyChangeResponseSchema = z.object({ message: z.string(), uuids: z.array(z.uuid()) });

/** Fields that only admins see. */
const adminFields = { published: z.boolean(), deleted_at: z.iso.datetime().nullable() };
const [buyProperty, rentProperty] = propertySchema.options;
const [buyCard, rentCard] = propertyCardSchema.options;

/** A property in admin responses. Images of drafts and deleted properties have URLs that visitors cannot guess. */
export const adminPropertySchema = z.discriminatedUnion("kind", [
  buyProperty.extend(adminFields),
  rentProperty.extend(adminFields),
]);
export type AdminProperty = z.infer<typeof adminPropertySchema>;

export const adminCardSchema = z.discriminatedUnion("kind", [
  buyCard.extend(adminFields),
  rentCard.extend(adminFields),
]);
export type AdminCard = z.infer<typeof adminCardSchema>;

export const adminPropertyResponseSchema = z.object({ data: z.object({ property: adminPropertySchema }) });

export const adminPropertyListResponseSchema = z.object({
  data: z.object({ properties: z.array(z.union([adminPropertySchema, adminCardSchema])) }),
  ...pageFields,
});
export type AdminPropertyListResponse = z.infer<typeof adminPropertyListResponseSchema>;
