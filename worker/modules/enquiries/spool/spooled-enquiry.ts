import * as z from "zod";
import type { LoggedChannel } from "#contract/enquiries/channels.ts";
import { enquiryFieldsSchema } from "#contract/enquiries/enquiry.ts";
import { enquirySourceSchema } from "#contract/enquiries/enquiry-source-schema.ts";
import { enquiryServices } from "#contract/services/services.ts";

/** The sender's enquiry, which was valid when it arrived. The preferred day may have passed since. */
const receivedEnquirySchema = enquiryFieldsSchema.extend({
  preferred_day: z.string().nullable(),
  // A report may have no number.
  phone_number: z.literal("").or(enquiryFieldsSchema.shape.phone_number),
  source: enquirySourceSchema.optional(),
});

const enquiryRecordSchema = z.object({
  id: z.uuid(),
  reference: z.string().min(1),
  service: z.enum(enquiryServices),
  enquiry: receivedEnquirySchema,
  spam: z.boolean(),
  possibleSpam: z.boolean(),
  submittedAt: z.iso.datetime(),
  /** The hash of the sender's access token. The account is looked up on storing; an invalid token is ignored. */
  accessHash: z.string().nullable(),
});

/** An enquiry as it is stored in the database, or in the spool while the database is unavailable. */
export type EnquiryRecord = z.infer<typeof enquiryRecordSchema> & {
  /** Set if a colleague logged it, with whether this colleague may see it and answered it. Such an enquiry is never in the spool. */
  logged?: { by: string; channel: LoggedChannel; isSeen: boolean; isAnswered: boolean } | undefined;
};

/** The JSON of a spooled enquiry. A new version reads what waits in the spool while it is deployed, so it only adds fields. */
const spooledSchema = z.object({
  record: enquiryRecordSchema,
  /** Set if the request has an idempotency key. */
  idempotency: z
    .object({ scope: z.string(), keyHash: z.string(), bodyHash: z.string(), retentionMs: z.number().optional() })
    .optional(),
  /** Counted when the enquiry is stored. */
  sender: z.object({ address: z.string().nullable(), network: z.string().nullable(), person: z.string() }).optional(),
  /** Whether the address was above its limit. Then the enquiry is suspected spam, too. */
  isOverAddressLimit: z.boolean().optional(),
});

/** Everything that is needed to store an enquiry later as it would have been stored at once. */
export type SpooledEnquiry = z.infer<typeof spooledSchema> & { record: EnquiryRecord };

type ParsedSpoolObject = { spooled: SpooledEnquiry } | { unreadable: string };

/** Parses an object of the spool. Returns the reason, without personal data, if it is unreadable. */
export function parseSpooledEnquiry(text: string): ParsedSpoolObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { unreadable: "The object is not valid JSON" };
  }
  const parsed = spooledSchema.safeParse(value);
  if (parsed.success) return { spooled: parsed.data };
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join(".") || "the object"));
  return { unreadable: `Missing or invalid: ${[...fields].join(", ")}` };
}
