import { beforeEach, describe, expect, it } from "vitest";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin" });
});

const readEntries = () =>
  queryRows<Record<string, string>>("SELECT actor_id, action, entity, entity_id, before, after FROM audit");

describe("an export", () => {
  it("is recorded with actor, table and the names of the filters", async () => {
    await storeTestEnquiry({ name: "Ma Kebbeh", email: "kebbeh@example.org" });
    const { status, text } = await callApi("/export/submissions.csv?q=kebbeh&status=new&service=", {
      token: admin.token,
    });
    expect([status, text.includes("Ma Kebbeh")]).toEqual([200, true]);
    const entries = await readEntries();
    expect(entries).toEqual([
      {
        actor_id: admin.id,
        action: "export",
        entity: "table",
        entity_id: "submissions",
        before: null,
        after: JSON.stringify({ filters: ["q", "status"] }),
      },
    ]);
    expect(JSON.stringify(entries).toLowerCase()).not.toContain("kebbeh");
  });

  it("of properties is recorded each time", async () => {
    await storeProperty();
    await callApi("/export/properties.csv", { token: admin.token });
    await callApi("/export/properties.csv?kind=buy&city=Monrovia&city=Buchanan", { token: admin.token });
    expect((await readEntries()).map(({ entity_id, after }) => [entity_id, JSON.parse(after ?? "")])).toEqual([
      ["properties", { filters: [] }],
      ["properties", { filters: ["kind", "city"] }],
    ]);
  });

  it("that is rejected is not recorded", async () => {
    const visitor = await storeSignedIn();
    expect((await callApi("/export/submissions.csv", { token: visitor.token })).status).toBe(403);
    expect((await callApi("/export/submissions.csv?status=lost", { token: admin.token })).status).toBe(422);
    expect(await readEntries()).toEqual([]);
  });

  it.each(["submissions", "properties"])("of %s is not sent if it cannot be recorded", async (table) => {
    await storeTestEnquiry({ name: "Ma Kebbeh" });
    await storeProperty({ title: "House of the mango" });
    await runSql("CREATE TRIGGER no_audit BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
    const { status, headers, text } = await callApi(`/export/${table}.csv`, { token: admin.token });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(headers.get("content-disposition")).toBeNull();
    expect(text).toContain("detail");
    expect(text).not.toMatch(/Kebbeh|mango/);
  });
});
