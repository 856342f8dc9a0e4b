import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import { usableWeek } from "#shared/site/open-times.ts";
import { replyDeadline } from "#shared/site/promise.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { storeEnquiry } from "#worker/modules/enquiries/enquiries.repository.ts";
import { demoAccounts } from "../demo-accounts.ts";
import { prepare } from "../prepare.ts";
import { seededSite } from "../seeded-site.ts";
import { stableUuid } from "../stable-uuid.ts";
import { type SampleEnquiry, sampleEnquiries } from "./sample-enquiries.ts";

interface HistoryEntry {
  field: "status" | "assignee" | "note";
  before: string | null;
  after: string;
}

const [superId = "", adminId = ""] = demoAccounts.map(({ email }) => stableUuid(email));

/** Who made all changes: the demo admin, who does not see enquiries to the clinic, or the demo super admin. */
const colleagueFor = ({ service }: SampleEnquiry) => (service === "health" ? superId : adminId);

const firstNames = ["Test", "Demo", "Sample", "Example", "Placeholder", "Fictional"];

/** Returns statements that insert the missing sample enquiries, in different states, with their history and its entries in the audit log. */
export async function prepareMissingEnquiries(db: D1Database, now: Date): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare("SELECT id FROM enquiries").all<{ id: string }>();
  const existingIds = new Set(results.map(({ id }) => id));
  const missing = sampleEnquiries
    .map((enquiry, index) => ({ enquiry, index, id: stableUuid(`enquiry ${index}`) }))
    .filter(({ id }) => !existingIds.has(id))
    .sort((a, b) => b.enquiry.hoursAgo - a.enquiry.hoursAgo);
  const audited = missing
    .flatMap(({ enquiry, id }) =>
      createHistory(enquiry).map((entry, at) => ({
        ...entry,
        id,
        at: changedAt(enquiry, at, now),
        actor: colleagueFor(enquiry),
      })),
    )
    .filter(({ field }) => field === "status" || field === "assignee")
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return [
    ...missing.flatMap(({ enquiry, index, id }) => prepareEnquiry(db, enquiry, index, id, now)),
    // The audit log is in the order in which its entries were written.
    ...audited.map(({ id, at, actor, field, before, after }) =>
      prepare(
        db,
        insertAuditEntry(
          { id: actor },
          { action: "update", entity: "enquiry", entityId: id, before: { [field]: before }, after: { [field]: after } },
          at,
        ),
      ),
    ),
  ];
}

/** Returns the time of a change in the history of a sample enquiry. */
const changedAt = ({ hoursAgo }: SampleEnquiry, index: number, now: Date) =>
  new Date(now.getTime() - hoursAgo * (1 - (index + 1) / 10) * 3_600_000);

function prepareEnquiry(db: D1Database, enquiry: SampleEnquiry, index: number, id: string, now: Date) {
  const { hoursAgo, service, message, subject = null, about, status, assigned, spam = false } = enquiry;
  const dateHoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const record = {
    id,
    reference: enquiryReference(id),
    service,
    spam,
    possibleSpam: false,
    submittedAt: dateHoursAgo(hoursAgo),
    accessHash: null,
    enquiry: {
      name: `${firstNames[index % firstNames.length]} Visitor ${index + 1}`,
      // Many people here have a phone and no email.
      email: index % 3 === 1 ? "" : `visitor-${index + 1}@monroviahub.example`,
      phone_number: `+231 77 000 ${String(1000 + index)}`,
      message,
      subject,
      property_uuid: about ? stableUuid(about) : null,
      professional_id: null,
      course_id: null,
      preferred_day: null,
      preferred_time: null,
    },
  };
  const colleague = colleagueFor(enquiry);
  const isAnswered = status === "replied" || status === "closed";
  // The answer is the second change.
  const answeredAt = isAnswered ? changedAt(enquiry, 1, now).toISOString() : null;
  const open = { week: usableWeek(seededSite.week), daysOff: [] };
  const dueAt = replyDeadline(record.service, record.submittedAt, open);
  return [
    ...storeEnquiry(record, { dueAt, sendsMail: false }).map((statement) => prepare(db, statement)),
    db
      .prepare(
        `UPDATE enquiries SET status = ?, assignee_id = (SELECT id FROM users WHERE id = ?), answered_at = ?,
          answered_by = ? WHERE id = ?`,
      )
      .bind(status, assigned ? colleague : null, answeredAt, isAnswered ? colleague : null, id),
    ...createHistory(enquiry).map(({ field, before, after }, index) =>
      db
        .prepare(
          `INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
           SELECT n, ?, ?, ?, ?, ? FROM enquiries WHERE id = ?`,
        )
        .bind(changedAt(enquiry, index, now).toISOString(), colleague, field, before, after, id),
    ),
  ];
}

function createHistory(enquiry: SampleEnquiry): HistoryEntry[] {
  const { status, assigned, note } = enquiry;
  const history: HistoryEntry[] = [];
  if (status !== "new") history.push({ field: "status", before: "new", after: "read" });
  if (status === "replied" || status === "closed") history.push({ field: "status", before: "read", after: status });
  if (assigned) history.push({ field: "assignee", before: null, after: colleagueFor(enquiry) });
  if (note) history.push({ field: "note", before: null, after: note });
  return history;
}
