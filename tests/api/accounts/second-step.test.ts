import { describe, expect, it } from "vitest";
import type { RecoveryCodes, SessionResponse } from "#contract/accounts/account-responses.ts";
import type { Team } from "#contract/admin/team.ts";
import { callApi, password, signIn, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import {
  appCode,
  enrol,
  forgetUsedCodes,
  production,
  startLogin,
  storeWithSecondStep,
  verify,
} from "../../support/second-step.ts";
import { firstRow, queryRows, runSql } from "../../support/storage/rows.ts";

stopClock();

const auditActions = async () => (await queryRows("SELECT action FROM audit ORDER BY n")).map(({ action }) => action);
const readStatus = async (token: string) => (await callApi("/auth/totp", { token })).body;

describe("setting up the second step", () => {
  it("needs the password, and is not required before the first code", async () => {
    const { token, email } = await storeSignedIn();
    expect((await callApi("/auth/totp/enrol", { token, body: { password: "Wrong-tree-7" } })).status).toBe(422);
    expect(await readStatus(token)).toEqual({ data: { enabled: false, required: false, recovery_codes_left: 0 } });
    expect((await callApi("/auth/totp/confirm", { token, body: { code: "123456" } })).status).toBe(409);
    const { body } = await callApi<{ secret: string; uri: string }>("/auth/totp/enrol", { token, body: { password } });
    expect(body.uri).toContain(body.secret);
    expect((await callApi("/auth/totp/confirm", { token, body: { code: "000000" } })).status).toBe(422);
    expect((await signIn(email)).access_token).toMatch(/^at_/);
    expect(await auditActions()).toEqual([]);
  });

  it("ends the other sessions and waiting logins, and is recorded", async () => {
    const { id, token, email } = await storeSignedIn();
    const other = await storeSession(id);
    const { recoveryCodes } = await enrol(token);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await callApi("/auth/me", { token: other.token })).status).toBe(401);
    expect(await readStatus(token)).toEqual({ data: { enabled: true, required: false, recovery_codes_left: 10 } });
    expect(await auditActions()).toEqual(["enrol-second-step"]);
    expect(await startLogin(email)).toBeTruthy();
  });

  it("keeps the old app until the new one is confirmed", async () => {
    const { token, email, secret, recoveryCodes } = await storeWithSecondStep();
    const proof = { password, code: recoveryCodes[1] };
    const { body } = await callApi<{ secret: string }>("/auth/totp/enrol", { token, body: proof });
    expect((await verify(await startLogin(email), appCode(body.secret))).status).toBe(422);
    expect((await verify(await startLogin(email), appCode(secret))).status).toBe(200);
    const confirmed = await callApi("/auth/totp/confirm", { token, body: { code: appCode(body.secret) } });
    expect(confirmed.status).toBe(200);
    await forgetUsedCodes();
    expect((await verify(await startLogin(email), appCode(secret))).status).toBe(422);
    expect((await verify(await startLogin(email), recoveryCodes[0] as string)).status).toBe(422);
    expect((await verify(await startLogin(email), appCode(body.secret))).status).toBe(200);
  });

  it("gives one set of recovery codes to two concurrent confirmations", async () => {
    const { token } = await storeSignedIn();
    const { body } = await callApi<{ secret: string }>("/auth/totp/enrol", { token, body: { password } });
    const confirm = () => callApi("/auth/totp/confirm", { token, body: { code: appCode(body.secret) } });
    const statuses = (await Promise.all([confirm(), confirm()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await readStatus(token)).toMatchObject({ data: { recovery_codes_left: 10 } });
  });

  it("delays codes after five failures", async () => {
    const { token } = await storeSignedIn();
    const { body } = await callApi<{ secret: string }>("/auth/totp/enrol", { token, body: { password } });
    for (let i = 0; i < 5; i++) await callApi("/auth/totp/confirm", { token, body: { code: "000000" } });
    expect((await callApi("/auth/totp/confirm", { token, body: { code: appCode(body.secret) } })).status).toBe(429);
  });

  it("responds 503 without the token key", async () => {
    const { token } = await storeSignedIn();
    const response = await callApi("/auth/totp/enrol", {
      token,
      body: { password },
      bindings: { TOKEN_KEY: undefined },
    });
    expect(response.status).toBe(503);
  });
});

describe("the second step of an account", () => {
  it.each(["code", "recovery code"])("is turned off with the password and a %s", async (proof) => {
    const { token, email, secret, recoveryCodes } = await storeWithSecondStep();
    const remove = (body: object) => callApi("/auth/totp", { method: "DELETE", token, body });
    const code = proof === "code" ? appCode(secret) : recoveryCodes[0];
    expect((await remove({ password: "Wrong-tree-7", code })).status).toBe(422);
    expect((await remove({ password, code: "000000" })).status).toBe(422);
    expect((await remove({ password, code })).status).toBe(204);
    expect(await readStatus(token)).toEqual({ data: { enabled: false, required: false, recovery_codes_left: 0 } });
    expect((await signIn(email)).access_token).toMatch(/^at_/);
    const used = proof === "code" ? [] : ["use-recovery-code"];
    expect(await auditActions()).toEqual([...used, "remove-second-step"]);
    expect((await remove({ password, code })).status).toBe(409);
  });

  const changes = [
    ["POST", "/auth/totp/enrol"],
    ["POST", "/auth/totp/recovery-codes"],
    ["DELETE", "/auth/totp"],
  ] as const;

  it.each(changes)("is never replaced or removed without a code: %s %s", async (method, path) => {
    const { token, email, secret, recoveryCodes } = await storeWithSecondStep();
    const before = await firstRow("SELECT secret FROM second_factors");
    for (const [body, field] of [
      [{ password }, "code"],
      [{ password, code: "" }, "code"],
      [{ password, code: "000000" }, "code"],
      [{ password, code: "AAAA-BBBB-CCCC-DDDD" }, "code"],
      [{ code: appCode(secret) }, "password"],
    ] as const) {
      const response = await callApi<{ detail: { loc: string[] }[] }>(path, { method, token, body });
      expect([body, response.status, response.body.detail[0]?.loc]).toEqual([body, 422, ["body", field]]);
    }
    expect(await firstRow("SELECT secret FROM second_factors")).toEqual(before);
    expect(await readStatus(token)).toMatchObject({ data: { enabled: true, recovery_codes_left: 10 } });
    expect((await verify(await startLogin(email), recoveryCodes[0] as string)).status).toBe(200);
  });

  it.each(changes)("is never changed with a code that was used: %s %s", async (method, path) => {
    const { token, email, secret, recoveryCodes } = await storeWithSecondStep();
    const codes = [appCode(secret), recoveryCodes[0] as string];
    for (const code of codes) expect((await verify(await startLogin(email), code)).status).toBe(200);
    for (const code of codes)
      expect((await callApi(path, { method, token, body: { password, code } })).status).toBe(422);
  });

  it.each(changes)("is never open to guesses of the code: %s %s", async (method, path) => {
    const { token, secret } = await storeWithSecondStep();
    const send = (code: string) => callApi(path, { method, token, body: { password, code } });
    for (let i = 0; i < 5; i++) expect((await send("000000")).status).toBe(422);
    expect((await send(appCode(secret))).status).toBe(429);
    await runSql("UPDATE throttles SET count = 30 WHERE ends_at % 3600 = 0");
    await runSql("DELETE FROM throttles WHERE ends_at % 3600 <> 0");
    expect((await send(appCode(secret))).status).toBe(429);
  });

  it("gets new recovery codes, and the old ones stop working", async () => {
    const { token, email, secret, recoveryCodes } = await storeWithSecondStep();
    const proof = { password, code: appCode(secret) };
    const renewed = await callApi<RecoveryCodes>("/auth/totp/recovery-codes", { token, body: proof });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await verify(await startLogin(email), recoveryCodes[0] as string)).status).toBe(422);
    expect((await verify(await startLogin(email), renewed.body.recovery_codes[0] as string)).status).toBe(200);
    expect(await auditActions()).toEqual(["renew-recovery-codes", "use-recovery-code"]);
  });

  it("gives no recovery codes without a second step", async () => {
    const { token } = await storeSignedIn();
    expect((await callApi("/auth/totp/recovery-codes", { token, body: { password, code: "123456" } })).status).toBe(
      409,
    );
  });

  it("survives a password reset link", async () => {
    const { id, email } = await storeWithSecondStep();
    const superAdmin = await storeSignedIn({ role: "super_admin" });
    const made = await callApi<{ link: string }>(`/team/${id}/reset-link`, { method: "POST", token: superAdmin.token });
    const body = { token: made.body.link.split("#")[1], new_password: "Papaya-tree-8" };
    expect((await callApi("/auth/reset", { body })).status).toBe(204);
    const login = await callApi("/login", { body: { email, password: "Papaya-tree-8" } });
    expect(login.body).toMatchObject({ totp_required: true });
  });
});

describe("a lost phone", () => {
  const reset = (id: string, token: string) => callApi(`/team/${id}/reset-second-step`, { method: "POST", token });

  it("is reset by another super admin, which ends the sessions and logins of the account", async () => {
    const lost = await storeWithSecondStep({ role: "super_admin" });
    const challenge = await startLogin(lost.email);
    const other = await storeSignedIn({ role: "super_admin" });
    const { status, body } = await reset(lost.id, other.token);
    expect([status, body]).toMatchObject([200, { user: { id: lost.id, role: "super_admin" } }]);
    expect((await callApi("/auth/me", { token: lost.token })).status).toBe(401);
    expect((await verify(challenge, appCode(lost.secret))).status).toBe(401);
    expect((await signIn(lost.email)).access_token).toMatch(/^at_/);
    const entry = await firstRow("SELECT actor_id, entity_id, before, after FROM audit ORDER BY n DESC");
    expect(entry).toEqual({ actor_id: other.id, entity_id: lost.id, before: null, after: null });
    expect((await auditActions()).at(-1)).toBe("reset-second-step");
  });

  it("is listed for accounts of every role whose second step is on, until it is reset", async () => {
    const visitor = await storeWithSecondStep();
    const started = await storeSignedIn();
    await callApi("/auth/totp/enrol", { token: started.token, body: { password } });
    const { token } = await storeSignedIn({ role: "super_admin" });
    const listed = async () => {
      const { body } = await callApi<Team>("/team", { token });
      return body.data.users.filter(({ second_step }) => second_step).map(({ id }) => id);
    };
    expect(await listed()).toEqual([visitor.id]);
    expect((await reset(visitor.id, token)).body).toMatchObject({ user: { second_step: false } });
    expect(await listed()).toEqual([]);
  });

  it("is not reset by its owner, by an admin, or where there is no second step", async () => {
    const me = await storeWithSecondStep({ role: "super_admin" });
    const admin = await storeSignedIn({ role: "admin" });
    const without = await storeUser();
    expect((await reset(me.id, me.token)).status).toBe(403);
    expect((await reset(me.id, admin.token)).status).toBe(403);
    expect((await reset(without.id, me.token)).status).toBe(409);
    expect((await reset(crypto.randomUUID(), me.token)).status).toBe(404);
    expect(await readStatus(me.token)).toMatchObject({ data: { enabled: true } });
  });
});

describe("in production, a super admin without the second step", () => {
  it("can only set it up", async () => {
    const { email } = await storeUser({ role: "super_admin" });
    const login = await callApi<SessionResponse>("/login", { body: { email, password }, bindings: production });
    expect(login.body.user).toMatchObject({ role: "super_admin", second_step_required: true });
    const { access_token: token, refresh_token: refreshToken } = login.body;
    for (const path of ["/team", "/team/colleagues", "/contact/submissions", "/stats", "/audit"]) {
      const { status, body } = await callApi(path, { token, bindings: production });
      expect([path, status, body]).toEqual([path, 403, { detail: "Set up two-step login first" }]);
    }
    const me = await callApi("/auth/me", { token, bindings: production });
    expect(me.body).toMatchObject({ user: { second_step_required: true } });
    const refreshed = await callApi<SessionResponse>("/auth/refresh", { body: { refreshToken }, bindings: production });
    expect(refreshed.body.user).toMatchObject({ second_step_required: true });

    await enrol(refreshed.body.access_token, production);
    const after = { token: refreshed.body.access_token, bindings: production };
    expect((await callApi("/team", after)).status).toBe(200);
    expect((await callApi("/auth/me", after)).body).not.toHaveProperty("user.second_step_required");
    const removal = await callApi("/auth/totp", { ...after, method: "DELETE", body: { password, code: "123456" } });
    expect(removal.status).toBe(409);
    expect((await callApi("/auth/totp", after)).body).toMatchObject({ data: { enabled: true, required: true } });
  });

  it("restricts neither admins nor development", async () => {
    const admin = await storeSignedIn({ role: "admin" });
    expect((await callApi("/team/colleagues", { token: admin.token, bindings: production })).status).toBe(200);
    const superAdmin = await storeSignedIn({ role: "super_admin" });
    expect((await callApi("/team", { token: superAdmin.token })).status).toBe(200);
    expect((await callApi("/auth/me", { token: superAdmin.token })).body).not.toHaveProperty(
      "user.second_step_required",
    );
  });
});
