import * as z from "zod";
import { missingAsNull, singleLine } from "../http/input-fields.ts";
import { type EnquirySource, maxSourceLength } from "./enquiry-source.ts";

/** Returns the host of an address, because the rest of it may name a person. Other texts stay. */
function toHost(value: unknown): unknown {
  if (typeof value !== "string" || !/^https?:\/\//i.test(value.trim())) return value;
  return URL.parse(value.trim())?.hostname ?? value;
}

const sourceText = z.preprocess(
  (value) => value ?? "",
  singleLine(maxSourceLength).transform((text) => text || undefined),
);

/** Where the visit of a sender came from. Unknown names are ignored; null without any value. */
export const enquirySourceSchema = missingAsNull(
  z
    .object(
      {
        utm_source: sourceText.optional(),
        utm_medium: sourceText.optional(),
        utm_campaign: sourceText.optional(),
        referrer: z.preprocess(toHost, sourceText).optional().describe("the host of the page that linked to the site"),
        link: sourceText.optional().describe("the short link or printed code of a listing, such as /r/MH-1042"),
      },
      "Must be an object",
    )
    .transform((source): EnquirySource | null => {
      const known = Object.entries(source).filter(([, value]) => value !== undefined);
      return known.length > 0 ? Object.fromEntries(known) : null;
    })
    .nullable(),
);

const storedText = z.string().optional();

/** The same in responses. */
export const storedSourceSchema = z
  .object({
    utm_source: storedText,
    utm_medium: storedText,
    utm_campaign: storedText,
    referrer: storedText,
    link: storedText,
  })
  .nullable();
