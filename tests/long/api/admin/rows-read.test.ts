import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { adminPropertyListQuerySchema } from "#contract/listings/admin-property-list-query.ts";
import { peopleQuerySchema } from "#contract/people/person-input.ts";
import { query } from "#worker/db/query.ts";
import { countEnquiries } from "#worker/modules/enquiries/inbox/enquiry-counts.repository.ts";
import { selectEnquiries } from "#worker/modules/enquiries/inbox/inbox-list.repository.ts";
import { findOwnersToAsk } from "#worker/modules/owners/owners-to-ask.repository.ts";
import { listUnlinked } from "#worker/modules/people/linking/unlinked-enquiries.repository.ts";
import { listPeople } from "#worker/modules/people/people-list.repository.ts";
import { findPerson } from "#worker/modules/people/person-detail.repository.ts";
import { listAdminProperties } from "#worker/modules/properties/admin/admin-lists.repository.ts";
import { countToConfirm, listToConfirm } from "#worker/modules/properties/confirm/to-confirm.repository.ts";
import { selectAnswers } from "#worker/modules/stats/answer-stats.repository.ts";
import { countPropertyActivity } from "#worker/modules/stats/property-activity.repository.ts";
import { storeTestEnquiries } from "../../../support/enquiries.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { countRowsRead } from "../../../support/rows-read.ts";
import { runSql } from "../../../support/storage/rows.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const [all, lettings] = [{ seesHealth: true }, { seesHealth: false }];

it("lists and counts of admins read few rows, through an index", async () => {
  const homes = await storeProperties(
    ...Array.from({ length: 60 }, (_, n) =>
      buildProperty({ contact_number: `0886 12 ${n + 1000}`, listed_by: "Musu" }),
    ),
  );
  await storeTestEnquiries(
    ...homes.map(
      ({ uuid }, n) =>
        ({
          phone_number: `0886 12 ${n + 1000}`,
          status: n % 2 ? "closed" : "new",
          service: n % 4 ? "general" : "health",
          submittedAt: n < 10 ? "2026-11-10T09:00:00.000Z" : "2026-08-10T09:00:00.000Z",
          property_uuid: uuid,
        }) as const,
    ),
  );
  const property_uuid = homes[1]?.uuid ?? "";
  const typed = adminPropertyListQuerySchema.parse({ q: "0886 12 1030", view: "card" });
  const cases: [name: string, read: Parameters<typeof countRowsRead>[0], maxRows: number][] = [
    ["the inbox", selectEnquiries(all, {}, now, 5), 30],
    ["the inbox without health", selectEnquiries(lettings, {}, now, 5), 30],
    ["health without the permission", selectEnquiries(lettings, { service: "health" }, now, 5), 1],
    ["new enquiries", selectEnquiries(all, { status: "new" }, now, 5), 30],
    ["a service", selectEnquiries(all, { service: "health" }, now, 5), 30],
    ["a status of a service", selectEnquiries(all, { status: "closed", service: "general" }, now, 5), 40],
    ["a word of each enquiry", selectEnquiries(all, { q: "sender" }, now, 5), 45],
    ["a number of one enquiry", selectEnquiries(all, { q: "0886 12 1030" }, now, 24), 30],
    ["the enquiries about a home", selectEnquiries(all, { property_uuid }, now, 25), 10],
    ["the counts of the inbox", countEnquiries(all, now), 250],
    ["the counts of the inbox without health", countEnquiries(lettings, now), 250],
    ["the activity of a home", countPropertyActivity(all, property_uuid, "2026-10-22", now), 12],
    [
      "the answers of a month",
      selectAnswers(all, "service", "2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"),
      22,
    ],
    ["a number of one home", listAdminProperties(typed, { kind: undefined, limit: 24 }, () => ""), 30],
  ];
  for (const [name, read, maxRows] of cases) expect(await countRowsRead(read), name).toBeLessThanOrEqual(maxRows);
  for (const reader of [all, lettings])
    expect((await query(env.DB, selectEnquiries(reader, {}, now, 5)))[0]).toHaveLength(5);
  expect((await query(env.DB, selectEnquiries(all, { property_uuid }, now, 25)))[0]).toHaveLength(1);
});

/** The cost must not grow with the number of people, so it is measured at two sizes. */
const sizes = [700, 2000];

/** Adds people, each with two contacts and two enquiries. Each tenth is named Mary Kollie. */
const addPeople = async (from: number, to: number) => {
  const numbers = `WITH RECURSIVE numbers (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${to})`;
  const time = "strftime('%Y-%m-%dT%H:%M:%fZ', 1790000000 + i * 60, 'unixepoch')";
  const personOf = "FROM numbers JOIN people ON people.id = printf('%08d-0000-4000-8000-000000000000', i)";
  const statements = [
    `${numbers} INSERT INTO people (id, name, name_key, is_client, is_owner, created_at, changed_at, last_contact_at)
      SELECT printf('%08d-0000-4000-8000-000000000000', i), iif(i % 10 = 0, 'Mary Kollie', 'Person ' || i),
        iif(i % 10 = 0, 'mary kollie', 'person ' || i), 1, i % 50 = 0, ${time}, ${time}, ${time} FROM numbers`,
    `${numbers} INSERT INTO contacts (person_n, kind, value, key)
      SELECT n, 'phone', '0775' || (100000 + i), '+231775' || (100000 + i) ${personOf}`,
    `${numbers} INSERT INTO contacts (person_n, kind, value, key)
      SELECT n, 'email', 'p' || i || '@example.org', 'p' || i || '@example.org' ${personOf}`,
    `${numbers} INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, person_n)
      SELECT lower(hex(randomblob(4))) || '-0000-4000-8000-' || printf('%012d', i * 2 + half.value), 'E-' || i, 'general',
        'Sender', '', '1', ${time}, n ${personOf}, json_each('[0,1]') AS half`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
};

it("a page of people and a person read at most 500 rows, however many people there are", async () => {
  const lists = [{}, { kind: "owner" }, ...["mary", "0775100500", "0775 10", "p500@example.org"].map((q) => ({ q }))];
  const id = "00000500-0000-4000-8000-000000000000";
  for (const [index, size] of sizes.entries()) {
    await addPeople(sizes[index - 1] ?? 0, size);
    for (const list of lists)
      expect(
        await countRowsRead(listPeople(lettings, peopleQuerySchema.parse(list), now)),
        `${JSON.stringify(list)} of ${size}`,
      ).toBeLessThanOrEqual(500);
    const person = findPerson(lettings, id, now);
    expect(await countRowsRead(person), `a person of ${size}`).toBeLessThanOrEqual(500);
  }
  const homes = await storeProperties(...Array.from({ length: 60 }, () => buildProperty()));
  await storeTestEnquiries(...homes.map(({ uuid }) => ({ property_uuid: uuid })));
  await runSql(
    "UPDATE enquiries SET person_n = (SELECT n FROM people WHERE id = ?) WHERE property_uuid IS NOT NULL",
    id,
  );
  expect(await countRowsRead(findPerson(lettings, id, now)), "a person with 60 enquiries").toBeLessThanOrEqual(500);
});

it("what waits for the schedule or a confirmation is read without the others, though no statement names an index", async () => {
  const homes = await storeProperties(...Array.from({ length: 60 }, () => buildProperty()));
  await storeTestEnquiries(...homes.map(({ uuid }) => ({ property_uuid: uuid })));
  await env.DB.batch(
    [
      // Most are sold, which are not confirmed either, or confirmed.
      "UPDATE properties SET is_confirmed = 0, is_available = 0, unavailable_reason = 'sold' WHERE n % 30 BETWEEN 1 AND 20",
      "UPDATE properties SET is_confirmed = 1 WHERE n % 30 > 20",
      "UPDATE properties SET is_confirmed = 0 WHERE n % 30 = 0",
      "UPDATE enquiries SET person_n = NULL WHERE n % 30 = 0",
    ].map((statement) => env.DB.prepare(statement)),
  );
  for (const statistics of ["without", "with"]) {
    if (statistics === "with") await runSql("ANALYZE");
    expect((await query(env.DB, countToConfirm))[0]).toBe(2);
    expect(await countRowsRead(countToConfirm), statistics).toBeLessThanOrEqual(3);
    expect(await countRowsRead(listToConfirm({ limit: 24 })), statistics).toBeLessThanOrEqual(8);
    expect(await countRowsRead(findOwnersToAsk(lettings, now)), statistics).toBeLessThanOrEqual(8);
    expect((await query(env.DB, listUnlinked(20)))[0]).toHaveLength(2);
    expect(await countRowsRead(listUnlinked(20)), statistics).toBeLessThanOrEqual(3);
  }
});
