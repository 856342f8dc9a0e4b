import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ImportListResponse, ImportUndoConflict } from "#contract/admin/property-import.ts";
import { query } from "#worker/db/query.ts";
import { findChangedValues } from "#worker/modules/properties/import/undo/import-undo.repository.ts";
import { callApi, readAllTables, storeSignedIn } from "../../../support/accounts.ts";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { queryRows, runSql } from "../../../support/storage/rows.ts";
import { flat, house, storedProperties } from "./import-rows.ts";

type Account = Awaited<ReturnType<typeof storeSignedIn>>;
let me: Account;
let colleague: Account;
beforeEach(async () => {
  me = await storeSignedIn({ role: "admin", username: "importer" });
  colleague = await storeSignedIn({ role: "admin", username: "colleague" });
});

const { reference: _, ...unnamed } = house;
const importRows = (import_id: string, rows: object[], { token } = me) =>
  callApi("/import/properties", { token, body: { import_id, rows, file_name: "homes.csv" } });
const undo = (id: string, { token } = me) =>
  callApi<ImportUndoConflict>(`/import/${id}/undo`, { method: "POST", token });
const rename = (uuid: unknown, title: string, { token } = colleague) =>
  callApi("/update/buy/property", { method: "PATCH", token, body: { uuid, title } });
const newId = () => crypto.randomUUID();

describe("undoing an import", () => {
  it("removes what it created, restores what it changed, and keeps everything else", async () => {
    await importRows(newId(), [house, { ...house, reference: "R-9" }]);
    const id = newId();
    await importRows(id, [
      { ...house, title: "Changed", price: "95000", bedrooms: "3" },
      flat,
      { ...unnamed, row: 3 },
      { ...flat, reference: "R-4", title: "" },
    ]);
    const { status, body } = await undo(id);
    expect([status, body]).toEqual([200, { removed: 2, restored: 1, remaining: 0 }]);
    const old = { title: house.title, price_cents: 9_000_050, bedrooms: null };
    expect(await storedProperties("reference, title, price_cents, bedrooms")).toEqual([
      { reference: "R-1", ...old },
      { reference: "R-9", ...old },
    ]);
    expect((await storedProperties("words"))[0]?.words).not.toContain(" changed ");
    expect((await undo(id)).body).toEqual({ removed: 2, restored: 1, remaining: 0 });
    expect((await importRows(newId(), [flat])).text).toContain('"created":1');
  });

  it("shows no reduction after it lowers a price again, and keeps the date of a status", async () => {
    await importRows(newId(), [house]);
    const sold = new Date(Date.now() - 90 * 86_400_000).toISOString();
    const [{ uuid } = {}] = await storedProperties("uuid");
    await callApi("/update/buy/property", { method: "PATCH", token: me.token, body: { uuid, status: "sold" } });
    await runSql("UPDATE properties SET published = 1, status_changed_at = ?1", sold);
    await runSql("UPDATE property_history SET at = ?1 WHERE field = 'status'", sold);
    const id = newId();
    await importRows(id, [{ ...house, price: "95000", status: "available" }]);
    const columns = "price_cents, previous_price_cents, price_reduced_at, status, status_changed_at";
    expect(await storedProperties(columns)).toMatchObject([{ price_cents: 9_500_000, status: "available" }]);
    expect((await undo(id)).body.restored).toBe(1);
    const unreduced = { price_cents: 9_000_050, previous_price_cents: null, price_reduced_at: null };
    expect(await storedProperties(columns)).toEqual([{ ...unreduced, status: "sold", status_changed_at: sold }]);
  });

  it("is one line of the audit log, after which the import accepts no more rows", async () => {
    const id = newId();
    await importRows(id, [house]);
    await undo(id);
    await undo(id);
    const results = await queryRows("SELECT action FROM audit WHERE entity = 'import' ORDER BY n");
    expect(results.map(({ action }) => action)).toEqual(["import", "import-changes", "import-undo"]);
    const { status, text } = await importRows(id, [flat]);
    expect([status, text]).toEqual([409, expect.stringContaining("This import was undone")]);
    expect(await storedProperties("n")).toEqual([]);
  });

  it("finds the values of rows from more requests than a statement has parameters", async () => {
    const times = Array.from({ length: 150 }, (_, index) => new Date(index).toISOString());
    const [found] = await query(env.DB, findChangedValues(newId(), times));
    expect(found.size).toBe(0);
  });

  it("leaves and lists what another person has changed since, and undoes the rest", async () => {
    await importRows(newId(), [house]);
    const id = newId();
    await importRows(id, [
      { ...house, row: 1, title: "Imported" },
      { ...house, row: 2, reference: "R-2" },
      { ...flat, row: 3, reference: "R-3" },
    ]);
    const [first, second] = await storedProperties("uuid");
    expect((await rename(first?.uuid, "Theirs")).status).toBe(200);
    await rename(second?.uuid, "Theirs too");
    const { status, body } = await undo(id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ detail: "Another person has changed 2 listings since", removed: 1, restored: 0 });
    expect(body.left.map(({ row, reference, by }) => [row, reference, by])).toEqual([
      [1, "R-1", "colleague"],
      [2, "R-2", "colleague"],
    ]);
    expect(await storedProperties("title")).toEqual([{ title: "Theirs" }, { title: "Theirs too" }]);
  });

  it("leaves what another person's import has changed since, and keeps the same person's later values", async () => {
    await importRows(newId(), [house]);
    const id = newId();
    const created = { ...house, reference: "R-2" };
    await importRows(id, [{ ...house, title: "Imported", price: "95000" }, created, { ...house, reference: "R-3" }]);
    for (const { uuid } of (await storedProperties("uuid")).slice(0, 2)) await rename(uuid, "Mine", me);
    await importRows(newId(), [{ reference: "R-3", title: "Theirs" }], colleague);
    expect((await undo(id)).body).toMatchObject({ removed: 1, restored: 1, left: [{ reference: "R-3" }] });
    expect(await storedProperties("title, price_cents")).toEqual([
      { title: "Mine", price_cents: 9_000_050 },
      { title: "Theirs", price_cents: 9_000_050 },
    ]);
  });

  it("moves listings with photos to the bin, where they can be restored", async () => {
    const id = newId();
    await importRows(id, [house]);
    const [row] = await storedProperties();
    await storeImage({ ...(await storeProperty()), uuid: row?.uuid as string });
    expect((await undo(id)).body.removed).toBe(1);
    const [binned] = await storedProperties("deleted_at IS NOT NULL AS is_in_bin");
    expect(binned).toEqual({ is_in_bin: 1 });
    const history = await callApi<object[]>(`/properties/${row?.uuid}/history`, { token: me.token });
    expect(history.body).toMatchObject([{ field: "deleted", to: true, by: "importer" }]);
  });

  it("undoes several changes of one listing in the same import", async () => {
    await importRows(newId(), [house]);
    const id = newId();
    await importRows(id, [
      { ...house, row: 1, title: "Second" },
      { ...flat, row: 2 },
    ]);
    await importRows(id, [
      { reference: "R-1", row: 3, title: "Third" },
      { reference: "R-2", row: 4, title: "Flat two" },
    ]);
    expect((await undo(id)).body).toEqual({ removed: 1, restored: 3, remaining: 0 });
    expect(await storedProperties("title")).toEqual([{ title: house.title }]);
  });

  it("is possible for 7 days", async () => {
    const id = newId();
    await importRows(id, [house]);
    await runSql("UPDATE imports SET changed_at = '2026-01-01T00:00:00.000Z'");
    const before = await readAllTables();
    const { status, text } = await undo(id);
    expect([status, text]).toEqual([409, expect.stringContaining("7 days")]);
    expect(await readAllTables()).toBe(before);
  });

  it("is for known imports, by any admin", async () => {
    const id = newId();
    await importRows(id, [house]);
    for (const unknown of [newId(), "nothing"]) expect((await undo(unknown)).status).toBe(404);
    expect((await undo(id, await storeSignedIn({ role: "super_admin" }))).status).toBe(200);
  });

  it("undoes more rows than one batch takes", async () => {
    const id = newId();
    for (const [first, count] of [
      [1, 200],
      [201, 200],
      [401, 1],
    ] as const)
      await importRows(
        id,
        Array.from({ length: count }, (_, n) => ({ ...unnamed, row: first + n })),
      );
    expect((await undo(id)).body).toEqual({ removed: 401, restored: 0, remaining: 0 });
    expect(await storedProperties("n")).toEqual([]);
  });
});

describe("the list of imports", () => {
  it("has the counts, the file and until when each can be undone", async () => {
    const id = newId();
    await importRows(id, [house, { ...flat, title: "" }]);
    const { body } = await callApi<ImportListResponse>("/imports", { token: colleague.token });
    expect(body.data.imports).toMatchObject([
      { id, file_name: "homes.csv", actor: "importer", created: 1, failed: 1, undone_at: null, has_report: true },
    ]);
    const [only] = body.data.imports;
    expect(Date.parse(only?.undo_until ?? "") - Date.parse(only?.at ?? "")).toBe(7 * 86_400_000);
  });

  it("keeps the report of each import for 12 months", async () => {
    const id = newId();
    await importRows(id, [
      { ...house, row: 7 },
      { ...flat, row: 8, title: "" },
      { ...unnamed, row: 9 },
    ]);
    await undo(id);
    const { text } = await callApi(`/imports/${id}/report.csv`, { token: me.token });
    expect(text.replace("\ufeff", "").trim().split("\r\n")).toEqual([
      "row,reference,result,detail,undone",
      "7,R-1,created,,removed",
      "8,R-2,error,title: Title is required,",
      "9,,created,,removed",
    ]);
    expect((await callApi(`/imports/${newId()}/report.csv`, { token: me.token })).status).toBe(404);
    await runSql("DELETE FROM import_rows");
    const deleted = await callApi<{ detail: string }>(`/imports/${id}/report.csv`, { token: me.token });
    const detail = "The report of this import was deleted after 12 months";
    expect([deleted.status, deleted.body.detail]).toEqual([410, detail]);
    const list = await callApi<ImportListResponse>("/imports", { token: me.token });
    expect(list.body.data.imports).toMatchObject([{ id, has_report: false }]);
  });
});
