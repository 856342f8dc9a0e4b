import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { AdminSignupResponse, SessionResponse } from "#contract/accounts/account.ts";
import { callApi, password, readAllTables, signIn, storeUser } from "../../support/accounts.ts";
import { unavailableDatabase } from "../../support/unavailable-stores.ts";

const wanted = { username: "ma_kebbeh", email: "Kebbeh@Example.org", password };
const register = (change: object = {}, calling: Parameters<typeof callApi>[1] = {}) =>
  callApi<SessionResponse>("/register", { body: { ...wanted, ...change }, ...calling });
const users = async () => (await env.DB.prepare("SELECT * FROM users ORDER BY created_at").all()).results;

describe("registering", () => {
  it("creates a user and signs it in", async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^at_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^rt_[\w-]{43}$/),
      token_type: "bearer",
      expires_in: 900,
      user: {
        id: expect.any(String),
        username: "ma_kebbeh",
        email: "Kebbeh@Example.org",
        role: "user",
        role_request: null,
      },
    });
    const me = await callApi("/auth/me", { token: body.access_token });
    expect(me.body).toEqual({ user: body.user });
  });

  it("stores neither the password nor the tokens in plain text", async () => {
    const { body } = await register();
    const everything = await readAllTables();
    for (const secret of [password, body.access_token, body.refresh_token]) expect(everything).not.toContain(secret);
    expect(await users()).toMatchObject([{ password_hash: expect.stringMatching(/^\$scrypt\$ln=14,r=8,p=5\$/) }]);
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
    const long = `Aa1 ${"ü".repeat(124)}`;
    expect((await register({ username: "a".repeat(30), password: long })).status).toBe(201);
    expect((await callApi("/login", { body: { email: wanted.email, password: long } })).status).toBe(200);
  });

  it("rejects a taken e-mail address or name, ignoring case", async () => {
    await storeUser({ username: "MA_KEBBEH", email: "kebbeh@example.org" });
    const address = await register({ username: "another" });
    expect([address.status, address.body]).toEqual([400, { detail: "Email already registered" }]);
    const name = await register({ email: "another@example.org" });
    expect([name.status, name.body]).toEqual([400, { detail: "Username already taken" }]);
  });

  it("creates one account from concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });

  it("limits registrations from one IP address", async () => {
    await env.DB.prepare("UPDATE throttles SET count = 0").run();
    const address = "10.9.0.1";
    await register({}, { address });
    await env.DB.prepare("UPDATE throttles SET count = 30").run();
    const { status, headers } = await register({ username: "one_more", email: "more@example.org" }, { address });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("registering with a role", () => {
  const code = env.SETUP_CODE;
  const mode = (ADMIN_SIGNUP: string, more: object = {}) => ({ bindings: { ADMIN_SIGNUP, ...more } });
  const asked = { role: "admin" } as const;

  it("stores a request and grants nothing if a super admin exists", async () => {
    await storeUser({ role: "super_admin" });
    const { status, body } = await register({ role: "super_admin", setup_code: code });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: "user", role_request: "super_admin" });
    expect((await callApi("/team", { token: body.access_token })).status).toBe(403);
  });

  it("creates the first super admin with the setup code, whichever role was chosen", async () => {
    const { status, body } = await register({ ...asked, setup_code: ` ${code} ` });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: "super_admin", role_request: null });
    expect((await callApi("/team", { token: body.access_token })).status).toBe(200);
  });

  it.each([undefined, "", "wrong", `${code}x`])("creates no account with the setup code %j", async (setup_code) => {
    const { status, body } = await register({ ...asked, setup_code });
    expect(status).toBe(403);
    expect(body).toEqual({ detail: "The setup code is missing or wrong." });
    expect(await users()).toEqual([]);
  });

  it.each([undefined, "", "1234"])("responds 503 while the configured setup code is %j", async (SETUP_CODE) => {
    const { status, headers } = await register({ ...asked, setup_code: SETUP_CODE }, mode("approval", { SETUP_CODE }));
    expect(status).toBe(503);
    expect(headers.get("retry-after")).not.toBeNull();
    expect(await users()).toEqual([]);
  });

  it("limits attempts to guess the setup code", async () => {
    const statuses = [];
    for (let i = 0; i < 7; i++) {
      statuses.push((await register({ ...asked, setup_code: `guess ${i}` }, { address: "10.9.0.2" })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect((await register({ ...asked, setup_code: code }, { address: "10.9.0.3" })).status).toBe(201);
  });

  it("grants the role immediately in open mode on a developer's machine", async () => {
    const { body } = await register(asked, mode("open"));
    expect(body.user).toMatchObject({ role: "admin", role_request: null });
    const top = await register({ username: "top", email: "t@example.org", role: "super_admin" }, mode("open"));
    expect(top.body.user.role).toBe("super_admin");
  });

  it("is rejected in production even in open mode", async () => {
    const { status } = await register(asked, mode("open", { ENVIRONMENT: "production" }));
    expect(status).toBe(403);
    await storeUser({ role: "super_admin" });
    const { body } = await register(asked, mode("open", { ENVIRONMENT: "production" }));
    expect(body.user).toMatchObject({ role: "user", role_request: "admin" });
  });

  it.each(["closed", "Open", "yes", ""])("is rejected in mode %j, even with the setup code", async (word) => {
    const { status } = await register({ ...asked, setup_code: code }, mode(word));
    expect(status).toBe(403);
    expect(await users()).toEqual([]);
    expect((await register({}, mode(word))).status).toBe(201);
  });

  it("reports the mode to the registration screen", async () => {
    const announced = async (bindings = {}) =>
      (await callApi<AdminSignupResponse>("/admin-signup", { bindings })).body.data;
    expect(await announced()).toEqual({ mode: "approval", setup_code_needed: true });
    expect(await announced({ ADMIN_SIGNUP: "open" })).toEqual({ mode: "open", setup_code_needed: false });
    await storeUser({ role: "super_admin" });
    expect(await announced()).toEqual({ mode: "approval", setup_code_needed: false });
  });
});

describe("signing in", () => {
  it("ignores case in the e-mail address but not in the password", async () => {
    const { email } = await storeUser();
    expect((await callApi("/login", { body: { email: ` ${email.toUpperCase()} `, password } })).status).toBe(200);
    expect((await callApi("/login", { body: { email, password: ` ${password}` } })).status).toBe(401);
    expect((await callApi("/login", { body: { email, password: password.toLowerCase() } })).status).toBe(401);
  });

  it("fails for an unknown address exactly as for a wrong password", async () => {
    const { email } = await storeUser({ email: "person@example.org" });
    const answers = [];
    for (const body of [
      { email, password: "Wrong-tree-7" },
      { email: "nobody@example.org", password: "Wrong-tree-7" },
      { email, password: "x".repeat(500) },
      { email: "nobody@example.org", password: "x".repeat(500) },
    ]) {
      const { status, text, headers } = await callApi("/login", { body });
      headers.delete("x-request-id");
      answers.push(JSON.stringify([status, text, [...headers]]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("Invalid email or password.");
    expect(answers[0]).toContain("401");
  });

  it.each([
    [{ email: "x", password: "y" }, "email", "Please enter a valid email address"],
    [{ email: "a@example.org" }, "password", "Password is required"],
    [{ email: "a@example.org", password: "" }, "password", "Password is required"],
  ])("rejects %j with 422 and names the field", async (body, field, msg) => {
    const answer = await callApi("/login", { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ detail: [{ loc: ["body", field], msg, type: expect.any(String) }] });
  });

  it("is rejected for a disabled account, which only the correct password reveals", async () => {
    const { email } = await storeUser({ disabled: true });
    expect((await callApi("/login", { body: { email, password } })).status).toBe(403);
    expect((await callApi("/login", { body: { email, password: "Wrong-tree-7" } })).status).toBe(401);
  });

  it("is delayed after five failures, only for that account and IP address", async () => {
    const { email } = await storeUser();
    const wrong = (address: string) => callApi("/login", { body: { email, password: "Wrong-tree-7" }, address });
    for (let i = 0; i < 5; i++) expect((await wrong("10.9.0.4")).status).toBe(401);
    const held = await callApi("/login", { body: { email, password }, address: "10.9.0.4" });
    expect(held.status).toBe(429);
    const wait = Number(held.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await callApi("/login", { body: { email, password }, address: "10.9.0.5" })).status).toBe(200);
  });

  it("counts the addresses of one IPv6 network together", async () => {
    const { email } = await storeUser();
    const wrong = (address: string) => callApi("/login", { body: { email, password: "Wrong-tree-7" }, address });
    const places = [
      "2001:db8:7:1::1",
      "2001:db8:7:1::2",
      "2001:db8:7:1:a:b:c:d",
      "2001:db8:7:1:9::",
      "2001:db8:7:1::5",
    ];
    for (const place of places) expect((await wrong(place)).status).toBe(401);
    expect((await wrong("2001:db8:7:1::6")).status).toBe(429);
    for (const elsewhere of ["2001:db8:7:2::1", "2001:db8::7:1:0:0:1", "::1"]) {
      expect((await wrong(elsewhere)).status).toBe(401);
    }
  });

  it("doubles the delay with each failure, up to a maximum", async () => {
    const { email } = await storeUser();
    const wrong = () => callApi("/login", { body: { email, password: "Wrong-tree-7" }, address: "10.9.0.6" });
    const pass = (seconds: number) =>
      env.DB.prepare("UPDATE throttles SET ends_at = ends_at - ? WHERE count < 50").bind(seconds).run();
    for (let i = 0; i < 5; i++) await wrong();
    const waits = [];
    for (let i = 0; i < 4; i++) {
      waits.push(Math.round(Number((await wrong()).headers.get("retry-after")) / 60));
      await pass((waits.at(-1) as number) * 60);
      expect((await wrong()).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    await pass(15 * 60);
    expect((await callApi("/login", { body: { email, password }, address: "10.9.0.6" })).status).toBe(200);
  });

  it("resets the failures after a success", async () => {
    const { email } = await storeUser();
    const at = { address: "10.9.0.7" };
    for (let i = 0; i < 4; i++) await callApi("/login", { body: { email, password: "Wrong-tree-7" }, ...at });
    expect((await callApi("/login", { body: { email, password }, ...at })).status).toBe(200);
    for (let i = 0; i < 4; i++) {
      expect((await callApi("/login", { body: { email, password: "Wrong-tree-7" }, ...at })).status).toBe(401);
    }
  });

  it("limits failures of one account from all IP addresses", async () => {
    const { email } = await storeUser();
    await callApi("/login", { body: { email, password: "Wrong-tree-7" } });
    await env.DB.prepare("UPDATE throttles SET count = 50 WHERE ends_at % 3600 = 0").run();
    expect((await callApi("/login", { body: { email, password } })).status).toBe(429);
  });

  it("responds quickly to many concurrent sign-ins, with success or 503", async () => {
    const { email } = await storeUser();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => callApi("/login", { body: { email, password } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.headers.get("retry-after")).toBe("3");
    expect((await callApi("/login", { body: { email, password } })).status).toBe(200);
  });

  it("does not count attempts rejected by a full queue", async () => {
    const { email } = await storeUser();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => callApi("/login", { body: { email, password } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const counted = await env.DB.prepare("SELECT sum(count) AS failures FROM throttles").first();
    expect(counted).toEqual({ failures: 0 });
  });

  it("takes the same work for an unknown address, so many of them fill the queue too", async () => {
    const strangers = Array.from({ length: 30 }, (_, index) => `stranger-${index}@example.org`);
    const answers = await Promise.all(strangers.map((email) => callApi("/login", { body: { email, password } })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  });

  it("rehashes a password that was hashed with outdated parameters", async () => {
    const { email, id } = await storeUser();
    const weaker = "$scrypt$ln=10,r=8,p=1$AU5KygvPZrx4BCmyPlb/hA$";
    const { scryptSync } = await import("node:crypto");
    const salt = Uint8Array.from(atob("AU5KygvPZrx4BCmyPlb/hA"), (sign) => sign.charCodeAt(0));
    const hash = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = weaker + btoa(String.fromCharCode(...hash)).replaceAll("=", "");
    await env.DB.prepare("UPDATE users SET password_hash = ? WHERE id = ?").bind(stored, id).run();
    await signIn(email);
    expect(await users()).toMatchObject([{ password_hash: expect.stringMatching(/^\$scrypt\$ln=14,r=8,p=5\$/) }]);
    await signIn(email);
  });
});

describe("without a setting or the database", () => {
  const body = { email: "a@example.org", password };

  it.each(["/login", "/register"])("%s responds 503 without the token key", async (path) => {
    for (const TOKEN_KEY of [undefined, "short"]) {
      const sent = { body: { ...wanted, ...body }, bindings: { TOKEN_KEY, ENVIRONMENT: "production" } };
      expect((await callApi(path, sent)).status).toBe(503);
    }
    expect(await users()).toEqual([]);
  });

  it.each(["/login", "/register", "/auth/refresh"])("%s responds 503 without the database", async (path) => {
    const sent = { body: { ...wanted, ...body, refreshToken: "rt_x" }, bindings: { DB: unavailableDatabase } };
    const answer = await callApi(path, sent);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).not.toBeNull();
  });

  it("does not reveal which setting is missing", async () => {
    const { text } = await callApi("/login", { body, bindings: { TOKEN_KEY: undefined } });
    expect(text).not.toMatch(/TOKEN_KEY|secret|key/i);
  });
});
