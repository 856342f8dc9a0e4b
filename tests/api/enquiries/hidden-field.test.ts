import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import { findSpamSigns } from "#contract/enquiries/enquiry.ts";
import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { send } from "../../support/public-client.ts";
import { noChannels } from "../../support/push/no-channels.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

const person = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "+231 77 555 0101" };
const byAutofill = { website: "https://kebbeh.example", elapsed_ms: 42_000 };
const path = "/public/contact-us/general";
const day = 86_400_000;

const submit = (fields: object, bindings = {}) => callApi(path, { body: { ...person, ...fields }, bindings });
const stored = async () => (await env.DB.prepare("SELECT * FROM enquiries ORDER BY n").all()).results;

const inbox = { spam: false, possible_spam: false };
const marked = { spam: false, possible_spam: true };
const spamFolder = { spam: true, possible_spam: false };

describe("an enquiry goes", () => {
  it.each([
    // Nothing in the hidden field.
    [{}, inbox],
    [{ website: "", elapsed_ms: null }, inbox],
    [{ website: null, elapsed_ms: "" }, inbox],
    [{ elapsed_ms: 2000 }, inbox],
    [{ elapsed_ms: "9000" }, inbox],
    [{ elapsed_ms: 400 * day }, inbox],
    [{ elapsed_ms: 1999 }, spamFolder],
    [{ elapsed_ms: 0 }, spamFolder],
    [{ elapsed_ms: -5 }, spamFolder],
    [{ elapsed_ms: "soon" }, spamFolder],
    // Filled in, by a bot or by autofill.
    [{ website: "x" }, spamFolder],
    [{ website: "x", elapsed_ms: null }, spamFolder],
    [{ website: "x", elapsed_ms: "" }, spamFolder],
    [{ website: "x", elapsed_ms: 0 }, spamFolder],
    [{ website: "x", elapsed_ms: 1999 }, spamFolder],
    [{ website: "x", elapsed_ms: -5 }, spamFolder],
    [{ website: "x", elapsed_ms: "soon" }, spamFolder],
    [{ website: "x", elapsed_ms: 366 * day }, spamFolder],
    [{ website: "x", elapsed_ms: 1e300 }, spamFolder],
    [{ website: "x", elapsed_ms: "Infinity" }, spamFolder],
    [{ website: "x", elapsed_ms: 2000 }, marked],
    [{ website: "x", elapsed_ms: "42000" }, marked],
    [{ website: "https://kebbeh.example", elapsed_ms: 42_000 }, marked],
    [{ website: 5, elapsed_ms: 42_000 }, marked],
    [{ website: false, elapsed_ms: 42_000 }, marked],
    // A draft that waited on the phone for months.
    [{ website: "x", elapsed_ms: 200 * day }, marked],
  ])("with %j to its place: %j", async (fields, signs) => {
    expect(findSpamSigns(fields)).toEqual(signs);
    expect((await submit(fields)).status).toBe(201);
    expect(await stored()).toMatchObject([{ spam: Number(signs.spam), possible_spam: Number(signs.possible_spam) }]);
  });
});

describe("an enquiry whose hidden field was filled in by autofill", () => {
  it("is in the inbox with its mark, counts like others and is exported", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    await submit(byAutofill);
    await submit({});
    const { body } = await callApi<SubmissionList>("/contact/submissions", { token });
    expect(body.data.submissions).toMatchObject([inbox, marked]);
    expect(body.counts).toMatchObject({ total: 2, new: 2, this_month: 2, last_7_days: 2, unanswered: 2, spam: 0 });
    const [, { id } = { id: "" }] = body.data.submissions;
    const detail = await callApi(`/contact/submissions/${id}`, { token });
    expect(detail.body).toMatchObject({ data: { submission: marked } });
    const stats = await callApi<Stats>("/stats", { token });
    expect(stats.body).toMatchObject({
      new_inquiries: { value: 2, previous: 0, change: "new" },
      unread_inquiries: 2,
      unanswered: 2,
      inquiries: { value: 2 },
    });
    const csv = await send("/api/v1/export/submissions.csv", { headers: { authorization: `Bearer ${token}` } });
    const [header = "", ...lines] = (await csv.text()).trim().split("\r\n");
    const column = header.split(",").indexOf("possible_spam");
    expect(lines.map((line) => line.split(",")[column])).toEqual(["false", "true"]);
  });

  it("keeps its mark when it waits in the spool", async () => {
    await submit(byAutofill, { DB: unavailableDatabase });
    await submit({ website: "x" }, { DB: unavailableDatabase });
    await drainEnquirySpool({ db: env.DB, images: imageStore(env.IMAGES) }, false, new Date(), noChannels);
    expect((await stored()).map(({ spam, possible_spam }) => [spam, possible_spam]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it.each([hiddenFieldName, "website"])("is suspected spam if the form without a script has it as %s", async (name) => {
    const body = new URLSearchParams({ service: "general", ...person, [name]: "https://kebbeh.example" });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const response = await send("/contact", { method: "POST", redirect: "manual", headers, body: body.toString() });
    expect(response.status).toBe(303);
    expect(await stored()).toMatchObject([{ spam: 1, possible_spam: 0 }]);
  });

  it("is in the inbox if an empty form without a script is sent", async () => {
    const body = new URLSearchParams({ service: "general", ...person, [hiddenFieldName]: "" });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await send("/contact", { method: "POST", redirect: "manual", headers, body: body.toString() });
    expect(await stored()).toMatchObject([{ spam: 0, possible_spam: 0 }]);
  });
});
