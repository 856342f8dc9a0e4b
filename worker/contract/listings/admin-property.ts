import * as z from "zod";
import { isClosed, listingStatuses } from "#shared/listings/status/listing-status.ts";
import { money, pastDay, requiredText } from "../http/input-fields.ts";
import { pageFields } from "../http/page-fields.ts";
import { maxBulkProperties } from "./bulk-limit.ts";
import { propertyCardSchema, propertySchema } from "./property.ts";
import { maxPrice } from "./property-input.ts";

export const propertyUuidSchema = z.object({ uuid: requiredText(100, "Listing") });

export const createdPropertyResponseSchema = z.object({ message: z.string(), uuid: z.uuid(), reference: z.string() });
export type CreatedPropertyResponse = z.infer<typeof createdPropertyResponseSchema>;

export const changedPropertyResponseSchema = z.object({ message: z.string(), uuid: z.uuid() });
export type ChangedPropertyResponse = z.infer<typeof changedPropertyResponseSchema>;

const bulkFields = {
  status: z.enum(listingStatuses, `Must be one of ${listingStatuses.join(", ")}`).optional(),
  is_available: z.boolean().optional(),
  published: z.boolean().optional(),
  featured: z.boolean().optional(),
  deleted: z.boolean().optional().describe("true: into the bin; false: out of it"),
  price_percent: z
    .number("Must be a number")
    .min(-50, "Must be at least -50")
    .max(50, "Must be at most 50")
    .optional()
    .describe("changes the price or the monthly rent by this percentage"),
};

/** What is known of a home that is sold or let. */
const closingFields = {
  closed_on: pastDay().optional().describe("the day on which it was sold or let, YYYY-MM-DD"),
  closed_price: money(maxPrice, "Price").optional().describe("the price or the monthly rent that was agreed"),
};

/** Changes many properties at once. Deleted properties are skipped, unless `deleted` is false. */
export const bulkPropertyChangeSchema = z
  .object({
    uuids: z.array(z.string().max(100)).min(1).max(maxBulkProperties),
    ...bulkFields,
    ...closingFields,
    accept: z.boolean().optional().describe("true: new prices that are far from the usual ones are meant"),
  })
  .refine((change) => Object.keys(bulkFields).some((name) => change[name as keyof typeof bulkFields] !== undefined), {
    error: "Nothing to change",
    path: ["status"],
  })
  .refine(
    ({ status, is_available }) =>
      status === undefined || is_available === undefined || is_available === (status === "available"),
    { error: "Status and is_available must agree", path: ["status"] },
  )
  .refine(({ status, closed_on, closed_price }) => isClosed(status) || (closed_on ?? closed_price) === undefined, {
    error: "Only with the status sold or let",
    path: ["status"],
  })
  .refine(({ uuids, closed_price }) => closed_price === undefined || uuids.length === 1, {
    error: "Only for one property",
    path: ["closed_price"],
  });
export type BulkPropertyChange = z.infer<typeof bulkPropertyChangeSchema>;

export const bulkPropertyChangeResponseSchema = z.object({
  message: z.string(),
  uuids: z.array(z.uuid()),
  changed: z.number().int(),
  unknown: z.array(z.string()).describe("uuids that do not exist or are in the bin"),
  undo: z.string().nullable().describe("token for POST /properties/undo; null if nothing changed"),
});
export type BulkPropertyChangeResponse = z.infer<typeof bulkPropertyChangeResponseSchema>;

/** The body of a 409: new prices that are far from the usual ones. The change is sent again with `accept`. */
export interface UnusualPricesConflict {
  detail: string;
  questions: { uuid: string; reference: string; msg: string }[];
}

export const bulkUndoSchema = z.object({ undo: z.string("Must be a token").min(1).max(100) });

export const bulkUndoResponseSchema = z.object({
  changed: z.number().int(),
  skipped: z.array(z.uuid()).describe("properties that were changed again in the meantime; they stay as they are"),
});
export type BulkUndoResponse = z.infer<typeof bulkUndoResponseSchema>;

/** Fields that only admins see. */
const adminFields = { published: z.boolean(), deleted_at: z.iso.datetime().nullable() };
const adminPropertyFields = {
  ...adminFields,
  status_note: z.string().nullable(),
  owner_id: z.string().nullable().describe("the person who owns it"),
  price_rank: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe("how many of a hundred such homes cost less; null while usual_price is"),
  mandate: z.string().nullable().describe("the day on which the owner's mandate ends"),
  living_checked_by: z
    .string()
    .nullable()
    .describe("the name of the colleague who last checked the facts about living there"),
};
const [buyProperty, rentProperty] = propertySchema.options;
const [buyCard, rentCard] = propertyCardSchema.options;

/** A property in admin responses. Images of drafts and deleted properties have URLs that visitors cannot guess. */
export const adminPropertySchema = z.discriminatedUnion("kind", [
  buyProperty.extend(adminPropertyFields),
  rentProperty.extend(adminPropertyFields),
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
export const fullAdminPropertyListSchema = z.object({
  data: z.object({ properties: z.array(adminPropertySchema) }),
  ...pageFields,
});
export const adminCardListSchema = z.object({
  data: z.object({ properties: z.array(adminCardSchema) }),
  ...pageFields,
});
export type AdminPropertyListResponse = z.infer<typeof adminPropertyListResponseSchema>;
