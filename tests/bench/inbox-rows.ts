import type { EnquiryFilters } from "#contract/enquiries/inbox-enquiry.ts";
import { combineQueries } from "#worker/db/query.ts";
import { listEnquiries } from "#worker/modules/enquiries/inbox/inbox-list.repository.ts";
import { selectAnswers } from "#worker/modules/stats/answer-stats.repository.ts";
import { createDatabase } from "./bench-database.ts";
import { measure } from "./measure.ts";
import type { Report } from "./report.ts";

const size = 200_000;
const perStatement = 20_000;
/** Enquiries of the last two years, after which they are anonymized; the newest have no reply. */
const minutesBetween = 5.25;
const unanswered = 150;
const budget = 500;

/** The longest period of the answer times. */
const answerDays = 400;

const assignee = "5d2f3f0a-0000-4000-8000-000000000001";
const cases: [name: string, filters: EnquiryFilters][] = [
  ["inbox", {}],
  ["to answer", { unanswered: true }],
  ["overdue", { overdue: true }],
  ["next steps", { next_step: "any" }],
  ["next steps due", { next_step: "due" }],
  ["a service", { service: "janitorial" }],
  ["a status", { status: "closed" }],
  ["a colleague, with the total", { assignee_id: assignee }],
];

/** Measures the rows that the inbox reads with its counts, at 200,000 enquiries. */
export async function inboxRows(report: Report): Promise<void> {
  const { mf, db } = await createDatabase();
  try {
    const now = new Date();
    await addEnquiries(db, now);
    report.heading(`Rows read by the inbox with its counts, at ${size} enquiries; a first page`);
    for (const [name, filters] of cases) {
      const { cost } = await measure(db, listEnquiries({ seesHealth: true }, filters, { limit: 24 }, now));
      const rows = cost.rows.reduce((total, read) => total + read, 0);
      report.line(name, [`${rows}`], `${budget}`, rows <= budget && cost.trips === 1);
    }
    const from = new Date(now.getTime() - answerDays * 86_400_000).toISOString();
    const { result, cost } = await measure(
      db,
      combineQueries([selectAnswers({ seesHealth: true }, "channel", from, now.toISOString())], (answers) => answers),
    );
    const [rows = 0] = cost.rows;
    // Each entry of the index with its row.
    const target = 2 * result.length;
    report.line(`answer times of ${result.length} enquiries`, [`${rows}`], `${target}`, rows <= target);
  } finally {
    await mf.dispose();
  }
}

/** Adds 200,000 enquiries without people, a colleague has 400 of them. */
export async function addEnquiries(db: D1Database, now: Date): Promise<void> {
  // The words of a search are measured by no case, and take the longest to store.
  await db.prepare("DROP TRIGGER enquiry_indexed").run();
  await db
    .prepare(
      `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, created_at)
       VALUES (?, 'mary', 'mary', 'mary@example.org', 'mary@example.org', '', 'admin', ?)`,
    )
    .bind(assignee, now.toISOString())
    .run();
  for (let from = 0; from < size; from += perStatement) {
    await db
      .prepare(
        `WITH RECURSIVE numbers (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ?1 + ${perStatement}),
           times AS (SELECT i, strftime('%Y-%m-%dT%H:%M:%fZ', ?2, '-' || ((${size} - i) * ${minutesBetween}) || ' minutes') AS at FROM numbers)
         INSERT INTO enquiries (id, reference, service, name, email, phone_number, status, submitted_at, due_at, changed_at,
           assignee_id, next_step, next_step_at, answered_at)
         SELECT printf('%08x-0000-4000-8000-000000000000', i), 'E-' || i, iif(i % 3, 'real-estate', 'janitorial'), 'Sender', 'sender@example.org', '0775550101',
           iif(i >= ${size - unanswered}, 'new', 'closed'), at, strftime('%Y-%m-%dT%H:%M:%fZ', at, '+8 hours'), at,
           iif(i % 500 = 1, ?3, NULL), iif(i % 2000 = 1, 'Call', NULL), iif(i % 2000 = 1, substr(?2, 1, 10), NULL),
           iif(i % 10, strftime('%Y-%m-%dT%H:%M:%fZ', at, '+' || (i * 37 % 900) || ' minutes'), NULL) FROM times`,
      )
      .bind(from, now.toISOString(), assignee)
      .run();
  }
}
