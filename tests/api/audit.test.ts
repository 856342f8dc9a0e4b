import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AuditList } from "#contract/audit-lines.ts";
import { auditLine } from "#worker/db/audit.ts";
import { write } from "#worker/db/query.ts";
import { call, storeSignedIn } from "../support/accounts.ts";

let owner: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  owner = await storeSignedIn({ role: "super_admin", username: "the_owner" });
});

const read = (query = "") => call<AuditList>(`/audit${query}`, { token: owner.token });
const ids = async (query = "") => (await read(query)).body.data.lines.map(({ entity_id }) => entity_id);

/** Lines in this order, by an actor, an action, an entity and a day. */
async function lines(...all: [actor: string | null, action: string, entity: string, id: string, day: string][]) {
  for (const [actor, action, entity, entityId, day] of all) {
    const change = { action, entity, entityId, before: { n: 1 }, after: "two" };
    await write(env.DB, auditLine(actor ? { id: actor } : null, change, new Date(`${day}T12:00:00Z`)));
  }
}

describe("the audit", () => {
  it("names who did what to what, the newest first, with what was and is", async () => {
    await lines([owner.id, "update", "property", "a", "2026-01-01"], ["gone", "delete", "user", "b", "2026-01-02"]);
    const { status, headers, body } = await read();
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body.data.lines).toMatchObject([
      {
        actor: null,
        actor_id: "gone",
        action: "delete",
        entity: "user",
        entity_id: "b",
        at: "2026-01-02T12:00:00.000Z",
      },
      { actor: "the_owner", actor_id: owner.id, action: "update", before: { n: 1 }, after: "two" },
    ]);
    expect(body.next_cursor).toBeNull();
  });

  it("is narrowed by everything it names and by days, both included", async () => {
    await lines(
      [owner.id, "update", "property", "a", "2026-01-01"],
      [owner.id, "create", "property", "b", "2026-01-02"],
      ["other", "update", "enquiry", "c", "2026-01-03"],
      [null, "create", "user", "d", "2026-01-04"],
    );
    expect(await ids("?entity=property")).toEqual(["b", "a"]);
    expect(await ids("?entity=property&entity_id=a")).toEqual(["a"]);
    expect(await ids("?action=create")).toEqual(["d", "b"]);
    expect(await ids(`?actor_id=${owner.id}&action=create`)).toEqual(["b"]);
    expect(await ids("?from=2026-01-02&to=2026-01-03")).toEqual(["c", "b"]);
    expect(await ids("?to=2026-01-01")).toEqual(["a"]);
    expect(await ids("?entity=&from=")).toHaveLength(4);
    expect(await ids("?entity=castle")).toEqual([]);
  });

  it("is visited whole by its cursor", async () => {
    await lines(
      ...["a", "b", "c", "d", "e"].map(
        (id) => [null, "create", "x", id, "2026-01-01"] as [null, string, string, string, string],
      ),
    );
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body }: { body: AuditList } = await read(`?entity=x&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.lines.map(({ entity_id }) => entity_id));
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(["e", "d", "c", "b", "a"]);
  });

  it.each(["?limit=0", "?limit=x", "?cursor=%2B", "?from=yesterday", "?to=2026-13-01"])(
    "%s is refused",
    async (query) => {
      expect((await read(query)).status).toBe(422);
    },
  );
});
