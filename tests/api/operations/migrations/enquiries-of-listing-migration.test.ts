import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { storeTestEnquiry } from "../../../support/enquiries.ts";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";

const migration = "0016_enquiries_of_listing.sql";

it("finds the enquiries of the version before by their listing", async () => {
  await migrateBefore(migration);
  await storeTestEnquiry({ property_uuid: "one" });
  await storeTestEnquiry({});

  await migrateTo(migration);
  await storeTestEnquiry({ property_uuid: "one" });

  const found = await env.DB.prepare(
    "SELECT n FROM enquiries INDEXED BY enquiries_property WHERE property_uuid = 'one' ORDER BY n",
  ).all();
  expect(found.results).toEqual([{ n: 1 }, { n: 3 }]);
});
