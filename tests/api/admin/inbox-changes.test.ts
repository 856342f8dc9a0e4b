import { beforeEach, describe, expect, it } from "vitest";
import type { AnswerWay } from "#contract/enquiries/channels.ts";
import type { PeopleList } from "#contract/people/person.ts";
import { callApi, readAllTables, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { auditOf, recordContact } from "../inbox/inbox-actions.ts";
import { changeEnquiry, getEnquiry, hoursAgo, listEnquiries } from "./inbox-requests.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", username: "the_admin" });
});

describe("one enquiry", () => {
  it("is returned with its history, and reading it again changes nothing", async () => {
    const { id, message } = await storeTestEnquiry();
    await getEnquiry(admin.token, id);
    const before = await readAllTables();
    const { status, body } = await getEnquiry(admin.token, id);
    expect(status).toBe(200);
    expect(body.data.submission).toMatchObject({ id, message, status: "new", history: [], notes: [], mail: null });
    expect(await readAllTables()).toBe(before);
  });

  it("that is unknown gives 404 for reading and changing", async () => {
    expect((await getEnquiry(admin.token, "unknown")).status).toBe(404);
    expect((await changeEnquiry(admin.token, "unknown", { status: "read" })).status).toBe(404);
    const results = await queryRows("SELECT * FROM audit WHERE entity = 'enquiry'");
    expect(results).toEqual([]);
  });

  it("records each status change with actor, time, old and new status", async () => {
    const { id } = await storeTestEnquiry();
    const other = await storeSignedIn({ role: "super_admin", username: "the_owner" });
    expect((await changeEnquiry(admin.token, id, { status: "read" })).body.data.submission.status).toBe("read");
    await changeEnquiry(other.token, id, { status: "replied" });
    const { history } = (await changeEnquiry(admin.token, id, { status: "closed" })).body.data.submission;
    expect(history.map(({ by, field, from, to }) => [by, field, from, to])).toEqual([
      ["the_admin", "status", "new", "read"],
      ["the_owner", "status", "read", "replied"],
      ["the_admin", "status", "replied", "closed"],
    ]);
    for (const { at } of history) expect(Date.parse(at)).toBeGreaterThan(0);
  });

  it("records nothing if a value is already set", async () => {
    const { id } = await storeTestEnquiry();
    await changeEnquiry(admin.token, id, { status: "new", spam: false, assignee_id: null });
    expect((await getEnquiry(admin.token, id)).body.data.submission.history).toEqual([]);
    const results = await queryRows("SELECT * FROM audit WHERE entity = 'enquiry'");
    expect(results).toEqual([]);
  });

  it("is not marked as read after a colleague has replied", async () => {
    const { id } = await storeTestEnquiry();
    await changeEnquiry(admin.token, id, { status: "replied" });
    const { status, body } = await changeEnquiry(admin.token, id, { status: "read", from_status: "new" });
    expect([status, body.data.submission.status]).toEqual([200, "replied"]);
    expect(body.data.submission.history).toHaveLength(1);
  });

  it("keeps a colleague's concurrent change and returns the current state", async () => {
    const { id } = await storeTestEnquiry({ status: "read" });
    const colleague = await storeUser({ role: "admin", username: "colleague" });
    await changeEnquiry(admin.token, id, { status: "replied", assignee_id: colleague.id });
    const before = await readAllTables();
    const concurrent = await changeEnquiry(admin.token, id, { status: "closed", from_status: "read" });
    expect([concurrent.status, concurrent.body.data.submission.status]).toEqual([200, "replied"]);
    const unassigned = await changeEnquiry(admin.token, id, { assignee_id: admin.id, from_assignee_id: null });
    expect([unassigned.status, unassigned.body.data.submission.assignee?.username]).toEqual([200, "colleague"]);
    expect(await readAllTables()).toBe(before);
    const assigned = await changeEnquiry(admin.token, id, { assignee_id: admin.id, from_assignee_id: colleague.id });
    expect(assigned.body.data.submission.assignee?.username).toBe("the_admin");
  });

  it("stores trimmed notes in order, with their authors", async () => {
    const { id } = await storeTestEnquiry();
    await changeEnquiry(admin.token, id, { note: "  Called, no answer.\u0000 " });
    const { notes } = (await changeEnquiry(admin.token, id, { note: "Called again", status: "read" })).body.data
      .submission;
    expect(notes.map(({ by, text }) => [by, text])).toEqual([
      ["the_admin", "Called, no answer."],
      ["the_admin", "Called again"],
    ]);
  });

  it("is assigned to a colleague and unassigned", async () => {
    const { id } = await storeTestEnquiry();
    const colleague = await storeUser({ role: "admin", username: "colleague" });
    const assigned = (await changeEnquiry(admin.token, id, { assignee_id: colleague.id })).body.data.submission;
    expect(assigned.assignee).toEqual({ id: colleague.id, username: "colleague" });
    expect(assigned.assignee_id).toBe(colleague.id);
    const unassigned = (await changeEnquiry(admin.token, id, { assignee_id: null })).body.data.submission;
    expect(unassigned.assignee).toBeNull();
    expect(unassigned.history.map(({ field, from, to }) => [field, from, to])).toEqual([
      ["assignee", null, colleague.id],
      ["assignee", colleague.id, null],
    ]);
    const names = async () =>
      (await getEnquiry(admin.token, id)).body.data.submission.history.map(({ from_name, to_name }) => [
        from_name,
        to_name,
      ]);
    expect(await names()).toEqual([
      [null, "colleague"],
      ["colleague", null],
    ]);
    await runSql("DELETE FROM users WHERE id = ?", colleague.id);
    expect(await names()).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("cannot be assigned to a non-admin, and then nothing else changes", async () => {
    const { id } = await storeTestEnquiry();
    const visitor = await storeUser();
    const disabled = await storeUser({ role: "admin", disabled: true });
    const before = await readAllTables();
    for (const assignee_id of [visitor.id, disabled.id, "unknown"]) {
      const { status, body } = await changeEnquiry(admin.token, id, { assignee_id, status: "closed", note: "For you" });
      expect(status).toBe(422);
      expect(body.detail).toMatchObject([{ loc: ["body", "assignee_id"], msg: "Choose an active colleague" }]);
    }
    expect(await readAllTables()).toBe(before);
  });

  it("is not changed by a wrong value, which is named", async () => {
    const { id } = await storeTestEnquiry();
    const before = await readAllTables();
    const response = await changeEnquiry(admin.token, id, { status: "lost", note: " " });
    expect([response.status, response.body.detail.map(({ loc }) => loc[1])]).toEqual([422, ["status", "note"]]);
    expect(await readAllTables()).toBe(before);
  });

  it("is audited with field names, statuses and ids, without personal text", async () => {
    const { id, name, email, message } = await storeTestEnquiry({ message: "My secret wish" });
    const change = { status: "replied", note: "Ma Kebbeh is her mother", assignee_id: admin.id, spam: true };
    await changeEnquiry(admin.token, id, change);
    const results = await auditOf(id);
    const before = { status: "new", assignee: null, spam: "false" };
    const after = { status: "replied", assignee: admin.id, spam: "true", note: "added" };
    expect(results).toEqual([{ actor_id: admin.id, action: "update", before, after }]);
    const text = JSON.stringify(results);
    for (const personal of [name, email, message, "Kebbeh"]) expect(text).not.toContain(personal);
  });
});

describe("the reply deadline", () => {
  it("is stored with the enquiry", async () => {
    const { id } = await storeTestEnquiry({ submittedAt: "2026-03-06T15:00:00.000Z" });
    expect((await getEnquiry(admin.token, id)).body.data.submission.due_at).toBe("2026-03-09T15:00:00.000Z");
  });

  it.each<[what: string, how: AnswerWay | null, isOpen: boolean, does: (id: string) => Promise<unknown>]>([
    ["nothing", null, true, async () => undefined],
    ["read", null, true, (id) => changeEnquiry(admin.token, id, { status: "read" })],
    ["a call", "call", false, (id) => recordContact(admin.token, id, { by: "call" })],
    ["a chat", "whatsapp", false, (id) => recordContact(admin.token, id, { by: "whatsapp", reached: true })],
    ["an email", "email", false, (id) => recordContact(admin.token, id, { by: "email" })],
    ["a call that reached nobody", null, true, (id) => recordContact(admin.token, id, { by: "call", reached: false })],
    ["replied", "replied", false, (id) => changeEnquiry(admin.token, id, { status: "replied" })],
    ["closed", null, false, (id) => changeEnquiry(admin.token, id, { status: "closed" })],
    ["replied, by mistake", null, true, (id) => setStatuses(id, "replied", "read")],
    ["replied, by mistake after a call", "call", false, (id) => callAnd(id, "replied", "read")],
    ["answered, by mistake", null, true, (id) => callAnd(id, "read", "new")],
  ])("after %s: answered %s, still to answer %s: row, lists, counts and person", async (...[, how, isOpen, does]) => {
    const { id } = await storeTestEnquiry({ submittedAt: hoursAgo(24 * 6) });
    await does(id);
    const { data, counts } = (await listEnquiries(admin.token)).body;
    expect(data.submissions).toMatchObject([
      {
        awaits_answer: isOpen,
        overdue: isOpen,
        answered_how: how,
        answered_by: how && "the_admin",
        answered_at: how && expect.any(String),
      },
    ]);
    expect(counts).toMatchObject({ unanswered: Number(isOpen), overdue: Number(isOpen) });
    for (const filter of ["unanswered", "overdue"]) {
      expect((await listEnquiries(admin.token, `?${filter}=true`)).body.total).toBe(Number(isOpen));
      expect((await listEnquiries(admin.token, `?${filter}=false`)).body.total).toBe(Number(!isOpen));
    }
    const people = await callApi<PeopleList>("/people", { token: admin.token });
    expect(people.body.data.people).toMatchObject([{ open_enquiries: Number(isOpen) }]);
  });

  const setStatuses = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) await changeEnquiry(admin.token, id, { status });
  };
  const callAnd = async (id: string, ...statuses: string[]) => {
    await recordContact(admin.token, id, { by: "call" });
    await setStatuses(id, ...statuses);
  };
});
