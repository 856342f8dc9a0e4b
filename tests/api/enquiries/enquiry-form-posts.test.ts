import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { origin, send } from "../../support/public-client.ts";
import { stopClock } from "../../support/stopped-clock.ts";

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
const storedEnquiries = async () => (await env.DB.prepare("SELECT * FROM enquiries ORDER BY n").all()).results;

describe("a form without a script", () => {
  const formPages = ["/contact", "/real-estate", "/janitorial", "/driving-school", "/health"];
  it.each([...formPages, "/health/7", "/driving-school/course-1"])(
    "on %s is stored and redirects to its own page",
    async (path) => {
      const response = await post(path);
      expect(response.status).toBe(303);
      const [enquiry] = await storedEnquiries();
      expect(response.headers.get("location")).toBe(`${path}?sent=${enquiry?.id}#enquiry`);
      const { service, ...fields } = validFields;
      expect(enquiry).toMatchObject({ ...fields, service });
    },
  );

  it("is stored with its service and subject; an unknown service becomes general", async () => {
    await post("/health/7", { ...validFields, service: "health", professional_id: "7" });
    await post("/contact", { ...validFields, service: "plumbing" });
    expect(await storedEnquiries()).toMatchObject([
      { service: "health", professional_id: "7" },
      { service: "general" },
    ]);
  });

  it("is stored with the words of the link that led to its page", async () => {
    await post(`/contact?utm_source=Facebook&utm_medium=${"x".repeat(150)}&bedrooms=2`);
    const [enquiry] = await storedEnquiries();
    expect(JSON.parse(String(enquiry?.source))).toEqual({ utm_source: "Facebook", utm_medium: "x".repeat(100) });
    expect(enquiry?.source_key).toBe("facebook");
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
    await env.DB.prepare("UPDATE idempotency_records SET created_at = ?")
      .bind(new Date(Date.now() - 601_000).toISOString())
      .run();
    await post("/contact");
    expect(await storedEnquiries()).toHaveLength(2);
  });

  it.each<Record<string, string>>([
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "null" },
  ])("from another site (%j) is rejected", async (headers) => {
    expect((await post("/contact", validFields, headers)).status).toBe(403);
    expect(await storedEnquiries()).toEqual([]);
  });

  it("from this site is accepted", async () => {
    expect((await post("/contact", validFields, { origin, "sec-fetch-site": "same-origin" })).status).toBe(303);
  });

  it.each([
    ["/about", {}, 404],
    ["/rent", {}, 404],
    ["/contact", { "content-type": "application/json" }, 415],
  ])("to %s with %j is rejected", async (path, headers, status) => {
    expect((await post(path, validFields, headers)).status).toBe(status);
    expect(await storedEnquiries()).toEqual([]);
  });

  it("over 32 kB is rejected", async () => {
    expect((await post("/contact", { ...validFields, message: "x".repeat(33_000) })).status).toBe(413);
  });

  it("sent too often is shown again with the reason", async () => {
    const headers = { "cf-connecting-ip": "10.3.3.3" };
    for (let i = 0; i < 5; i++) await post("/contact", { ...validFields, message: String(i) }, headers);
    const response = await post("/contact", validFields, headers);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await storedEnquiries()).toHaveLength(5);
  });
});
