import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { VerifyResponse } from "#contract/site/verify.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { savedDetails, saveSite } from "./saved-site.ts";

const check = async (params: Record<string, string>, options: Parameters<typeof callApi>[1] = {}) => {
  const { status, headers, body } = await callApi<VerifyResponse>(
    `/public/verify?${new URLSearchParams(params)}`,
    options,
  );
  return { status, headers, body };
};
const readPage = async (query: string) => {
  const response = await send(`/verify${query}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** Counts each key like the limiter of Cloudflare. */
function countingLimiter(limit: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= limit };
    },
  };
}

beforeEach(async () => {
  const { token } = await storeSignedIn({ role: "super_admin" });
  expect((await saveSite(token, savedDetails)).status).toBe(200);
});

describe("a phone number", () => {
  it.each([
    ["of the business", "+231 88 612 3456"],
    ["as people write it", "0886-123-456"],
    ["as a link has it", "tel:+231886123456"],
    ["with zeros in front", "00231 886 123 456"],
    ["of a service", "0886123458"],
    ["of the team", "088 612 3457"],
  ])("%s is ours", async (_, phone) => {
    const { status, body } = await check({ phone });
    expect([status, body]).toEqual([200, { data: { result: "ours", listing: null, confirmed_at: null } }]);
  });

  it.each([
    ["of somebody else", "0886 123 459"],
    ["of another country with the same end", "+44 7886 123456"],
    ["that came with the site and is hidden", "+231 77 000 0000"],
  ])("%s is not ours, and no number is returned", async (_, phone) => {
    const { status, body } = await check({ phone });
    expect([status, body]).toEqual([200, { data: { result: "not_ours", listing: null, confirmed_at: null } }]);
  });

  it.each(["612", "088 612 345", "088 612 34561", "%", "88*", "Made-up Person", "__________", "x".repeat(300)])(
    "rejects %s and names the field",
    async (phone) => {
      const { status, body } = await check({ phone });
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain('"phone"');
    },
  );
});

describe("a reference", () => {
  it("is ours, with the home, its price and when it was confirmed", async () => {
    await storeProperties(
      buildProperty({ reference: "MH-7100", kind: "rent", confirmed_at: "2026-11-20T09:00:00.000Z" }),
    );
    for (const reference of ["MH-7100", "mh-7100", " MH-7100. "]) {
      const { body } = await check({ reference });
      expect(body.data).toMatchObject({
        result: "ours",
        confirmed_at: "2026-11-20T09:00:00.000Z",
        listing: { reference: "MH-7100", monthly_rent: expect.any(Number), status: "available" },
      });
    }
  });

  it("of a let home says that it is let", async () => {
    await storeProperties(buildProperty({ reference: "MH-7101", kind: "rent", status: "let" }));
    expect((await check({ reference: "MH-7101" })).body.data.listing?.status).toBe("let");
  });

  it.each(["MH-9999", "MH-71", "MH-71%", "MH-710_", "", "' OR 1=1 --", "x".repeat(200)])(
    "%j gives no home",
    async (reference) => {
      await storeProperties(
        buildProperty({ reference: "MH-7102" }),
        buildProperty({ reference: "MH-7103", published: false }),
      );
      const { status, body } = await check({ reference });
      if (status === 200) expect(body.data).toEqual({ result: "not_ours", listing: null, confirmed_at: null });
      else expect([status, reference]).toEqual([422, ""]);
      expect((await check({ reference: "MH-7103" })).body.data.result).toBe("not_ours");
    },
  );
});

it("names the field if nothing or both are asked", async () => {
  expect((await check({})).status).toBe(422);
  const both = await check({ phone: "0886123456", reference: "MH-1" });
  expect(JSON.stringify([both.status, both.body])).toContain("not both");
});

it("no cache stores an answer, and an outage is a 503", async () => {
  expect((await check({ phone: "0886123456" })).headers.get("cache-control")).toBe("no-store");
  expect((await check({ phone: "0886123456" }, { bindings: { DB: unavailableDatabase } })).status).toBe(503);
  const page = await readPage("?q=0886123456");
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(page.html).toContain('content="noindex"');
});

it("of thirty guesses from one address, ten a minute are answered, and none returns a number", async () => {
  const bindings = { CHECK_LIMITER: countingLimiter(10) };
  const statuses = new Map<number, number>();
  let bodies = "";
  for (let guess = 0; guess < 30; guess++) {
    const { status, body } = await check({ phone: `0886${123_430 + guess}` }, { bindings, address: "10.9.7.1" });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) bodies += JSON.stringify(body);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 10, 429: 20 });
  expect(bodies).not.toMatch(/\d{4}|Kebbeh|Person/);
});

describe("the page without a script", () => {
  it.each([
    ["?q=0886+123+456", "Yes, this is our number"],
    ["?q=https%3A%2F%2Fwa.me%2F231886123456", "Yes, this is our number"],
    ["?q=0770+123+456", "Not ours"],
    ["?q=MH-7110", "This home is ours, but not confirmed lately"],
    ["?reference=mh-7110", "This home is ours, but not confirmed lately"],
    ["?q=https%3A%2F%2Fhub.example%2Fr%2FMH-7110", "This home is ours, but not confirmed lately"],
    ["?q=MH-7111", "Let"],
    ["?q=MH-9999", "Not ours"],
    ["?q=%2B999999999999999999999999", "We cannot read this"],
    ["?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E", "Not ours"],
  ])("%s answers %s", async (query, text) => {
    await storeProperties(
      buildProperty({ reference: "MH-7110", kind: "rent" }),
      buildProperty({ reference: "MH-7111", kind: "rent", status: "let" }),
    );
    const { status, html } = await readPage(query);
    expect(status).toBe(200);
    expect(html).toContain(text);
    expect(html).not.toContain("<script>alert(1)");
  });

  it("is at most 15.3 kB large with gzip, of which the style sheet is 10", async () => {
    await storeProperties(buildProperty({ reference: "MH-7113", kind: "rent", title: "A".repeat(120) }));
    for (const query of ["", "?q=0770123456", "?q=MH-7113"]) {
      const page = new Response((await readPage(query)).html).body?.pipeThrough(new CompressionStream("gzip"));
      expect((await new Response(page).arrayBuffer()).byteLength).toBeLessThanOrEqual(15_300);
    }
  });

  it.each([
    ["today", 0, "border-good bg-good-bg", "Yes, this home is on offer"],
    ["a year ago", 365, "border-warn bg-warn-bg", "This home is ours, but not confirmed lately"],
  ])("marks a home that was confirmed %s as it is", async (_, days, look, title) => {
    const [home] = await storeProperties(buildProperty({ reference: "MH-7114", kind: "rent" }));
    const at = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    await env.DB.prepare("UPDATE properties SET confirmed_at = ? WHERE uuid = ?").bind(at, home?.uuid).run();
    const { html } = await readPage("?q=MH-7114");
    const answer = html.slice(html.indexOf("border-l-4"), html.indexOf("</h2>", html.indexOf("border-l-4")));
    expect(answer).toContain(look);
    expect(answer).toContain(title);
  });

  it("finds a home by its pasted address", async () => {
    const [home] = await storeProperties(buildProperty({ reference: "MH-7112", kind: "rent" }));
    const { html } = await readPage(`?q=${encodeURIComponent(`https://hub.example/property/${home?.uuid}?link=x`)}`);
    expect(html).toContain("MH-7112");
    expect(html).toContain("This home is ours, but not confirmed lately");
  });
});
