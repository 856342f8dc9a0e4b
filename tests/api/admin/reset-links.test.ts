import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ResetLink } from "#contract/admin/team.ts";
import { callApi, password, readAllTables, storeSession, storeUser } from "../../support/accounts.ts";
import { runSql } from "../../support/storage/rows.ts";
import { fakeDatabase } from "../../support/stores/fake-database.ts";
import { isSignedIn, patchMember, postAction, readAudit, storeSuperAdmin } from "./team-requests.ts";

describe("a reset link", () => {
  let me: Awaited<ReturnType<typeof storeSuperAdmin>>;
  let other: Awaited<ReturnType<typeof storeUser>>;
  beforeEach(async () => {
    me = await storeSuperAdmin();
    other = await storeUser();
  });
  const createLink = async (token: string, id: string) => {
    const { status, body } = await postAction<ResetLink>(token, id, "reset-link");
    expect(status).toBe(201);
    const [page, secret] = body.link.split("#") as [string, string];
    expect(page).toBe("http://localhost:8787/reset-password");
    return { secret, body };
  };
  const reset = (token: string, new_password = "Another-tree-8") =>
    callApi("/auth/reset", { body: { token, new_password } });

  it("sets the password once within a day and ends every session", async () => {
    const session = await storeSession(other.id);
    const { secret, body } = await createLink(me.token, other.id);
    const hours = (Date.parse(body.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await readAllTables()).not.toContain(secret);
    expect((await reset(secret)).status).toBe(204);
    expect(await isSignedIn(session.token)).toBe(false);
    expect((await callApi("/login", { body: { email: other.email, password: "Another-tree-8" } })).status).toBe(200);
    expect((await reset(secret)).status).toBe(400);
    expect((await readAudit()).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["reset-link", me.id],
      ["reset-password", null],
    ]);
  });

  it("sets the password once if used several times concurrently", async () => {
    const { secret } = await createLink(me.token, other.id);
    const responses = await Promise.all(Array.from({ length: 4 }, () => reset(secret)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400]);
  });

  it("is invalid if it has expired, has been replaced or the account is disabled", async () => {
    const older = await createLink(me.token, other.id);
    const newer = await createLink(me.token, other.id);
    expect((await reset(older.secret)).status).toBe(400);
    await runSql("UPDATE reset_links SET ends_at = '2020-01-01T00:00:00.000Z'");
    expect((await reset(newer.secret)).status).toBe(400);
    const last = await createLink(me.token, other.id);
    await patchMember(me.token, other.id, { disabled: true });
    expect((await reset(last.secret)).status).toBe(400);
    expect((await postAction(me.token, other.id, "reset-link")).status).toBe(409);
    expect((await postAction(me.token, crypto.randomUUID(), "reset-link")).status).toBe(404);
  });

  it("is invalid if its creator is no longer a super admin", async () => {
    const demotions = [{ disabled: true }, { role: "user" }, "deleted"] as const;
    for (const demotion of demotions) {
      const creator = await storeSuperAdmin();
      const { secret } = await createLink(creator.token, me.id);
      if (demotion !== "deleted") await patchMember(me.token, creator.id, demotion);
      else await callApi("/auth/me", { method: "DELETE", token: creator.token, body: { password } });
      expect((await reset(secret)).status).toBe(400);
    }
    expect(await isSignedIn(me.token)).toBe(true);
  });

  it("stays valid if it was created while an older one is used", async () => {
    const older = await createLink(me.token, other.id);
    const newer: string[] = [];
    const batch = async (statements: D1PreparedStatement[]) => {
      newer.push((await createLink(me.token, other.id)).secret);
      return env.DB.batch(statements);
    };
    const DB = fakeDatabase({ prepare: (text: string) => env.DB.prepare(text), batch });
    const body = { token: older.secret, new_password: "Another-tree-8" };
    expect((await callApi("/auth/reset", { body, bindings: { DB } })).status).toBe(400);
    expect(newer).toHaveLength(1);
    expect((await reset(newer.join())).status).toBe(204);
  });

  it("stays valid after a weak password was rejected", async () => {
    const { secret } = await createLink(me.token, other.id);
    expect((await reset(secret, "weak")).body).toMatchObject({ detail: [{ loc: ["body", "new_password"] }] });
    expect((await reset(secret)).status).toBe(204);
  });
});
