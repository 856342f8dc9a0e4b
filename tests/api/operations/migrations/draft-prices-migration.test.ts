import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { migrateBefore, migrateTo, migrateToNewest } from "../../../support/migrations.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0018_draft_prices.sql";

it("removes the reductions of drafts, keeps those of published properties and sees new ones", async () => {
  await migrateBefore(migration);
  await storeProperties(buildProperty({}), buildProperty({}), buildProperty({}));
  await env.DB.prepare("UPDATE properties SET published = 0 WHERE n = 1").run();
  await env.DB.prepare("UPDATE properties SET price_cents = 8000000 WHERE n < 3").run();

  await migrateTo(migration);
  await env.DB.prepare("UPDATE properties SET price_cents = 7000000 WHERE n IN (1, 3)").run();

  const { results } = await env.DB.prepare("SELECT previous_price_cents FROM properties ORDER BY n").all();
  expect(results.map(({ previous_price_cents }) => previous_price_cents)).toEqual([null, 9_000_000, 9_000_000]);
  await migrateToNewest();
  await expectDerivedDataToMatch();
});
