import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { storeTestEnquiry } from "../../../support/enquiries.ts";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0022_admin_search.sql";
const run = (statement: string) => env.DB.prepare(statement).run();
const find = async (index: string, words: string) =>
  (await env.DB.prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH ?`).bind(words).all()).results.length;

it("indexes the listers, numbers and notes of the version before, and what it still changes", async () => {
  await migrateBefore(migration);
  await storeProperties(
    buildProperty({ listed_by: "Désiré Brown", contact_number: "+231 886 123 456", reference: "MH-1042" }),
    buildProperty({ published: false }),
  );
  const { id } = await storeTestEnquiry({ name: "Zoë", phone_number: "0886 123 456" });
  await run(`INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, after)
    SELECT n, '2026-11-01T10:00:00.000Z', 'x', 'note', 'Wants a garden' FROM enquiries`);

  await migrateTo(migration);

  await expectDerivedDataToMatch();
  for (const words of ["desire", '"_n123456"', "mh1042", "zpublished"])
    expect(await find("property_index_all", words), words).toBe(words === "zpublished" ? 0 : 1);
  for (const words of ["zoe", '"_n3456"', "garden"]) expect(await find("enquiry_index", words), words).toBe(1);
  await run("UPDATE properties SET listed_by = 'Sarah', updated_at = '2026-11-02T10:00:00.000Z' WHERE n = 1");
  expect([await find("property_index_all", "desire"), await find("property_index_all", "sarah")]).toEqual([0, 1]);
  await run("DELETE FROM enquiry_history");
  expect([await find("enquiry_index", "garden"), await find("enquiry_index", "zoe")]).toEqual([0, 1]);
  await env.DB.prepare("DELETE FROM enquiries WHERE id = ?").bind(id).run();
  expect(await find("enquiry_index", "zoe")).toBe(0);
  await run("INSERT INTO enquiry_index (enquiry_index) VALUES ('integrity-check')");
  await expectDerivedDataToMatch();
});
