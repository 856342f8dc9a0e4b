import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { batch } from "#worker/db/query.ts";
import { clearExpiredEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { readAllTables, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { storeTestEnquiries } from "../../support/enquiries.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { changeEnquiry, getEnquiry, listEnquiries } from "../admin/inbox-requests.ts";
import { auditOf, changeEnquiries, problemsOf, recordContact, undoChange } from "./inbox-actions.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", username: "mary" });
});
const detail = async (id: string) => (await getEnquiry(admin.token, id)).body.data.submission;
const storeMany = async (count: number) => (await storeTestEnquiries(...Array(count).fill({}))).map(({ id }) => id);

describe("a change of several enquiries", () => {
  it("changes status, spam and assignee of each, with history and audit", async () => {
    const ids = await storeMany(3);
    await changeEnquiry(admin.token, ids[0] ?? "", { status: "read" });
    const { status, body } = await changeEnquiries(admin.token, {
      ids: [...ids, crypto.randomUUID()],
      status: "read",
      assignee_id: admin.id,
      spam: true,
    });
    expect([status, body]).toEqual([200, { changed: 3, undo: expect.any(String) }]);
    const first = await detail(ids[0] ?? "");
    expect(first).toMatchObject({ status: "read", spam: true, assignee: { username: "mary" } });
    expect(first.history.map(({ by, field, from, to }) => [by, field, from, to])).toEqual([
      ["mary", "status", "new", "read"],
      ["mary", "assignee", null, admin.id],
      ["mary", "spam", "false", "true"],
    ]);
    expect(await auditOf(ids[1] ?? "")).toEqual([
      {
        actor_id: admin.id,
        action: "update",
        before: { status: "new", assignee: null, spam: "false" },
        after: { status: "read", assignee: admin.id, spam: "true" },
      },
    ]);
    expect((await listEnquiries(admin.token)).body.counts).toMatchObject({ total: 0, spam: 3 });
  });

  it("that changes nothing has no undo", async () => {
    const ids = await storeMany(1);
    const before = await readAllTables();
    const { body } = await changeEnquiries(admin.token, { ids, status: "new" });
    expect(body).toEqual({ changed: 0, undo: null });
    expect(await readAllTables()).toBe(before);
  });

  it("to a visitor or an unknown colleague is rejected, and then nothing else changes", async () => {
    const ids = await storeMany(2);
    const visitor = await storeUser();
    const before = await readAllTables();
    for (const assignee_id of [visitor.id, "unknown"]) {
      const { status, body } = await changeEnquiries(admin.token, { ids, status: "read", assignee_id });
      expect([status, problemsOf(body)]).toEqual([422, { assignee_id: "Choose an active colleague" }]);
    }
    expect(await readAllTables()).toBe(before);
  });

  it("to replied is the first answer of those without one", async () => {
    const [one = "", other = ""] = await storeMany(2);
    await recordContact(admin.token, one, { by: "call" });
    const { answered_at } = await detail(one);
    const owner = await storeSignedIn({ role: "super_admin", username: "the_owner" });
    await changeEnquiries(owner.token, { ids: [one, other], status: "replied" });
    expect(await detail(one)).toMatchObject({ answered_at, answered_by: "mary" });
    expect(await detail(other)).toMatchObject({ answered_by: "the_owner" });
  });
});

describe("the undo of a change of several enquiries", () => {
  it("puts back what is still as the change set it, with history and audit, once", async () => {
    const [kept = "", changedAgain = "", assigned = ""] = await storeMany(3);
    await changeEnquiry(admin.token, assigned, { assignee_id: admin.id });
    const { undo } = (
      await changeEnquiries(admin.token, {
        ids: [kept, changedAgain, assigned],
        status: "closed",
        assignee_id: null,
        spam: true,
      })
    ).body;
    await changeEnquiry(admin.token, changedAgain, { status: "replied", spam: false });
    expect((await undoChange(admin.token, undo)).body).toEqual({ changed: 2, skipped: 1 });
    expect(await detail(kept)).toMatchObject({ status: "new", spam: false, assignee: null });
    expect(await detail(changedAgain)).toMatchObject({ status: "replied", spam: false });
    const restored = await detail(assigned);
    expect(restored).toMatchObject({ status: "new", assignee: { username: "mary" } });
    expect(restored.history.slice(-3).map(({ field, from, to }) => [field, from, to])).toEqual([
      ["status", "closed", "new"],
      ["assignee", null, admin.id],
      ["spam", "true", "false"],
    ]);
    expect((await auditOf(kept)).at(-1)).toMatchObject({
      before: { status: "closed", spam: "true" },
      after: { status: "new", spam: "false" },
    });
    expect((await undoChange(admin.token, undo)).status).toBe(404);
  });

  it("takes back the first answer, unless the sender was called", async () => {
    const [one = "", other = ""] = await storeMany(2);
    const { undo } = (await changeEnquiries(admin.token, { ids: [one, other], status: "replied" })).body;
    await recordContact(admin.token, other, { by: "whatsapp" });
    await undoChange(admin.token, undo);
    expect(await detail(one)).toMatchObject({ status: "new", answered_at: null, answered_by: null });
    const { answered_at, events } = await detail(other);
    expect(answered_at).toBe(events[0]?.at);
  });

  it("is not possible for a colleague, after an hour or with another token", async () => {
    const ids = await storeMany(1);
    const { undo } = (await changeEnquiries(admin.token, { ids, status: "closed" })).body;
    const colleague = await storeSignedIn({ role: "admin" });
    expect((await undoChange(colleague.token, undo)).status).toBe(404);
    expect((await undoChange(admin.token, "unknown")).body.detail).toBe("There is nothing to undo any more");
    expect(problemsOf((await undoChange(admin.token, 5)).body)).toEqual({ undo: "Must be a token" });
    await runSql("UPDATE enquiry_undos SET at = ?", new Date(Date.now() - 3_600_001).toISOString());
    expect((await undoChange(admin.token, undo)).status).toBe(404);
    expect(await detail(ids[0] ?? "")).toMatchObject({ status: "closed" });
    await batch(env.DB, ...clearExpiredEnquiries(new Date()));
    expect(await queryRows("SELECT 1 FROM enquiry_undos")).toEqual([]);
  });
});
