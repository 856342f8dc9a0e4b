import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { runSql } from "../../support/storage/rows.ts";
import { changeEnquiry, getEnquiry, listEnquiries } from "../admin/inbox-requests.ts";
import { auditOf, problemsOf, recordContact, setNextStep } from "./inbox-actions.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  admin = await storeSignedIn({ role: "admin", username: "mary" });
});
afterEach(() => void vi.useRealTimers());
const detail = async (id: string) => (await getEnquiry(admin.token, id)).body.data.submission;
const now = new Date("2026-11-20T12:00:00.000Z");
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);

describe("a contact with the sender", () => {
  it("is recorded with its way, its author and the text; the first one is the first answer", async () => {
    const { id } = await storeTestEnquiry();
    expect((await recordContact(admin.token, id, { by: "call" })).status).toBe(204);
    const { answered_at } = await detail(id);
    const owner = await storeSignedIn({ role: "super_admin", username: "the_owner" });
    await recordContact(owner.token, id, { by: "whatsapp", text: " Hello,\nit is free. " });
    const answered = await detail(id);
    expect(answered.events.map(({ by, kind, text }) => [by, kind, text])).toEqual([
      ["mary", "call", null],
      ["the_owner", "whatsapp", null],
      ["the_owner", "reply", "Hello,\nit is free."],
    ]);
    expect(answered).toMatchObject({ status: "new", answered_at, answered_by: "mary", opened_by: "mary" });
    expect(answered_at).toBe(answered.events[0]?.at);
  });

  it("is recorded once for a repeated key, per enquiry, and not with another text", async () => {
    const [{ id }, other] = [await storeTestEnquiry(), await storeTestEnquiry()];
    const body = { by: "whatsapp", text: "It has been let." };
    const send = async (enquiry: string, sent: object) =>
      (await recordContact(admin.token, enquiry, sent, "let-1")).status;
    expect([await send(id, body), await send(id, body), await send(other.id, body)]).toEqual([204, 204, 204]);
    expect(await send(id, { by: "call" })).toBe(422);
    expect(await send(crypto.randomUUID(), body)).toBe(404);
    for (const enquiry of [id, other.id])
      expect((await detail(enquiry)).events.map(({ kind }) => kind)).toEqual(["whatsapp", "reply"]);
  });

  it("is not needed: the status replied is a first answer, and later changes keep it", async () => {
    const { id } = await storeTestEnquiry();
    await changeEnquiry(admin.token, id, { status: "read" });
    expect(await detail(id)).toMatchObject({ answered_at: null });
    const { history, answered_at, answered_by } = (await changeEnquiry(admin.token, id, { status: "replied" })).body
      .data.submission;
    expect([answered_at, answered_by]).toEqual([history.at(-1)?.at, "mary"]);
    await changeEnquiry(admin.token, id, { status: "read" });
    await changeEnquiry(admin.token, id, { status: "replied" });
    expect(await detail(id)).toMatchObject({ answered_at });
  });

  it("that reached nobody is followed by a next step tomorrow, unless one is planned for later", async () => {
    const { id } = await storeTestEnquiry();
    const miss = () => recordContact(admin.token, id, { by: "call", reached: false, text: "Hello" });
    await setNextStep(admin.token, id, { text: "Send photos", at: day(0) });
    expect((await miss()).status).toBe(204);
    const missed = await detail(id);
    expect(missed).toMatchObject({ next_step: "Try again: not reached", next_step_at: day(1), answered_at: null });
    expect(missed.events.map(({ kind, reached }) => [kind, reached])).toEqual([
      ["next step", null],
      ["call", false],
      ["reply", null],
      ["next step", null],
    ]);
    expect((await auditOf(id)).at(-1)?.after).toEqual({ contacted: "call", reached: false });
    await setNextStep(admin.token, id, { text: "Send photos", at: day(3) });
    await miss();
    expect(await detail(id)).toMatchObject({ next_step: "Send photos", next_step_at: day(3) });
  });

  it("does not count if a colleague's change was first", async () => {
    const { id } = await storeTestEnquiry({ status: "closed" });
    await changeEnquiry(admin.token, id, { status: "replied", from_status: "new" });
    expect(await detail(id)).toMatchObject({ status: "closed", answered_at: null });
  });

  it("is audited without its text, and needs an enquiry", async () => {
    const { id } = await storeTestEnquiry();
    await recordContact(admin.token, id, { by: "email", text: "My secret" });
    expect(await auditOf(id)).toEqual([
      { actor_id: admin.id, action: "update", before: null, after: { contacted: "email" } },
    ]);
    const before = await readAllTables();
    const rejected = await recordContact(admin.token, id, { by: "letter" });
    expect([rejected.status, Object.keys(problemsOf(rejected.body))]).toEqual([422, ["by"]]);
    expect((await recordContact(admin.token, crypto.randomUUID(), { by: "call" })).status).toBe(404);
    expect(await readAllTables()).toBe(before);
  });
});

describe("the next step", () => {
  it("is set, replaced and removed, with an event each time", async () => {
    const { id } = await storeTestEnquiry();
    const at = `${day(1)}T09:30:00+01:00`;
    expect((await setNextStep(admin.token, id, { text: " Call back ", at: day(0) })).status).toBe(204);
    expect(await detail(id)).toMatchObject({ next_step: "Call back", next_step_at: day(0) });
    await setNextStep(admin.token, id, { text: "Call back", at: day(0) });
    await setNextStep(admin.token, id, { text: "Show the villa", at });
    expect(await detail(id)).toMatchObject({ next_step: "Show the villa", next_step_at: `${day(1)}T08:30:00.000Z` });
    expect((await setNextStep(admin.token, id, null)).status).toBe(204);
    const removed = await detail(id);
    expect(removed).toMatchObject({ next_step: null, next_step_at: null });
    expect(removed.events.map(({ by, kind, text }) => [by, kind, text])).toEqual([
      ["mary", "next step", "Call back"],
      ["mary", "next step", "Show the villa"],
      ["mary", "next step", null],
    ]);
    expect((await auditOf(id)).map(({ after }) => after)).toEqual([
      { next_step: day(0) },
      { next_step: `${day(1)}T08:30:00.000Z` },
      { next_step: null },
    ]);
    const before = await readAllTables();
    await setNextStep(admin.token, id, null);
    expect(await readAllTables()).toBe(before);
  });

  it("without a text, in the past or of an unknown enquiry is rejected and changes nothing", async () => {
    const { id } = await storeTestEnquiry();
    const before = await readAllTables();
    const response = await setNextStep(admin.token, id, { at: day(-1) });
    const problems = { text: "Say what is to be done", at: "Choose today or a later day" };
    expect([response.status, problemsOf(response.body)]).toEqual([422, problems]);
    expect((await setNextStep(admin.token, crypto.randomUUID(), null)).status).toBe(404);
    expect(await readAllTables()).toBe(before);
  });

  it("is listed by its day, over all pages, and only what is due on request", async () => {
    const steps = {
      Tomorrow: day(1),
      Now: now.toISOString(),
      Today: day(0),
      "Also today": day(0),
      "Next week": day(7),
    };
    for (const [name, at] of Object.entries(steps))
      await setNextStep(admin.token, (await storeTestEnquiry({ name })).id, { text: "Call", at });
    const closed = await storeTestEnquiry({ name: "Closed" });
    await setNextStep(admin.token, closed.id, { text: "Call", at: day(0) });
    await changeEnquiry(admin.token, closed.id, { status: "closed" });
    await storeTestEnquiry({ name: "Without" });
    await runSql("UPDATE enquiries SET next_step_at = ? WHERE name = 'Also today'", day(-2));
    const listAll = async (filter: string) => {
      const names: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const { body }: { body: EnquiryList } = await listEnquiries(
          admin.token,
          `?limit=1&next_step=${filter}${cursor && `&cursor=${cursor}`}`,
        );
        names.push(...body.data.submissions.map(({ name }) => name));
        cursor = body.next_cursor;
      }
      return names;
    };
    expect(await listAll("any")).toEqual(["Also today", "Today", "Now", "Tomorrow", "Next week"]);
    expect(await listAll("due")).toEqual(["Also today", "Today", "Now"]);
    expect((await listEnquiries(admin.token, "?next_step=due")).body.total).toBe(3);
  });
});
