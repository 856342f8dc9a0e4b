import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SubmissionFilters, SubmissionList, SubmissionResponse } from "#contract/enquiries/submission.ts";
import { prepare } from "#worker/db/query.ts";
import { selectEnquiries } from "#worker/modules/enquiries/inbox/inbox-list.repository.ts";
import { replyDeadline } from "#worker/modules/enquiries/reply-deadline.ts";
import { callApi, readAllTables, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", username: "the_admin" });
});

const path = "/contact/submissions";
const list = (query = "") => callApi<SubmissionList>(`${path}${query}`, { token: admin.token });
const names = async (query = "") => (await list(query)).body.data.submissions.map(({ name }) => name);
const open = (id: string) => callApi<SubmissionResponse>(`${path}/${id}`, { token: admin.token });
const change = (id: string, body: unknown, token = admin.token) =>
  callApi<SubmissionResponse & { detail: { loc: string[]; msg: string }[] }>(`${path}/${id}`, {
    method: "PATCH",
    body,
    token,
  });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe("the list of enquiries", () => {
  it("has the newest first, with all fields that the inbox shows", async () => {
    await storeTestEnquiry({ name: "First" });
    const last = await storeTestEnquiry({ name: "Last", service: "health", subject: "A visit", message: null });
    const { status, headers, body } = await list();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.data.submissions.map(({ name }) => name)).toEqual(["Last", "First"]);
    expect(body.data.submissions[0]).toMatchObject({
      id: last.id,
      reference: last.reference,
      name: "Last",
      email: last.email,
      phone_number: "+231 77 555 0101",
      message: null,
      subject: "A visit",
      service: "health",
      status: "new",
      spam: false,
      assignee: null,
      assignee_id: null,
      property_uuid: null,
    });
    expect(body).toMatchObject({ total: 2, total_exact: true, next_cursor: null });
  });

  it("is listed completely by following the cursor, even while new enquiries arrive", async () => {
    for (let n = 0; n < 7; n++) await storeTestEnquiry({ name: `N${n}` });
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body }: { body: SubmissionList } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.submissions.map(({ name }) => name));
      expect(body.total).toBeGreaterThanOrEqual(7);
      await storeTestEnquiry({ name: "Later" });
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(["N6", "N5", "N4", "N3", "N2", "N1", "N0"]);
  });

  it.each(["?limit=0", "?limit=101", "?cursor=§", "?cursor=-1", "?status=lost", "?spam=maybe"])(
    "rejects %s",
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );

  it("filters by status, service and assignee, alone and combined, with correct totals", async () => {
    const { id } = await storeTestEnquiry({ name: "A", service: "health" });
    await storeTestEnquiry({ name: "B", service: "health", status: "closed" });
    await storeTestEnquiry({ name: "C", service: "janitorial", status: "closed" });
    await change(id, { assignee_id: admin.id });
    const total = async (query: string) => (await list(query)).body.total;
    expect(await names("?service=health")).toEqual(["B", "A"]);
    expect(await total("?service=health")).toBe(2);
    expect(await names("?status=closed")).toEqual(["C", "B"]);
    expect(await names("?status=closed&service=health")).toEqual(["B"]);
    expect(await total("?status=closed&service=health")).toBe(1);
    expect(await names(`?assignee_id=${admin.id}`)).toEqual(["A"]);
    expect(await total(`?assignee_id=${admin.id}`)).toBe(1);
    expect(await names(`?assignee_id=${admin.id}&status=closed`)).toEqual([]);
    expect(await names("?service=plumbing")).toEqual([]);
    expect(await names("?status=&service=&q=&assignee_id=&spam=")).toHaveLength(3);
  });

  it("searches name, e-mail, phone, message, subject and reference by prefix, ignoring accents", async () => {
    const found = await storeTestEnquiry({
      name: "Zoë O'Neill",
      email: "zoe.n@kakata.example",
      phone_number: "+231 (88) 612-3456",
      message: "A house near ELWA Junction",
      subject: "Viewing",
    });
    await storeTestEnquiry({ name: "Somebody else" });
    for (const q of [
      "zoe",
      "ZOË",
      "o'neill",
      "neill",
      "zoe.n@kakata.example",
      "elwa junc",
      "junction house",
      "viewing",
      found.reference,
      "+231 (88) 612-3456",
      "231886123456",
      "886123456",
      "6123456",
    ]) {
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(["Zoë O'Neill"]);
    }
    expect(await names("?q=zoe+somebody")).toEqual([]);
    expect((await list("?q=zoe")).body.total).toBe(1);
  });

  it.each(["'", '"', "%", "_", "*", "(", "' OR 1=1 --", '" OR "', "NEAR(a b)", "a AND NOT", "-", "^", "{", "\\", "💧"])(
    "is safe with the search %s",
    async (q) => {
      await storeTestEnquiry();
      expect((await list(`?q=${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );

  it("counts the whole inbox regardless of filters, and lists suspected spam only on request", async () => {
    const now = new Date();
    const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
    await storeTestEnquiry({ name: "A", submittedAt: now.toISOString() });
    await storeTestEnquiry({ name: "B", status: "read", submittedAt: hoursAgo(8 * 24 + 1) });
    await storeTestEnquiry({ name: "C", status: "replied", submittedAt: hoursAgo(40 * 24) });
    await storeTestEnquiry({ name: "D", status: "closed", submittedAt: monthStart });
    await storeTestEnquiry({ name: "S", spam: true });
    const { body } = await list("?status=closed");
    const inMonth = [now.toISOString(), hoursAgo(8 * 24 + 1), monthStart].filter((time) => time >= monthStart).length;
    const inWeek = [monthStart].filter((time) => time > hoursAgo(7 * 24)).length + 1;
    expect(body.counts).toEqual({
      total: 4,
      new: 1,
      read: 1,
      replied: 1,
      closed: 1,
      this_month: inMonth,
      last_7_days: inWeek,
      unanswered: 2,
      overdue: 1,
      spam: 1,
    });
    expect(await names()).toEqual(["D", "C", "B", "A"]);
    expect(await names("?spam=true")).toEqual(["S"]);
    expect((await list("?spam=true")).body.total).toBe(1);
    expect(await names("?q=sender&spam=false")).toHaveLength(4);
    expect(await names("?overdue=true")).toEqual(["B"]);
    expect(await names("?overdue=false")).toEqual(["D", "C", "A"]);
  });

  it("keeps the counts correct when enquiries are marked as spam, unmarked and deleted", async () => {
    const { id } = await storeTestEnquiry({ submittedAt: new Date().toISOString() });
    await change(id, { spam: true });
    expect((await list()).body.counts).toMatchObject({ total: 0, this_month: 0, last_7_days: 0, spam: 1 });
    await change(id, { spam: false, status: "read" });
    expect((await list()).body.counts).toMatchObject({ total: 1, new: 0, read: 1, this_month: 1, spam: 0 });
    await env.DB.prepare("DELETE FROM enquiries").run();
    expect((await list()).body.counts).toMatchObject({ total: 0, read: 0, this_month: 0 });
    expect(await names("?q=sender")).toEqual([]);
  });

  it("reads an index, never the whole table", async () => {
    for (let n = 0; n < 60; n++) await storeTestEnquiry({ status: n % 2 ? "closed" : "new", service: "health" });
    const filters: [SubmissionFilters, number][] = [
      [{}, 12],
      [{ status: "new" }, 12],
      [{ service: "health" }, 12],
      [{ status: "closed", service: "health" }, 12],
      [{ q: "sender" }, 30],
    ];
    for (const [asked, most] of filters) {
      const { meta } = await prepare(env.DB, selectEnquiries(asked, new Date(), 5)).all();
      expect(meta.rows_read, JSON.stringify(asked)).toBeLessThanOrEqual(most);
    }
  });
});

describe("one enquiry", () => {
  it("is returned with its history, and reading it changes nothing", async () => {
    const { id, message } = await storeTestEnquiry();
    const before = await readAllTables();
    const { status, body } = await open(id);
    expect(status).toBe(200);
    expect(body.data.submission).toMatchObject({ id, message, status: "new", history: [], notes: [], mail: null });
    expect(await readAllTables()).toBe(before);
  });

  it("that is unknown gives 404 for reading and changing", async () => {
    expect((await open("nobody")).status).toBe(404);
    expect((await change("nobody", { status: "read" })).status).toBe(404);
    const { results } = await env.DB.prepare("SELECT * FROM audit WHERE entity = 'enquiry'").all();
    expect(results).toEqual([]);
  });

  it("records each status change with actor, time, old and new status", async () => {
    const { id } = await storeTestEnquiry();
    const other = await storeSignedIn({ role: "super_admin", username: "the_owner" });
    expect((await change(id, { status: "read" })).body.data.submission.status).toBe("read");
    await change(id, { status: "replied" }, other.token);
    const { history } = (await change(id, { status: "closed" })).body.data.submission;
    expect(history.map(({ by, field, from, to }) => [by, field, from, to])).toEqual([
      ["the_admin", "status", "new", "read"],
      ["the_owner", "status", "read", "replied"],
      ["the_admin", "status", "replied", "closed"],
    ]);
    for (const { at } of history) expect(Date.parse(at)).toBeGreaterThan(0);
  });

  it("records nothing if a value is already set", async () => {
    const { id } = await storeTestEnquiry();
    await change(id, { status: "new", spam: false, assignee_id: null });
    expect((await open(id)).body.data.submission.history).toEqual([]);
    const { results } = await env.DB.prepare("SELECT * FROM audit WHERE entity = 'enquiry'").all();
    expect(results).toEqual([]);
  });

  it("is not marked as read after a colleague has replied", async () => {
    const { id } = await storeTestEnquiry();
    await change(id, { status: "replied" });
    const { status, body } = await change(id, { status: "read", from_status: "new" });
    expect([status, body.data.submission.status]).toEqual([200, "replied"]);
    expect(body.data.submission.history).toHaveLength(1);
  });

  it("keeps a colleague's concurrent change and returns the current state", async () => {
    const { id } = await storeTestEnquiry({ status: "read" });
    const colleague = await storeUser({ role: "admin", username: "colleague" });
    await change(id, { status: "replied", assignee_id: colleague.id });
    const before = await readAllTables();
    const late = await change(id, { status: "closed", from_status: "read" });
    expect([late.status, late.body.data.submission.status]).toEqual([200, "replied"]);
    const taken = await change(id, { assignee_id: admin.id, from_assignee_id: null });
    expect([taken.status, taken.body.data.submission.assignee?.username]).toEqual([200, "colleague"]);
    expect(await readAllTables()).toBe(before);
    const given = await change(id, { assignee_id: admin.id, from_assignee_id: colleague.id });
    expect(given.body.data.submission.assignee?.username).toBe("the_admin");
  });

  it("stores trimmed notes in order, with their authors", async () => {
    const { id } = await storeTestEnquiry();
    await change(id, { note: "  Called, no answer.\u0000 " });
    const { notes } = (await change(id, { note: "Called again", status: "read" })).body.data.submission;
    expect(notes.map(({ by, text }) => [by, text])).toEqual([
      ["the_admin", "Called, no answer."],
      ["the_admin", "Called again"],
    ]);
  });

  it("is assigned to a colleague and unassigned", async () => {
    const { id } = await storeTestEnquiry();
    const colleague = await storeUser({ role: "admin", username: "colleague" });
    const given = (await change(id, { assignee_id: colleague.id })).body.data.submission;
    expect(given.assignee).toEqual({ id: colleague.id, username: "colleague" });
    expect(given.assignee_id).toBe(colleague.id);
    const taken = (await change(id, { assignee_id: null })).body.data.submission;
    expect(taken.assignee).toBeNull();
    expect(taken.history.map(({ field, from, to }) => [field, from, to])).toEqual([
      ["assignee", null, colleague.id],
      ["assignee", colleague.id, null],
    ]);
    const names = async () =>
      (await open(id)).body.data.submission.history.map(({ by, from_name, to_name }) => [by, from_name, to_name]);
    expect(await names()).toEqual([
      ["the_admin", null, "colleague"],
      ["the_admin", "colleague", null],
    ]);
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(colleague.id).run();
    expect(await names()).toEqual([
      ["the_admin", null, null],
      ["the_admin", null, null],
    ]);
  });

  it("cannot be assigned to a non-admin, and then nothing else changes", async () => {
    const { id } = await storeTestEnquiry();
    const visitor = await storeUser();
    const gone = await storeUser({ role: "admin", disabled: true });
    const before = await readAllTables();
    for (const assignee_id of [visitor.id, gone.id, "nobody"]) {
      const { status, body } = await change(id, { assignee_id, status: "closed", note: "For you" });
      expect(status).toBe(422);
      expect(body.detail).toMatchObject([{ loc: ["body", "assignee_id"], msg: "Choose an active colleague" }]);
    }
    expect(await readAllTables()).toBe(before);
  });

  it.each([
    [{}, "status"],
    [{ from_status: "new" }, "status"],
    [{ from_assignee_id: null }, "status"],
    [{ status: "lost" }, "status"],
    [{ note: " " }, "note"],
    [{ note: "x".repeat(5001) }, "note"],
    [{ spam: "yes" }, "spam"],
    [{ assignee_id: 5 }, "assignee_id"],
  ])("rejects %j and names the field", async (body, field) => {
    const { id } = await storeTestEnquiry();
    const answer = await change(id, body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail.map(({ loc }) => loc[1])).toEqual([field]);
  });

  it("is audited with field names, statuses and ids, without personal text", async () => {
    const { id, name, email, message } = await storeTestEnquiry({ message: "My secret wish" });
    await change(id, { status: "replied", note: "Ma Kebbeh is her mother", assignee_id: admin.id, spam: true });
    const { results } = await env.DB.prepare(
      "SELECT actor_id, action, entity, entity_id, before, after FROM audit WHERE entity = 'enquiry'",
    ).all<Record<string, string>>();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ actor_id: admin.id, action: "update", entity_id: id });
    expect(JSON.parse(results[0]?.before ?? "")).toEqual({ status: "new", assignee: null, spam: "false" });
    expect(JSON.parse(results[0]?.after ?? "")).toEqual({
      status: "replied",
      assignee: admin.id,
      spam: "true",
      note: "added",
    });
    const text = JSON.stringify(results);
    for (const personal of [name, email, message, "Kebbeh"]) expect(text).not.toContain(personal);
  });
});

describe("the reply deadline", () => {
  it.each([
    ["driving-school", "2026-03-06T15:00:00.000Z", "2026-03-07T15:00:00.000Z", "24 hours, even over a weekend"],
    ["general", "2026-03-02T10:30:00.000Z", "2026-03-03T10:30:00.000Z", "Monday to Tuesday"],
    ["general", "2026-03-06T15:00:00.000Z", "2026-03-09T15:00:00.000Z", "Friday to Monday"],
    ["health", "2026-03-07T11:00:00.000Z", "2026-03-10T00:00:00.000Z", "Saturday to the end of Monday"],
    ["janitorial", "2026-03-08T23:59:59.999Z", "2026-03-10T00:00:00.000Z", "Sunday to the end of Monday"],
    ["real-estate", "2026-03-06T00:00:00.000Z", "2026-03-07T00:00:00.000Z", "all of a Friday"],
    ["real-estate", "2026-03-05T23:00:00.000Z", "2026-03-06T23:00:00.000Z", "Thursday night to Friday night"],
  ] as const)("of %s sent at %s is %s: %s", async (service, submittedAt, due, _why) => {
    expect(replyDeadline(service, submittedAt)).toBe(due);
    const { id } = await storeTestEnquiry({ service, submittedAt });
    expect((await open(id)).body.data.submission.due_at).toBe(due);
  });

  it("is overdue if the enquiry is neither replied nor closed", async () => {
    const { id } = await storeTestEnquiry({ submittedAt: hoursAgo(24 * 6) });
    const overdue = async () => (await open(id)).body.data.submission.overdue;
    expect(await overdue()).toBe(true);
    await change(id, { status: "read" });
    expect(await overdue()).toBe(true);
    await change(id, { status: "replied" });
    expect(await overdue()).toBe(false);
    expect((await list()).body.counts.overdue).toBe(0);
  });
});
