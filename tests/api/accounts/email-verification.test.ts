import { beforeEach, describe, expect, it } from "vitest";
import type { SessionResponse, UserResponse } from "#contract/accounts/account-responses.ts";
import { callApi, password, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { firstRow, queryRows, runSql } from "../../support/storage/rows.ts";

stopClock();

/** Settings with which the site can send mail. Nothing is sent: the schedule does that. */
const bindings = {
  MAILER: { send: () => Promise.reject(new Error("not in this test")) } as unknown as SendEmail,
  MAIL_FROM: "hub@example.org",
  MAIL_TO: "owner@example.org",
};

const send = (token: string | undefined, options = {}) =>
  callApi("/auth/verify-email/send", { method: "POST", token, bindings, ...options });
const verify = (token: unknown) => callApi("/auth/verify-email", { body: { token } });
const isVerified = async (token: string) =>
  (await callApi<UserResponse>("/auth/me", { token })).body.user.email_verified;
const mails = () =>
  queryRows<{
    recipient: string;
    body: string;
  }>("SELECT recipient, body FROM messages WHERE channel = 'mail' ORDER BY rowid");
const lastToken = async () => /verify-email#([\w-]+={0,2})/.exec((await mails()).at(-1)?.body ?? "")?.[1] ?? "";

let me: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  me = await storeSignedIn({ email: "ada@example.org" });
});

describe("a verification link", () => {
  it("is mailed to a new account and verifies its address once", async () => {
    const registration = { username: "ada_toe", email: "Ada.Toe@Example.org", password };
    const { body } = await callApi<SessionResponse>("/register", { body: registration, bindings });
    expect(body.user.email_verified).toBe(false);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["Ada.Toe@Example.org"]);
    const token = await lastToken();
    expect((await verify(token)).status).toBe(204);
    expect(await isVerified(body.access_token)).toBe(true);
    const again = await verify(token);
    expect([again.status, again.body]).toEqual([
      400,
      { detail: "This link has expired or was used already. Send a new one from your account page." },
    ]);
  });

  it("is not verified by a GET, which link scanners send", async () => {
    await send(me.token);
    expect((await callApi("/auth/verify-email", { method: "GET" })).status).toBe(404);
    expect(await isVerified(me.token)).toBe(false);
  });

  it("replaces the older one", async () => {
    await send(me.token);
    const first = await lastToken();
    await send(me.token);
    expect((await verify(first)).status).toBe(400);
    expect((await verify(await lastToken())).status).toBe(204);
  });

  it.each([
    ["an expired link", "UPDATE email_verifications SET ends_at = '2020-01-01T00:00:00.000Z'"],
    ["the link of an earlier address", "UPDATE users SET email = 'b@example.org', email_key = 'b@example.org'"],
    ["the link of a disabled account", "UPDATE users SET disabled_at = '2026-01-01T00:00:00.000Z'"],
  ])("does not verify with %s", async (_, change) => {
    await send(me.token);
    await runSql(change);
    expect((await verify(await lastToken())).status).toBe(400);
    const results = await queryRows("SELECT email_verified_at FROM users");
    expect(results).toEqual([{ email_verified_at: null }]);
  });

  it("gives the same error for every unknown token, so that it reveals no account", async () => {
    const before = await readAllTables();
    const responses = await Promise.all([verify("x"), verify("A".repeat(43)), verify(me.id)]);
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await readAllTables()).toBe(before);
  });

  it.each([undefined, "", 7, "x".repeat(201)])("rejects the token %j and names the field", async (token) => {
    const { status, text } = await verify(token);
    expect([status, text]).toEqual([422, expect.stringContaining("token")]);
  });

  it("is stored as a hash, and expires after 48 hours", async () => {
    await send(me.token);
    const row = await firstRow<Record<string, string>>("SELECT * FROM email_verifications");
    expect(JSON.stringify(row)).not.toContain(await lastToken());
    const hours = (Date.parse(row?.ends_at ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
  });
});

describe("sending a link", () => {
  it("is limited to three in an hour for an account", async () => {
    const statuses: number[] = [];
    for (let request = 0; request < 4; request++) statuses.push((await send(me.token)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect(await mails()).toHaveLength(3);
  });

  it("is refused without mail, and for a verified address", async () => {
    expect((await send(me.token, { bindings: {} })).status).toBe(409);
    await send(me.token);
    await verify(await lastToken());
    expect((await send(me.token)).status).toBe(409);
    expect(await mails()).toHaveLength(1);
  });

  it("mails nothing when someone registers without mail being set up", async () => {
    await callApi("/register", { body: { username: "ada_toe", email: "a@b.org", password } });
    expect(await mails()).toEqual([]);
  });
});

it("shows super admins whether the address of a request is verified", async () => {
  await send(me.token);
  await verify(await lastToken());
  const owner = await storeSignedIn({ role: "super_admin" });
  const { body } = await callApi<{ data: { users: { email: string; email_verified: boolean }[] } }>("/team", {
    token: owner.token,
  });
  expect(body.data.users.map(({ email, email_verified }) => [email, email_verified])).toEqual([
    [owner.email, false],
    ["ada@example.org", true],
  ]);
});

it("leaves no mail to a person whose data is erased", async () => {
  await send(me.token);
  const owner = await storeSignedIn({ role: "super_admin" });
  const { status } = await callApi("/privacy/erase", { token: owner.token, body: { email: "Ada@example.org" } });
  expect([status, await mails()]).toEqual([200, []]);
});
