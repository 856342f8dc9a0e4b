import * as z from "zod";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import { contactWays } from "../enquiries/channels.ts";
import { money, optionalDay, requiredChoice } from "../http/input-fields.ts";
import { usualPriceSchema } from "../listings/prices/usual-price-schemas.ts";
import { maxPrice } from "../listings/property-input.ts";
import { outcomeCountsSchema } from "../listings/status/property-activity.ts";
import { ownerAnswers } from "./owner-answers.ts";

export const ownerLinkParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/, "Link not found") });
export const ownerHomeParams = ownerLinkParams.extend({ uuid: z.uuid("Home not found") });
export const ownerRequestParams = z.object({ id: z.uuid("Request not found") });

export const ownerLinkSchema = z.object({
  url: z.string().describe("the secret address of the page of the owner"),
  ends_at: z.iso.datetime().describe("the end of the last mandate; without one a year after the link was made"),
});
export type OwnerLink = z.infer<typeof ownerLinkSchema>;
export const ownerLinkStateSchema = z.object({ data: z.object({ link: ownerLinkSchema.nullable() }) });

const count = z.number().int();
const counts = { views: count, contacts: count.describe("calls, WhatsApp and enquiries"), viewings: count };
const waiting = z.object({
  answer: z.enum(ownerAnswers),
  price: z.number().nullable(),
  date: z.iso.date().nullable(),
  at: z.iso.datetime(),
});

/** A home as its owner sees it: numbers only, nothing about those who looked at it. */
export const ownerHomeSchema = z.object({
  uuid: z.uuid(),
  reference: z.string(),
  kind: z.enum(propertyKinds),
  title: z.string(),
  status: z.enum(listingStatuses),
  price: z.number().describe("in US dollars; a month for rents"),
  published: z.boolean(),
  confirmed_at: z.iso.datetime().nullable(),
  ...counts,
  viewings: count.describe("of the last 30 days and to come"),
  before: z.object(counts).describe("the same of the 30 days before"),
  outcomes: outcomeCountsSchema,
  wants: count.describe("people who look for such a home"),
  usual: usualPriceSchema.nullable(),
  waiting: waiting.nullable().describe("the answer of the owner that a colleague has not accepted yet"),
});
export type OwnerHome = z.infer<typeof ownerHomeSchema>;
export const ownerHomesSchema = z.object({ data: z.object({ homes: z.array(ownerHomeSchema) }) });

export const ownerAnswerSchema = z
  .object({
    answer: requiredChoice(ownerAnswers, "Answer"),
    price: z.preprocess((value) => (value === "" ? null : value), money(maxPrice, "New price").nullish()),
    date: optionalDay().describe("since when, or from when on"),
  })
  .refine(({ answer, price }) => answer !== "price" || price, { path: ["price"], error: "New price is required" });
export type OwnerAnswerInput = z.infer<typeof ownerAnswerSchema>;
export const ownerResultSchema = z.object({ result: z.enum(["confirmed", "requested", "changed"]) });
export type OwnerResult = z.infer<typeof ownerResultSchema>;

const ownerRequest = waiting.extend({
  id: z.uuid(),
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  home: ownerHomeSchema
    .pick({ uuid: true, reference: true, kind: true, title: true, status: true, price: true })
    .extend({
      updated_at: z.iso.datetime(),
      is_changed: z.boolean().describe("it was changed after the owner answered"),
    }),
  price_rank: z.number().int().nullable().describe("how many of a hundred such homes cost less than the new price"),
});
export type OwnerRequest = z.infer<typeof ownerRequest>;
export const ownerRequestsSchema = z.object({ data: z.object({ requests: z.array(ownerRequest) }) });

export const ownerDecisionSchema = z.object({
  accept: z.boolean("Must be true or false"),
  expected_updated_at: z.iso
    .datetime("Must be a time such as 2026-05-12T08:00:00.000Z")
    .optional()
    .describe("`home.updated_at`, to accept it for a home that was changed since"),
});
export const ownerDecidedSchema = z.object({ result: z.enum(["accepted", "declined"]) });

export const ownerAskedSchema = z.object({ by: requiredChoice(contactWays, "By") });
