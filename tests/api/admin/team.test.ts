import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Colleagues, Team } from "#contract/admin/team.ts";
import { query } from "#worker/db/query.ts";
import { insertUser } from "#worker/modules/accounts/users.repository.ts";
import { callApi, password, readAllTables, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { firstRow, runSql } from "../../support/storage/rows.ts";
import { isSignedIn, patchMember, postAction, readAudit, storeSuperAdmin } from "./team-requests.ts";

const countSuperAdmins = async () =>
  (
    await firstRow<{
      n: number;
    }>("SELECT count(*) AS n FROM users WHERE role = 'super_admin' AND disabled_at IS NULL")
  )?.n;

describe("the team", () => {
  it("is listed with requests first, then admins, then users, and can be searched", async () => {
    const me = await storeSuperAdmin();
    const visitor = await storeUser({ username: "Visitor" });
    const admin = await storeUser({ role: "admin" });
    const requester = await storeUser({ role_request: "admin", email: "asking@example.org" });
    const { body, text } = await callApi<Team>("/team", { token: me.token });
    expect(body.data.users.map(({ id }) => id)).toEqual([requester.id, me.id, admin.id, visitor.id]);
    expect(body.total).toBe(4);
    expect(body.data.users[0]).toEqual({
      ...{
        id: requester.id,
        username: requester.username,
        email: requester.email,
        role: "user",
        role_request: "admin",
      },
      ...{ role_requested_at: expect.any(String), disabled: false, email_verified: false, second_step: false },
      ...{ permissions: [], created_at: expect.any(String) },
    });
    expect(text).not.toContain("scrypt");
    for (const q of ["VISIT", "asking@EXAMPLE.org"]) {
      expect((await callApi<Team>(`/team?q=${q}`, { token: me.token })).body.total).toBe(1);
      const { body: found } = await callApi<Team>("/team/search", { token: me.token, body: { q } });
      expect(found.total).toBe(1);
    }
    expect((await callApi<Team>("/team/search", { token: me.token, body: {} })).body).toEqual(body);
    expect((await callApi("/team/search", { token: me.token, body: { q: "x".repeat(101) } })).status).toBe(422);
    expect((await callApi<Team>("/team?q=%25", { token: me.token })).body.total).toBe(0);
  });

  it("lists as colleagues the names of admins who can sign in", async () => {
    const me = await storeSignedIn({ role: "admin", username: "Bendu" });
    const top = await storeUser({ role: "super_admin", username: "ama" });
    await storeUser({ role: "admin", disabled: true });
    await storeUser();
    const { body } = await callApi<Colleagues>("/team/colleagues", { token: me.token });
    expect(body).toEqual([
      { id: top.id, username: "ama", permissions: ["health"] },
      { id: me.id, username: "Bendu", permissions: ["health"] },
    ]);
  });
});

describe("a request for a role", () => {
  it("grants the role immediately and ends the sessions when approved", async () => {
    const me = await storeSuperAdmin();
    const requester = await storeSignedIn({ role_request: "admin" });
    const { status, body } = await postAction(me.token, requester.id, "approve");
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: requester.id, role: "admin", role_request: null, role_requested_at: null });
    expect(await isSignedIn(requester.token)).toBe(false);
    const { token } = await storeSession(requester.id);
    expect((await callApi("/team/colleagues", { token })).status).toBe(200);
  });

  it("leaves the user signed in without the role when declined", async () => {
    const me = await storeSuperAdmin();
    const requester = await storeSignedIn({ role_request: "super_admin" });
    const { body } = await postAction(me.token, requester.id, "decline");
    expect(body.user).toMatchObject({ role: "user", role_request: null });
    expect(await isSignedIn(requester.token)).toBe(true);
  });

  it("can be closed once, and only if it exists", async () => {
    const me = await storeSuperAdmin();
    const requester = await storeUser({ role_request: "admin" });
    const user = await storeUser();
    const disabled = await storeUser({ role_request: "admin", disabled: true });
    const responses = await Promise.all(Array.from({ length: 6 }, () => postAction(me.token, requester.id, "approve")));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { id } of [requester, user, disabled]) {
      expect((await postAction(me.token, id, "approve")).status).toBe(409);
      expect((await postAction(me.token, id, "decline")).status).toBe(409);
    }
    expect((await postAction(me.token, crypto.randomUUID(), "approve")).status).toBe(404);
    expect(await readAudit()).toHaveLength(1);
  });
});

describe("a role", () => {
  it("is changed by a super admin, which ends the sessions", async () => {
    const me = await storeSuperAdmin();
    const admin = await storeSignedIn({ role: "admin", role_request: "super_admin" });
    const { body } = await patchMember(me.token, admin.id, { role: "user" });
    expect(body.user).toMatchObject({ role: "user", role_request: null });
    expect(await isSignedIn(admin.token)).toBe(false);
  });

  it("cannot be changed on one's own account, which cannot be disabled either", async () => {
    const me = await storeSuperAdmin();
    await storeSuperAdmin();
    for (const change of [{ role: "user" }, { disabled: true }, { role: "super_admin" }]) {
      expect((await patchMember(me.token, me.id, change)).status).toBe(403);
    }
    for (const action of ["approve", "decline", "reset-link"]) {
      expect((await postAction(me.token, me.id, action)).status).toBe(403);
    }
  });

  it("is not changed by a role that does not exist", async () => {
    const me = await storeSuperAdmin();
    const other = await storeUser();
    const before = await readAllTables();
    expect((await patchMember(me.token, other.id, { role: "owner", disabled: true })).status).toBe(422);
    expect(await readAllTables()).toBe(before);
  });

  it("of the last super admin cannot be changed", async () => {
    const me = await storeSuperAdmin();
    const other = await storeSuperAdmin();
    expect((await patchMember(me.token, other.id, { disabled: true })).status).toBe(200);
    const disabled = await storeSession(other.id);
    expect((await patchMember(disabled.token, me.id, { role: "user" })).status).toBe(401);
    expect((await patchMember(me.token, other.id, { role: "admin" })).status).toBe(200);
    expect(await countSuperAdmins()).toBe(1);
  });

  it("of one super admin remains if all demote each other concurrently", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, storeSuperAdmin));
    const responses = await Promise.all(
      all.flatMap((one) =>
        all
          .filter((other) => other !== one)
          .map((other, index) => patchMember(one.token, other.id, index % 2 ? { role: "user" } : { disabled: true })),
      ),
    );
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await countSuperAdmins()).toBeGreaterThanOrEqual(1);
  });

  it("of the first super admin is granted to one of many concurrent registrations", async () => {
    const newUsers = Array.from({ length: 20 }, (_, index) => ({
      id: crypto.randomUUID(),
      username: `first_${index}`,
      email: `first-${index}@example.org`,
      passwordHash: "$scrypt$",
      grant: { kind: "first", role: "admin" } as const,
    }));
    const stored = await Promise.all(newUsers.map((one) => query(env.DB, insertUser(one, new Date()))));
    expect(stored.filter(([{ role }]) => role === "super_admin")).toHaveLength(1);
    expect(stored.filter(([{ role, role_request }]) => role === "user" && role_request === "admin")).toHaveLength(19);
  });
});

it("a disabled account is signed out, and cannot sign in until it is enabled again", async () => {
  const me = await storeSuperAdmin();
  const other = await storeSignedIn();
  expect((await patchMember(me.token, other.id, { disabled: true })).body.user).toMatchObject({ disabled: true });
  expect(await isSignedIn(other.token)).toBe(false);
  expect((await callApi("/login", { body: { email: other.email, password } })).status).toBe(403);
  expect((await patchMember(me.token, other.id, { disabled: false })).body.user).toMatchObject({ disabled: false });
  expect((await callApi("/login", { body: { email: other.email, password } })).status).toBe(200);
});

describe("the audit", () => {
  it("records actor and roles of a change, without personal values", async () => {
    const me = await storeSuperAdmin();
    const requester = await storeUser({ role_request: "admin" });
    await postAction(me.token, requester.id, "approve");
    await patchMember(me.token, requester.id, { disabled: true });
    await patchMember(me.token, crypto.randomUUID(), { disabled: true });
    const entry = { actor_id: me.id, entity_id: requester.id };
    const before = { role: "user", role_request: "admin", disabled: false, permissions: [] };
    expect(await readAudit()).toEqual([
      { ...entry, action: "approve", before: JSON.stringify(before), after: null },
      {
        ...entry,
        action: "update",
        before: JSON.stringify({ ...before, role: "admin", role_request: null }),
        after: '{"disabled":true}',
      },
    ]);
  });

  it("is never changed or deleted", async () => {
    const me = await storeSuperAdmin();
    await postAction(me.token, (await storeUser({ role_request: "admin" })).id, "approve");
    for (const statement of ["UPDATE audit SET action = 'x'", "DELETE FROM audit"])
      await expect(runSql(statement)).rejects.toThrow("audit entries are");
  });
});
