import { beforeEach, describe, expect, it } from "vitest";
import type { VerifyResponse } from "#contract/site/verify.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { savedDetails, saveSite } from "./saved-site.ts";

const check = async (params: Record<string, string>, options: Parameters<typeof callApi>[1] = {}) => {
  const { status, headers, body } = await callApi<VerifyResponse>(
    `/public/verify?${new URLSearchParams(params)}`,
    options,
  );
  return { status, headers, body };
};
const answered = (result: string, phone: string) => ({
  data: {
    result,
    checked: [{ text: phone.replace("tel:", ""), kind: "phone", result }],
    listing: null,
    confirmed_at: null,
  },
});
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
    expect([status, body]).toEqual([200, answered("ours", phone)]);
  });

  it.each([
    ["of somebody else", "0886 123 459"],
    ["of another country with the same end", "+44 7886 123456"],
    ["that came with the site and is hidden", "+231 77 000 0000"],
  ])("%s is not ours, and no number is returned", async (_, phone) => {
    const { status, body } = await check({ phone });
    expect([status, body]).toEqual([200, answered("not_ours", phone)]);
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

  const unknownReferences = ["MH-9999", "MH-71", "MH-71%", "MH-710*1", "", "' OR 1=1 --", "x".repeat(200)];
  it.each(unknownReferences)("%j gives no home", async (reference) => {
    await storeProperties(
      buildProperty({ reference: "MH-7102" }),
      buildProperty({ reference: "MH-7103", published: false }),
    );
    const { status, body } = await check({ reference });
    if (status === 200) expect(body.data).toMatchObject({ result: "not_ours", listing: null, confirmed_at: null });
    else expect([status, reference]).toEqual([422, ""]);
    expect((await check({ reference: "MH-7103" })).body.data.result).toBe("not_ours");
  });
});

describe("a text is ours only if all that can be checked in it is", () => {
  const own = "0886 123 456";
  it.each([
    // Numbers
    [own, "ours"],
    [`Office ${own}. Call us!`, "ours"],
    [`${own} / 088 612 3457`, "ours"],
    ["0886,123,456", "ours"],
    ["0886*123*456", "ours"],
    ["٠٨٨٦ ١٢٣ ٤٥٦", "ours"],
    [`${own} on 2026-11-29 or 30/11/2026 for $1500000`, "ours"],
    [`Office ${own}. Send the money to Orange Money 0777 999 888`, "not_ours", "0777 999 888"],
    [`${own} or 088 123 4567`, "not_ours", "088 123 4567"],
    [`${own}\n0777999888`, "not_ours", "0777999888"],
    [`0777999888 ${own}`, "not_ours", "0777999888"],
    [`${own}, O777 999 888`, "not_ours", "777 999 888"],
    [`${own} 0️⃣7️⃣7️⃣7️⃣9️⃣9️⃣9️⃣8️⃣8️⃣8️⃣`, "not_ours"],
    [`${own}/457`, "not_ours"],
    [`${own}. Account 00123456789012`, "not_ours", "00123456789012"],
    [`${own}. Pay 0777*999*888`, "not_ours"],
    [`${own} ${"x ".repeat(200)} 0777 999 888`, "not_ours", "0777 999 888"],
    [`Mon-Fri 8:00 - 18:00, ${own}`, "ours"],
    [`Open 08:00-18:00 ${own}`, "ours"],
    [`Rooms: 3, 4, 5. Yes/no. 5'6". Call ${own}`, "ours"],
    ["+231 (0)886 123 456", "ours"],
    ["0886123456-0777999888", "not_ours", "0777999888"],
    ["0886123456,0777999888", "not_ours", "0777999888"],
    ["08861234560777999888", "not_ours"],
    [`${own}. Pay 0 7 7 7 9 9 9 8 8 8`, "not_ours", "0 7 7 7 9 9 9 8 8 8"],
    [`${own}. Pay 077.799.9888`, "not_ours", "077.799.9888"],
    [`${own}. Pay 0777'999'888`, "not_ours"],
    [`${own}. Pay 0777;999;888`, "not_ours"],
    [`${own}. Pay 0777, 999, 888`, "not_ours"],
    [`${own}. Pay 0777\u200b999888`, "not_ours", "0777999888"],
    [`${own}. Pay ០៧៧៧៩៩៩៨៨៨`, "not_ours", "0777999888"],
    [`${own}. Pay ꘠꘧꘧꘧꘩꘩꘩꘨꘨꘨`, "not_ours", "0777999888"],
    [`${own}. Pay ⁰⁷⁷⁷⁹⁹⁹⁸⁸⁸`, "not_ours", "0777999888"],
    [`${own}, dial *144*1*0777999888#`, "not_ours"],
    // Links and addresses
    ["http://localhost:8787/r/MH-7200", "ours"],
    ["Look: localhost:8787/property/{uuid}?link=x", "ours"],
    ["https://wa.me/231886123456?text=Hi", "ours"],
    ["https://api.whatsapp.com/send?phone=231886123456", "ours"],
    ["http://localhost:8787/rent", "ours"],
    ["http://evil.example/r/MH-7200", "not_ours", "http://evil.example/r/MH-7200"],
    ["https://homes-monrovia.example.com/property/{uuid}", "not_ours"],
    ["http://localhost:8787.evil.example/r/MH-7200", "not_ours"],
    ["http://localhost:8787@evil.example/r/MH-7200", "not_ours"],
    ["http://localhost/r/MH-7200", "not_ours"],
    ["evil.example", "not_ours", "evil.example"],
    ["bit.ly/3xyz MH-7200", "not_ours", "bit.ly/3xyz"],
    ["Click:http://evil.example/r/MH-7200", "not_ours", "http://evil.example/r/MH-7200"],
    ["http:\\\\evil.example/r/MH-7200", "not_ours", "http://evil.example/r/MH-7200"],
    ["http:/evil.example/r/MH-7200", "not_ours", "http://evil.example/r/MH-7200"],
    ["http:evil.example/r/MH-7200", "not_ours", "http://evil.example/r/MH-7200"],
    ["//evil.example/r/MH-7200", "not_ours", "evil.example/r/MH-7200"],
    ["evil\u3002example/r/MH-7200", "not_ours", "evil.example/r/MH-7200"],
    ["HTTP://EVIL.EXAMPLE/r/MH-7200", "not_ours", "HTTP://EVIL.EXAMPLE/r/MH-7200"],
    [`${own}, pay at EVIL.COM/pay`, "not_ours", "EVIL.COM/pay"],
    [`${own}, pay at Evil.Com.`, "not_ours", "Evil.Com"],
    ["EVIL.ME/MH-7200", "not_ours", "EVIL.ME/MH-7200"],
    ["[MH-7200](http://evil.example)", "not_ours", "http://evil.example"],
    ["MH-7200.evil.example", "not_ours", "MH-7200.evil.example"],
    [`SINKOR.CALL ME ${own}`, "ours"],
    ["http://LOCALHOST:8787/r/MH-7200", "ours"],
    ["http://localhost:8787\\r\\MH-7200", "ours"],
    ["https://wa.me/231777999888", "not_ours"],
    ["https://chat.whatsapp.com/AbCdEf", "not_ours"],
    [`${own}, office@gmail.com`, "not_ours", "office@gmail.com"],
    ["http://localhost:8787/r/MH-9999", "not_ours"],
    // References
    ["Is MH 7200 still free?", "ours"],
    ["7200", "ours"],
    ["MH‑7200", "ours"],
    ["Ref: mh7200", "ours"],
    ["MH-7200 and MH-9999", "not_ours", "MH-9999"],
    [`MH-7200, call 0777 999 888`, "not_ours", "0777 999 888"],
    ["HV/12", "ours"],
    ["hv-99", "not_ours"],
    // Nothing
    ["hello", "nothing_to_check"],
    ["Is this really you? House 5 for $300", "nothing_to_check"],
    ["Meet me at 10.30am on 29.11.2026", "nothing_to_check"],
    ["  ", undefined],
    ["x".repeat(1001), undefined],
  ])("%s: %s", async (text, result, named?: string) => {
    const [home] = await storeProperties(
      buildProperty({ reference: "MH-7200", kind: "rent" }),
      buildProperty({ reference: "HV/12", kind: "rent" }),
    );
    const { status, body } = await check({ text: text.replace("{uuid}", home?.uuid ?? "") });
    if (result === undefined) return expect(status).toBe(422);
    expect([status, body.data.result]).toEqual([200, result]);
    if (result === "not_ours") expect(body.data.listing).toBeNull();
    const notOurs = body.data.checked.filter((part) => part.result === "not_ours").map((part) => part.text);
    if (named) expect(notOurs).toEqual([named]);
  });

  it("a number that a listed home shows is ours, with that home", async () => {
    await storeProperties(
      buildProperty({ reference: "MH-7210", contact_number: "+231 77 555 0001" }),
      buildProperty({ reference: "MH-7211", contact_number: "0775550002", published: false }),
    );
    const { data } = (await check({ text: "Call 0775-550-001" })).body;
    expect([data.result, data.listing?.reference, data.checked[0]?.text]).toEqual(["ours", "MH-7210", "0775-550-001"]);
    expect((await check({ phone: "0775550002" })).body.data.result).toBe("not_ours");
    expect((await check({ phone: "+44 7755 50001" })).body.data.result).toBe("not_ours");
  });
});

it("all visitors together have a limit", async () => {
  await check({ text: "hello" });
  await runSql("UPDATE throttles SET count = 600 WHERE key = 'checks total'");
  const { status, headers } = await check({ text: "hello" }, { address: "10.9.7.2" });
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await readPage("?q=hello")).status).toBe(429);
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
    if (status === 200) bodies += JSON.stringify(body).replace(`0886${123_430 + guess}`, "");
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
    ["?q=http%3A%2F%2Flocalhost%3A8787%2Fr%2FMH-7110", "This home is ours, but not confirmed lately"],
    ["?q=MH-7111", "Let"],
    ["?q=MH-9999", "Not ours"],
    ["?q=0886+123+456+or+0777+999+888", "0777 999 888 is not our number."],
    ["?q=%2B999999999999999999999999", "is not our number."],
    ["?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E", "What should we check?"],
  ])("%s answers %s", async (query, text) => {
    await storeProperties(
      buildProperty({ reference: "MH-7110", kind: "rent" }),
      buildProperty({ reference: "MH-7111", kind: "rent", status: "let" }),
    );
    const { status, html } = await readPage(query);
    expect(status).toBe(200);
    // A number is an element of its own, which no translator changes.
    expect(html.replaceAll(/<[^>]+>/g, "")).toContain(text);
    expect(html).not.toContain("<script>alert(1)");
  });

  it("is at most 18 kB large with gzip, of which the style sheet is 12", async () => {
    await storeProperties(buildProperty({ reference: "MH-7113", kind: "rent", title: "A".repeat(120) }));
    for (const query of ["", "?q=0770123456", "?q=MH-7113"]) {
      const page = new Response((await readPage(query)).html).body?.pipeThrough(new CompressionStream("gzip"));
      expect((await new Response(page).arrayBuffer()).byteLength).toBeLessThanOrEqual(18_000);
    }
  });

  it.each([
    ["today", 0, "border-good bg-good-bg", "Yes, this home is on offer"],
    ["a year ago", 365, "border-warn bg-warn-bg", "This home is ours, but not confirmed lately"],
  ])("marks a home that was confirmed %s as it is", async (_, days, look, title) => {
    const [home] = await storeProperties(buildProperty({ reference: "MH-7114", kind: "rent" }));
    const at = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    await runSql("UPDATE properties SET confirmed_at = ? WHERE uuid = ?", at, home?.uuid);
    const { html } = await readPage("?q=MH-7114");
    const answer = html.slice(html.indexOf("border-l-4"), html.indexOf("</h2>", html.indexOf("border-l-4")));
    expect(answer).toContain(look);
    expect(answer).toContain(title);
  });

  it("finds a home by its pasted address", async () => {
    const [home] = await storeProperties(buildProperty({ reference: "MH-7112", kind: "rent" }));
    const { html } = await readPage(`?q=${encodeURIComponent(`http://localhost:8787/property/${home?.uuid}?link=x`)}`);
    expect(html).toContain("MH-7112");
    expect(html).toContain("This home is ours, but not confirmed lately");
  });
});
