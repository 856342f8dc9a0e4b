import * as z from "zod";
import { flagParam, singleParam } from "../http/query-params.ts";
import { propertyListQuerySchema } from "./property-list-query.ts";

/** Validates the query string of admin lists. */
export const adminPropertyListQuerySchema = z.object({
  ...propertyListQuerySchema.shape,
  published: flagParam().describe("drafts and published properties by default"),
  deleted: flagParam().describe("true: the bin"),
  listed_by: singleParam(z.string().transform((value) => value.trim())).describe("the whole name; ignores case"),
  unconfirmed: flagParam().describe("true: on offer, and not confirmed recently"),
  photos: flagParam().describe("false: without photos"),
});
export type AdminPropertyListQuery = z.infer<typeof adminPropertyListQuerySchema>;

/** Validates the query string of the names of listers. */
export const listerQuerySchema = z.object({
  q: singleParam(z.string().transform((value) => value.trim().slice(0, 100))).describe("the beginning of the name"),
});

export const listersResponseSchema = z.object({
  data: z.object({
    listers: z.array(z.string()).describe("names in `listed_by`, in order of the alphabet, at most 50"),
  }),
});
export type ListersResponse = z.infer<typeof listersResponseSchema>;
