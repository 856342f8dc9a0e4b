import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import type { ServiceSlug } from "#contract/services/services.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import type { PreferredTime } from "#shared/enquiries/preferred-times.ts";
import { assumedWeek } from "#shared/site/open-times.ts";
import { replyDeadline } from "#shared/site/promise.ts";
import { batch } from "#worker/db/query.ts";
import { storeEnquiry } from "#worker/modules/enquiries/enquiries.repository.ts";

let counter = 0;

interface Overrides {
  id?: string;
  service?: ServiceSlug;
  name?: string;
  email?: string;
  phone_number?: string;
  message?: string | null;
  subject?: string | null;
  status?: "new" | "read" | "replied" | "closed";
  spam?: boolean;
  possibleSpam?: boolean;
  property_uuid?: string | null;
  professional_id?: string | null;
  preferred_day?: string | null;
  preferred_time?: PreferredTime | null;
  submittedAt?: string;
  mailed?: boolean;
}

/** Stores an enquiry, submitted one day ago by default. */
export async function storeTestEnquiry(overrides: Overrides = {}) {
  const { stored, statements } = buildTestEnquiry(overrides);
  await batch(env.DB, ...statements);
  return stored;
}

/** Stores enquiries in the given order; the last one is the newest. */
export async function storeTestEnquiries(...all: Overrides[]) {
  const built = all.map(buildTestEnquiry);
  for (let from = 0; from < built.length; from += 50)
    await batch(env.DB, ...built.slice(from, from + 50).flatMap(({ statements }) => statements));
  return built.map(({ stored }) => stored);
}

function buildTestEnquiry({ status, spam = false, possibleSpam = false, mailed = false, ...overrides }: Overrides) {
  counter += 1;
  const {
    id = crypto.randomUUID(),
    service = "general",
    submittedAt = new Date(Date.now() - 86_400_000 + counter).toISOString(),
    ...fields
  } = overrides;
  const enquiry = {
    name: `Sender ${counter}`,
    email: `sender-${counter}@example.org`,
    phone_number: "+231 77 555 0101",
    message: "Is it free?",
    subject: null,
    property_uuid: null,
    professional_id: null,
    course_id: null,
    preferred_day: null,
    preferred_time: null,
    ...fields,
  };
  const reference = enquiryReference(id);
  const record = { id, reference, service, enquiry, spam, possibleSpam, submittedAt, accessHash: null };
  const dueAt = replyDeadline(service, submittedAt, { week: assumedWeek, daysOff: [] });
  const statements = storeEnquiry(record, { dueAt, sendsMail: mailed });
  if (status) statements.push(sql`UPDATE enquiries SET status = ${status} WHERE id = ${id}`);
  return { stored: { id, reference, ...enquiry }, statements };
}
