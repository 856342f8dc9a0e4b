import * as z from "zod";

/** The fields of a list response beside its entries. */
export const pageFields = {
  total: z.number().int().describe("exact up to 500"),
  total_exact: z.boolean(),
  next_cursor: z.string().nullable(),
  offset: z.number().int().describe("entries before this page"),
  previous_cursor: z.string().nullable().describe("pass it as `before` to get the previous page"),
};
