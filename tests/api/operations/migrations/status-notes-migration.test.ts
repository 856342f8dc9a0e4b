import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0019_status_notes.sql";

it("keeps the history of the version before, which still adds to it, and adds the notes of new changes", async () => {
  await migrateBefore(migration);
  await storeProperties(buildProperty({}));
  const sell = (note: string) =>
    env.DB.prepare("UPDATE properties SET is_available = 1 - is_available, status_note = ?").bind(note).run();
  await sell("Before");

  await migrateTo(migration);
  await sell("After");
  await env.DB.prepare(
    "INSERT INTO property_history (property_n, at, field, old_value, new_value) VALUES (1, 'now', 'price', '1', '2')",
  ).run();

  const { results } = await env.DB.prepare("SELECT field, note FROM property_history ORDER BY id").all();
  expect(results).toEqual([
    { field: "status", note: null },
    { field: "status", note: "After" },
    { field: "price", note: null },
  ]);
});
