import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { storeTestEnquiry } from "../../../support/enquiries.ts";

const migration = "0016_enquiries_of_listing.sql";
const at = env.MIGRATIONS.findIndex(({ name }) => name === migration);

it("finds the enquiries of the version before by their listing", async () => {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, at));
  await storeTestEnquiry({ property_uuid: "one" });
  await storeTestEnquiry({});

  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, at + 1));
  await storeTestEnquiry({ property_uuid: "one" });

  const found = await env.DB.prepare(
    "SELECT n FROM enquiries INDEXED BY enquiries_property WHERE property_uuid = 'one' ORDER BY n",
  ).all();
  expect(found.results).toEqual([{ n: 1 }, { n: 3 }]);
});
