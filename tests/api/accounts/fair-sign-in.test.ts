import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import { callApi, password, signIn, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { runSql } from "../../support/storage/rows.ts";

stopClock();

const wrong = "Wrong-tree-7";
const countFailures = async () =>
  ((await env.DB.prepare("SELECT sum(count) AS count FROM throttles").first("count")) as number | null) ?? 0;
/** Reaches the hourly limit of all accounts. */
const reachAccountLimit = () => runSql("UPDATE throttles SET count = 50 WHERE ends_at % 3600 = 0");

it.each([
  ["one address", (_: number) => "10.9.1.1"],
  ["one IPv6 network", (index: number) => `2001:db8:7:1::${index}`],
])("twelve failed logins from %s never block another address", async (_, addressOf) => {
  const { email } = await storeUser();
  const flood = Array.from({ length: 12 }, (__, index) =>
    callApi("/login", { body: { email: `victim-${index}@example.org`, password: wrong }, address: addressOf(index) }),
  );
  const other = callApi("/login", { body: { email, password }, address: "10.9.1.2" });
  // How many are rejected depends on how fast they arrive; hash-queue.test.ts has the exact number.
  for (const { status, headers } of await Promise.all(flood))
    expect([status, headers.get("retry-after")]).toEqual(status === 503 ? [503, "3"] : [401, null]);
  expect((await other).status).toBe(200);
});

describe("a known device", () => {
  it("is never locked out by strangers' failures", async () => {
    const { email } = await storeUser();
    const { device_token } = await signIn(email);
    for (let i = 0; i < 6; i++) await callApi("/login", { body: { email, password: wrong }, address: "10.9.1.3" });
    await reachAccountLimit();
    const login = (more: object) =>
      callApi<SessionResponse>("/login", { body: { email, password, ...more }, address: "10.9.1.3" });
    expect((await login({})).status).toBe(429);
    expect((await callApi("/login", { body: { email, password } })).status).toBe(429);
    const known = await login({ device_token });
    expect(known.status).toBe(200);
    expect(known.body.device_token).toBe(device_token);
  });

  it("is delayed after five failures of its own, which delay no one else", async () => {
    const { email } = await storeUser();
    const { device_token } = await signIn(email);
    const login = (secret: string, more: object = {}) =>
      callApi("/login", { body: { email, password: secret, ...more }, address: "10.9.1.4" });
    for (let i = 0; i < 5; i++) expect((await login(wrong, { device_token })).status).toBe(401);
    expect((await login(password, { device_token })).status).toBe(429);
    expect((await login(password)).status).toBe(200);
  });

  it.each([
    ["of another account", async () => (await signIn((await storeUser()).email)).device_token],
    ["that was changed", async () => `${crypto.randomUUID()}.${"x".repeat(43)}`],
    ["that is no text", async () => 7],
    ["that is too long", async () => "x".repeat(500)],
  ])("is not believed with a token %s", async (_, getToken) => {
    const { email } = await storeUser();
    const device_token = await getToken();
    const login = () => callApi("/login", { body: { email, password: wrong, device_token }, address: "10.9.1.5" });
    for (let i = 0; i < 5; i++) expect((await login()).status).toBe(401);
    const { status } = await callApi("/login", { body: { email, password, device_token }, address: "10.9.1.5" });
    expect(status).toBe(429);
  });

  it("is not known again after the password was changed or reset", async () => {
    const { email, id, token } = await storeSignedIn();
    const { device_token } = await signIn(email);
    const secret = "Papaya-tree-8";
    const failAndLogIn = async (current: string) => {
      const login = (tried: string) =>
        callApi("/login", { body: { email, password: tried, device_token }, address: "10.9.1.6" });
      for (let i = 0; i < 6; i++) await callApi("/login", { body: { email, password: wrong }, address: "10.9.1.6" });
      return (await login(current)).status;
    };
    expect(await failAndLogIn(password)).toBe(200);
    const body = { current_password: password, new_password: secret };
    expect((await callApi("/auth/password", { token, body })).status).toBe(204);
    expect(await failAndLogIn(secret)).toBe(429);
    const superAdmin = await storeSignedIn({ role: "super_admin" });
    const made = await callApi<{ link: string }>(`/team/${id}/reset-link`, { method: "POST", token: superAdmin.token });
    const reset = { token: made.body.link.split("#")[1], new_password: password };
    expect((await callApi("/auth/reset", { body: reset })).status).toBe(204);
    expect(await failAndLogIn(password)).toBe(429);
  });

  it("gets a token that opens no session and does not contain the account", async () => {
    const { id, email } = await storeUser();
    const { device_token = "" } = await signIn(email);
    expect((await callApi("/auth/me", { token: device_token })).status).toBe(401);
    expect((await callApi("/auth/refresh", { body: { refreshToken: device_token } })).status).toBe(401);
    expect(device_token).not.toContain(id);
  });
});

describe("an over-long password", () => {
  const overlong = "x".repeat(129);

  it("is never counted", async () => {
    const { email } = await storeUser();
    for (let i = 0; i < 8; i++) {
      const { status } = await callApi("/login", { body: { email, password: overlong }, address: "10.9.1.6" });
      expect(status).toBe(401);
    }
    expect(await countFailures()).toBe(0);
    expect((await callApi("/login", { body: { email, password }, address: "10.9.1.6" })).status).toBe(200);
  });

  it("is delayed like other attempts, and does not extend the delay", async () => {
    const { email } = await storeUser();
    const login = (secret: string) => callApi("/login", { body: { email, password: secret }, address: "10.9.1.7" });
    for (let i = 0; i < 5; i++) await login(wrong);
    const counts = await countFailures();
    expect((await login(overlong)).status).toBe(429);
    expect(await countFailures()).toBe(counts);
    await runSql("UPDATE throttles SET ends_at = ends_at - 61 WHERE count < 50 AND ends_at % 3600 <> 0");
    expect((await login(overlong)).status).toBe(401);
    expect((await login(password)).status).toBe(200);
  });

  it("is rejected when the hourly limit of the account is reached", async () => {
    const { email } = await storeUser();
    await callApi("/login", { body: { email, password: wrong } });
    await reachAccountLimit();
    expect((await callApi("/login", { body: { email, password: overlong } })).status).toBe(429);
  });

  it("of the own account is not counted either", async () => {
    const { token } = await storeSignedIn();
    const body = { current_password: overlong, new_password: "Papaya-tree-8" };
    for (let i = 0; i < 6; i++) expect((await callApi("/auth/password", { token, body })).status).toBe(422);
    const right = { ...body, current_password: password };
    expect((await callApi("/auth/password", { token, body: right })).status).toBe(204);
  });
});
