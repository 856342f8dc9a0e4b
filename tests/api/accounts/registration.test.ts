import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { AdminSignupResponse, SessionResponse } from "#contract/accounts/account-responses.ts";
import { callApi, password, readAllTables, storeUser } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

stopClock();

const validFields = { username: "ma_kebbeh", email: "Kebbeh@Example.org", password };
const register = (change: object = {}, options: Parameters<typeof callApi>[1] = {}) =>
  callApi<SessionResponse>("/register", { body: { ...validFields, ...change }, ...options });
const users = () => queryRows("SELECT * FROM users ORDER BY created_at");

describe("registering", () => {
  it("creates a user and signs it in", async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^at_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^rt_[\w-]{43}$/),
      token_type: "bearer",
      expires_in: 900,
      device_token: expect.any(String),
      user: {
        id: expect.any(String),
        username: "ma_kebbeh",
        email: "Kebbeh@Example.org",
        role: "user",
        role_request: null,
        email_verified: false,
        permissions: [],
      },
    });
    const me = await callApi("/auth/me", { token: body.access_token });
    expect(me.body).toEqual({ user: body.user });
    const audited = await env.DB.prepare("SELECT action, actor_id, entity_id FROM audit").all();
    expect(audited.results).toEqual([{ action: "register", actor_id: null, entity_id: body.user.id }]);
  });

  it("stores neither the password nor the tokens in plain text", async () => {
    const { body } = await register();
    const allRows = await readAllTables();
    for (const secret of [password, body.access_token, body.refresh_token]) expect(allRows).not.toContain(secret);
    expect(await users()).toMatchObject([{ password_hash: expect.stringMatching(/^\$scrypt\$ln=4,r=8,p=1\$/) }]);
  });

  it("does not make an admin of someone whose e-mail address looks like an admin's", async () => {
    const { body } = await register({ email: "admin@admin.example" });
    expect(body.user.role).toBe("user");
  });

  it.each([
    [{ username: "ab" }, "username", "Username must be at least 3 characters"],
    [{ username: undefined }, "username", "Username must be at least 3 characters"],
    [{ username: "a".repeat(31) }, "username", "Username must be less than 30 characters"],
    [{ username: "ma kebbeh" }, "username", "Username can only contain letters, numbers, and underscores"],
    [{ username: "kebbéh" }, "username", "Username can only contain letters, numbers, and underscores"],
    [{ email: "kebbeh" }, "email", "Please enter a valid email address"],
    [{ email: undefined }, "email", "Please enter a valid email address"],
    [{ email: `${"x".repeat(250)}@b.org` }, "email", "Must be at most 254 characters"],
    [{ password: "Short1" }, "password", "Password must be at least 8 characters"],
    [{ password: null }, "password", "Password must be at least 8 characters"],
    [{ password: `Aa1${"x".repeat(126)}` }, "password", "Password must be at most 128 characters"],
    ...["alllower1", "ALLUPPER1", "NoDigitsHere"].map(
      (typed) =>
        [
          { password: typed },
          "password",
          "Password must contain at least one lowercase letter, one uppercase letter, and one number",
        ] as const,
    ),
    [{ role: "owner" }, "role", expect.any(String)],
  ] as const)("rejects %j, names the field and creates nothing", async (change, field, msg) => {
    const { status, body } = await register(change);
    expect(status).toBe(422);
    expect(body).toEqual({ detail: [{ loc: ["body", field], msg, type: expect.any(String) }] });
    expect(await users()).toEqual([]);
  });

  it("accepts any 30 characters as a name and any 128 as a password", async () => {
    const longPassword = `Aa1 ${"ü".repeat(124)}`;
    expect((await register({ username: "a".repeat(30), password: longPassword })).status).toBe(201);
    expect((await callApi("/login", { body: { email: validFields.email, password: longPassword } })).status).toBe(200);
  });

  it("rejects a taken e-mail address or name, ignoring case", async () => {
    await storeUser({ username: "MA_KEBBEH", email: "kebbeh@example.org" });
    const address = await register({ username: "another" });
    expect([address.status, address.body]).toEqual([400, { detail: "Email already registered" }]);
    const name = await register({ email: "another@example.org" });
    expect([name.status, name.body]).toEqual([400, { detail: "Username already taken" }]);
  });

  it("creates one account from concurrent requests", async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => register()));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });

  it("limits registrations from one IP address", async () => {
    await runSql("UPDATE throttles SET count = 0");
    const address = "10.9.0.1";
    await register({}, { address });
    await runSql("UPDATE throttles SET count = 30");
    const { status, headers } = await register({ username: "one_more", email: "more@example.org" }, { address });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("never lets the networks of one /48 evade the limit, and never counts another /48", async () => {
    const from = async (number: number, address: string) =>
      (await register({ username: `user_${number}`, email: `user-${number}@example.org` }, { address })).status;
    expect(await from(1, "2001:db8:9:1::1")).toBe(201);
    await runSql("UPDATE throttles SET count = 300");
    expect(await from(2, "2001:db8:9:2::1")).toBe(429);
    expect(await from(3, "2001:db8:a:2::1")).toBe(201);
  });
});

describe("registering with a role", () => {
  const code = env.SETUP_CODE;
  const mode = (ADMIN_SIGNUP: string, more: object = {}) => ({ bindings: { ADMIN_SIGNUP, ...more } });
  const adminRequest = { role: "admin" } as const;

  it("stores a request and grants nothing if a super admin exists", async () => {
    await storeUser({ role: "super_admin" });
    const { status, body } = await register({ role: "super_admin", setup_code: code });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: "user", role_request: "super_admin" });
    expect((await callApi("/team", { token: body.access_token })).status).toBe(403);
  });

  it("creates the first super admin with the setup code, whichever role was chosen", async () => {
    const { status, body } = await register({ ...adminRequest, setup_code: ` ${code} ` });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: "super_admin", role_request: null });
    expect((await callApi("/team", { token: body.access_token })).status).toBe(200);
  });

  it.each([undefined, "", "wrong", `${code}x`])("creates no account with the setup code %j", async (setup_code) => {
    const { status, body } = await register({ ...adminRequest, setup_code });
    expect(status).toBe(403);
    expect(body).toEqual({ detail: "The setup code is missing or wrong." });
    expect(await users()).toEqual([]);
  });

  it.each([undefined, "", "1234"])("responds 503 while the configured setup code is %j", async (SETUP_CODE) => {
    const { status, headers } = await register(
      { ...adminRequest, setup_code: SETUP_CODE },
      mode("approval", { SETUP_CODE }),
    );
    expect(status).toBe(503);
    expect(headers.get("retry-after")).not.toBeNull();
    expect(await users()).toEqual([]);
  });

  it("limits attempts to guess the setup code", async () => {
    const statuses = [];
    for (let i = 0; i < 7; i++) {
      statuses.push((await register({ ...adminRequest, setup_code: `guess ${i}` }, { address: "10.9.0.2" })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect((await register({ ...adminRequest, setup_code: code }, { address: "10.9.0.3" })).status).toBe(201);
  });

  it("grants the role immediately in open mode on a developer's machine", async () => {
    const { body } = await register(adminRequest, mode("open"));
    expect(body.user).toMatchObject({ role: "admin", role_request: null });
    const superAdmin = await register({ username: "top", email: "t@example.org", role: "super_admin" }, mode("open"));
    expect(superAdmin.body.user.role).toBe("super_admin");
  });

  it("is rejected in production even in open mode", async () => {
    const { status } = await register(adminRequest, mode("open", { ENVIRONMENT: "production" }));
    expect(status).toBe(403);
    await storeUser({ role: "super_admin" });
    const { body } = await register(adminRequest, mode("open", { ENVIRONMENT: "production" }));
    expect(body.user).toMatchObject({ role: "user", role_request: "admin" });
  });

  it.each(["closed", "Open", "yes", ""])("is rejected in mode %j, even with the setup code", async (modeName) => {
    const { status } = await register({ ...adminRequest, setup_code: code }, mode(modeName));
    expect(status).toBe(403);
    expect(await users()).toEqual([]);
    expect((await register({}, mode(modeName))).status).toBe(201);
  });

  it("reports the mode to the registration screen", async () => {
    const readMode = async (bindings = {}) =>
      (await callApi<AdminSignupResponse>("/admin-signup", { bindings })).body.data;
    expect(await readMode()).toEqual({ mode: "approval", setup_code_needed: true });
    expect(await readMode({ ADMIN_SIGNUP: "open" })).toEqual({ mode: "open", setup_code_needed: false });
    await storeUser({ role: "super_admin" });
    expect(await readMode()).toEqual({ mode: "approval", setup_code_needed: false });
  });
});
