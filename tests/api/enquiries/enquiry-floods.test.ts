import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Bindings } from "#worker/bindings.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { origin, send } from "../../support/public-client.ts";
import { stopClock } from "../../support/stopped-clock.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

stopClock();
const hourMs = 3_600_000;

const flooder = "10.66.0.1";
const mailSettings: Partial<Bindings> = {
  MAILER: { send: async () => ({ messageId: "1" }) } as unknown as SendEmail,
  MAIL_FROM: "site@hub.example",
  MAIL_TO: "inbox@hub.example",
};

interface Enquiry {
  address: string;
  email?: string;
  token?: string;
  bindings?: Partial<Bindings>;
}
let count = 0;

/** Sends an enquiry, by default with a new e-mail address. */
async function submit({ address, email, token, bindings }: Enquiry) {
  count += 1;
  const body = { name: "Ma Kebbeh", phone_number: "+231 77 555 0101", email: email ?? `sender-${count}@example.org` };
  return callApi<{ reference: string; detail: string }>("/public/contact-us/general", {
    body,
    address,
    token,
    bindings,
  });
}

async function submitMany(times: number, enquiry: Enquiry): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await submit(enquiry)).status);
  return statuses;
}

const rows = async <T>(sql: string) => (await env.DB.prepare(sql).all<T>()).results;
const countSpam = async () => (await rows("SELECT 1 FROM enquiries WHERE spam = 1")).length;
const findEnquiry = async (email: string) =>
  (
    await rows<{
      spam: number;
      mails: number;
    }>(`SELECT spam, (SELECT count(*) FROM mail_outbox WHERE enquiry_n = n) AS mails
    FROM enquiries WHERE email = '${email}'`)
  )[0];
const findAlarm = async () =>
  (await rows<{ detail: string; ended_at: string | null }>("SELECT * FROM alarms WHERE name = 'enquiry-limit'"))[0];
const minutes = (number: number) => new Date(Date.now() + number * 60_000);

/** As if the address had sent this many enquiries in this hour. */
async function storeHourlyCount(times: number) {
  await submit({ address: flooder });
  await env.DB.prepare("UPDATE throttles SET count = ? WHERE key LIKE 'enquiries 3600 %'").bind(times).run();
}

describe("125 posts from one address", () => {
  it("never hide another person's enquiry and never skip its mail", async () => {
    expect(new Set(await submitMany(125, { address: flooder, bindings: mailSettings }))).toEqual(new Set([201]));
    await submit({ address: "10.66.0.2", email: "genuine@example.org", bindings: mailSettings });
    expect(await findEnquiry("genuine@example.org")).toEqual({ spam: 0, mails: 1 });
    expect(await countSpam()).toBe(105);
    expect(await rows("SELECT 1 FROM enquiries WHERE email <> 'genuine@example.org'")).toHaveLength(125);
    expect(await rows("SELECT 1 FROM mail_outbox JOIN enquiries ON n = enquiry_n WHERE spam = 1")).toEqual([]);
  });
});

describe("the limits of one address", () => {
  it("let an office send 20 enquiries in ten minutes, and only suspect the next", async () => {
    expect(new Set(await submitMany(21, { address: flooder }))).toEqual(new Set([201]));
    expect(await countSpam()).toBe(1);
  });

  it("never let one phone get the enquiries of others behind its carrier's address rejected", async () => {
    await storeHourlyCount(599);
    const email = "neighbour@example.org";
    expect((await submit({ address: flooder, email, bindings: mailSettings })).status).toBe(201);
    expect(await findEnquiry(email)).toEqual({ spam: 1, mails: 0 });
  });

  it("suspect an enquiry after 60 in an hour, and reject it after 600 with a retry time", async () => {
    await storeHourlyCount(60);
    expect((await submit({ address: flooder })).status).toBe(201);
    expect(await countSpam()).toBe(1);
    await storeHourlyCount(600);
    const { status, headers, body } = await submit({ address: flooder });
    expect(status).toBe(429);
    expect(body.detail).toBe("Too many enquiries came from your network. Please try again later, or call us.");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600);
  });

  it("count all addresses of one IPv6 connection together, but not those of its neighbour", async () => {
    for (let i = 0; i < 21; i++) await submit({ address: `2001:db8:1:2::${i.toString(16)}` });
    await submit({ address: "2001:db8:1:3::1", email: "neighbour@example.org" });
    expect(await findEnquiry("neighbour@example.org")).toMatchObject({ spam: 0 });
    expect(await countSpam()).toBe(1);
  });

  it("are never evaded by the 65,536 networks of one /48", async () => {
    const network = (number: number) => `2001:db8:7:${number.toString(16)}::1`;
    await submit({ address: network(0) });
    await env.DB.prepare("UPDATE throttles SET count = 200 WHERE key LIKE 'enquiries 600 %'").run();
    await submit({ address: network(1), email: "next@example.org" });
    expect(await findEnquiry("next@example.org")).toMatchObject({ spam: 1 });
    await submit({ address: "2001:db8:8::1", email: "neighbour@example.org" });
    expect(await findEnquiry("neighbour@example.org")).toMatchObject({ spam: 0 });
    await env.DB.prepare("UPDATE throttles SET count = 6000 WHERE key LIKE 'enquiries 3600 %'").run();
    expect((await submit({ address: network(2) })).status).toBe(429);
  });

  it("are not used up by one sender who is rejected again and again", async () => {
    const email = "impatient@example.org";
    expect(await submitMany(25, { address: flooder, email })).toEqual([...Array(5).fill(201), ...Array(20).fill(429)]);
    await submit({ address: flooder, email: "colleague@example.org" });
    expect(await findEnquiry("colleague@example.org")).toMatchObject({ spam: 0 });
  });

  it("apply to forms without a script, too", async () => {
    await storeHourlyCount(600);
    const response = await send("/contact", {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ name: "A", email: "form@example.org", phone_number: "0770000000" }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin, "cf-connecting-ip": flooder },
    });
    expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await response.text()).toContain("Too many enquiries came from your network");
  });

  it("reject the sixth enquiry of one sender in ten minutes, with a retry time", async () => {
    const sender = { address: flooder, email: "kebbeh@example.org" };
    expect(await submitMany(5, sender)).toEqual(Array(5).fill(201));
    const { status, headers } = await submit({ ...sender, email: "KEBBEH@example.org" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect((await submit({ ...sender, email: "other@example.org" })).status).toBe(201);
    expect((await submit({ ...sender, address: "10.66.0.2" })).status).toBe(201);
  });
});

describe("the exemption of accounts", () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
  const trusted = () => storeSignedIn({ created_at: hoursAgo(24), email_verified_at: hoursAgo(1) });
  const findSuspected = () => rows("SELECT email FROM enquiries WHERE spam = 1 ORDER BY n");

  it("holds for five enquiries of a verified account that is a day old, and not for the sixth", async () => {
    const { token } = await trusted();
    await storeHourlyCount(60);
    for (let n = 1; n <= 6; n++) await submit({ address: flooder, token, email: `account-${n}@example.org` });
    expect(await findSuspected()).toEqual([{ email: "account-6@example.org" }]);
  });

  it.each([
    ["a new account", { email_verified_at: hoursAgo(1) }],
    ["an account of 23 hours", { created_at: hoursAgo(23), email_verified_at: hoursAgo(22) }],
    ["an unverified account", { created_at: hoursAgo(240) }],
    ["a disabled account", { created_at: hoursAgo(240), email_verified_at: hoursAgo(239), disabled: true }],
  ])("does not hold for %s", async (_, account) => {
    const { token } = await storeSignedIn(account);
    await storeHourlyCount(60);
    await submit({ address: flooder, token, email: "account@example.org" });
    expect(await findEnquiry("account@example.org")).toMatchObject({ spam: 1 });
  });

  it("does not hold for 150 accounts that one address registers", async () => {
    for (let n = 0; n < 150; n++) await submit({ address: flooder, token: (await storeSignedIn()).token });
    expect(await countSpam()).toBe(130);
  });

  it("holds for 20 enquiries of all accounts of one address in an hour, so that accounts cannot be collected", async () => {
    await storeHourlyCount(60);
    for (let n = 1; n <= 25; n++)
      await submit({ address: flooder, token: (await trusted()).token, email: `collected-${n}@example.org` });
    expect(await findSuspected()).toEqual([21, 22, 23, 24, 25].map((n) => ({ email: `collected-${n}@example.org` })));
    await submit({ address: "10.66.0.2", token: (await trusted()).token, email: "elsewhere@example.org" });
    expect(await findEnquiry("elsewhere@example.org")).toMatchObject({ spam: 0 });
  });

  it("is not used up by one account that sends again and again", async () => {
    await storeHourlyCount(60);
    const { token } = await trusted();
    for (let n = 0; n < 30; n++) await submit({ address: flooder, token });
    await submit({ address: flooder, token: (await trusted()).token, email: "colleague@example.org" });
    expect(await findEnquiry("colleague@example.org")).toMatchObject({ spam: 0 });
  });

  it("is limited for a /48 of IPv6, too", async () => {
    const { token } = await trusted();
    await submit({ address: "2001:db8:7:1::1", token });
    await env.DB.prepare(
      "UPDATE throttles SET count = 200 WHERE key LIKE 'enquiries 600 %' OR key LIKE 'enquiries trusted %'",
    ).run();
    await submit({ address: "2001:db8:7:2::1", token, email: "next@example.org" });
    expect(await findEnquiry("next@example.org")).toMatchObject({ spam: 1 });
  });

  it("holds for what the spool stores later, by the time of sending", async () => {
    await storeHourlyCount(60);
    const known = await trusted();
    const early = await storeSignedIn({ created_at: hoursAgo(23.9), email_verified_at: hoursAgo(1) });
    const bindings = { DB: unavailableDatabase };
    await submit({ address: flooder, token: known.token, email: "known@example.org", bindings });
    await submit({ address: flooder, token: early.token, email: "early@example.org", bindings });
    await runSchedule(env, minutes(30));
    expect(await findEnquiry("known@example.org")).toMatchObject({ spam: 0 });
    expect(await findEnquiry("early@example.org")).toMatchObject({ spam: 1 });
  });
});

describe("a flood from many addresses", () => {
  it("never suspects a genuine enquiry, but raises the alarm", async () => {
    await submit({ address: "10.67.0.1" });
    await env.DB.prepare("UPDATE throttles SET count = 5000 WHERE key NOT LIKE 'enquiries 3600 %' AND key LIKE ?")
      .bind(`enquiries ${Math.floor(Date.now() / hourMs)}`)
      .run();
    await submit({ address: "10.67.0.2", email: "genuine@example.org", bindings: mailSettings });
    expect(await findEnquiry("genuine@example.org")).toEqual({ spam: 0, mails: 1 });
    await runSchedule(env);
    expect((await findAlarm())?.detail).toMatch(/^More than 120 enquiries came within an hour/);
  });
});

describe("the alarm about a flood", () => {
  it("is raised for one address, and ends when it has been quiet for an hour", async () => {
    await submit({ address: "10.66.0.9" });
    await runSchedule(env);
    expect(await findAlarm()).toBeUndefined();
    await storeHourlyCount(60);
    await submit({ address: flooder });
    await runSchedule(env, minutes(1));
    expect(await findAlarm()).toMatchObject({
      detail: expect.stringMatching(/^More than 60 enquiries in an hour.*spam folder/),
      ended_at: null,
    });
    await runSchedule(env, minutes(58));
    expect(await findAlarm()).toMatchObject({ ended_at: null });
    await runSchedule(env, minutes(62));
    expect(await findAlarm()).toMatchObject({ ended_at: expect.any(String) });
  });
});

describe("a flood while the database is unavailable", () => {
  /** A limiter that allows this many events per key. */
  const limiterOf = (limit: number) => {
    const counts = new Map<string, number>();
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1).get(key) ?? 0;
    return { limit: async ({ key }: { key: string }) => ({ success: count(key) <= limit }) } as unknown as RateLimit;
  };
  const spooledObjects = async () => (await env.IMAGES.list({ prefix: "spool/enquiries/" })).objects.length;

  it("is suspected above the limit, rejected above twice the limit, and never hides another person's enquiry", async () => {
    const bindings = { ...mailSettings, DB: unavailableDatabase, ENQUIRY_LIMITER: limiterOf(3) };
    const statuses = await submitMany(9, { address: flooder, bindings });
    expect(statuses).toEqual([...Array(6).fill(201), ...Array(3).fill(429)]);
    expect((await submit({ address: flooder, bindings })).headers.get("retry-after")).toBe("60");
    await submit({ address: "10.66.0.2", email: "genuine@example.org", bindings });
    expect(await spooledObjects()).toBe(7);
    await runSchedule({ ...env, ...mailSettings });
    expect(await countSpam()).toBe(3);
    expect(await findEnquiry("genuine@example.org")).toEqual({ spam: 0, mails: 1 });
    expect(await findAlarm()).toMatchObject({ ended_at: null });
  });

  it("is limited by address and e-mail, too", async () => {
    const bindings = { DB: unavailableDatabase, ENQUIRY_LIMITER: limiterOf(3) };
    const email = "impatient@example.org";
    const statuses: number[] = [];
    for (const address of Array(4).fill("10.66.0.3"))
      statuses.push((await submit({ address, email, bindings })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it("has the exact limits when it is stored from the spool", async () => {
    const bindings = { DB: unavailableDatabase, ENQUIRY_LIMITER: limiterOf(1000) };
    await submitMany(22, { address: flooder, bindings });
    await submit({ address: "10.66.0.2", email: "genuine@example.org", bindings });
    await runSchedule(env);
    expect(await countSpam()).toBe(2);
    expect(await findEnquiry("genuine@example.org")).toMatchObject({ spam: 0 });
  });

  it("is accepted when the limiter fails, because no enquiry may be lost", async () => {
    const ENQUIRY_LIMITER = { limit: () => Promise.reject(new Error("away")) } as unknown as RateLimit;
    expect((await submit({ address: flooder, bindings: { DB: unavailableDatabase, ENQUIRY_LIMITER } })).status).toBe(
      201,
    );
  });
});
