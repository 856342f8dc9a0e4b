import * as z from "zod";
import { singleLine } from "../http/input-fields.ts";
import { accountLimits } from "./account-limits.ts";

const limits = accountLimits.savedSearch;

/** A path of this site: it starts with one slash. Browsers write paths in ASCII. */
const path = z
  .string("Must be text")
  .max(limits.path, `Must be at most ${limits.path} characters`)
  .regex(/^\/(?![/\\])[!-~]*$/, "Must be a path of this site");
const query = z
  .string("Must be text")
  .max(limits.query, `Must be at most ${limits.query} characters`)
  .regex(/^[!-~]*$/, "Must be an encoded query");

/** A saved search of an account. Which homes it had found stays on each phone. */
export const savedSearchSchema = z.object({
  path: path.describe("the list with its query"),
  query: query.describe("the filters of the list"),
  label: singleLine(limits.label)
    .pipe(z.string().min(1, "Label is required"))
    .describe("what the search looks for, in words"),
});
export type SharedSearch = z.infer<typeof savedSearchSchema>;

const { savedSearches } = accountLimits;
const tooMany = `Must be at most ${savedSearches} searches`;

/**
 * What a phone changed since it last heard from the account. Searches that it knows to be in the account are not sent again,
 * so that it does not bring back what another phone removed.
 */
export const savedSearchesChangeSchema = z.object({
  added: z.array(savedSearchSchema).max(savedSearches, tooMany).describe("the newest first"),
  removed: z.array(path).max(savedSearches, tooMany).default([]).describe("paths"),
});
export type SavedSearchesChange = z.infer<typeof savedSearchesChangeSchema>;

export const savedSearchesResponseSchema = z.object({
  data: z.object({ searches: z.array(savedSearchSchema).describe("of the account, the newest first") }),
});
export type SavedSearchesResponse = z.infer<typeof savedSearchesResponseSchema>;
