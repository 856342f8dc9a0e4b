import { peopleQuerySchema } from "#contract/people/person-input.ts";
import type { Query } from "#worker/db/query.ts";
import { listPeople } from "#worker/modules/people/people-list.repository.ts";
import { findPerson } from "#worker/modules/people/person-detail.repository.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import { addEnquiries } from "./inbox-rows.ts";
import { measure } from "./measure.ts";
import type { Report } from "./report.ts";

const size = 100_000;
const perStatement = 10_000;
const budget = 500;

const idOf = (n: number) => `${String(n).padStart(8, "0")}-0000-4000-8000-000000000000`;
const nurse = { seesHealth: true };
const lettings = { seesHealth: false };
const list = (query: Record<string, string>, reader = lettings) =>
  listPeople(reader, peopleQuerySchema.parse(query), new Date());

/** Measures the rows that a person's page and the list of people read, at 100,000 people and 200,000 enquiries. */
export async function peopleRows(report: Report): Promise<void> {
  const { mf, db } = await createDatabase();
  try {
    const now = new Date();
    await addProperties(db, 0, 100);
    await addEnquiries(db, now);
    await addPeople(db);
    await addBusyPerson(db, now);
    const cases: [name: string, query: Query<unknown>][] = [
      ["a person", findPerson(lettings, idOf(5001), now)],
      ["a person with 60 enquiries", findPerson(lettings, idOf(1), now)],
      ["the same with the permission health", findPerson(nurse, idOf(1), now)],
      ["a page of people", list({})],
      ["owners", list({ kind: "owner" })],
      ["a name that 10,000 people have", list({ q: "mary" })],
      ["the owners with it", list({ q: "mary", kind: "owner" }, nurse)],
      ["a part of a number", list({ q: "0775 10" })],
      ["words of titles", list({ q: "house" })],
    ];
    report.heading(`Rows read by a person's page and the list of people, at ${size} people and ${size * 2} enquiries`);
    for (const [name, query] of cases) {
      const { cost } = await measure(db, query);
      const rows = cost.rows.reduce((total, read) => total + read, 0);
      report.line(name, [`${rows}`], `${budget}`, rows <= budget && cost.trips === 1);
    }
  } finally {
    await mf.dispose();
  }
}

/** Adds people with two contacts and two enquiries each. Each tenth has the same name, each fiftieth is an owner. */
async function addPeople(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ('people', 'contacts', 'enquiries')",
    )
    .all<{ name: string; sql: string }>();
  // The index is filled at once, which takes less time.
  await db.batch(results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)));
  const time = "strftime('%Y-%m-%dT%H:%M:%fZ', 1790000000 + i * 60, 'unixepoch')";
  for (let from = 1; from <= size; from += perStatement) {
    const numbers = `WITH RECURSIVE numbers (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${from + perStatement})`;
    const statements = [
      `${numbers} INSERT INTO people (n, id, name, name_key, is_client, is_owner, created_at, changed_at, last_contact_at)
        SELECT i, printf('%08d-0000-4000-8000-000000000000', i), iif(i % 10 = 1, 'Mary Kollie', 'Person ' || i),
          iif(i % 10 = 1, 'mary kollie', 'person ' || i), 1, i % 50 = 1, ${time}, ${time}, ${time} FROM numbers`,
      `${numbers} INSERT INTO contacts (person_n, kind, value, key)
        SELECT i, 'phone', '0775' || (100000 + i), '+231775' || (100000 + i) FROM numbers`,
      `${numbers} INSERT INTO contacts (person_n, kind, value, key)
        SELECT i, 'email', 'p' || i || '@example.org', 'p' || i || '@example.org' FROM numbers`,
      `UPDATE enquiries SET person_n = (n + 1) / 2 WHERE n BETWEEN ${from * 2 - 1} AND ${(from + perStatement) * 2 - 2}`,
      `INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words
        WHERE n BETWEEN ${from} AND ${from + perStatement - 1}`,
    ];
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
  await db.batch(results.map(({ sql }) => db.prepare(sql)));
}

/** Gives the first person 60 enquiries about homes with a call each, twelve contacts, calls, and a number that ten others have too. */
async function addBusyPerson(db: D1Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const statements = [
    `UPDATE enquiries SET person_n = 1, property_uuid = (SELECT uuid FROM properties WHERE properties.n = enquiries.n % 100 + 1)
      WHERE n <= 120 AND n % 2 = 1`,
    `INSERT INTO enquiry_events (enquiry_n, at, actor_id, kind) SELECT n, '${at}', '', 'call' FROM enquiries WHERE person_n = 1`,
    `INSERT INTO person_events (person_n, at, actor_id, kind) SELECT 1, '${at}', '', 'call' FROM json_each('[1,2,3,4,5]')`,
    `INSERT INTO contacts (person_n, kind, value, key) SELECT 1, 'email', 'm' || value || '@example.org', 'm' || value || '@example.org'
      FROM json_each('[1,2,3,4,5,6,7,8,9,10]')`,
    `INSERT INTO contacts (person_n, kind, value, key) SELECT n, 'phone', '0775100001', '+231775100001' FROM people WHERE n BETWEEN 1001 AND 1010`,
  ];
  await db.batch(statements.map((statement) => db.prepare(statement)));
}
