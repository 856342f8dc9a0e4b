import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { reportReasons } from "#contract/enquiries/report-reasons.ts";
import { linkPeople } from "#worker/modules/people/linking/link-people.service.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { getEnquiry, listEnquiries } from "../admin/inbox-requests.ts";

stopClock();

interface Answer {
  id: string;
  reference: string;
  detail: { loc: string[]; msg: string }[];
}
const message = "Somebody asked me for money";
const report = (body: object, options: { address?: string; key?: string; bindings?: object; token?: string } = {}) => {
  const { key, ...rest } = options;
  return callApi<Answer>("/public/reports", { body, ...rest, ...(key && { headers: { "idempotency-key": key } }) });
};
const stored = () => queryRows<Record<string, unknown>>("SELECT * FROM enquiries ORDER BY n");

describe("a report", () => {
  it("with two taps is stored about its home, without an account, a name or a number", async () => {
    const { uuid } = await storeProperty();
    const { status, body } = await report({ property_uuid: uuid, message });
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^E-[0-9A-F]{8}$/)]);
    const fields = { service: "report", property_uuid: uuid, message, name: "A visitor", email: "", phone_number: "" };
    expect(await stored()).toMatchObject([{ id: body.id, spam: 0, status: "new", ...fields }]);
  });

  it("without a number makes no person, also not later; with a number it has the person of the number", async () => {
    await report({ message });
    await linkPeople(env.DB);
    expect(await queryRows("SELECT n FROM people")).toEqual([]);
    await callApi("/public/contact-us/general", {
      body: { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "0775 550 909" },
    });
    await report({ message, phone_number: "+231 77 555 0909" });
    expect(await queryRows<{ name: string }>("SELECT name FROM people")).toEqual([{ name: "Ma Kebbeh" }]);
    expect((await stored()).map(({ person_n }) => person_n === null)).toEqual([true, false, false]);
  });

  it("without a text is rejected and stored nowhere", async () => {
    const { status, body } = await report({ phone_number: "1234" });
    expect([status, body.detail.map(({ loc }) => loc[1])]).toEqual([422, ["message", "phone_number"]]);
    expect(await stored()).toEqual([]);
  });

  it("sent again with its key is stored once; another report with this key is rejected", async () => {
    const first = await report({ message }, { key: "two-taps" });
    const again = await report({ message }, { key: "two-taps" });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await report({ message: "Wrong price" }, { key: "two-taps" })).status).toBe(422);
    expect(await stored()).toHaveLength(1);
  });

  it("is suspected spam with a filled hidden field, and limited like enquiries of one phone", async () => {
    expect((await report({ message, website: "https://spam.example" })).status).toBe(201);
    expect(await stored()).toMatchObject([{ spam: 1 }]);
    const address = "10.61.0.1";
    for (let i = 0; i < 5; i++) expect((await report({ message }, { address })).status).toBe(201);
    expect((await report({ message }, { address })).status).toBe(429);
    expect(await stored()).toHaveLength(6);
  });
});

describe("in the inbox, a report", () => {
  it("is listed, filtered, opened with its home, exported and counted", async () => {
    const { uuid, reference } = await storeProperty();
    const { token } = await storeSignedIn({ role: "admin" });
    const { body } = await report({ property_uuid: uuid, message });
    await callApi("/public/contact-us/general", {
      body: { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "0775 550 909" },
    });
    const { submissions } = (await listEnquiries(token, "?service=report")).body.data;
    expect(submissions).toMatchObject([{ id: body.id, service: "report", property_reference: reference }]);
    const opened = (await getEnquiry(token, body.id)).body.data.submission;
    expect(opened).toMatchObject({ service: "report", message, property_uuid: uuid });
    const { text } = await callApi("/export/submissions.csv?service=report", { token });
    expect(text).toContain(message);
    const search = await callApi<EnquiryList>("/contact/submissions/search", { body: { q: "money" }, token });
    expect(search.body.data.submissions.map(({ id }) => id)).toEqual([body.id]);
    const stats = await callApi<{ days: { inquiries: Record<string, number> }[] }>("/stats", { token });
    expect(stats.body.days.at(-1)?.inquiries).toMatchObject({ report: 1, general: 1 });
  });

  it("counts in no answer time, because it may have no number to answer to", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    await report({ message });
    const { body } = await callApi<{ data: unknown }>("/stats/answers?by=service", { token });
    expect(JSON.stringify(body)).not.toContain("report");
  });
});

describe("a report without a script", () => {
  const post = (fields: Record<string, string>, uuid: string) =>
    send(`/report?property=${uuid}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ service: "report", property_uuid: uuid, ...fields }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it("starts at the link of the listing, names the home and has a button for each reason", async () => {
    const { uuid, reference } = await storeProperty();
    expect(await (await send(`/property/${uuid}`)).text()).toContain(`href="/report?property=${uuid}"`);
    const html = await (await send(`/report?property=${uuid}`)).text();
    expect(html).toContain(`${reference}:</span> <span>House with a mango tree`);
    const buttons = html.matchAll(/<button[^>]*value="([^"]*)"[^>]*name="message"/g);
    expect([...buttons].map(([, reason]) => reason)).toEqual(reportReasons);
  });

  it("is stored and confirmed", async () => {
    const { uuid } = await storeProperty();
    const response = await post({ message, phone_number: "" }, uuid);
    const [enquiry] = await stored();
    expect([response.status, response.headers.get("location")]).toEqual([303, `/report?sent=${enquiry?.id}#enquiry`]);
    expect(enquiry).toMatchObject({ service: "report", property_uuid: uuid, message });
    const html = await (await send(`/report?sent=${enquiry?.id}`)).text();
    expect(html).toContain(String(enquiry?.reference));
  });

  it("with an invalid number is shown again with the number and the problem, and stores nothing", async () => {
    const { uuid } = await storeProperty();
    const response = await post({ message, phone_number: "12<b>" }, uuid);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const shown of ["Please enter a valid phone number", "12&lt;b&gt;"]) expect(html).toContain(shown);
    expect(await stored()).toEqual([]);
  });

  it("without a home asks which listing it is, and stores the text", async () => {
    expect(await (await send("/report")).text()).toContain("Which listing, and what is wrong?");
    const text = "MH-1042 is already taken";
    expect((await post({ message: text, phone_number: "" }, "")).status).toBe(303);
    expect(await stored()).toMatchObject([{ message: text, property_uuid: null }]);
  });
});
