import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import type { PrivacyExport } from "#contract/admin/privacy.ts";
import { preferredDayRange } from "#contract/enquiries/preferred-times.ts";
import type { SubmissionList, SubmissionResponse } from "#contract/enquiries/submission.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { send } from "../../support/public-client.ts";
import { noChannels } from "../../support/push/no-channels.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

const person = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "+231 77 555 0101" };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const preferred = { preferred_day: inDays(3), preferred_time: "evening" };
const path = "/public/contact-us/health";
const submit = (change: object, options: Parameters<typeof callApi>[1] = {}) =>
  callApi<{ id: string; detail: { loc: string[]; msg: string }[] }>(path, {
    body: { ...person, ...change },
    ...options,
  });
const storedTimes = async () =>
  (await env.DB.prepare("SELECT preferred_day, preferred_time FROM enquiries ORDER BY n").all()).results;

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

describe("the preferred day and time of an enquiry", () => {
  it.each([
    [preferred, preferred],
    [{ preferred_day: inDays(0) }, { preferred_day: inDays(0), preferred_time: null }],
    [{ preferred_time: "morning" }, { preferred_day: null, preferred_time: "morning" }],
    [
      { preferred_day: preferredDayRange(new Date()).last },
      { preferred_day: preferredDayRange(new Date()).last, preferred_time: null },
    ],
    [
      { preferred_day: "", preferred_time: "" },
      { preferred_day: null, preferred_time: null },
    ],
    [
      { preferred_day: null, preferred_time: null },
      { preferred_day: null, preferred_time: null },
    ],
    [{}, { preferred_day: null, preferred_time: null }],
  ])("of %j are stored as %j", async (sent, stored) => {
    expect((await submit(sent)).status).toBe(201);
    expect(await storedTimes()).toEqual([stored]);
  });

  it.each([
    [{ preferred_day: "tomorrow" }, "preferred_day", "Please choose a day of the calendar"],
    [{ preferred_day: "2027-02-30" }, "preferred_day", "Please choose a day of the calendar"],
    [{ preferred_day: "2027-13-01" }, "preferred_day", "Please choose a day of the calendar"],
    [{ preferred_day: inDays(-1) }, "preferred_day", "Please choose today or a later day"],
    [{ preferred_day: inDays(190) }, "preferred_day", "Please choose a day in the next 6 months"],
    [{ preferred_day: `${inDays(3)}T09:00` }, "preferred_day", "Must be at most 10 characters"],
    [{ preferred_day: 20270108 }, "preferred_day", "Must be text"],
    [{ preferred_time: "midnight" }, "preferred_time", "Must be one of morning, afternoon, evening"],
    [{ preferred_time: 9 }, "preferred_time", "Must be one of morning, afternoon, evening"],
  ])("of %j are rejected, name the field and store nothing", async (sent, field, msg) => {
    const { status, body } = await submit(sent);
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ["body", field], msg, type: expect.any(String) }]);
    expect(await storedTimes()).toEqual([]);
  });

  it("of a form without a script are stored, or shown again with the problem", async () => {
    const doctor = { name: "Dr. Made Up", specialty: "Paediatrics", location: "Sinkor" };
    const { id } = (await callApi<{ id: string }>("/professionals", { body: doctor, token })).body;
    const post = (fields: object) =>
      send(`/health/${id}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ service: "health", professional_id: id, ...person, ...fields }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": "10.3.3.3" },
      });
    const refused = await post({ ...preferred, preferred_day: inDays(-2) });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toMatch(/aria-describedby="enquiry-preferred_day-error"[^>]* type="date"/);
    expect(html).toContain("Please choose today or a later day");
    expect(html).toMatch(/<option value="evening" selected/);
    expect((await post(preferred)).status).toBe(303);
    expect(await storedTimes()).toEqual([preferred]);
  });

  it("survive in the spool, even when the day has passed", async () => {
    const stores = { db: env.DB, images: imageStore(env.IMAGES) };
    await submit(preferred, { bindings: { DB: unavailableDatabase } });
    const [object] = (await env.IMAGES.list({ prefix: "spool/enquiries/" })).objects;
    const text = (await (await env.IMAGES.get(object?.key ?? ""))?.text()) ?? "";
    await env.IMAGES.put(object?.key ?? "", text.replace(preferred.preferred_day, "2026-01-02"));
    expect(await drainEnquirySpool(stores, false, new Date(), noChannels)).toEqual({ stored: 1, unreadable: 0 });
    expect(await storedTimes()).toEqual([{ ...preferred, preferred_day: "2026-01-02" }]);
  });

  it("are in the inbox, the export and the sender's account", async () => {
    const { id } = (await submit(preferred, { token })).body;
    const { body: list } = await callApi<SubmissionList>("/contact/submissions", { token });
    expect(list.data.submissions).toMatchObject([preferred]);
    const { body: detail } = await callApi<SubmissionResponse>(`/contact/submissions/${id}`, { token });
    expect(detail.data.submission).toMatchObject(preferred);
    const { text } = await callApi("/export/submissions.csv", { token });
    const [header = "", row = ""] = text.split(/\r?\n/);
    expect(header).toContain("course_id,preferred_day,preferred_time");
    expect(row).toContain(`,${preferred.preferred_day},evening,`);
    const { body: own } = await callApi<MyEnquiriesResponse>("/auth/enquiries", { token });
    expect(own.data.enquiries).toMatchObject([preferred]);
  });

  it("are in the export of a person's data, and erased with it", async () => {
    await submit(preferred);
    const { body } = await callApi<PrivacyExport>("/privacy/export", { body: { email: person.email }, token });
    expect(body.data.enquiries).toMatchObject([preferred]);
    await callApi("/privacy/erase", { body: { email: person.email }, token });
    expect(await storedTimes()).toEqual([{ preferred_day: null, preferred_time: null }]);
  });

  it("are in the mail in words, and only if there are any", async () => {
    const texts: string[] = [];
    const MAILER = { send: async ({ text }: { text: string }) => void texts.push(text) } as unknown as SendEmail;
    const mailSettings = { MAILER, MAIL_FROM: "site@hub.example", MAIL_TO: "inbox@hub.example" };
    await storeTestEnquiry({ preferred_day: "2027-01-08", preferred_time: "morning", mailed: true });
    await storeTestEnquiry({ preferred_day: "2027-01-08", mailed: true });
    await storeTestEnquiry({ preferred_time: "evening", mailed: true });
    await storeTestEnquiry({ mailed: true });
    await runSchedule({ ...env, ...mailSettings }, new Date());
    expect(texts.map((text) => text.match(/^Preferred time: (.*)$/m)?.[1])).toEqual([
      "Friday, 8 January 2027, morning",
      "Friday, 8 January 2027",
      "Evening",
      undefined,
    ]);
  });
});

it.each([
  ["2026-11-22T10:00:00Z", "2026-11-22", "2027-05-22"],
  ["2026-08-31T23:59:59Z", "2026-08-31", "2027-02-28"],
  ["2027-08-31T00:00:00Z", "2027-08-31", "2028-02-29"],
])("at %s days from %s to %s may be asked for", (now, first, last) => {
  expect(preferredDayRange(new Date(now))).toEqual({ first, last });
});
