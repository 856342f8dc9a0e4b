import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { services } from "#contract/services/services.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { origin } from "../../support/public-client.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const validFields = {
  name: "Ma Kebbeh",
  email: "kebbeh@example.org",
  phone_number: "+231 77 555 0101",
  message: "Is it free?",
};
let sender = 0;

interface Submission {
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
  broken?: Partial<Bindings>;
}

/** Sends an enquiry, by default from a new IP address. */
function submit({ path = "/public/contact-us/general", body = validFields, headers, broken }: Submission = {}) {
  sender += 1;
  const request = new Request(`${origin}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": `10.0.0.${sender}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return createApp().fetch(request, { ...env, ...broken }, createExecutionContext());
}

const storedEnquiries = async () => (await env.DB.prepare("SELECT * FROM enquiries ORDER BY n").all()).results;
const spooled = async () => (await env.IMAGES.list({ prefix: "spool/" })).objects.length;

describe("an enquiry", () => {
  const paths = services.flatMap(({ slug, endpoint, correctlySpeltEndpoint }) =>
    [endpoint, correctlySpeltEndpoint].flatMap((one) => (one ? [[one.path, slug] as const] : [])),
  );

  it.each(paths)("sent to %s is stored for %s", async (path, service) => {
    const response = await submit({ path });
    expect(response.status).toBe(201);
    const { message, id, reference } = (await response.json()) as Record<string, string>;
    expect(message).toEqual(expect.any(String));
    expect(await storedEnquiries()).toMatchObject([{ ...validFields, service, id, reference, status: "new", spam: 0 }]);
  });

  it("needs no message and is stored as typed, but trimmed", async () => {
    await submit({ body: { ...validFields, name: "  Zoë <b>\u0000 ", message: undefined } });
    await submit({
      body: {
        ...validFields,
        message: "",
        property_uuid: "unknown",
        professional_id: "7",
        course_id: "c",
        subject: "A home",
      },
    });
    expect(await storedEnquiries()).toMatchObject([
      { name: "Zoë <b>", message: null },
      { message: null, property_uuid: "unknown", professional_id: "7", course_id: "c", subject: "A home" },
    ]);
  });

  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ name: undefined }, "name", "Name is required"],
    [{ name: "x".repeat(101) }, "name", "Must be at most 100 characters"],
    [{ email: "" }, "email", "Email is required"],
    [{ email: "kebbeh" }, "email", "Please enter a valid email address"],
    [{ email: "a@b" }, "email", "Please enter a valid email address"],
    [{ email: `${"x".repeat(250)}@b.org` }, "email", "Must be at most 254 characters"],
    [{ phone_number: null }, "phone_number", "Phone number is required"],
    [{ phone_number: "1234" }, "phone_number", "Please enter a valid phone number"],
    [{ phone_number: "call me" }, "phone_number", "Please enter a valid phone number"],
    [{ phone_number: "1".repeat(31) }, "phone_number", "Must be at most 30 characters"],
    [{ message: "x".repeat(5001) }, "message", "Must be at most 5,000 characters"],
    [{ name: 5 }, "name", "Must be text"],
    [{ elapsed_ms: {} }, "elapsed_ms", "Must be a number"],
    [{ elapsed_ms: { valueOf: 1, toString: 1 } }, "elapsed_ms", "Must be a number"],
    [{ elapsed_ms: [9000] }, "elapsed_ms", "Must be a number"],
  ])("with %j is rejected, names the field and stores nothing", async (change, field, msg) => {
    const response = await submit({ body: { ...validFields, ...change } });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: [{ loc: ["body", field], msg, type: expect.any(String) }] });
    expect(await storedEnquiries()).toEqual([]);
  });

  const breaks = ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f", "\t", "\u001b", "\u007f"];
  it.each(breaks)("never stores the line break or control character %j in a single-line field", async (text) => {
    const forged = { name: `Ma${text}Bcc: all`, subject: `Hi${text}You`, phone_number: `+231${text}77 555 0101` };
    expect((await submit({ body: { ...validFields, ...forged, message: "One\r\nTwo" } })).status).toBe(201);
    expect(await storedEnquiries()).toMatchObject([
      { name: "Ma Bcc: all", subject: "Hi You", phone_number: "+231 77 555 0101", message: "One\r\nTwo" },
    ]);
  });

  it("names every invalid field", async () => {
    const { detail } = (await (await submit({ body: {} })).json()) as { detail: { loc: string[] }[] };
    expect(detail.map(({ loc }) => loc[1])).toEqual(["name", "email", "phone_number"]);
  });

  it.each([
    ["not JSON", { body: "{" }, 400],
    ["a list", { body: [] }, 422],
    ["another type", { headers: { "content-type": "text/plain" } }, 415],
    ["over 32 kB", { body: { ...validFields, website: "x".repeat(33_000) } }, 413],
    ["a key that is too long", { headers: { "idempotency-key": "k".repeat(256) } }, 400],
  ])("that is %s is rejected", async (_, sending, status) => {
    const response = await submit(sending);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail: expect.anything() });
    expect(await storedEnquiries()).toEqual([]);
  });
});

describe("a repeated enquiry", () => {
  const headers = { "idempotency-key": "one-tap", "cf-connecting-ip": "10.9.9.9" };

  it("with the same key is stored once and gets the same response", async () => {
    const first = await (await submit({ headers })).json();
    for (let i = 0; i < 8; i++) {
      const again = await submit({ headers });
      expect(again.status).toBe(201);
      expect(await again.json()).toEqual(first);
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

  it("with the same key for another service is another enquiry", async () => {
    await submit({ headers });
    expect((await submit({ headers, path: "/public/contact-us/health" })).status).toBe(201);
    expect(await storedEnquiries()).toHaveLength(2);
  });

  it("with the same key at the other spelling of the path is stored once", async () => {
    for (const path of ["/public/constact-us/janitorial", "/public/contact-us/janitorial"]) {
      expect((await submit({ headers, path })).status).toBe(201);
    }
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it("is another enquiry after a day", async () => {
    await submit({ headers });
    await env.DB.prepare("UPDATE idempotency_records SET created_at = '2020-01-01T00:00:00.000Z'").run();
    expect((await submit({ headers })).status).toBe(201);
    expect(await storedEnquiries()).toHaveLength(2);
  });
});

describe("the retention", () => {
  const inMonths = (months: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() + months);
    return date;
  };

  it("anonymizes enquiries after 24 months and deletes suspected spam after 30 days", async () => {
    await submit();
    await submit({ body: { ...validFields, website: "x" } });
    await runSchedule(env, new Date(Date.now() + 29 * 86_400_000));
    expect(await storedEnquiries()).toMatchObject([{ name: validFields.name }, { spam: 1 }]);
    await runSchedule(env, new Date(Date.now() + 31 * 86_400_000));
    expect(await storedEnquiries()).toMatchObject([{ name: validFields.name, message: validFields.message }]);
    await runSchedule(env, inMonths(23));
    expect(await storedEnquiries()).toMatchObject([{ email: validFields.email }]);
    await runSchedule(env, inMonths(25));
    expect(await storedEnquiries()).toMatchObject([
      { name: "", email: "", phone_number: "", message: null, service: "general" },
    ]);
  });

  it("deletes expired throttle counts and stored responses", async () => {
    await submit({ headers: { "idempotency-key": "enquiry-1" } });
    const counts = "(SELECT count(*) FROM throttles) AS counts, (SELECT count(*) FROM idempotency_records) AS answers";
    const rows = () => env.DB.prepare(`SELECT ${counts}`).first();
    await runSchedule(env);
    expect(await rows()).toEqual({ counts: 4, answers: 1 });
    await runSchedule(env, new Date(Date.now() + 25 * 3_600_000));
    expect(await rows()).toEqual({ counts: 0, answers: 0 });
  });
});

describe("while the database is unavailable", () => {
  it("spools an enquiry, responds 201 and stores it once later", async () => {
    const headers = { "idempotency-key": "spooled" };
    const first = await submit({ headers, broken: { DB: unavailableDatabase } });
    expect(first.status).toBe(201);
    const receipt = (await first.json()) as { id: string };
    expect(await (await submit({ headers, broken: { DB: unavailableDatabase } })).json()).toEqual(receipt);
    expect(await spooled()).toBe(1);
    expect(await storedEnquiries()).toEqual([]);
    await runSchedule(env);
    expect(await storedEnquiries()).toMatchObject([{ ...validFields, id: receipt.id }]);
    expect(await spooled()).toBe(0);
    await runSchedule(env);
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it("does not store an enquiry twice if only the database's response was lost", async () => {
    const headers = { "idempotency-key": "lost-answer" };
    await submit({ headers });
    await submit({ headers, broken: { DB: unavailableDatabase } });
    await runSchedule(env);
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it("keeps an enquiry in the spool until the database is available", async () => {
    await submit({ broken: { DB: unavailableDatabase } });
    await expect(runSchedule({ ...env, DB: unavailableDatabase })).rejects.toThrow();
    expect(await spooled()).toBe(1);
  });

  it("responds 503 if the image store is unavailable too", async () => {
    const response = await submit({ broken: { DB: unavailableDatabase, IMAGES: unavailableImages } });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
  });
});
