import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { services } from "#contract/services/services.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { send } from "../../support/public-client.ts";
import { stopClock } from "../../support/stopped-clock.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { getEnquiry, listEnquiries } from "../admin/inbox-requests.ts";

stopClock();

const person = { name: "Ma Kebbeh", phone_number: "0775 550 909", message: "Is it free?" };
const withoutEmail = { ...person, no_email: true };
const general = "/public/contact-us/general";
interface Answer {
  id: string;
  reference: string;
  detail: { loc: string[]; msg: string; type: string }[];
}
const submit = (body: object, path = general, options: { address?: string; token?: string } = {}) =>
  callApi<Answer>(path, { body, ...options });
const storedEnquiries = async () => (await env.DB.prepare("SELECT * FROM enquiries ORDER BY n").all()).results;

const paths = services.flatMap(({ slug, endpoint, correctlySpeltEndpoint }) =>
  [endpoint, correctlySpeltEndpoint].flatMap((one) => (one ? [[one.path, slug] as const] : [])),
);

describe("an enquiry without an email", () => {
  it.each(paths)("sent to %s is stored for %s and has a reference", async (path, service) => {
    const { status, body } = await submit(withoutEmail, path);
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^E-[0-9A-F]{8}$/)]);
    expect(await storedEnquiries()).toMatchObject([{ ...person, email: "", service, id: body.id, spam: 0 }]);
  });

  it.each(paths)("sent to %s without no_email is rejected as before", async (path) => {
    const { status, body } = await submit(person, path);
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ["body", "email"], msg: "Email is required", type: "too_small" }]);
    expect(await storedEnquiries()).toEqual([]);
  });

  it.each([{ email: "" }, { email: null }, { email: " " }])("may send %j", async (email) => {
    expect((await submit({ ...withoutEmail, ...email })).status).toBe(201);
    expect(await storedEnquiries()).toMatchObject([{ email: "" }]);
  });

  it.each([
    [{ email: "kebbeh@example.org" }, "email", "Leave the email empty, or leave out no_email"],
    [{ email: "kebbeh" }, "email", "Leave the email empty, or leave out no_email"],
    [{ phone_number: "" }, "phone_number", "Phone number is required"],
    [{ phone_number: undefined }, "phone_number", "Phone number is required"],
    [{ phone_number: "1234" }, "phone_number", "Please enter a valid phone number"],
    [{ no_email: false }, "email", "Email is required"],
    [{ no_email: null }, "email", "Email is required"],
    [{ no_email: "maybe", email: "kebbeh@example.org" }, "no_email", "Must be true or false"],
  ])("with %j is rejected, names the field and stores nothing", async (change, field, msg) => {
    const { status, body } = await submit({ ...withoutEmail, ...change });
    expect([status, body.detail]).toEqual([422, [{ loc: ["body", field], msg, type: expect.any(String) }]]);
    expect(await storedEnquiries()).toEqual([]);
  });

  it("names every other invalid field", async () => {
    const { body } = await submit({ no_email: true });
    expect(body.detail.map(({ loc }) => loc[1])).toEqual(["name", "phone_number"]);
  });

  it("is counted by its phone number in any spelling, not with those of other people", async () => {
    const address = "10.50.0.1";
    for (let i = 0; i < 5; i++) expect((await submit(withoutEmail, general, { address })).status).toBe(201);
    const again = { ...withoutEmail, phone_number: "+231 77 555 0909" };
    expect((await submit(again, general, { address })).status).toBe(429);
    const other = { ...withoutEmail, phone_number: "0886 123 456" };
    expect((await submit(other, general, { address })).status).toBe(201);
  });

  it("received without the database is stored once it is back", async () => {
    const { status, body } = await callApi<Answer>(general, {
      body: withoutEmail,
      bindings: { DB: unavailableDatabase },
    });
    expect(status).toBe(201);
    await runSchedule(env);
    expect(await storedEnquiries()).toMatchObject([{ ...person, email: "", reference: body.reference }]);
    expect((await env.IMAGES.list({ prefix: "spool/" })).objects).toEqual([]);
  });

  it("is in the inbox, found by its number, and exported", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const { body } = await submit(withoutEmail);
    const [listed] = (await listEnquiries(token)).body.data.submissions;
    expect(listed).toMatchObject({ id: body.id, email: "", phone_number: person.phone_number });
    expect((await getEnquiry(token, body.id)).body.data.submission.email).toBe("");
    const search = await callApi<SubmissionList>("/contact/submissions/search", {
      body: { q: "+231775550909" },
      token,
    });
    expect(search.body.data.submissions.map(({ id }) => id)).toEqual([body.id]);
    const { text } = await callApi("/export/submissions.csv", { token });
    expect(text).toContain("Ma Kebbeh,,0775 550 909,");
  });

  it("sent while signed in belongs to the account; another one is claimed by its phone number", async () => {
    const { token } = await storeSignedIn({ email: "kebbeh@example.org" });
    const own = await submit(withoutEmail, general, { token });
    const other = await submit(withoutEmail);
    const read = async () =>
      (await callApi<{ data: { enquiries: { id: string }[] } }>("/auth/enquiries", { token })).body.data.enquiries;
    expect((await read()).map(({ id }) => id)).toEqual([own.body.id]);
    const claim = (contact?: string) =>
      callApi("/auth/enquiries", { body: { receipts: [other.body.id], contact }, token });
    expect((await claim()).status).toBe(200);
    expect(await read()).toHaveLength(1);
    expect((await claim("+231 77 555 0909")).status).toBe(200);
    expect((await read()).map(({ id }) => id).sort()).toEqual([own.body.id, other.body.id].sort());
  });
});

describe("a form without a script and without an email", () => {
  let sender = 0;
  const post = (fields: Record<string, string>, path = "/contact") => {
    sender += 1;
    return send(path, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ service: "general", ...person, ...fields }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": `10.51.0.${sender}` },
    });
  };

  it.each(["/contact", "/real-estate", "/janitorial", "/driving-school", "/health"])(
    "on %s is stored and redirects to its receipt",
    async (path) => {
      const response = await post({ email: "", no_email: "on" }, path);
      const [enquiry] = await storedEnquiries();
      expect([response.status, response.headers.get("location")]).toEqual([303, `${path}?sent=${enquiry?.id}#enquiry`]);
      expect(enquiry).toMatchObject({ ...person, email: "" });
    },
  );

  it.each(["kebbeh", "kebbeh@example.org"])("ignores %s that was typed before the box was ticked", async (email) => {
    expect((await post({ email, no_email: "on" })).status).toBe(303);
    expect(await storedEnquiries()).toMatchObject([{ email: "" }]);
  });

  it("is shown again with the ticked box if another field is invalid", async () => {
    const response = await post({ email: "kebbeh", no_email: "on", phone_number: "" });
    const html = await response.text();
    const data = JSON.parse(html.match(/id="page-data">(.*?)<\/script>/)?.[1] ?? "{}");
    expect([response.status, data["/form"].problems]).toEqual([422, { phone_number: "Phone number is required" }]);
    expect(html).toMatch(/<input[^>]*name="no_email"[^>]*checked/);
  });

  it("is rejected if the box is not ticked", async () => {
    const response = await post({ email: "" });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Email is required");
    expect(await storedEnquiries()).toEqual([]);
  });
});
