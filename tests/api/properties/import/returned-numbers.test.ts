import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import { isNotNullViolation } from "#worker/db/constraint-errors.ts";
import { batch, query } from "#worker/db/query.ts";
import { findFreeReferences } from "#worker/modules/properties/write/references.repository.ts";
import { callApi, storeSignedIn } from "../../../support/accounts.ts";
import { buildProperty, storeImage } from "../../../support/properties.ts";
import { runSql } from "../../../support/storage/rows.ts";
import { house, storedProperties } from "./import-rows.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const { reference: _, ...unnamed } = house;
const asTable = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => ({ ...unnamed, title: `House ${index}`, row: first + index }));

/** Imports rows without references. Returns the id of the import and the references that they got. */
async function importHouses(count: number, import_id = crypto.randomUUID(), first = 1) {
  const rows = asTable(count, first);
  const { body } = await callApi<PropertyImportResponse>("/import/properties", { token, body: { import_id, rows } });
  return { id: import_id, references: body.data.rows.map(({ reference }) => reference) };
}
const importNamed = (reference: string, import_id = crypto.randomUUID()) =>
  callApi("/import/properties", { token, body: { import_id, rows: [{ ...house, reference }] } });
const undo = async (id: string) => (await callApi(`/import/${id}/undo`, { method: "POST", token })).status;
const nextReference = async () => (await importHouses(1)).references[0];

it("gives the numbers of an undone import to the next one", async () => {
  expect((await importHouses(1)).references).toEqual(["MH-1001"]);
  const wrong = await importHouses(150);
  expect((await importHouses(150, wrong.id, 151)).references.at(-1)).toBe("MH-1301");
  expect(await undo(wrong.id)).toBe(200);
  expect((await importHouses(2)).references).toEqual(["MH-1002", "MH-1003"]);
});

it("uses up no numbers when the same file is imported and undone again and again", async () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    const { id, references } = await importHouses(3);
    expect(references).toEqual(["MH-1001", "MH-1002", "MH-1003"]);
    await undo(id);
  }
});

it("keeps the numbers if a higher one was given since", async () => {
  const wrong = await importHouses(2);
  expect(await nextReference()).toBe("MH-1003");
  await undo(wrong.id);
  expect(await nextReference()).toBe("MH-1004");
});

it("gives back the numbers of two imports that are undone in any order", async () => {
  const [first, second] = [await importHouses(2), await importHouses(2)];
  await undo(second.id);
  await undo(first.id);
  expect(await nextReference()).toBe("MH-1001");
});

it("keeps the numbers up to that of a listing that the undo leaves or moves to the bin", async () => {
  const { id, references } = await importHouses(3);
  const [, second] = await storedProperties("uuid, reference");
  await storeImage({ ...buildProperty(), uuid: second?.uuid as string });
  await undo(id);
  expect(await storedProperties("reference")).toEqual([{ reference: references[1] }]);
  expect(await nextReference()).toBe("MH-1003");
});

it("skips a number above that was entered by hand, and keeps those up to one between", async () => {
  await importHouses(1);
  for (const reference of ["MH-1003", "MH-1005"]) await importNamed(reference);
  const wrong = await importHouses(2);
  expect(wrong.references).toEqual(["MH-1002", "MH-1004"]);
  await undo(wrong.id);
  expect((await importHouses(3)).references).toEqual(["MH-1004", "MH-1006", "MH-1007"]);
});

it("does not give again the number of an earlier listing that was deleted for good", async () => {
  await importHouses(2);
  await runSql("DELETE FROM properties WHERE reference = 'MH-1002'");
  const wrong = await importHouses(1);
  await undo(wrong.id);
  expect(await nextReference()).toBe("MH-1003");
});

it("returns no number for rows that had their own reference", async () => {
  await importHouses(1);
  const id = crypto.randomUUID();
  await importNamed("MH-1500", id);
  await undo(id);
  expect(await nextReference()).toBe("MH-1002");
});

it("makes a request that read the free numbers before the undo read them again if they have changed", async () => {
  const wrong = await importHouses(2);
  const [free] = await query(env.DB, findFreeReferences(1));
  expect(free.references).toEqual(["MH-1003"]);
  await undo(wrong.id);
  await expect(batch(env.DB, ...free.take)).rejects.toSatisfy((error) => isNotNullViolation(error, "sequences.value"));
  expect(await nextReference()).toBe("MH-1001");
});
