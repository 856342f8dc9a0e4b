import * as z from "zod";
import { priceFiguresSchema } from "../listings/prices/usual-price-schemas.ts";

const versionText = /^[0-9a-f]{16}$/;
const mustBeVersion = "Must be the version of a catalogue";

export const catalogueVersionParams = z.object({ version: z.string().regex(versionText, "Version not found") });

export const catalogueChangesQuerySchema = z.object({
  since: z.string(mustBeVersion).regex(versionText, mustBeVersion).describe("the version that the client has"),
});

const head = {
  format: z.number().int().describe("changes when older clients cannot read the columns"),
  version: z.string().describe("equal catalogues have equal versions"),
  made_at: z.iso.datetime(),
  total_homes: z.number().int().describe("all listed homes"),
  complete: z.boolean().describe("false if there are more listed homes than the catalogue has: it has the newest"),
  has_descriptions: z.boolean(),
  homes: z.number().int().describe("homes in the catalogue"),
};
const columns = z.record(z.string(), z.unknown()).describe("by field: the values of all homes, the newest first");
const prices = priceFiguresSchema.nullable().describe("what homes usually cost, as the model computed it last night");

/** The catalogue: all listed homes, column by column. */
export const catalogueSchema = z.object({ ...head, columns, prices });
export const cataloguePointerSchema = z.object({
  ...head,
  bytes: z.number().int().describe("size of the compressed catalogue"),
});
export const catalogueChangesSchema = z.object({
  ...head,
  prices,
  since: z.string(),
  removed: z.array(z.string()).describe("ids of homes that are no longer listed"),
  added: z.object({ at: z.array(z.number().int()), columns }),
  changed: z
    .record(z.string(), z.object({ at: z.array(z.number().int()), values: z.unknown() }))
    .describe(
      "by field: positions among the homes that stay, each as the distance from the one before; the new values",
    ),
});
