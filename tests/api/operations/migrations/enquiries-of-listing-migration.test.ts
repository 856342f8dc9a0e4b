import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";

const migration = "0016_enquiries_of_listing.sql";

/** Stores an enquiry as the version before did. */
const storeEnquiry = (id: string, uuid: string | null) =>
  env.DB.prepare(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, property_uuid, submitted_at)
     VALUES (?1, ?1, 'general', 'Ma Kebbeh', 'kebbeh@example.org', '0770 000 000', ?2, '2026-01-01T09:00:00.000Z')`,
  )
    .bind(id, uuid)
    .run();

it("finds the enquiries of the version before by their listing", async () => {
  await migrateBefore(migration);
  await storeEnquiry("a", "one");
  await storeEnquiry("b", null);

  await migrateTo(migration);
  await storeEnquiry("c", "one");

  const found = await env.DB.prepare(
    "SELECT n FROM enquiries INDEXED BY enquiries_property WHERE property_uuid = 'one' ORDER BY n",
  ).all();
  expect(found.results).toEqual([{ n: 1 }, { n: 3 }]);
});
