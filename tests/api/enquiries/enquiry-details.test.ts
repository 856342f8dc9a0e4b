import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import type { Stats } from "#contract/admin/stats.ts";
import { sendEnquiryMails } from "#worker/modules/enquiries/mail/enquiry-mail.service.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries } from "../../support/enquiries.ts";
import { send } from "../../support/public-client.ts";
import { noChannels } from "../../support/push/no-channels.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { getEnquiry, listEnquiries } from "../admin/inbox-requests.ts";

/** How the day and time, the source and the hidden field are read is in tests/local/enquiries/enquiry-fields.test.ts. */
const person = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "+231 77 555 0101" };
const preferred = { preferred_day: "2026-11-23", preferred_time: "evening" } as const;
const source = {
  utm_source: "Facebook",
  utm_medium: "cpc",
  utm_campaign: "november",
  referrer: "m.facebook.com",
  link: "/r/MH-1042",
};
const byAutofill = { website: "https://kebbeh.example", elapsed_ms: 42_000 };
const submit = (change: object, options: Parameters<typeof callApi>[1] = {}) =>
  callApi<{ id: string }>("/public/contact-us/health", { body: { ...person, ...change }, ...options });

let token = "";
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00.000Z") });
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});
afterEach(() => void vi.useRealTimers());

it("the day, the source and the mark of an enquiry are in the inbox, the numbers, the export and the sender's account", async () => {
  const shown = { ...preferred, source, spam: false, possible_spam: true };
  const { id } = (await submit({ ...preferred, source, ...byAutofill }, { token })).body;
  await submit({});
  expect((await submit({ elapsed_ms: 1999 })).status).toBe(201);
  const { data, counts } = (await listEnquiries(token)).body;
  expect(data.submissions).toMatchObject([{ preferred_day: null, source: null, possible_spam: false }, shown]);
  expect(counts).toMatchObject({ total: 2, new: 2, this_month: 2, last_7_days: 2, unanswered: 2, spam: 1 });
  expect((await getEnquiry(token, id)).body.data.submission).toMatchObject(shown);
  const stats = await callApi<Stats>("/stats", { token });
  expect(stats.body).toMatchObject({ new_inquiries: { value: 2 }, unread_inquiries: 2, inquiries: { value: 2 } });
  const { text } = await callApi("/export/submissions.csv", { token });
  const [head, , last] = text
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  const cells = Object.fromEntries((head ?? []).map((name, index) => [name, last?.[index]]));
  expect(cells).toMatchObject({ ...source, ...preferred, possible_spam: "true", channel: "form", logged_by: "" });
  const own = await callApi<MyEnquiriesResponse>("/auth/enquiries", { token });
  expect(own.body.data.enquiries).toMatchObject([preferred]);
});

it("an enquiry without an email is in the inbox, found by its number, and exported", async () => {
  const { id } = (await submit({ email: "", no_email: true })).body;
  const { submissions } = (await listEnquiries(token, `?q=${encodeURIComponent("0775 550 101")}`)).body.data;
  expect(submissions).toMatchObject([{ id, email: "", phone_number: person.phone_number }]);
  const { text } = await callApi("/export/submissions.csv", { token });
  expect(text).toContain("Ma Kebbeh,,");
});

it("an enquiry sent while signed in belongs to the account, and another one is claimed by its phone number", async () => {
  const visitor = await storeSignedIn({ email: "joy@example.org" });
  const withoutEmail = { email: "", no_email: true };
  const own = await submit(withoutEmail, { token: visitor.token });
  const other = await submit(withoutEmail);
  const claim = async (contact?: string) => {
    const body = { receipts: [other.body.id], contact };
    const { status } = await callApi("/auth/enquiries", { body, token: visitor.token });
    const read = await callApi<MyEnquiriesResponse>("/auth/enquiries", { token: visitor.token });
    return [status, ...read.body.data.enquiries.map(({ id }) => id).sort()];
  };
  expect(await claim()).toEqual([200, own.body.id]);
  expect(await claim("0775 550 101")).toEqual([200, ...[own.body.id, other.body.id].sort()]);
});

it("an enquiry keeps them in the spool, even when the day has passed", async () => {
  const bindings = { DB: unavailableDatabase };
  await submit({ ...preferred, source, ...byAutofill }, { bindings });
  await submit({ website: "x" }, { bindings });
  const later = new Date("2026-12-20T12:00:00.000Z");
  const stores = { db: env.DB, images: imageStore(env.IMAGES) };
  expect(await drainEnquirySpool(stores, false, later, noChannels)).toEqual({ stored: 2, unreadable: 0 });
  const columns = "preferred_day, preferred_time, source, source_key, spam, possible_spam";
  expect(await queryRows(`SELECT ${columns} FROM enquiries ORDER BY spam`)).toMatchObject([
    { ...preferred, source: JSON.stringify(source), source_key: "facebook", spam: 0, possible_spam: 1 },
    { preferred_day: null, source: null, spam: 1, possible_spam: 0 },
  ]);
});

it("the preferred day and time are in the mail in words, and only if there are any", async () => {
  const texts: string[] = [];
  const mailer = { send: async ({ text }: { text?: string }) => void texts.push(text ?? "") };
  const day = { preferred_day: "2027-01-08", mailed: true } as const;
  const evening = { preferred_time: "evening", mailed: true } as const;
  await storeTestEnquiries({ ...day, preferred_time: "morning" }, day, evening, { mailed: true });
  const config = { mailer, from: "site@hub.example", to: "inbox@hub.example", origin: "https://hub.example" };
  await sendEnquiryMails(env.DB, config, new Date());
  const lines = texts.map((text) => text.match(/^Preferred time: (.*)$/m)?.[1]);
  expect(lines).toEqual(["Friday, 8 January 2027, morning", "Friday, 8 January 2027", "Evening", undefined]);
});

it("the preferred day of a form without a script is stored, or shown again with the problem", async () => {
  const professional = { name: "Dr. Made Up", specialty: "Paediatrics", location: "Sinkor" };
  const { id } = (await callApi<{ id: string }>("/professionals", { body: professional, token })).body;
  const post = (fields: object) =>
    send(`/health/${id}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ service: "health", professional_id: id, ...person, ...fields }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": "10.3.3.3" },
    });
  const refused = await post({ ...preferred, preferred_day: "2026-11-18" });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toMatch(/aria-describedby="enquiry-preferred_day-error"[^>]* type="date"/);
  expect(html).toContain("Please choose today or a later day");
  expect(html).toMatch(/<option value="evening" selected/);
  expect((await post(preferred)).status).toBe(303);
  expect(await queryRows("SELECT preferred_day, preferred_time FROM enquiries")).toEqual([preferred]);
});
