import { describe, expect, it } from "vitest";
import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { origin, send } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

stopClock();

const validFields = {
  service: "general",
  name: "Ma Kebbeh",
  email: "kebbeh@example.org",
  phone_number: "+231 77 555 0101",
  message: "Is it free?",
};
let sender = 0;

function post(path: string, fields: Record<string, string> = validFields, headers: Record<string, string> = {}) {
  sender += 1;
  return send(path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "cf-connecting-ip": `10.2.0.${sender}`,
      ...headers,
    },
  });
}
const storedEnquiries = () => queryRows("SELECT * FROM enquiries ORDER BY n");

describe("a form without a script", () => {
  it("is stored and redirects to its own page", async () => {
    const formPages = ["/contact", "/real-estate", "/janitorial", "/driving-school", "/health"];
    for (const path of [...formPages, "/health/7", "/driving-school/course-1"]) {
      const response = await post(path, { ...validFields, message: path });
      const enquiry = (await storedEnquiries()).at(-1);
      expect([response.status, response.headers.get("location")]).toEqual([303, `${path}?sent=${enquiry?.id}#enquiry`]);
      expect(enquiry).toMatchObject({ ...validFields, message: path });
    }
  });

  it("is stored with its service, its subject and the words of the link; an unknown service becomes general", async () => {
    const medium = "x".repeat(150);
    await post("/health/7", { ...validFields, service: "health", professional_id: "7" });
    await post(`/contact?utm_source=Facebook&utm_medium=${medium}&bedrooms=2`, { ...validFields, service: "plumbing" });
    const source = JSON.stringify({ utm_source: "Facebook", utm_medium: medium.slice(0, 100) });
    expect(await storedEnquiries()).toMatchObject([
      { service: "health", professional_id: "7", source: null },
      { service: "general", source, source_key: "facebook" },
    ]);
  });

  it("with invalid fields is shown again with the values and errors, and stores nothing", async () => {
    const response = await post("/contact", { ...validFields, email: "kebbeh", message: "<b>Typed</b>" });
    expect(response.status).toBe(422);
    const html = await response.text();
    const data = JSON.parse(html.match(/id="page-data">(.*?)<\/script>/)?.[1] ?? "{}");
    expect(data["/form"]).toEqual({
      service: "general",
      values: expect.objectContaining({ name: "Ma Kebbeh", email: "kebbeh", message: "<b>Typed</b>" }),
      problems: { email: "Please enter a valid email address" },
    });
    const [body = ""] = html.split('id="page-data"');
    for (const shown of ['value="kebbeh"', "Please enter a valid email address", "&lt;b&gt;Typed&lt;/b&gt;"])
      expect(body).toContain(shown);
    expect(await storedEnquiries()).toEqual([]);
  });

  it("sent twice within ten minutes is one enquiry, later another", async () => {
    const first = await post("/contact");
    const again = await post("/contact");
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(await storedEnquiries()).toHaveLength(1);
    await runSql("UPDATE idempotency_records SET created_at = ?", new Date(Date.now() - 601_000).toISOString());
    await post("/contact");
    expect(await storedEnquiries()).toHaveLength(2);
  });

  it("is accepted from this site only, on a page with a form, as a form of up to 32 kB", async () => {
    const refused: [path: string, headers: Record<string, string>, status: number][] = [
      ["/contact", { origin: "https://elsewhere.example" }, 403],
      ["/contact", { "sec-fetch-site": "cross-site" }, 403],
      ["/contact", { "sec-fetch-site": "same-site" }, 403],
      ["/contact", { origin: "null" }, 403],
      ["/about", {}, 404],
      ["/rent", {}, 404],
      ["/contact", { "content-type": "application/json" }, 415],
    ];
    for (const [path, headers, status] of refused)
      expect((await post(path, validFields, headers)).status, JSON.stringify(headers)).toBe(status);
    expect((await post("/contact", { ...validFields, message: "x".repeat(33_000) })).status).toBe(413);
    expect(await storedEnquiries()).toEqual([]);
    expect((await post("/contact", validFields, { origin, "sec-fetch-site": "same-origin" })).status).toBe(303);
  });

  it("sent too often is shown again with the reason", async () => {
    const headers = { "cf-connecting-ip": "10.3.3.3" };
    for (let i = 0; i < 5; i++) await post("/contact", { ...validFields, message: String(i) }, headers);
    const response = await post("/contact", validFields, headers);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await storedEnquiries()).toHaveLength(5);
  });

  it("is suspected spam if its hidden field is filled in, because it states no time", async () => {
    const site = "https://kebbeh.example";
    for (const hidden of [site, ""])
      await post("/contact", { ...validFields, message: `Message ${hidden}`, [hiddenFieldName]: hidden });
    expect((await storedEnquiries()).map(({ spam, possible_spam }) => [spam, possible_spam])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it("is stored without an email if the box is ticked, whatever was typed before", async () => {
    for (const email of ["", "kebbeh", "kebbeh@example.org"])
      expect((await post("/health", { ...validFields, email, no_email: "on" })).status).toBe(303);
    const stored = await storedEnquiries();
    for (const enquiry of stored) expect(enquiry).toMatchObject({ ...validFields, email: "" });
    expect(stored).not.toEqual([]);
    const refused = await post("/contact", { ...validFields, email: "kebbeh", no_email: "on", phone_number: "" });
    const html = await refused.text();
    const { problems } = JSON.parse(html.match(/id="page-data">(.*?)<\/script>/)?.[1] ?? "{}")["/form"];
    expect([refused.status, problems]).toEqual([422, { phone_number: "Phone number is required" }]);
    expect(html).toMatch(/<input[^>]*name="no_email"[^>]*checked/);
    const unticked = await post("/contact", { ...validFields, email: "" });
    expect([unticked.status, await unticked.text()]).toEqual([422, expect.stringContaining("Email is required")]);
  });
});
