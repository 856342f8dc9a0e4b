import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import { callApi, password, readAllTables, signIn, storeSignedIn } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { appCode, enrol, forgetUsedCodes, startLogin, storeWithSecondStep, verify } from "../../support/second-step.ts";
import { firstRow, runSql } from "../../support/storage/rows.ts";

stopClock();

const countSessions = async (userId: string) =>
  (await env.DB.prepare("SELECT count(*) AS count FROM sessions WHERE user_id = ?")
    .bind(userId)
    .first("count")) as number;
const wrongCode = "000000";
const expired = { detail: "This login has expired. Please log in again." };

describe("the second step of a login", () => {
  it("opens a session with the password and a code, and with neither alone", async () => {
    const { id, email, secret } = await storeWithSecondStep();
    const before = await countSessions(id);
    const { status, body } = await callApi("/login", { body: { email, password } });
    expect([status, body]).toEqual([200, { totp_required: true, challenge: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(await countSessions(id)).toBe(before);
    expect((await verify("x".repeat(43), appCode(secret))).status).toBe(401);
    const { challenge } = body as { challenge: string };
    const verified = await verify(challenge, ` ${appCode(secret).replace(/^.../, "$& ")} `);
    expect(verified.status).toBe(200);
    const session = verified.body as SessionResponse;
    expect(session).toMatchObject({ token_type: "bearer", expires_in: 900, user: { id, email } });
    expect((await callApi("/auth/me", { token: session.access_token })).status).toBe(200);
    expect((await callApi("/auth/refresh", { body: { refreshToken: session.refresh_token } })).status).toBe(200);
  });

  it("accepts a code once, and no code of an earlier step", async () => {
    const { email, secret } = await storeWithSecondStep();
    const codes = [appCode(secret), appCode(secret, -1)];
    expect((await verify(await startLogin(email), codes[0] as string)).status).toBe(200);
    for (const code of codes) {
      const { status, body } = await verify(await startLogin(email), code);
      expect(status).toBe(422);
      expect(body).toEqual({
        detail: [{ loc: ["body", "code"], msg: expect.stringMatching(/used/), type: "refused" }],
      });
    }
  });

  it("accepts a code of a phone that is 90 seconds slow once, and says so", async () => {
    const { email, secret } = await storeWithSecondStep();
    const late = appCode(secret, -3).replace(/^.../, "$&\u00a0");
    const { status, body } = await verify(await startLogin(email), late);
    expect(status).toBe(200);
    expect((body as SessionResponse).notice).toEqual(expect.stringMatching(/^Your phone's clock is slow/));
    expect((await verify(await startLogin(email), late)).status).toBe(422);
    const onTime = await verify(await startLogin(email), appCode(secret));
    expect([onTime.status, (onTime.body as SessionResponse).notice]).toEqual([200, undefined]);
  });

  it("does not accept the code that confirmed the set-up", async () => {
    const { token, email } = await storeSignedIn();
    const started = await callApi<{ secret: string }>("/auth/totp/enrol", { token, body: { password } });
    const code = appCode(started.body.secret);
    expect((await callApi("/auth/totp/confirm", { token, body: { code } })).status).toBe(200);
    expect((await verify(await startLogin(email), code)).status).toBe(422);
  });

  it("gives one session to two concurrent requests with one code", async () => {
    const { id, email, secret } = await storeWithSecondStep();
    const before = await countSessions(id);
    const challenges = [await startLogin(email), await startLogin(email)];
    const code = appCode(secret);
    const responses = await Promise.all(challenges.map((challenge) => verify(challenge, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await countSessions(id)).toBe(before + 1);
  });

  it("gives one session to two concurrent requests with one challenge", async () => {
    const { id, email, recoveryCodes } = await storeWithSecondStep();
    const before = await countSessions(id);
    const challenge = await startLogin(email);
    const responses = await Promise.all(recoveryCodes.slice(0, 2).map((code) => verify(challenge, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countSessions(id)).toBe(before + 1);
    expect((await verify(challenge, recoveryCodes[2] as string)).status).toBe(401);
  });

  it("makes a challenge void after five wrong codes, and delays the next ones of the account", async () => {
    const { email, secret } = await storeWithSecondStep();
    const challenge = await startLogin(email);
    for (let i = 0; i < 5; i++) expect((await verify(challenge, wrongCode)).status).toBe(422);
    const void_ = await verify(challenge, appCode(secret));
    expect([void_.status, void_.body]).toEqual([401, expired]);
    const delayed = await verify(await startLogin(email), appCode(secret));
    expect(delayed.status).toBe(429);
    expect(Number(delayed.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    await runSql("DELETE FROM throttles");
    expect((await verify(challenge, appCode(secret))).status).toBe(401);
    expect((await verify(await startLogin(email), appCode(secret))).status).toBe(200);
  });

  it("lets a known device in while wrong codes of strangers delay the account", async () => {
    const { email, secret, recoveryCodes } = await storeWithSecondStep();
    const known = await verify(await startLogin(email), recoveryCodes[0] as string);
    const { device_token } = known.body as SessionResponse;
    const challenge = await startLogin(email);
    for (let i = 0; i < 5; i++) await verify(challenge, wrongCode);
    expect((await verify(await startLogin(email), appCode(secret))).status).toBe(429);
    const own = await verify(await startLogin(email, { device_token }), appCode(secret), { device_token });
    expect(own.status).toBe(200);
    expect((own.body as SessionResponse).device_token).toBe(device_token);
  });

  it("gives no account more than 30 wrong codes an hour, however many devices are known", async () => {
    const { email, secret, recoveryCodes } = await storeWithSecondStep();
    const known = await verify(await startLogin(email), recoveryCodes[0] as string);
    const { device_token } = known.body as SessionResponse;
    await verify(await startLogin(email), wrongCode, { device_token });
    await runSql("UPDATE throttles SET count = 29 WHERE ends_at % 3600 = 0");
    expect((await verify(await startLogin(email), wrongCode, { device_token })).status).toBe(422);
    await runSql("DELETE FROM throttles WHERE ends_at % 3600 <> 0");
    for (const more of [{}, { device_token }]) {
      const { status, headers } = await verify(await startLogin(email), appCode(secret), more);
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    }
  });

  it("counts no correct code as a wrong one", async () => {
    const { email, recoveryCodes } = await storeWithSecondStep();
    for (const code of recoveryCodes.slice(0, 6))
      expect((await verify(await startLogin(email), code)).status).toBe(200);
    const counts = await firstRow("SELECT max(count) AS count FROM throttles WHERE ends_at % 3600 = 0");
    expect(counts).toEqual({ count: 0 });
  });

  it("does not know a device again that signed in before the second step was set up", async () => {
    const { email, token } = await storeSignedIn();
    const { device_token } = await signIn(email);
    const { secret } = await enrol(token);
    for (let i = 0; i < 5; i++) await verify(await startLogin(email), wrongCode);
    expect((await verify(await startLogin(email), appCode(secret), { device_token })).status).toBe(429);
  });

  it("rejects a challenge after five minutes", async () => {
    const { email, secret } = await storeWithSecondStep();
    const challenge = await startLogin(email);
    const endsAt = await env.DB.prepare("SELECT ends_at FROM login_challenges").first<string>("ends_at");
    expect(endsAt).toBe(new Date(Date.now() + 300_000).toISOString());
    await runSql("UPDATE login_challenges SET ends_at = ?", new Date().toISOString());
    const { status, body } = await verify(challenge, appCode(secret));
    expect([status, body]).toEqual([401, expired]);
  });

  it("opens no session when the account is disabled after the password", async () => {
    const { id, email, secret } = await storeWithSecondStep();
    const before = await countSessions(id);
    const challenge = await startLogin(email);
    await runSql("UPDATE users SET disabled_at = '2026-01-01' WHERE id = ?", id);
    expect((await verify(challenge, appCode(secret))).status).toBe(401);
    expect(await countSessions(id)).toBe(before);
  });

  it("is still asked for after a password change, which ends waiting logins", async () => {
    const { email, token, secret } = await storeWithSecondStep();
    const challenge = await startLogin(email);
    const new_password = "Papaya-tree-8";
    const body = { current_password: password, new_password };
    expect((await callApi("/auth/password", { token, body })).status).toBe(204);
    expect((await verify(challenge, appCode(secret))).status).toBe(401);
    const login = await callApi("/login", { body: { email, password: new_password } });
    expect(login.body).toMatchObject({ totp_required: true });
  });

  it.each([
    [{ code: "123456" }, "challenge"],
    [{ challenge: "x", code: "" }, "code"],
    [{ challenge: "x" }, "code"],
    [{ challenge: "x", code: "1".repeat(41) }, "code"],
  ])("rejects %j with 422 and names the field", async (body, field) => {
    const response = await callApi<{ detail: { loc: string[] }[] }>("/auth/totp/verify", { body });
    expect([response.status, response.body.detail[0]?.loc[1]]).toEqual([422, field]);
  });
});

describe("a recovery code", () => {
  it("replaces the app once, and its use is in the audit log", async () => {
    const { id, email, recoveryCodes } = await storeWithSecondStep();
    const [code = ""] = recoveryCodes;
    const verified = await verify(await startLogin(email), code.toLowerCase());
    expect(verified.status).toBe(200);
    expect((await verify(await startLogin(email), code)).status).toBe(422);
    const { access_token: token } = verified.body as SessionResponse;
    const { body } = await callApi("/auth/totp", { token });
    expect(body).toEqual({ data: { enabled: true, required: false, recovery_codes_left: 9 } });
    const entries = await env.DB.prepare(
      "SELECT actor_id, entity_id FROM audit WHERE action = 'use-recovery-code'",
    ).all();
    expect(entries.results).toEqual([{ actor_id: id, entity_id: id }]);
  });

  it("works after a change of TOKEN_KEY, which the error for a code of the app explains", async () => {
    const { email, secret, recoveryCodes } = await storeWithSecondStep();
    const bindings = { TOKEN_KEY: "another key of at least 32 characters" };
    const challenge = await startLogin(email);
    const verifyWithNewKey = (code: string) => callApi("/auth/totp/verify", { body: { challenge, code }, bindings });
    const { status, body } = await verifyWithNewKey(appCode(secret));
    expect([status, body]).toEqual([409, { detail: expect.stringContaining("Use a recovery code") }]);
    const verified = await verifyWithNewKey(recoveryCodes[0] as string);
    expect(verified.status).toBe(200);
    const { access_token: token } = verified.body as SessionResponse;
    const { secret: newSecret } = await enrol(token, bindings, recoveryCodes[1]);
    await forgetUsedCodes();
    const next = await callApi("/auth/totp/verify", {
      body: { challenge: await startLogin(email), code: appCode(newSecret) },
      bindings,
    });
    expect(next.status).toBe(200);
  });

  it("of another account is rejected", async () => {
    const { email } = await storeWithSecondStep();
    const other = await storeWithSecondStep();
    expect((await verify(await startLogin(email), other.recoveryCodes[0] as string)).status).toBe(422);
  });
});

it("never stores or logs the secret, a code or a challenge", async () => {
  const lines: string[] = [];
  const spies = (["log", "warn", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...line) => lines.push(line.join(" "))),
  );
  const { email, secret, recoveryCodes } = await storeWithSecondStep();
  const challenge = await startLogin(email);
  await verify(challenge, recoveryCodes[0] as string);
  await verify(await startLogin(email), wrongCode);
  const code = appCode(secret);
  const verified = await verify(await startLogin(email), code);
  for (const spy of spies) spy.mockRestore();
  const { access_token, device_token = "" } = verified.body as SessionResponse;
  const kept = (await readAllTables()) + lines.join("\n");
  for (const text of [secret, ...recoveryCodes, challenge, access_token, device_token])
    expect(kept).not.toContain(text);
  for (const line of lines) expect(line).not.toContain(code);
});
