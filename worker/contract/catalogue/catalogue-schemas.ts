import * as z from "zod";
import { priceFiguresSchema } from "../listings/prices/usual-price-schemas.ts";

const versionText = /^[0-9a-f]{16}$/;
const mustBeVersion = "Must be the version of a catalogue";

export const catalogueVersionParams = z.object({ version: z.string().regex(versionText, "Version not found") });

export const catalogueChangesQuerySchema = z.object({
  since: z.string(mustBeVersion).regex(versionText, mustBeVersion).describe("the version that the client has"),
});

const head = {
  format: z.number().int().describe("changes when older clients cannot read the homes"),
  version: z.string().describe("equal catalogues have equal versions"),
  made_at: z.iso.datetime(),
  total_homes: z.number().int().describe("all listed homes"),
  complete: z.boolean().describe("false if there are more listed homes than the catalogue has: it has the newest"),
  has_descriptions: z.boolean(),
};
const homes = z.number().int().describe("homes in the catalogue");
const home = z.record(z.string(), z.unknown()).describe("a card of a list, and what filters and its page need");
const prices = priceFiguresSchema.nullable().describe("what homes usually cost, as the model computed it last night");

/** The catalogue: all listed homes, the newest first. */
export const catalogueSchema = z.object({
  ...head,
  homes: z.object({
    shapes: z.array(z.array(z.string())).describe("the fields of homes, in their order"),
    shape_of: z.array(z.number().int()).describe("for each home the position of its shape"),
    values: z
      .record(z.string(), z.array(z.unknown()))
      .describe("for each field its values, of the homes that have it; a uuid has no dashes"),
  }),
  prices,
});
export const cataloguePointerSchema = z.object({
  ...head,
  homes,
  bytes: z.number().int().describe("size of the compressed catalogue"),
});
export const catalogueChangesSchema = z.object({
  ...head,
  prices: prices.optional().describe("missing if they are the same"),
  since: z.string(),
  homes,
  removed: z.array(z.string()).describe("references of homes that are no longer listed"),
  added: z
    .array(z.object({ at: z.number().int().describe("its place in the new list"), home }))
    .describe("in the order of the new list"),
  changed: z.record(z.string(), z.record(z.string(), z.unknown())).describe("by reference: the fields that differ"),
});
