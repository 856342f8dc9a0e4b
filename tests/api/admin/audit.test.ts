import { env } from "cloudflare:workers";
import { isSQLWrapper, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { type AuditAction, type AuditEntity, noActorId } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse, AuditQuery } from "#contract/admin/audit-list.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query, selectRows } from "#worker/db/query.ts";
import { listAudit } from "#worker/modules/audit/audit.repository.ts";
import { insertWant } from "#worker/modules/wants/wants.repository.ts";
import { callApi, password, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

/** The id of a deleted account. */
const deletedUserId = "7f1d6a52-0000-4000-8000-00000000dead";

let owner: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  owner = await storeSignedIn({ role: "super_admin", username: "the_owner" });
});

const readAudit = (query = "") => callApi<AuditListResponse>(`/audit${query}`, { token: owner.token });
const ids = async (query = "") => (await readAudit(query)).body.data.lines.map(({ entity_id }) => entity_id);

/** Stores entries in this order, each with an actor, an action, an entity and a day. */
async function storeEntries(...all: [actor: string | null, AuditAction, AuditEntity, id: string, day: string][]) {
  for (const [actor, action, entity, entityId, day] of all) {
    const change = { action, entity, entityId, before: { n: 1 }, after: "two" };
    await batch(env.DB, insertAuditEntry(actor ? { id: actor } : null, change, new Date(`${day}T12:00:00Z`)));
  }
}

describe("the audit", () => {
  it("lists actor, action and entity, the newest first, with the values before and after", async () => {
    await storeEntries(
      [owner.id, "update", "property", "a", "2026-01-01"],
      [deletedUserId, "delete", "user", "b", "2026-01-02"],
    );
    const { status, headers, body } = await readAudit();
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body.data.lines).toMatchObject([
      {
        ...{ actor: null, actor_id: deletedUserId, action: "delete", entity: "user", entity_id: "b" },
        at: "2026-01-02T12:00:00.000Z",
      },
      { actor: "the_owner", actor_id: owner.id, action: "update", before: { n: 1 }, after: "two" },
    ]);
    expect(body.next_cursor).toBeNull();
  });

  it("filters by each field and by inclusive days", async () => {
    await storeEntries(
      [owner.id, "update", "property", "a", "2026-01-01"],
      [owner.id, "create", "property", "b", "2026-01-02"],
      [deletedUserId, "update", "enquiry", "c", "2026-01-03"],
      [null, "create", "user", "d", "2026-01-04"],
    );
    const all = `entity=property&action=update&actor_id=${owner.id}&entity_id=a&from=2026-01-01&to=2026-01-01`;
    for (const [query, ...found] of [
      ["entity=property", "b", "a"],
      ["entity=property&entity_id=a", "a"],
      ["action=create", "d", "b"],
      [`actor_id=${owner.id}&action=create`, "b"],
      ["from=2026-01-02&to=2026-01-03", "c", "b"],
      ["to=2026-01-01", "a"],
      [`actor_id=${deletedUserId}`, "c"],
      ["actor_id=nobody", "d"],
      ["from=2026-01-04", "d"],
      [all, "a"],
      ["entity=course"],
      ["from=0001-01-01&to=9999-12-31", "d", "c", "b", "a"],
      ["from=9999-12-31"],
    ])
      expect(await ids(`?${query}`), query).toEqual(found);
    expect(await ids("?entity=&from=&actor_id=&action=&entity_id=&to=")).toHaveLength(4);
  });

  it("is read in index order, without sorting", async () => {
    const sets: Partial<AuditQuery>[] = [
      {},
      { entity: "property" },
      { action: "export" },
      { actor_id: noActorId },
      { entity_id: "a" },
      { entity: "property", entity_id: "a" },
      { entity: "property", action: "update", actor_id: noActorId, from: "2026-01-01", to: "2026-01-31" },
      { from: "2026-01-01", to: "2026-01-31" },
    ];
    for (const filters of sets) {
      const [statement] = listAudit({ ...filters, cursor: 900 }).statements;
      if (!isSQLWrapper(statement)) throw new Error("The list has no statement");
      const explained = selectRows(sql`EXPLAIN QUERY PLAN ${statement.getSQL()}`, z.object({ detail: z.string() }));
      const plan = (await query(env.DB, explained))[0].map(({ detail }) => detail).join();
      expect(plan, JSON.stringify(filters)).not.toMatch(/TEMP B-TREE|SCAN audit/);
      expect(plan, JSON.stringify(filters)).toMatch(/SEARCH audit USING/);
    }
  });

  it("is listed completely by following the cursor", async () => {
    await storeEntries(
      ...["a", "b", "c", "d", "e"].map(
        (id) => [null, "create", "course", id, "2026-01-01"] as [null, "create", "course", string, string],
      ),
    );
    const listedIds: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body }: { body: AuditListResponse } = await readAudit(
        `?entity=course&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      listedIds.push(...body.data.lines.map(({ entity_id }) => entity_id));
      cursor = body.next_cursor;
    }
    expect(listedIds).toEqual(["e", "d", "c", "b", "a"]);
  });

  it("names the present title, username, sender and assignee, and finds a property and an enquiry by reference", async () => {
    const property = await storeProperty({ reference: "MH-1012", title: "Villa in Sinkor" });
    const ada = await storeUser({ username: "ada_toe" });
    const { id: enquiryId } = await storeTestEnquiry({ name: "Ma Kebbeh" });
    await runSql("UPDATE users SET role = 'admin' WHERE id = ?", ada.id);
    const { token } = owner;
    await callApi("/properties", { method: "PATCH", token, body: { uuids: [property.uuid], featured: true } });
    await callApi(`/team/${ada.id}`, { method: "PATCH", token, body: { disabled: false } });
    await callApi(`/contact/submissions/${enquiryId}`, { method: "PATCH", token, body: { assignee_id: ada.id } });
    const { body } = await readAudit();
    expect(body.data.lines).toMatchObject([
      { entity: "enquiry", reference: expect.stringMatching(/./), name: "Ma Kebbeh", names: { [ada.id]: "ada_toe" } },
      { entity: "user", reference: null, name: "ada_toe", names: {} },
      { entity: "property", reference: "MH-1012", name: "Villa in Sinkor", names: {}, import: null },
    ]);
    expect(await ids("?reference=mh-1012")).toEqual([property.uuid]);
    expect(await ids(`?reference=${body.data.lines[0]?.reference}`)).toEqual([enquiryId]);
    expect(await ids("?reference=MH-101")).toEqual([]);
    await callApi(`/auth/me`, { method: "DELETE", token: (await storeSession(ada.id)).token, body: { password } });
    expect((await readAudit("?entity=user&action=update")).body.data.lines[0]?.name).toBeNull();
  });

  it("names the person of an appointment, also of a visit to a doctor: super admins may see health", async () => {
    const { id } = await storeTestEnquiry({ name: "Ma Kebbeh" });
    for (const kind of ["viewing", "clinic"]) {
      await runSql(
        `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, start_at, end_at, created_at, changed_at)
         SELECT ?1, ?1, ?1, ?1, 'real-estate', 'confirmed', n, '2026-12-01T10:00:00.000Z', '2026-12-01T11:00:00.000Z', '2026-12-01', '2026-12-01'
         FROM enquiries WHERE id = ?2`,
        kind,
        id,
      );
    }
    await storeEntries(
      [null, "update", "appointment", "viewing", "2026-01-01"],
      [null, "update", "appointment", "clinic", "2026-01-02"],
    );
    expect((await readAudit("?entity=appointment")).body.data.lines.map(({ name }) => name)).toEqual([
      "Ma Kebbeh",
      "Ma Kebbeh",
    ]);
  });

  it("names what a visitor looks for, also a visit to a doctor", async () => {
    for (const kind of ["rent", "clinic"] as const) {
      const want = { id: kind, secret_hash: kind, kind, filters: {}, label: `A ${kind}` };
      await batch(env.DB, ...insertWant({ ...want, channel: "none", status: "active" }, new Date()));
    }
    await storeEntries(
      [null, "update", "want", "rent", "2026-01-01"],
      [null, "update", "want", "clinic", "2026-01-02"],
    );
    expect((await readAudit("?entity=want")).body.data.lines.map(({ name }) => name)).toEqual(["A clinic", "A rent"]);
  });

  it("stores no sender's name, and does not name an erased sender", async () => {
    const { id } = await storeTestEnquiry({ name: "Ma Kebbeh", email: "kebbeh@example.org" });
    const { token } = owner;
    await callApi(`/contact/submissions/${id}`, { method: "PATCH", token, body: { status: "read" } });
    expect((await readAudit()).body.data.lines[0]?.name).toBe("Ma Kebbeh");
    const results = await queryRows("SELECT * FROM audit");
    expect(JSON.stringify(results)).not.toContain("Kebbeh");
    const erased = await callApi("/privacy/erase", { method: "POST", token, body: { email: "kebbeh@example.org" } });
    expect(erased.status).toBe(200);
    const { text, body } = await readAudit();
    expect(body.data.lines.map(({ entity, name }) => [entity, name])).toEqual([
      ["person", null],
      ["enquiry", null],
      ["enquiry", null],
    ]);
    expect(text).not.toContain("Kebbeh");
  });

  it("lists all actors by name, those with a deleted account last", async () => {
    const other = await storeUser({ username: "a_colleague", role: "admin" });
    await storeUser({ username: "has_done_nothing", role: "admin" });
    await storeEntries(
      [owner.id, "update", "property", "a", "2026-01-01"],
      [deletedUserId, "update", "property", "b", "2026-01-02"],
      [other.id, "create", "property", "c", "2026-01-03"],
      [owner.id, "delete", "property", "d", "2026-01-04"],
      [null, "remove", "property", "d", "2026-01-05"],
    );
    const actors = [
      { id: other.id, username: "a_colleague" },
      { id: owner.id, username: "the_owner" },
      { id: deletedUserId, username: null },
    ];
    expect((await readAudit()).body.actors).toEqual(actors);
    expect((await readAudit("?entity=course")).body.actors).toEqual(actors);
  });

  it("rejects a wrong filter and names it", async () => {
    const path = "/audit?to=2026-01-01&from=2026-01-02";
    const { status, body } = await callApi<{ detail: { loc: string[] }[] }>(path, { token: owner.token });
    expect([status, body.detail.map(({ loc }) => loc)]).toEqual([422, [["query", "to"]]]);
  });
});
