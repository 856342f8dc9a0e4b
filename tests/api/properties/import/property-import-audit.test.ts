import { beforeEach, expect, it } from "vitest";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { callApi, readAllTables, storeSignedIn } from "../../../support/accounts.ts";
import { queryRows, runSql } from "../../../support/storage/rows.ts";
import { flat, house, importRows, storedProperties } from "./import-rows.ts";

let me: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  me = await storeSignedIn({ role: "super_admin", username: "the_owner" });
});

const importPart = (import_id: string | undefined, rows: object[], token = me.token) =>
  callApi("/import/properties", { token, body: { rows, dry_run: false, import_id } });
const listed = async (query = "") =>
  (await callApi<AuditListResponse>(`/audit${query}`, { token: me.token })).body.data.lines;

it("writes one audit line for an import of several parts, and none for each property", async () => {
  const id = crypto.randomUUID();
  expect((await importPart(id, [house, { ...flat, title: "" }])).status).toBe(200);
  expect((await importPart(id, [flat, house])).status).toBe(200);
  expect((await importPart(id, [{ reference: "R-1", title: "Other" }])).status).toBe(200);
  const lines = await listed();
  expect(lines).toMatchObject([
    {
      actor: "the_owner",
      action: "import",
      entity: "import",
      entity_id: id,
      import: { created: 2, updated: 1, unchanged: 1, failed: 1 },
    },
  ]);
  expect(await listed("?entity=property")).toEqual([]);
});

it("keeps the old and new values of each changed property, so that a price can be restored", async () => {
  const id = crypto.randomUUID();
  await importPart(undefined, [house]);
  await importPart(id, [{ reference: "R-1", price: "70000" }]);
  const [row] = await storedProperties("uuid");
  const [change] = await listed(`?entity_id=${id}&action=import-changes`);
  expect(change).toMatchObject({
    before: { [row?.uuid as string]: { reference: "R-1", price: 90_000.5 } },
    after: { [row?.uuid as string]: { reference: "R-1", price: 70_000 } },
  });
  expect(await listed(`?entity_id=${id}`)).toHaveLength(2);
});

it("never keeps the changes of long listings in an entry that is too long for a copy of the database", async () => {
  const id = crypto.randomUUID();
  const described = (mark: string) =>
    Array.from({ length: 25 }, (_, index) => ({
      ...house,
      reference: `R-${index}`,
      description: `${mark}${"’'".repeat(950)}`,
    }));
  await importPart(undefined, described("old"));
  await importPart(id, described("new"));
  const entries = await queryRows<{ bytes: number; count: number }>(
    `SELECT octet_length(quote(before) || quote(after)) AS bytes, (SELECT count(*) FROM json_each(before)) AS count
     FROM audit WHERE action = 'import-changes' AND entity_id = '${id}'`,
  );
  expect(entries.length).toBeGreaterThan(1);
  expect(Math.max(...entries.map(({ bytes }) => bytes))).toBeLessThan(65_000);
  expect(entries.reduce((all, { count }) => all + count, 0)).toBe(25);
});

it("counts a request without an import id as an import of its own", async () => {
  await importRows(me.token, [house]);
  await importRows(me.token, [flat]);
  expect((await listed()).map(({ import: counts }) => counts?.created)).toEqual([1, 1]);
});

it("rejects the import id of another person and names the field", async () => {
  const id = crypto.randomUUID();
  await importPart(id, [house]);
  const other = await storeSignedIn({ role: "admin" });
  const before = await readAllTables();
  const { status, text } = await importPart(id, [flat], other.token);
  expect([status, text]).toEqual([422, expect.stringContaining("import_id")]);
  expect((await importPart("my import", [flat])).text).toContain("import_id");
  expect(await readAllTables()).toBe(before);
});

it("writes no audit line if the properties are not stored", async () => {
  await runSql("CREATE TRIGGER no_rows BEFORE INSERT ON properties BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
  expect((await importPart(crypto.randomUUID(), [house])).status).toBeGreaterThanOrEqual(500);
  expect(await listed()).toEqual([]);
});
