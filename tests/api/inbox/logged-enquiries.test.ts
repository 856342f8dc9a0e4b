import { beforeEach, describe, expect, it } from "vitest";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { queryRows } from "../../support/admin-client.ts";
import { storeProperty } from "../../support/properties.ts";
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
    const { status, body: receipt } = await logEnquiry(admin.token, body);
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
    [{ name: "Musa from the market" }, { name: "Musa from the market", phone_number: "", email: "" }],
    [{ phone_number: "0775 550 101" }, { name: "0775 550 101", phone_number: "0775 550 101", email: "" }],
    [{ email: "Musa@example.org" }, { name: "Musa@example.org", phone_number: "", email: "Musa@example.org" }],
  ])("may have only %j", async (contact, stored) => {
    const { status, body } = await logEnquiry(admin.token, { service: "general", channel: "walk-in", ...contact });
    expect(status).toBe(201);
    expect((await getEnquiry(admin.token, body.id)).body.data.submission).toMatchObject({
      ...stored,
      channel: "walk-in",
    });
  });

  it.each([
    [{}, { service: "Service is required", channel: "Channel is required" }],
    [{ ...call, name: " ", phone_number: null }, { name: "Enter a name or a number" }],
    [{ ...call, service: "plumbing" }, { service: expect.stringContaining("Must be one of") }],
    [{ ...call, channel: "form" }, { channel: "Must be one of phone, walk-in, whatsapp, other" }],
    [{ ...call, name: "x".repeat(101) }, { name: "Must be at most 100 characters" }],
    [{ ...call, phone_number: "call me" }, { phone_number: "Please enter a valid phone number" }],
    [{ ...call, email: "mary@" }, { email: "Please enter a valid email address" }],
    [{ ...call, message: "x".repeat(5001) }, { message: "Must be at most 5,000 characters" }],
  ])("rejects %j and names the field", async (body, problems) => {
    const before = await readAllTables();
    const response = await logEnquiry(admin.token, body);
    expect([response.status, problemsOf(response.body)]).toEqual([422, problems]);
    expect(await readAllTables()).toBe(before);
  });

  it("is stored once for one key, and the key of a colleague is another one", async () => {
    const first = await logEnquiry(admin.token, call, "call-1");
    expect((await logEnquiry(admin.token, call, "call-1")).body).toEqual(first.body);
    expect((await logEnquiry(admin.token, { ...call, name: "Other" }, "call-1")).status).toBe(422);
    const colleague = await storeSignedIn({ role: "admin" });
    expect((await logEnquiry(colleague.token, call, "call-1")).status).toBe(201);
    expect(await queryRows("SELECT count(*) AS count FROM enquiries")).toEqual([{ count: 2 }]);
  });

  it("is not stored while the database is unavailable, so that the phone keeps it", async () => {
    const { status } = await logEnquiry(admin.token, call, "call-1", { DB: unavailableDatabase });
    expect(status).toBe(503);
  });

  it("is audited without personal text, and is no visitor's call", async () => {
    const { id } = (await logEnquiry(admin.token, call)).body;
    expect(await auditOf(id)).toEqual([
      { actor_id: admin.id, action: "create", before: null, after: { service: "real-estate", channel: "phone" } },
    ]);
    const visitor = await storeSignedIn();
    expect((await logEnquiry(visitor.token, call)).status).toBe(403);
    expect((await callApi("/contact/submissions", { body: call })).status).toBe(401);
  });

  it("has no limit of spam", async () => {
    for (let n = 0; n < 8; n += 1) expect((await logEnquiry(admin.token, call)).status).toBe(201);
    expect((await listEnquiries(admin.token)).body.counts).toMatchObject({ total: 8, spam: 0 });
  });
});
