import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Colleagues, MemberResponse, ResetLink, Team } from "#contract/admin/team.ts";
import { query } from "#worker/db/query.ts";
import { insertUser } from "#worker/modules/accounts/users.repository.ts";
import { callApi, password, readAllTables, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";

const superAdmin = () => storeSignedIn({ role: "super_admin" });
const patch = (token: string, id: string, body: object) =>
  callApi<MemberResponse>(`/team/${id}`, { method: "PATCH", token, body });
const act = <T = MemberResponse>(token: string, id: string, action: string) =>
  callApi<T>(`/team/${id}/${action}`, { method: "POST", token });
const works = async (token: string) => (await callApi("/auth/me", { token })).status === 200;
const superAdmins = async () =>
  (
    await env.DB.prepare("SELECT count(*) AS n FROM users WHERE role = 'super_admin' AND disabled_at IS NULL").first<{
      n: number;
    }>()
  )?.n;
const audited = async () =>
  (await env.DB.prepare("SELECT action, actor_id, entity_id, before, after FROM audit ORDER BY n").all()).results;

describe("the team", () => {
  it("is listed with requests first, then admins, then users, and can be searched", async () => {
    const me = await superAdmin();
    const visitor = await storeUser({ username: "Visitor" });
    const admin = await storeUser({ role: "admin" });
    const asking = await storeUser({ role_request: "admin", email: "asking@example.org" });
    const { body, text } = await callApi<Team>("/team", { token: me.token });
    expect(body.data.users.map(({ id }) => id)).toEqual([asking.id, me.id, admin.id, visitor.id]);
    expect(body.total).toBe(4);
    expect(body.data.users[0]).toEqual({
      id: asking.id,
      username: asking.username,
      email: asking.email,
      role: "user",
      role_request: "admin",
      role_requested_at: expect.any(String),
      disabled: false,
      created_at: expect.any(String),
    });
    expect(text).not.toContain("scrypt");
    for (const q of ["VISIT", "asking@EXAMPLE.org"]) {
      expect((await callApi<Team>(`/team?q=${q}`, { token: me.token })).body.total).toBe(1);
    }
    expect((await callApi<Team>("/team?q=%25", { token: me.token })).body.total).toBe(0);
  });

  it("lists as colleagues the names of admins who can sign in", async () => {
    const me = await storeSignedIn({ role: "admin", username: "Bendu" });
    const top = await storeUser({ role: "super_admin", username: "ama" });
    await storeUser({ role: "admin", disabled: true });
    await storeUser();
    const { body } = await callApi<Colleagues>("/team/colleagues", { token: me.token });
    expect(body).toEqual([
      { id: top.id, username: "ama" },
      { id: me.id, username: "Bendu" },
    ]);
  });
});

describe("a request for a role", () => {
  it("grants the role immediately and ends the sessions when approved", async () => {
    const me = await superAdmin();
    const asking = await storeSignedIn({ role_request: "admin" });
    const { status, body } = await act(me.token, asking.id, "approve");
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: asking.id, role: "admin", role_request: null, role_requested_at: null });
    expect(await works(asking.token)).toBe(false);
    const { token } = await storeSession(asking.id);
    expect((await callApi("/team/colleagues", { token })).status).toBe(200);
  });

  it("leaves the user signed in without the role when declined", async () => {
    const me = await superAdmin();
    const asking = await storeSignedIn({ role_request: "super_admin" });
    expect((await act(me.token, asking.id, "decline")).body.user).toMatchObject({ role: "user", role_request: null });
    expect(await works(asking.token)).toBe(true);
  });

  it("can be closed once, and only if it exists", async () => {
    const me = await superAdmin();
    const asking = await storeUser({ role_request: "admin" });
    const plain = await storeUser();
    const off = await storeUser({ role_request: "admin", disabled: true });
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(me.token, asking.id, "approve")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { id } of [asking, plain, off]) {
      expect((await act(me.token, id, "approve")).status).toBe(409);
      expect((await act(me.token, id, "decline")).status).toBe(409);
    }
    expect((await act(me.token, crypto.randomUUID(), "approve")).status).toBe(404);
    expect(await audited()).toHaveLength(1);
  });
});

describe("a role", () => {
  it("is changed by a super admin, which ends the sessions", async () => {
    const me = await superAdmin();
    const admin = await storeSignedIn({ role: "admin", role_request: "super_admin" });
    const { body } = await patch(me.token, admin.id, { role: "user" });
    expect(body.user).toMatchObject({ role: "user", role_request: null });
    expect(await works(admin.token)).toBe(false);
  });

  it("cannot be changed on the own account, which cannot be disabled either", async () => {
    const me = await superAdmin();
    await superAdmin();
    for (const change of [{ role: "user" }, { disabled: true }, { role: "super_admin" }]) {
      expect((await patch(me.token, me.id, change)).status).toBe(403);
    }
    for (const action of ["approve", "decline", "reset-link"]) {
      expect((await act(me.token, me.id, action)).status).toBe(403);
    }
  });

  it.each([{}, { role: "owner" }, { disabled: "yes" }, { role: null }])("is not changed by %j", async (change) => {
    const me = await superAdmin();
    const other = await storeUser();
    const before = await readAllTables();
    expect((await patch(me.token, other.id, change)).status).toBe(422);
    expect(await readAllTables()).toBe(before);
  });

  it("of the last super admin cannot be changed", async () => {
    const me = await superAdmin();
    const other = await superAdmin();
    expect((await patch(me.token, other.id, { disabled: true })).status).toBe(200);
    const off = await storeSession(other.id);
    expect((await patch(off.token, me.id, { role: "user" })).status).toBe(401);
    expect((await patch(me.token, other.id, { role: "admin" })).status).toBe(200);
    expect(await superAdmins()).toBe(1);
  });

  it("of one super admin stays if all demote each other at once", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, superAdmin));
    const answers = await Promise.all(
      all.flatMap((one) =>
        all
          .filter((other) => other !== one)
          .map((other, index) => patch(one.token, other.id, index % 2 ? { role: "user" } : { disabled: true })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await superAdmins()).toBeGreaterThanOrEqual(1);
  });

  it("of the first super admin is granted once to fifty concurrent requests", async () => {
    const newcomers = Array.from({ length: 50 }, (_, index) => ({
      id: crypto.randomUUID(),
      username: `first_${index}`,
      email: `first-${index}@example.org`,
      passwordHash: "$scrypt$",
      grant: { kind: "first", role: "admin" } as const,
    }));
    const stored = await Promise.all(newcomers.map((one) => query(env.DB, insertUser(one, new Date()))));
    expect(stored.filter(([{ role }]) => role === "super_admin")).toHaveLength(1);
    expect(stored.filter(([{ role, role_request }]) => role === "user" && role_request === "admin")).toHaveLength(49);
  });

  it("of the first super admin goes to one of several concurrent registrations", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        callApi("/register", {
          body: {
            username: `code_${index}`,
            email: `code-${index}@example.org`,
            password,
            role: "super_admin",
            setup_code: env.SETUP_CODE,
          },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect(await superAdmins()).toBe(1);
  });
});

describe("a disabled account", () => {
  it("is signed out, and cannot sign in until it is enabled again", async () => {
    const me = await superAdmin();
    const other = await storeSignedIn();
    expect((await patch(me.token, other.id, { disabled: true })).body.user).toMatchObject({ disabled: true });
    expect(await works(other.token)).toBe(false);
    expect((await callApi("/login", { body: { email: other.email, password } })).status).toBe(403);
    expect((await patch(me.token, other.id, { disabled: false })).body.user).toMatchObject({ disabled: false });
    expect((await callApi("/login", { body: { email: other.email, password } })).status).toBe(200);
  });
});

describe("a reset link", () => {
  const linkFor = async (token: string, id: string) => {
    const { status, body } = await act<ResetLink>(token, id, "reset-link");
    expect(status).toBe(201);
    const [page, secret] = body.link.split("#") as [string, string];
    expect(page).toBe("http://localhost:8787/reset-password");
    return { secret, body };
  };
  const reset = (token: string, new_password = "Another-tree-8") =>
    callApi("/auth/reset", { body: { token, new_password } });

  it("sets the password once within a day and ends every session", async () => {
    const me = await superAdmin();
    const other = await storeSignedIn();
    const { secret, body } = await linkFor(me.token, other.id);
    const hours = (Date.parse(body.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await readAllTables()).not.toContain(secret);
    expect((await reset(secret)).status).toBe(204);
    expect(await works(other.token)).toBe(false);
    expect((await callApi("/login", { body: { email: other.email, password: "Another-tree-8" } })).status).toBe(200);
    expect((await reset(secret)).status).toBe(400);
    expect((await audited()).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["reset-link", me.id],
      ["reset-password", null],
    ]);
  });

  it("sets the password once if used several times at once", async () => {
    const me = await superAdmin();
    const other = await storeUser();
    const { secret } = await linkFor(me.token, other.id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400]);
  });

  it("is invalid if it has expired, has been replaced or the account is disabled", async () => {
    const me = await superAdmin();
    const other = await storeUser();
    const old = await linkFor(me.token, other.id);
    const newer = await linkFor(me.token, other.id);
    expect((await reset(old.secret)).status).toBe(400);
    await env.DB.prepare("UPDATE reset_links SET ends_at = '2020-01-01T00:00:00.000Z'").run();
    expect((await reset(newer.secret)).status).toBe(400);
    const last = await linkFor(me.token, other.id);
    await patch(me.token, other.id, { disabled: true });
    expect((await reset(last.secret)).status).toBe(400);
    expect((await act(me.token, other.id, "reset-link")).status).toBe(409);
    expect((await act(me.token, crypto.randomUUID(), "reset-link")).status).toBe(404);
  });

  it("is invalid if its creator is no longer a super admin", async () => {
    const me = await superAdmin();
    const ways = [{ disabled: true }, { role: "user" }, "deleted"] as const;
    for (const way of ways) {
      const maker = await superAdmin();
      const { secret } = await linkFor(maker.token, me.id);
      if (way !== "deleted") await patch(me.token, maker.id, way);
      else await callApi("/auth/me", { method: "DELETE", token: maker.token, body: { password } });
      expect((await reset(secret)).status).toBe(400);
    }
    expect(await works(me.token)).toBe(true);
  });

  it("stays valid if it was created while an older one is used", async () => {
    const me = await superAdmin();
    const other = await storeUser();
    const old = await linkFor(me.token, other.id);
    const newer: string[] = [];
    const batch = async (statements: D1PreparedStatement[]) => {
      newer.push((await linkFor(me.token, other.id)).secret);
      return env.DB.batch(statements);
    };
    const DB = { prepare: (text: string) => env.DB.prepare(text), batch } as unknown as D1Database;
    const body = { token: old.secret, new_password: "Another-tree-8" };
    expect((await callApi("/auth/reset", { body, bindings: { DB } })).status).toBe(400);
    expect(newer).toHaveLength(1);
    expect((await reset(newer.join())).status).toBe(204);
  });

  it("stays valid after a weak password was rejected", async () => {
    const me = await superAdmin();
    const other = await storeUser();
    const { secret } = await linkFor(me.token, other.id);
    expect((await reset(secret, "weak")).body).toMatchObject({ detail: [{ loc: ["body", "new_password"] }] });
    expect((await reset(secret)).status).toBe(204);
  });
});

describe("the audit", () => {
  it("records actor and roles of a change, without personal values", async () => {
    const me = await superAdmin();
    const asking = await storeUser({ role_request: "admin" });
    await act(me.token, asking.id, "approve");
    await patch(me.token, asking.id, { disabled: true });
    await patch(me.token, crypto.randomUUID(), { disabled: true });
    expect(await audited()).toEqual([
      {
        action: "approve",
        actor_id: me.id,
        entity_id: asking.id,
        before: '{"role":"user","role_request":"admin","disabled":false}',
        after: null,
      },
      {
        action: "update",
        actor_id: me.id,
        entity_id: asking.id,
        before: '{"role":"admin","role_request":null,"disabled":false}',
        after: '{"disabled":true}',
      },
    ]);
  });

  it.each(["UPDATE audit SET action = 'x'", "DELETE FROM audit"])("rejects %s", async (statement) => {
    const me = await superAdmin();
    await act(me.token, (await storeUser({ role_request: "admin" })).id, "approve");
    await expect(env.DB.prepare(statement).run()).rejects.toThrow("audit lines are not");
  });
});
