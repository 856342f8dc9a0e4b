import * as z from "zod";
import { limitParam, singleParam } from "../../http/query-params.ts";
import { askStates } from "../../owners/owner-answers.ts";
import { ownerHomeSchema } from "../../owners/owner-link.ts";
import { adminCardSchema } from "../admin-property.ts";
import { maxBulkProperties } from "../bulk-limit.ts";

/** The properties of which an admin says that they are still on the market. */
export const confirmPropertiesSchema = z.object({
  uuids: z.array(z.string().max(100), "Must be a list of uuids").min(1, "At least one listing").max(maxBulkProperties),
});

export const confirmPropertiesResponseSchema = z.object({
  confirmed: z.number().int(),
  unknown: z.array(z.string()).describe("uuids that do not exist or are in the bin"),
  undo: z.string().nullable().describe("token for POST /properties/undo; null if nothing was confirmed"),
  not_on_offer: z.array(z.string()).describe("uuids of properties that are sold, let or unavailable; unchanged"),
});
export type ConfirmPropertiesResponse = z.infer<typeof confirmPropertiesResponseSchema>;

export const toConfirmQuerySchema = z.object({
  limit: limitParam(),
  cursor: singleParam(z.string().max(60)),
  by: singleParam(z.literal("owner", "Must be owner")).describe("groups the listings by owner, without a cursor"),
});

const contact = { listed_by: z.string().nullable(), contact_number: z.string().nullable() };
const [buyCard, rentCard] = adminCardSchema.options;
const toConfirmCardSchema = z.discriminatedUnion("kind", [buyCard.extend(contact), rentCard.extend(contact)]);
export type ToConfirmCard = z.infer<typeof toConfirmCardSchema>;

/** An owner of properties that are due, with the prepared message. */
const toConfirmOwnerSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string(),
  sent_at: z.iso.datetime().nullable().describe("when the last message was sent"),
  state: z.enum(askStates).describe("silent: no answer after a reminder; these are last"),
  link: z.string().nullable().describe("null if a colleague ended it"),
  homes: z.array(ownerHomeSchema),
});
export type ToConfirmOwner = z.infer<typeof toConfirmOwnerSchema>;

/** Properties on the market that are due for confirmation: never confirmed ones first, then the oldest confirmation. */
export const toConfirmResponseSchema = z.object({
  data: z.object({
    properties: z.array(toConfirmCardSchema).describe("empty with by=owner"),
    owners: z.array(toConfirmOwnerSchema).optional().describe("only with by=owner"),
  }),
  total: z.number().int().describe("exact up to 500"),
  total_exact: z.boolean(),
  next_cursor: z.string().nullable(),
});
export type ToConfirmResponse = z.infer<typeof toConfirmResponseSchema>;
