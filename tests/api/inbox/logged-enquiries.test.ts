import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeProperty } from "../../support/properties.ts";
import { countRows } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { getEnquiry, listEnquiries } from "../admin/inbox-requests.ts";
import { auditOf, logEnquiry, problemsOf } from "./inbox-actions.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", username: "mary" });
});

const call = { service: "real-estate", channel: "phone", name: "Ma Kebbeh", phone_number: "0775 550 101" };

describe("an enquiry that a colleague logs", () => {
  it("is in the inbox with its channel and who logged it, opened and still to be answered", async () => {
    const { uuid } = await storeProperty();
    const body = { ...call, message: "Is the villa free?", property_uuid: uuid };
    const sent = { ...body, answered: false };
    const { status, body: receipt } = await logEnquiry(admin.token, sent);
    expect([status, receipt.reference]).toEqual([201, `E-${receipt.id.slice(0, 8).toUpperCase()}`]);
    const { data, counts } = (await listEnquiries(admin.token, "?unanswered=true")).body;
    expect(data.submissions).toMatchObject([
      {
        ...body,
        id: receipt.id,
        email: "",
        status: "read",
        spam: false,
        logged_by: "mary",
        source: null,
        answered_at: null,
      },
    ]);
    expect(counts).toMatchObject({ total: 1, unanswered: 1 });
    const { submission } = (await getEnquiry(admin.token, receipt.id)).body.data;
    expect(submission).toMatchObject({ opened_by: "mary", history: [], events: [], mail: null });
    expect(submission.opened_at).toBe(submission.submitted_at);
  });

  it.each([
    ["phone", undefined, "call"],
    ["walk-in", undefined, "walk-in"],
    ["whatsapp", undefined, null],
    ["other", undefined, null],
    ["phone", false, null],
    ["whatsapp", true, "whatsapp"],
    ["other", true, "replied"],
  ])("by %s, answered %s, is answered: %s", async (channel, answered, how) => {
    const { id } = (await logEnquiry(admin.token, { ...call, channel, answered })).body;
    const { submission } = (await getEnquiry(admin.token, id)).body.data;
    expect(submission).toMatchObject({ awaits_answer: how === null, answered_how: how, answered_by: how && "mary" });
  });

  it("may have only a name, a number or an address", async () => {
    for (const [contact, stored] of [
      [{ name: "Musa from the market" }, { name: "Musa from the market", phone_number: "", email: "" }],
      [{ phone_number: "0775 550 101" }, { name: "0775 550 101", phone_number: "0775 550 101", email: "" }],
      [{ email: "Musa@example.org" }, { name: "Musa@example.org", phone_number: "", email: "Musa@example.org" }],
    ]) {
      const { body } = await logEnquiry(admin.token, { service: "general", channel: "walk-in", ...contact });
      const { submission } = (await getEnquiry(admin.token, body.id)).body.data;
      expect(submission).toMatchObject({ ...stored, channel: "walk-in" });
    }
  });

  it("without a name and a number is rejected, names the field and changes nothing", async () => {
    const before = await readAllTables();
    const response = await logEnquiry(admin.token, { ...call, name: " ", phone_number: null });
    expect([response.status, problemsOf(response.body)]).toEqual([422, { name: "Enter a name or a number" }]);
    expect(await readAllTables()).toBe(before);
  });

  it("is stored once for one key, and the key of a colleague is another one", async () => {
    const first = await logEnquiry(admin.token, call, "call-1");
    expect((await logEnquiry(admin.token, call, "call-1")).body).toEqual(first.body);
    expect((await logEnquiry(admin.token, { ...call, name: "Other" }, "call-1")).status).toBe(422);
    const colleague = await storeSignedIn({ role: "admin" });
    expect((await logEnquiry(colleague.token, call, "call-1")).status).toBe(201);
    expect(await countRows("enquiries")).toBe(2);
  });

  it("is not stored while the database is unavailable, so that the phone keeps it", async () => {
    expect((await logEnquiry(admin.token, call, "call-1", { DB: unavailableDatabase })).status).toBe(503);
    expect((await env.IMAGES.list({ prefix: "spool/" })).objects).toEqual([]);
  });

  it("is audited without personal text", async () => {
    const { id } = (await logEnquiry(admin.token, call)).body;
    expect(await auditOf(id)).toEqual([
      { actor_id: admin.id, action: "create", before: null, after: { service: "real-estate", channel: "phone" } },
    ]);
  });

  it("has no limit of spam", async () => {
    for (let n = 0; n < 8; n += 1) expect((await logEnquiry(admin.token, call)).status).toBe(201);
    expect((await listEnquiries(admin.token)).body.counts).toMatchObject({ total: 8, spam: 0 });
  });
});
