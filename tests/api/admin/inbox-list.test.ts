import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { runSql } from "../../support/storage/rows.ts";
import { textsOf } from "../../support/tables/cases-of.ts";
import { changeEnquiry, hoursAgo, listEnquiries } from "./inbox-requests.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
const now = new Date("2026-11-20T12:00:00.000Z");
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  admin = await storeSignedIn({ role: "admin", username: "the_admin" });
});
afterEach(() => void vi.useRealTimers());
const names = async (query = "") =>
  (await listEnquiries(admin.token, query)).body.data.submissions.map(({ name }) => name);

describe("the list of enquiries", () => {
  it("has the newest first, with all fields that the inbox shows", async () => {
    await storeTestEnquiry({ name: "First" });
    const last = await storeTestEnquiry({ name: "Last", service: "health", subject: "A visit", message: null });
    const { status, headers, body } = await listEnquiries(admin.token);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.data.submissions.map(({ name }) => name)).toEqual(["Last", "First"]);
    expect(body.data.submissions[0]).toMatchObject({
      ...{ id: last.id, reference: last.reference, name: "Last", email: last.email, phone_number: last.phone_number },
      ...{ message: null, subject: "A visit", service: "health", status: "new", spam: false },
      ...{ assignee: null, assignee_id: null, property_uuid: null },
    });
    expect(body).toMatchObject({ total: 2, total_exact: true, next_cursor: null });
  });

  it("has the reference of the listing, and none once the listing is deleted for good", async () => {
    const { uuid, reference } = await storeProperty();
    await storeTestEnquiry({ property_uuid: uuid });
    await storeTestEnquiry({ property_uuid: crypto.randomUUID() });
    const { body } = await listEnquiries(admin.token);
    expect(body.data.submissions.map(({ property_reference }) => property_reference)).toEqual([null, reference]);
  });

  it("is listed completely by following the cursor, even while new enquiries arrive", async () => {
    await storeTestEnquiries(...Array.from({ length: 7 }, (_, n) => ({ name: `N${n}` })));
    const listedNames: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body }: { body: EnquiryList } = await listEnquiries(
        admin.token,
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      listedNames.push(...body.data.submissions.map(({ name }) => name));
      expect(body.total).toBeGreaterThanOrEqual(7);
      await storeTestEnquiry({ name: "Later" });
      cursor = body.next_cursor;
    }
    expect(listedNames).toEqual(["N6", "N5", "N4", "N3", "N2", "N1", "N0"]);
  });

  it.each(["answered", "deleted", "changed in its time"])(
    "of enquiries to answer goes on after the last row of a page, even if it was %s",
    async (change) => {
      await storeTestEnquiries(
        ...Array.from({ length: 5 }, (_, n) => ({ name: `N${n}`, submittedAt: hoursAgo(10 - n) })),
      );
      const first = await listEnquiries(admin.token, "?limit=2&unanswered=true");
      const [, last] = first.body.data.submissions;
      expect(last?.name).toBe("N1");
      const id = last?.id ?? "";
      if (change === "answered") await changeEnquiry(admin.token, id, { status: "replied" });
      else if (change === "deleted") await runSql("DELETE FROM enquiries WHERE id = ?", id);
      else await runSql("UPDATE enquiries SET submitted_at = ? WHERE id = ?", hoursAgo(1), id);
      for (const search of ["", "q=n&"]) {
        const next = await names(`?${search}limit=2&unanswered=true&cursor=${first.body.next_cursor}`);
        expect(next.slice(0, 2)).toEqual(["N2", "N3"]);
      }
    },
  );

  it("rejects a wrong filter", async () => expect((await listEnquiries(admin.token, "?status=lost")).status).toBe(422));

  it("filters by status, service and assignee, alone and combined, with correct totals", async () => {
    const { id } = await storeTestEnquiry({ name: "A", service: "health" });
    await storeTestEnquiry({ name: "B", service: "health", status: "closed" });
    await storeTestEnquiry({ name: "C", service: "janitorial", status: "closed" });
    await changeEnquiry(admin.token, id, { assignee_id: admin.id });
    for (const [query, ...found] of [
      ["?service=health", "B", "A"],
      ["?status=closed", "C", "B"],
      ["?status=closed&service=health", "B"],
      [`?assignee_id=${admin.id}`, "A"],
      [`?assignee_id=${admin.id}&status=closed`],
    ]) {
      expect(await names(query), query).toEqual(found);
      expect((await listEnquiries(admin.token, query)).body.total, query).toBe(found.length);
    }
    expect(await names("?service=plumbing")).toEqual([]);
    expect(await names("?status=&service=&q=&assignee_id=&spam=")).toHaveLength(3);
  });

  it("counts the enquiries of a colleague exactly up to 200", async () => {
    await runSql(
      `WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 201)
       INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, due_at, changed_at, assignee_id)
       SELECT printf('%08x-0000-4000-8000-000000000000', i), printf('E-%08X', i), 'general', 'A', '', '1', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', iif(i > 1, ?, NULL) FROM numbers`,
      admin.id,
    );
    const count = async () => (await listEnquiries(admin.token, `?assignee_id=${admin.id}`)).body;
    expect(await count()).toMatchObject({ total: 200, total_exact: true });
    await runSql("UPDATE enquiries SET assignee_id = ?", admin.id);
    expect(await count()).toMatchObject({ total: 200, total_exact: false });
  });

  it("searches name, e-mail, message, subject and reference by prefix, ignoring accents", async () => {
    const found = await storeTestEnquiry({
      name: "Zoë O'Neill",
      email: "zoe.n@kakata.example",
      message: "A house near ELWA Junction",
      subject: "Viewing",
    });
    await storeTestEnquiry({ name: "Another Person" });
    for (const q of [
      ...textsOf(`
        zoe | ZOË | o'neill | neill | zoe.n@kakata.example | elwa junc | junction house | viewing
      `),
      found.reference,
    ]) {
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(["Zoë O'Neill"]);
    }
    expect(await names("?q=zoe+stranger")).toEqual([]);
    expect((await listEnquiries(admin.token, "?q=zoe")).body.total).toBe(1);
  });

  it("is safe with a search of signs", async () => {
    await storeTestEnquiry();
    const signs = textsOf(`
      ' | " | % | _ | * | ( | ' OR 1=1 -- | " OR " | NEAR(a b) | a AND NOT | - | ^ | { | \\ | 💧
    `);
    for (const q of signs)
      expect((await listEnquiries(admin.token, `?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
  });

  it("counts the whole inbox regardless of filters, and lists suspected spam only on request", async () => {
    await storeTestEnquiries(
      { name: "A", submittedAt: now.toISOString() },
      { name: "B", status: "read", submittedAt: hoursAgo(8 * 24 + 1) },
      { name: "C", status: "replied", submittedAt: hoursAgo(40 * 24) },
      { name: "D", status: "closed", submittedAt: "2026-11-01T00:00:00.000Z" },
      { name: "S", spam: true },
    );
    const { body } = await listEnquiries(admin.token, "?status=closed");
    expect(body.counts).toEqual({
      ...{ total: 4, new: 1, read: 1, replied: 1, closed: 1, unanswered: 2, overdue: 1, spam: 1 },
      ...{ this_month: 3, last_7_days: 1 },
    });
    for (const [query, ...found] of [
      ["", "D", "C", "B", "A"],
      ["?spam=true", "S"],
      ["?overdue=true", "B"],
      ["?overdue=false", "D", "C", "A"],
      ["?unanswered=true", "B", "A"],
      ["?unanswered=false", "D", "C"],
      ["?unanswered=true&status=read", "B"],
      ["?unanswered=true&spam=true", "S"],
    ])
      expect(await names(query), query).toEqual(found);
    expect(await names("?q=free&spam=false")).toHaveLength(4);
    expect((await listEnquiries(admin.token, "?spam=true")).body.total).toBe(1);
    expect((await listEnquiries(admin.token, "?unanswered=true")).body.total).toBe(2);
  });

  it("starts with who waits longest in the lists to answer, over all pages and with a search, and with the newest elsewhere", async () => {
    // The third was stored late, after an outage.
    const waits = { "Two days": 48, "One day": 24, "Three days": 72, "An hour": 1 };
    await storeTestEnquiries(
      ...Object.entries(waits).map(([name, hours]) => ({ name, submittedAt: hoursAgo(hours) })),
      { name: "Answered", status: "replied", submittedAt: hoursAgo(99) },
    );
    const longestFirst = ["Three days", "Two days", "One day", "An hour"];
    expect(await names("?unanswered=true")).toEqual(longestFirst);
    expect(await names("?unanswered=true&q=free")).toEqual(longestFirst);
    expect(await names()).toEqual(["Answered", "An hour", "Three days", "One day", "Two days"]);
    const overdue = await names("?overdue=true");
    expect(overdue.slice(0, 2)).toEqual(["Three days", "Two days"]);
    for (const search of ["", "&q=free"]) {
      const listed: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const query = `?unanswered=true&limit=1${search}${cursor && `&cursor=${cursor}`}`;
        const { body }: { body: EnquiryList } = await listEnquiries(admin.token, query);
        listed.push(...body.data.submissions.map(({ name }) => name));
        cursor = body.next_cursor;
      }
      expect(listed).toEqual(longestFirst);
    }
  });

  it.each(["09:30", "12:00", "12:30"])("counts the last seven days to the minute, at %s", async (time) => {
    const weekAgo = Date.parse(`2026-11-13T${time}:00.000Z`);
    const minutes = [-1000, -1, 1, 1000];
    await storeTestEnquiries(
      ...minutes.map((offset) => ({ submittedAt: new Date(weekAgo + offset * 60_000).toISOString() })),
    );
    vi.setSystemTime(`2026-11-20T${time}:00.000Z`);
    expect((await listEnquiries(admin.token)).body.counts).toMatchObject({ last_7_days: 2, total: 4 });
  });

  it("keeps the counts correct when enquiries are marked as spam, unmarked and deleted", async () => {
    const { id } = await storeTestEnquiry({ submittedAt: new Date().toISOString() });
    await changeEnquiry(admin.token, id, { spam: true });
    const counts = async () => (await listEnquiries(admin.token)).body.counts;
    expect(await counts()).toMatchObject({ total: 0, this_month: 0, last_7_days: 0, spam: 1 });
    await changeEnquiry(admin.token, id, { spam: false, status: "read" });
    expect(await counts()).toMatchObject({ total: 1, new: 0, read: 1, this_month: 1, spam: 0 });
    await runSql("DELETE FROM enquiries");
    expect(await counts()).toMatchObject({ total: 0, read: 0, this_month: 0 });
    expect(await names("?q=sender")).toEqual([]);
  });
});
