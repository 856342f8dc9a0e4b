import { prepare } from "#worker/db/query.ts";
import { storeEnquiry } from "#worker/modules/enquiries/enquiries.repository.ts";
import { demoAccounts } from "../demo-accounts.ts";
import { stableUuid } from "../stable-uuid.ts";
import { type SampleEnquiry, sampleEnquiries } from "./sample-enquiries.ts";

type HistoryEntry = [field: string, before: string | null, after: string];

const firstNames = ["Test", "Demo", "Sample", "Example", "Placeholder", "Fictional"];

/** Returns statements that insert the missing sample enquiries, in different states, with their history. */
export async function prepareMissingEnquiries(db: D1Database, now: Date): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare("SELECT id FROM enquiries").all<{ id: string }>();
  const existingIds = new Set(results.map(({ id }) => id));
  return sampleEnquiries
    .map((enquiry, index) => ({ enquiry, index, id: stableUuid(`enquiry ${index}`) }))
    .filter(({ id }) => !existingIds.has(id))
    .sort((a, b) => b.enquiry.hoursAgo - a.enquiry.hoursAgo)
    .flatMap(({ enquiry, index, id }) => prepareEnquiry(db, enquiry, index, id, now));
}

function prepareEnquiry(db: D1Database, enquiry: SampleEnquiry, index: number, id: string, now: Date) {
  const { hoursAgo, service, message, subject = null, about, status, assigned, spam = false } = enquiry;
  const dateHoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const adminId = stableUuid(demoAccounts[1]?.email ?? "");
  const record = {
    id,
    reference: `E-${id.slice(0, 8).toUpperCase()}`,
    service,
    spam,
    submittedAt: dateHoursAgo(hoursAgo),
    accessHash: null,
    enquiry: {
      name: `${firstNames[index % firstNames.length]} Visitor ${index + 1}`,
      email: `visitor-${index + 1}@monroviahub.example`,
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
  return [
    ...storeEnquiry(record, false).map((statement) => prepare(db, statement)),
    db
      .prepare("UPDATE enquiries SET status = ?, assignee_id = (SELECT id FROM users WHERE id = ?) WHERE id = ?")
      .bind(status, assigned ? adminId : null, id),
    ...createHistory(enquiry, adminId).map(([field, before, after], index) =>
      db
        .prepare(
          `INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
           SELECT n, ?, ?, ?, ?, ? FROM enquiries WHERE id = ?`,
        )
        .bind(dateHoursAgo(hoursAgo * (1 - (index + 1) / 10)), adminId, field, before, after, id),
    ),
  ];
}

function createHistory({ status, assigned, note }: SampleEnquiry, adminId: string): HistoryEntry[] {
  const history: HistoryEntry[] = [];
  if (status !== "new") history.push(["status", "new", "read"]);
  if (status === "replied" || status === "closed") history.push(["status", "read", status]);
  if (assigned) history.push(["assignee", null, adminId]);
  if (note) history.push(["note", null, note]);
  return history;
}
