import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Bindings } from "#worker/bindings.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { watchEnquiryLimit } from "#worker/flows/watch/watch-enquiry-limit.service.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { origin, send } from "../../support/public-client.ts";
import { noChannels } from "../../support/push/no-channels.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

stopClock();
const hourMs = 3_600_000;

const flooder = "10.66.0.1";
const mailSettings: Partial<Bindings> = {
  MAILER: { send: async () => ({ messageId: "1" }) } as unknown as SendEmail,
  MAIL_FROM: "site@hub.example",
  MAIL_TO: "inbox@hub.example",
};

interface Options {
  address?: string;
  token?: string;
  bindings?: Partial<Bindings>;
}
let count = 0;

/** Sends an enquiry from the address that floods the site, by default with a new e-mail address. */
function submit(email?: string, { address = flooder, ...options }: Options = {}) {
  count += 1;
  const body = { name: "Ma Kebbeh", phone_number: "+231 77 555 0101", email: email ?? `sender-${count}@example.org` };
  return callApi<{ reference: string; detail: string }>("/public/contact-us/general", { body, address, ...options });
}

async function submitMany(times: number, ...sent: Parameters<typeof submit>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await submit(...sent)).status);
  return statuses;
}

const other = "10.66.0.2";
const genuine = "genuine@example.org";
const findSuspected = async () =>
  (await queryRows<{ email: string }>("SELECT email FROM enquiries WHERE spam = 1 ORDER BY n")).map(
    ({ email }) => email,
  );
const findEnquiry = async (email: string) =>
  (
    await queryRows(
      "SELECT spam, (SELECT count(*) FROM mail_outbox WHERE enquiry_n = n) AS mails FROM enquiries WHERE email = ?",
      email,
    )
  )[0];
const findAlarm = async () => (await queryRows("SELECT * FROM alarms WHERE name = 'enquiry-limit'"))[0];
const minutes = (number: number) => new Date(Date.now() + number * 60_000);

/** As if so many enquiries had been counted under the keys that begin like this. */
const setCount = (key: "600" | "3600" | "trusted", times: number) =>
  runSql("UPDATE throttles SET count = ? WHERE key LIKE ?", times, `enquiries ${key} %`);
/** As if the address had sent this many enquiries in this hour. */
async function storeHourlyCount(times: number) {
  await submit();
  await setCount("3600", times);
}
const drain = (now = new Date()) =>
  drainEnquirySpool({ db: env.DB, images: imageStore(env.IMAGES) }, false, now, noChannels);

describe("the limits of one address", () => {
  it("let an office send 20 enquiries in ten minutes, only suspect the next, and never hide another person's", async () => {
    expect(new Set(await submitMany(22, undefined, { bindings: mailSettings }))).toEqual(new Set([201]));
    await submit(genuine, { address: other, bindings: mailSettings });
    expect(await findEnquiry(genuine)).toEqual({ spam: 0, mails: 1 });
    expect(await findSuspected()).toHaveLength(2);
    expect(await queryRows("SELECT 1 FROM enquiries")).toHaveLength(23);
    expect(await queryRows("SELECT 1 FROM mail_outbox JOIN enquiries ON n = enquiry_n WHERE spam = 1")).toEqual([]);
  });

  it("only suspect an enquiry after 60 in an hour, and reject it after 600 with a retry time", async () => {
    for (const times of [60, 599]) {
      await storeHourlyCount(times);
      const email = `after-${times}@example.org`;
      expect((await submit(email, { bindings: mailSettings })).status).toBe(201);
      expect(await findEnquiry(email)).toEqual({ spam: 1, mails: 0 });
    }
    const { status, headers, body } = await submit();
    expect(status).toBe(429);
    expect(body.detail).toBe("Too many enquiries came from your network. Please try again later, or call us.");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    const form = await send("/contact", {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ name: "A", email: "form@example.org", phone_number: "0770000000" }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin, "cf-connecting-ip": flooder },
    });
    expect([form.status, Number(form.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await form.text()).toContain("Too many enquiries came from your network");
  });

  it("count all addresses of one IPv6 connection together, but not those of its neighbour", async () => {
    await submit(undefined, { address: "2001:db8:1:2::1" });
    await setCount("600", 20);
    await submit("next@example.org", { address: "2001:db8:1:2::2" });
    await submit("neighbour@example.org", { address: "2001:db8:1:3::1" });
    expect(await findSuspected()).toEqual(["next@example.org"]);
  });

  it("are never evaded by the 65,536 networks of one /48", async () => {
    const network = (number: number) => ({ address: `2001:db8:7:${number.toString(16)}::1` });
    await submit(undefined, network(0));
    await setCount("600", 200);
    await submit("next@example.org", network(1));
    await submit("neighbour@example.org", { address: "2001:db8:8::1" });
    expect(await findSuspected()).toEqual(["next@example.org"]);
    await setCount("3600", 6000);
    expect((await submit(undefined, network(2))).status).toBe(429);
  });

  it("reject the sixth enquiry of one sender in ten minutes, which does not use them up", async () => {
    const email = "impatient@example.org";
    expect(await submitMany(5, email)).toEqual(Array(5).fill(201));
    await setCount("600", 19);
    expect(await submitMany(2, email)).toEqual([429, 429]);
    const { status, headers } = await submit(email.toUpperCase());
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect((await submit(email, { address: other })).status).toBe(201);
    expect((await submit("colleague@example.org")).status).toBe(201);
    expect(await findSuspected()).toEqual([]);
  });
});

it("an enquiry without an email is counted by its phone number in any spelling, not with those of other people", async () => {
  const send = async (phone_number: string) =>
    (
      await callApi("/public/contact-us/general", {
        body: { name: "Ma Kebbeh", phone_number, no_email: true },
        address: flooder,
      })
    ).status;
  for (let n = 0; n < 5; n++) expect(await send("0775 550 909")).toBe(201);
  expect([await send("+231 77 555 0909"), await send("0886 123 456")]).toEqual([429, 201]);
});

describe("the exemption of accounts", () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
  const trusted = () => storeSignedIn({ created_at: hoursAgo(24), email_verified_at: hoursAgo(1) });

  it("holds for five enquiries of a verified account that is a day old, and not for the sixth", async () => {
    const { token } = await trusted();
    await storeHourlyCount(60);
    for (let n = 1; n <= 7; n++) await submit(`account-${n}@example.org`, { token });
    expect(await findSuspected()).toEqual(["account-6@example.org", "account-7@example.org"]);
    // One account does not use up the exemption of others at its address.
    expect(await queryRows("SELECT count FROM throttles WHERE key LIKE 'enquiries trusted %'")).toEqual([{ count: 5 }]);
    await submit("colleague@example.org", { token: (await trusted()).token });
    expect(await findEnquiry("colleague@example.org")).toMatchObject({ spam: 0 });
  });

  it("holds for no account that is new, 23 hours old, unverified or disabled", async () => {
    await storeHourlyCount(60);
    const accounts = {
      "new@example.org": { email_verified_at: hoursAgo(1) },
      "young@example.org": { created_at: hoursAgo(23), email_verified_at: hoursAgo(22) },
      "unverified@example.org": { created_at: hoursAgo(240) },
      "disabled@example.org": { created_at: hoursAgo(240), email_verified_at: hoursAgo(239), disabled: true },
    };
    for (const [email, account] of Object.entries(accounts))
      await submit(email, { token: (await storeSignedIn(account)).token });
    expect(await findSuspected()).toEqual(Object.keys(accounts));
  });

  it("holds for 20 enquiries of all accounts of one address in an hour, so that accounts cannot be collected", async () => {
    await storeHourlyCount(60);
    const collected = async (n: number, address?: string) =>
      submit(`collected-${n}@example.org`, { token: (await trusted()).token, ...(address && { address }) });
    await collected(1);
    await setCount("trusted", 19);
    for (const n of [20, 21, 22]) await collected(n);
    await collected(23, other);
    expect(await findSuspected()).toEqual(["collected-21@example.org", "collected-22@example.org"]);
  });

  it("is limited for a /48 of IPv6, too", async () => {
    const { token } = await trusted();
    await submit(undefined, { address: "2001:db8:7:1::1", token });
    await setCount("600", 200);
    await setCount("trusted", 200);
    await submit("next@example.org", { address: "2001:db8:7:2::1", token });
    expect(await findSuspected()).toEqual(["next@example.org"]);
  });

  it("holds for what the spool stores later, by the time of sending", async () => {
    await storeHourlyCount(60);
    const known = await trusted();
    const early = await storeSignedIn({ created_at: hoursAgo(23.9), email_verified_at: hoursAgo(1) });
    const bindings = { DB: unavailableDatabase };
    await submit("known@example.org", { token: known.token, bindings });
    await submit("early@example.org", { token: early.token, bindings });
    await drain(minutes(30));
    expect(await findEnquiry("known@example.org")).toMatchObject({ spam: 0 });
    expect(await findSuspected()).toEqual(["early@example.org"]);
  });
});

it("a flood from many addresses never suspects a genuine enquiry, but raises the alarm", async () => {
  await submit();
  await runSql(
    "UPDATE throttles SET count = 5000 WHERE key NOT LIKE 'enquiries 3600 %' AND key LIKE ?",
    `enquiries ${Math.floor(Date.now() / hourMs)}`,
  );
  await submit(genuine, { address: other, bindings: mailSettings });
  expect(await findEnquiry(genuine)).toEqual({ spam: 0, mails: 1 });
  await runSchedule(env);
  expect(await findAlarm()).toMatchObject({
    detail: expect.stringMatching(/^More than 120 enquiries came within an hour/),
  });
});

it("the alarm about a flood is raised for one address, and ends when it has been quiet for an hour", async () => {
  const watch = (after: number) => watchEnquiryLimit(env.DB, minutes(after));
  await submit();
  await watch(0);
  expect(await findAlarm()).toBeUndefined();
  await setCount("3600", 60);
  await submit();
  const detail = expect.stringMatching(/^More than 60 enquiries in an hour.*spam folder/);
  for (const [after, ended_at] of [
    [1, null],
    [58, null],
    [62, expect.any(String)],
  ] as const) {
    await watch(after);
    expect(await findAlarm()).toMatchObject({ detail, ended_at });
  }
});

describe("a flood while the database is unavailable", () => {
  /** A limiter that allows this many events per key. */
  const limiterOf = (limit: number) => {
    const counts = new Map<string, number>();
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1).get(key) ?? 0;
    return { limit: async ({ key }: { key: string }) => ({ success: count(key) <= limit }) } as unknown as RateLimit;
  };
  const awayWith = (ENQUIRY_LIMITER: RateLimit) => ({ ...mailSettings, DB: unavailableDatabase, ENQUIRY_LIMITER });

  it("is suspected above the limit, rejected above twice the limit, and never hides another person's enquiry", async () => {
    const bindings = awayWith(limiterOf(3));
    expect(await submitMany(9, undefined, { bindings })).toEqual([...Array(6).fill(201), ...Array(3).fill(429)]);
    expect((await submit(undefined, { bindings })).headers.get("retry-after")).toBe("60");
    await submit(genuine, { address: other, bindings });
    expect((await env.IMAGES.list({ prefix: "spool/enquiries/" })).objects).toHaveLength(7);
    await runSchedule({ ...env, ...mailSettings });
    expect(await findSuspected()).toHaveLength(3);
    expect(await findEnquiry(genuine)).toEqual({ spam: 0, mails: 1 });
    expect(await findAlarm()).toMatchObject({ ended_at: null });
  });

  it("is limited by address and e-mail, too", async () => {
    const bindings = awayWith(limiterOf(3));
    expect(await submitMany(4, "impatient@example.org", { bindings })).toEqual([201, 201, 201, 429]);
  });

  it("has the exact limits when it is stored from the spool", async () => {
    const bindings = awayWith(limiterOf(1000));
    await storeHourlyCount(59);
    for (const email of ["last@example.org", "excess@example.org"]) await submit(email, { bindings });
    await submit(genuine, { address: other, bindings });
    await drain();
    expect(await findSuspected()).toHaveLength(1);
    expect(await findEnquiry(genuine)).toMatchObject({ spam: 0 });
  });

  it("is accepted when the limiter fails, because no enquiry may be lost", async () => {
    const failing = { limit: () => Promise.reject(new Error("away")) } as unknown as RateLimit;
    expect((await submit(undefined, { bindings: awayWith(failing) })).status).toBe(201);
  });
});
