import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { peopleQuerySchema } from "#contract/people/person-input.ts";
import { listPeople } from "#worker/modules/people/people-list.repository.ts";
import { findPerson } from "#worker/modules/people/person-detail.repository.ts";
import { countRowsRead } from "../../support/rows-read.ts";

const maxRows = 500;
/** The cost must not grow with the number of people, so it is measured at two sizes. */
const sizes = [1000, 4000];

/** Adds people, each with two contacts and two enquiries. Each tenth is named Mary Kollie. */
const addPeople = async (from: number, to: number) => {
  const numbers = `WITH RECURSIVE numbers (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${to})`;
  const time = "strftime('%Y-%m-%dT%H:%M:%fZ', 1790000000 + i * 60, 'unixepoch')";
  const statements = [
    `${numbers} INSERT INTO people (id, name, name_key, is_client, is_owner, created_at, changed_at, last_contact_at)
      SELECT printf('%08d-0000-4000-8000-000000000000', i), iif(i % 10 = 0, 'Mary Kollie', 'Person ' || i),
        iif(i % 10 = 0, 'mary kollie', 'person ' || i), 1, i % 50 = 0, ${time}, ${time}, ${time} FROM numbers`,
    `${numbers} INSERT INTO contacts (person_n, kind, value, key) SELECT n, 'phone', '0775' || (100000 + i), '+231775' || (100000 + i)
      FROM numbers JOIN people ON people.id = printf('%08d-0000-4000-8000-000000000000', i)`,
    `${numbers} INSERT INTO contacts (person_n, kind, value, key) SELECT n, 'email', 'p' || i || '@example.org', 'p' || i || '@example.org'
      FROM numbers JOIN people ON people.id = printf('%08d-0000-4000-8000-000000000000', i)`,
    `${numbers} INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, person_n)
      SELECT lower(hex(randomblob(4))) || '-0000-4000-8000-' || printf('%012d', i * 2 + half.value), 'E-' || i, 'general', 'Sender', '', '1', ${time}, n
      FROM numbers JOIN people ON people.id = printf('%08d-0000-4000-8000-000000000000', i), json_each('[0,1]') AS half`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
};

const lists: [name: string, query: Record<string, string>][] = [
  ["a page", {}],
  ["owners", { kind: "owner" }],
  ["a common name", { q: "mary" }],
  ["a number", { q: "0775100500" }],
  ["a part of a number", { q: "0775 10" }],
  ["an address", { q: "p500@example.org" }],
];

it("reads at most 500 rows for a page of people and for a person, however many there are", async () => {
  let stored = 0;
  for (const size of sizes) {
    await addPeople(stored, size);
    stored = size;
    for (const [name, query] of lists)
      expect(
        await countRowsRead(listPeople({ seesHealth: false }, peopleQuerySchema.parse(query))),
        `${name} of ${size}`,
      ).toBeLessThanOrEqual(maxRows);
    const id = "00000500-0000-4000-8000-000000000000";
    expect(
      await countRowsRead(findPerson({ seesHealth: false }, id, new Date())),
      `a person of ${size}`,
    ).toBeLessThanOrEqual(maxRows);
  }
});
