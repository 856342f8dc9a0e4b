import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { SessionListResponse, SessionResponse } from "#contract/accounts/account-responses.ts";
import { sha256 } from "#shared/sha256.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables, signIn, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { countRows, firstRow, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const refresh = (refreshToken: string, bindings = {}) =>
  callApi<SessionResponse>("/auth/refresh", { body: { refreshToken }, bindings });
const isSignedIn = async (token: string) => (await callApi("/auth/me", { token })).status === 200;
const setSpentAt = (time: Date) =>
  runSql("UPDATE token_pairs SET spent_at = ? WHERE spent_at IS NOT NULL", time.toISOString());
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const secondsAhead = (seconds: number) => secondsAgo(-seconds);

describe("a refresh token", () => {
  it("gives a new token pair for the session, and leaves the previous access token valid for requests in progress", async () => {
    const { token, refreshToken, id } = await storeSignedIn();
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 900, user: { id } });
    expect([body.access_token, body.refresh_token]).not.toContain(token);
    expect([await isSignedIn(token), await isSignedIn(body.access_token)]).toEqual([true, true]);
    expect((await refresh(body.refresh_token)).status).toBe(200);
    expect(await countRows("sessions")).toBe(1);
  });

  it("has one successor even if used fifty times at once", async () => {
    const { refreshToken } = await storeSignedIn();
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => `${body.access_token} ${body.refresh_token}`)).size).toBe(1);
    expect(await countRows("token_pairs")).toBe(2);
    expect(await isSignedIn(responses[0]?.body.access_token as string)).toBe(true);
  });

  it("gives the same pair again while that pair is unused", async () => {
    const { refreshToken } = await storeSignedIn();
    const first = (await refresh(refreshToken)).body;
    const again = (await refresh(refreshToken)).body;
    expect([again.access_token, again.refresh_token]).toEqual([first.access_token, first.refresh_token]);
    expect(await isSignedIn(again.access_token)).toBe(true);
  });

  it.each(["access", "refresh"] as const)("ends the session after a use of the new %s token", async (which) => {
    const { refreshToken, token } = await storeSignedIn();
    const { body } = await refresh(refreshToken);
    let last = body;
    if (which === "access") await isSignedIn(body.access_token);
    else last = (await refresh(body.refresh_token)).body;
    expect((await refresh(refreshToken)).status).toBe(401);
    for (const access of [token, body.access_token, last.access_token]) expect(await isSignedIn(access)).toBe(false);
    expect((await refresh(last.refresh_token)).status).toBe(401);
    expect(await countRows("token_pairs")).toBe(0);
  });

  it("ends the session if it is repeated after 30 seconds", async () => {
    const { refreshToken } = await storeSignedIn();
    const { body } = await refresh(refreshToken);
    await setSpentAt(secondsAgo(31));
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await isSignedIn(body.access_token)).toBe(false);
  });

  it("is rejected without any change if it is unknown", async () => {
    await storeSignedIn();
    const before = await readAllTables();
    for (const malformed of ["rt_x", "x".repeat(200), "null"]) expect((await refresh(malformed)).status).toBe(401);
    expect((await callApi("/auth/refresh", { body: {} })).status).toBe(422);
    expect((await callApi("/auth/refresh", { body: { refreshToken: "x".repeat(300) } })).status).toBe(422);
    expect(await readAllTables()).toBe(before);
  });

  it("is rejected if the session is idle or too old, or the account is disabled", async () => {
    const { id } = await storeUser();
    const idle = await storeSession(id, { idleEndsAt: secondsAgo(1) });
    const old = await storeSession(id, { endsAt: secondsAgo(1) });
    const live = await storeSession(id);
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    expect((await refresh(old.refreshToken)).status).toBe(401);
    await runSql("UPDATE users SET disabled_at = created_at");
    expect((await refresh(live.refreshToken)).status).toBe(401);
    expect(await isSignedIn(live.token)).toBe(false);
  });

  it("never extends a session past its maximum age", async () => {
    const { id } = await storeUser();
    const { refreshToken } = await storeSession(id, { endsAt: secondsAhead(300) });
    const { body } = await refresh(refreshToken);
    expect(body.expires_in).toBeLessThanOrEqual(300);
    const pair = await firstRow(
      "SELECT max(access_ends_at) <= max(ends_at) AS within FROM sessions JOIN token_pairs ON session_id = id WHERE parent_hash IS NOT NULL",
    );
    expect(pair).toEqual({ within: 1 });
  });

  it.each([
    ["user", 7 * 24],
    ["admin", 12],
    ["super_admin", 12],
  ] as const)("of a %s extends the session by %i hours of inactivity", async (role, hours) => {
    const user = await storeUser({ role });
    const idle = async () =>
      (await firstRow<{ hours: number; days: number }>(
        "SELECT (julianday(idle_ends_at) - julianday(used_at)) * 24 AS hours, (julianday(ends_at) - julianday(created_at)) AS days FROM sessions",
      )) ?? { hours: 0, days: 0 };
    const { refresh_token } = await signIn(user.email);
    expect((await idle()).hours).toBeCloseTo(hours, 3);
    expect((await idle()).days).toBeCloseTo(30, 3);
    await runSql("UPDATE sessions SET idle_ends_at = ?", secondsAhead(300).toISOString());
    await refresh(refresh_token);
    expect((await idle()).hours).toBeCloseTo(hours, 3);
  });
});

describe("logging out", () => {
  const logOut = (options: Parameters<typeof callApi>[1]) => callApi("/auth/logout", { method: "POST", ...options });

  it("ends the current session only", async () => {
    const { id, token, refreshToken } = await storeSignedIn();
    const other = await storeSession(id);
    expect((await logOut({ token })).status).toBe(204);
    expect(await isSignedIn(token)).toBe(false);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await isSignedIn(other.token)).toBe(true);
  });

  it("accepts the refresh token, and an expired access token", async () => {
    const { id } = await storeUser();
    const one = await storeSession(id);
    const two = await storeSession(id, { accessEndsAt: secondsAgo(60) });
    expect((await logOut({ body: { refreshToken: one.refreshToken } })).status).toBe(204);
    expect((await logOut({ token: two.token })).status).toBe(204);
    expect(await countRows("sessions")).toBe(0);
  });

  it("responds 204 to any input and ends no other session", async () => {
    await storeSignedIn();
    for (const options of [
      {},
      { token: "rubbish" },
      { body: "{" },
      { body: [] },
      { body: { refreshToken: 5 } },
      { body: { tokenHash: "../x" } },
      { body: { tokenHash: "0".repeat(64) } },
      { body: {} },
    ]) {
      expect((await logOut(options)).status).toBe(204);
    }
    expect(await countRows("sessions")).toBe(1);
  });

  it("accepts the SHA-256 of either token, which cannot be used for anything else", async () => {
    const { id } = await storeUser();
    const [one, two] = [await storeSession(id), await storeSession(id)];
    const hash = await sha256(one.refreshToken);
    expect((await refresh(hash)).status).toBe(401);
    expect(await isSignedIn(hash)).toBe(false);
    expect((await logOut({ body: { tokenHash: hash } })).status).toBe(204);
    expect([await isSignedIn(one.token), await isSignedIn(two.token)]).toEqual([false, true]);
    expect((await logOut({ body: { tokenHash: await sha256(two.token) } })).status).toBe(204);
    expect(await countRows("sessions")).toBe(0);
  });

  it("responds 204 while the database is unavailable and ends the session later", async () => {
    const bindings = { DB: unavailableDatabase };
    const one = await storeSignedIn();
    const two = await storeSignedIn();
    const other = await storeSignedIn();
    const spooled = async () => (await env.IMAGES.list({ prefix: "spool/" })).objects;
    expect((await logOut({ token: one.token, body: { refreshToken: one.refreshToken }, bindings })).status).toBe(204);
    for (let again = 0; again < 2; again++) {
      expect((await logOut({ body: { refreshToken: two.refreshToken }, bindings })).status).toBe(204);
    }
    expect(await spooled()).toHaveLength(3);
    expect((await logOut({ token: "rubbish", bindings })).status).toBe(204);
    await expect(runSchedule({ ...env, ...bindings })).rejects.toThrow();
    expect(await spooled()).toHaveLength(3);
    // Tokens issued in the meantime end with the session.
    const renewed = await refresh(two.refreshToken);
    await runSchedule(env);
    expect(await spooled()).toEqual([]);
    expect(await isSignedIn(one.token)).toBe(false);
    expect(await isSignedIn(two.token)).toBe(false);
    expect(await isSignedIn(other.token)).toBe(true);
    expect(await isSignedIn(renewed.body.access_token)).toBe(false);
  });

  it("is not delayed by a flood of invented tokens", async () => {
    const invented = Array.from({ length: 1000 }, (_, index) => `spool/logouts/${String(index).padStart(64, "0")}`);
    await Promise.all(invented.map((key) => env.IMAGES.put(key, "")));
    const { token } = await storeSignedIn();
    expect((await logOut({ token, bindings: { DB: unavailableDatabase } })).status).toBe(204);
    await runSchedule(env);
    expect(await isSignedIn(token)).toBe(false);
    expect((await env.IMAGES.list({ prefix: "spool/" })).objects).toEqual([]);
  });

  it("responds 503 if neither store is available", async () => {
    const { refreshToken } = await storeSignedIn();
    const bindings = { DB: unavailableDatabase, IMAGES: unavailableImages };
    const { status, headers } = await logOut({ body: { refreshToken }, bindings });
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
  });

  it("limits how much one IP address can spool", async () => {
    const rateLimiter = { limit: async () => ({ success: false }) } as unknown as RateLimit;
    const bindings = { DB: unavailableDatabase, SIGN_IN_LIMITER: rateLimiter };
    expect((await logOut({ body: { refreshToken: "rt_anything" }, bindings })).status).toBe(429);
    expect((await env.IMAGES.list({ prefix: "spool/" })).objects).toEqual([]);
    const { refreshToken } = await storeSignedIn();
    expect((await logOut({ body: { refreshToken }, bindings: { SIGN_IN_LIMITER: rateLimiter } })).status).toBe(204);
  });
});

describe("own sessions", () => {
  it("are listed with a readable device name, the current one marked", async () => {
    const { email, id } = await storeUser();
    await storeSession(id);
    for (const over of [{ idleEndsAt: secondsAgo(1) }, { endsAt: secondsAgo(1) }]) await storeSession(id, over);
    await storeSignedIn();
    const userAgent =
      "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36";
    const { access_token } = await signIn(email, { "user-agent": userAgent });
    const { body, text } = await callApi<SessionListResponse>("/auth/sessions", { token: access_token });
    expect(body.data.sessions).toHaveLength(2);
    expect(body.data.sessions.filter(({ current }) => current)).toMatchObject([{ device: "Chrome on Android" }]);
    expect(text).not.toContain("Mozilla");
  });

  it("can be ended one by one, but not those of other users", async () => {
    const me = await storeSignedIn();
    const another = await storeSession(me.id);
    const otherUser = await storeSignedIn();
    const end = (id: string) => callApi(`/auth/sessions/${id}`, { method: "DELETE", token: me.token });
    expect((await end(another.sessionId)).status).toBe(204);
    expect((await end(another.sessionId)).status).toBe(404);
    expect((await end(otherUser.sessionId)).status).toBe(404);
    expect(await isSignedIn(another.token)).toBe(false);
    expect(await isSignedIn(otherUser.token)).toBe(true);
    expect(await isSignedIn(me.token)).toBe(true);
  });

  it("can all be ended at once", async () => {
    const me = await storeSignedIn();
    const another = await storeSession(me.id);
    const otherUser = await storeSignedIn();
    expect((await callApi("/auth/sessions", { method: "DELETE", token: me.token })).status).toBe(204);
    expect(await isSignedIn(me.token)).toBe(false);
    expect(await isSignedIn(another.token)).toBe(false);
    expect(await isSignedIn(otherUser.token)).toBe(true);
  });
});

it("deletes expired sessions, links and challenges, and keeps the others", async () => {
  const me = await storeSignedIn();
  await storeSession(me.id, { idleEndsAt: secondsAgo(1) });
  await storeSession(me.id, { endsAt: secondsAgo(1) });
  const over = secondsAgo(1).toISOString();
  await runSql("INSERT INTO reset_links VALUES ('over', ?, ?)", me.id, over);
  await runSql("INSERT INTO login_challenges VALUES ('over', ?, ?)", me.id, over);
  await runSql("INSERT INTO email_verifications VALUES ('over', ?, 'a@example.org', ?)", me.id, over);
  await refresh(me.refreshToken);
  await runSchedule(env);
  expect([await countRows("sessions"), await countRows("token_pairs")]).toEqual([1, 2]);
  for (const table of ["reset_links", "login_challenges", "email_verifications"])
    expect(await countRows(table)).toBe(0);
});

it("keeps spent refresh tokens until their session is deleted", async () => {
  const { id } = await storeUser();
  const me = await storeSession(id, { idleEndsAt: secondsAhead(86_400), endsAt: secondsAhead(86_400) });
  const { body } = await refresh(me.refreshToken);
  await setSpentAt(secondsAgo(29 * 86_400));
  await runSchedule(env);
  expect(await isSignedIn(body.access_token)).toBe(true);
  expect((await refresh(me.refreshToken)).status).toBe(401);
  expect(await isSignedIn(body.access_token)).toBe(false);
  expect(await countRows("token_pairs")).toBe(0);

  const { refreshToken } = await storeSession(id);
  await refresh(refreshToken);
  await runSchedule(env, secondsAhead(3_601));
  expect([await countRows("sessions"), await countRows("token_pairs")]).toEqual([0, 0]);
});
