import * as z from "zod";
import type { LoggedChannel } from "#contract/enquiries/channels.ts";
import { enquiryFieldsSchema } from "#contract/enquiries/enquiry.ts";
import { enquirySourceSchema } from "#contract/enquiries/enquiry-source-schema.ts";
import { enquiryServices } from "#contract/services/services.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import type { SenderKeys } from "../limits/count-keys.ts";

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

/** The JSON of a spooled enquiry. Its names never change, because enquiries may wait while a new version is deployed. */
const spoolJsonSchema = z.object({
  record: enquiryRecordSchema,
  call: z
    .object({ scope: z.string(), key: z.string(), bodyHash: z.string(), retentionMs: z.number().optional() })
    .optional(),
  sender: z.object({ address: z.string().nullable(), network: z.string().nullable(), sender: z.string() }).optional(),
  isAddressOver: z.boolean().optional(),
});
type SpoolJson = z.infer<typeof spoolJsonSchema>;

/** Everything that is needed to store an enquiry later as it would have been stored at once. */
export interface SpooledEnquiry {
  record: EnquiryRecord;
  /** Set if the request has an idempotency key. */
  idempotency: IdempotentRequest | undefined;
  /** Counted when the enquiry is stored. */
  sender: SenderKeys | undefined;
  /** Whether the address was above its limit. Then the enquiry is suspected spam, too. */
  isOverAddressLimit: boolean | undefined;
}

/** Returns the text of an object of the spool. */
export function toSpoolJson({ record, idempotency, sender, isOverAddressLimit }: SpooledEnquiry): string {
  const json: SpoolJson = { record, isAddressOver: isOverAddressLimit };
  if (idempotency) {
    const { keyHash, ...request } = idempotency;
    json.call = { ...request, key: keyHash };
  }
  if (sender) {
    const { person, ...address } = sender;
    json.sender = { ...address, sender: person };
  }
  return JSON.stringify(json);
}

function fromSpoolJson({ record, call, sender, isAddressOver }: SpoolJson): SpooledEnquiry {
  return {
    record,
    idempotency: call && {
      scope: call.scope,
      keyHash: call.key,
      bodyHash: call.bodyHash,
      retentionMs: call.retentionMs,
    },
    sender: sender && { address: sender.address, network: sender.network, person: sender.sender },
    isOverAddressLimit: isAddressOver,
  };
}

type ParsedSpoolObject = { spooled: SpooledEnquiry } | { unreadable: string };

/** Parses an object of the spool. Returns the reason, without personal data, if it is unreadable. */
export function parseSpooledEnquiry(text: string): ParsedSpoolObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { unreadable: "The object is not valid JSON" };
  }
  const parsed = spoolJsonSchema.safeParse(value);
  if (parsed.success) return { spooled: fromSpoolJson(parsed.data) };
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join(".") || "the object"));
  return { unreadable: `Missing or invalid: ${[...fields].join(", ")}` };
}
