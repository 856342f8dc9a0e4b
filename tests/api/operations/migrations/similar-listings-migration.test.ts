import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0015_similar_listings.sql";
const at = env.MIGRATIONS.findIndex(({ name }) => name === migration);

it("compares the properties of the version before, and those that it still changes", async () => {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, at));
  await storeProperties(buildProperty({}), buildProperty({ title: "Flat, new" }));

  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, at + 1));
  await env.DB.prepare("UPDATE properties SET title = 'Villa (old)' WHERE n = 1").run();
  await storeProperties(buildProperty({ title: "Shop" }));

  const { results } = await env.DB.prepare(
    "SELECT similar_text FROM properties INDEXED BY properties_similar WHERE deleted_at IS NULL AND price_cents = 9000000 ORDER BY n",
  ).all();
  expect(results.map(({ similar_text }) => similar_text)).toEqual(
    ["villaold", "flatnew", "shop"].map((title) => `${title}\n12broadstreet`),
  );
});
