import * as z from "zod";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { serviceSlugs } from "#contract/services/services.ts";

/** The sender's enquiry, which was valid when it arrived. The preferred day may have passed since. */
const receivedEnquirySchema = enquirySchema
  .omit({ website: true, elapsed_ms: true })
  .extend({ preferred_day: z.string().nullable() });

/** The JSON of a spooled enquiry: everything that is needed to store it later as it would have been stored at once. */
const spooledEnquirySchema = z.object({
  record: z.object({
    id: z.uuid(),
    reference: z.string().min(1),
    service: z.enum(serviceSlugs),
    enquiry: receivedEnquirySchema,
    spam: z.boolean(),
    possibleSpam: z.boolean(),
    submittedAt: z.iso.datetime(),
    accessHash: z.string().nullable(),
  }),
  /** The request, if it has an idempotency key. */
  call: z
    .object({ scope: z.string(), key: z.string(), bodyHash: z.string(), retentionMs: z.number().optional() })
    .optional(),
  /** Counted when the enquiry is stored. */
  sender: z.object({ address: z.string().nullable(), network: z.string().nullable(), sender: z.string() }).optional(),
  /** Whether the address was above its limit. Then the enquiry is suspected spam, too. */
  isAddressOver: z.boolean().optional(),
});
export type SpooledEnquiry = z.infer<typeof spooledEnquirySchema>;

type ParsedSpoolObject = { spooled: SpooledEnquiry } | { unreadable: string };

/** Parses an object of the spool. Returns the reason, without personal data, if it is unreadable. */
export function parseSpooledEnquiry(text: string): ParsedSpoolObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { unreadable: "The object is not valid JSON" };
  }
  const parsed = spooledEnquirySchema.safeParse(value);
  if (parsed.success) return { spooled: parsed.data };
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join(".") || "the object"));
  return { unreadable: `Missing or invalid: ${[...fields].join(", ")}` };
}
