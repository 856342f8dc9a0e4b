import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0015_similar_listings.sql";

it("compares the properties of the version before, and those that it still changes", async () => {
  await migrateBefore(migration);
  await storeProperties(buildProperty({}), buildProperty({ title: "Flat, new" }));

  await migrateTo(migration);
  await env.DB.prepare("UPDATE properties SET title = 'Villa (old)' WHERE n = 1").run();
  await storeProperties(buildProperty({ title: "Shop" }));

  const { results } = await env.DB.prepare(
    "SELECT similar_text FROM properties INDEXED BY properties_similar WHERE deleted_at IS NULL AND price_cents = 9000000 ORDER BY n",
  ).all();
  expect(results.map(({ similar_text }) => similar_text)).toEqual(
    ["villaold", "flatnew", "shop"].map((title) => `${title}\n12broadstreet`),
  );
});
