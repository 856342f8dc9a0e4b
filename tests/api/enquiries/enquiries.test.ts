import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "#worker/app.ts";
import { origin } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

const validFields = {
  name: "Ma Kebbeh",
  email: "kebbeh@example.org",
  phone_number: "+231 77 555 0101",
  message: "Is it free?",
};
let sender = 0;

interface InboxEnquiry {
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends an enquiry, by default from a new IP address. */
function submit({ path = "/public/contact-us/general", body = validFields, headers }: InboxEnquiry = {}) {
  sender += 1;
  const request = new Request(`${origin}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": `10.0.0.${sender}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return createApp().fetch(request, env, createExecutionContext());
}

const storedEnquiries = () => queryRows("SELECT * FROM enquiries ORDER BY n");
const spooled = async () => (await env.IMAGES.list({ prefix: "spool/" })).objects.length;

describe("an enquiry", () => {
  /** The fields of each service are rows of tests/local/enquiries/enquiry-fields.test.ts. */
  const paths = [
    ["/public/contact-us/real-estate", "real-estate"],
    ["/public/constact-us/janitorial", "janitorial"],
    ["/public/contact-us/janitorial", "janitorial"],
    ["/public/contact-us/driving/school", "driving-school"],
    ["/public/contact-us/health", "health"],
    ["/public/contact-us/general", "general"],
  ] as const;

  it("is stored for the service of its path, with and without an email", async () => {
    const { email, ...withoutEmail } = validFields;
    for (const [path, service] of paths)
      for (const body of [validFields, { ...withoutEmail, no_email: true }]) {
        const response = await submit({ path, body });
        expect(response.status, path).toBe(201);
        const { message, id, reference } = await response.json<Record<string, string>>();
        expect([message, reference]).toEqual([expect.any(String), expect.stringMatching(/^E-[0-9A-F]{8}$/)]);
        const stored = { ...validFields, email: "email" in body ? email : "", service, id, reference };
        expect((await storedEnquiries()).at(-1)).toMatchObject({ ...stored, status: "new", spam: 0 });
      }
  });

  it("is stored with what it is about, its day and its source", async () => {
    const about = { property_uuid: "unknown", professional_id: "7", course_id: "c", subject: "A home" };
    const source = { utm_source: "Facebook", utm_campaign: "november" };
    await submit({ body: { ...validFields, message: "", ...about, preferred_time: "morning", source } });
    expect(await storedEnquiries()).toMatchObject([
      { ...about, message: null, preferred_time: "morning", source: JSON.stringify(source), source_key: "facebook" },
    ]);
  });

  it("with invalid fields is rejected, names each and stores nothing", async () => {
    const response = await submit({ body: { ...validFields, name: " ", phone_number: "call me" } });
    expect(response.status).toBe(422);
    const { detail } = await response.json<{ detail: { loc: string[]; msg: string }[] }>();
    expect(detail.map(({ loc, msg }) => [...loc, msg])).toEqual([
      ["body", "name", "Name is required"],
      ["body", "phone_number", "Please enter a valid phone number"],
    ]);
    expect(await storedEnquiries()).toEqual([]);
  });

  it("that is no enquiry at all is rejected", async () => {
    for (const [sending, status] of [
      [{ body: "{" }, 400],
      [{ body: [] }, 422],
      [{ headers: { "content-type": "text/plain" } }, 415],
      [{ body: { ...validFields, website: "x".repeat(33_000) } }, 413],
      [{ headers: { "idempotency-key": "k".repeat(256) } }, 400],
    ] as const) {
      const response = await submit(sending);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ detail: expect.anything() });
    }
    expect(await storedEnquiries()).toEqual([]);
  });
});

describe("a repeated enquiry", () => {
  const headers = { "idempotency-key": "one-tap", "cf-connecting-ip": "10.9.9.9" };

  it("with the same key is stored once and gets the same response", async () => {
    const first = await (await submit({ headers })).json();
    for (let i = 0; i < 6; i++) {
      const again = await submit({ headers });
      expect([again.status, await again.json()]).toEqual([201, first]);
    }
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it("sent twenty times at once is stored once", async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => submit({ headers: { "idempotency-key": "burst" } })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await storedEnquiries()).toHaveLength(1);
    expect(await spooled()).toBe(0);
  });

  it("with the same key and another body is rejected", async () => {
    await submit({ headers });
    const response = await submit({ headers, body: { ...validFields, name: "Another" } });
    expect(response.status).toBe(422);
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it("with the same key for another service is another one, but not at the other spelling of the path", async () => {
    for (const path of ["/public/constact-us/janitorial", "/public/contact-us/janitorial", "/public/contact-us/health"])
      expect((await submit({ headers, path })).status).toBe(201);
    expect((await storedEnquiries()).map(({ service }) => service)).toEqual(["janitorial", "health"]);
  });

  it("is another enquiry after a day", async () => {
    await submit({ headers });
    await runSql("UPDATE idempotency_records SET created_at = '2020-01-01T00:00:00.000Z'");
    expect((await submit({ headers })).status).toBe(201);
    expect(await storedEnquiries()).toHaveLength(2);
  });
});
