import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyConflict } from "#contract/listings/status/property-conflict.ts";
import type { PropertyHistoryResponse } from "#contract/listings/status/property-history.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { queryRows } from "../../support/storage/rows.ts";

type Admin = Awaited<ReturnType<typeof createAdminClient>>;

/** The clock stands still: everything happens in the same millisecond. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-12T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const confirm = ({ send }: Admin, uuid: string) => send("/properties/confirm", { body: { uuids: [uuid] } });
const remove = ({ send }: Admin, uuid: string) => send("/delete/buy/property", { method: "DELETE", body: { uuid } });
const restore = ({ send }: Admin, uuid: string) => send("/restore/property", { body: { uuid } });
const reduce = ({ send }: Admin, uuid: string) =>
  send("/properties", { method: "PATCH", body: { uuids: [uuid], price_percent: -10 } });
const feature = ({ send }: Admin, uuid: string) =>
  send("/properties", { method: "PATCH", body: { uuids: [uuid], featured: true } });
const importRow = ({ send }: Admin, row: object, import_id = crypto.randomUUID()) =>
  send("/import/properties", { body: { rows: [row], import_id } });
const save = ({ send }: Admin, body: object) =>
  send<PropertyConflict>("/update/buy/property", { method: "PATCH", body });

const getVersion = async (uuid: string) =>
  (await queryRows<{ updated_at: string }>("SELECT updated_at FROM properties WHERE uuid = ?", uuid))[0]?.updated_at ??
  "";
const historyOf = async ({ send }: Admin, uuid: string) =>
  (await send<PropertyHistoryResponse>(`/properties/${uuid}/history`)).body;
const getName = async ({ id }: Admin) =>
  (await queryRows<{ username: string }>("SELECT username FROM users WHERE id = ?", id))[0]?.username;

const inSameMillisecond = "2026-05-12T09:00:00.000Z";
const byClockAhead = "2026-05-12T09:04:59.999Z";

describe("a listing that was changed in the same millisecond, or by a clock that is ahead", () => {
  const storeListing = async (storedAt = byClockAhead) => {
    const [colleague, admin] = [await createAdminClient(), await createAdminClient()];
    const { uuid, reference } = await colleague.publish();
    await queryRows("UPDATE properties SET updated_at = ?, confirmed_at = NULL WHERE uuid = ?", storedAt, uuid);
    return { colleague, admin, uuid, reference };
  };

  it.each([inSameMillisecond, byClockAhead])("at %s gets a later version by each change and author", async (at) => {
    const { admin, uuid } = await storeListing(at);
    const before = (await historyOf(admin, uuid)).length;
    const versions = [await getVersion(uuid)];
    for (const change of [confirm, remove, restore, reduce, feature]) {
      expect((await change(admin, uuid)).status).toBe(200);
      versions.push(await getVersion(uuid));
    }
    expect(versions).toEqual([...new Set(versions)].toSorted());
    const history = (await historyOf(admin, uuid)).slice(0, -before).toReversed();
    const by = await getName(admin);
    expect(history.map((entry) => [entry.field, entry.by, entry.at])).toEqual([
      ["confirmed_at", by, versions[1]],
      ["deleted", by, versions[2]],
      ["deleted", by, versions[3]],
      ["price", by, versions[4]],
    ]);
    await expectDerivedDataToMatch();
  });

  const changesSeenBy = async (admin: Admin, uuid: string, change: () => Promise<unknown>) => {
    const { body } = await admin.send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`);
    await change();
    const expected_updated_at = body.data.property.updated_at;
    const conflict = await save(admin, { uuid, description: "Mine", expected_updated_at });
    expect(conflict.status).toBe(409);
    return conflict.body.changed;
  };

  it("is not overwritten after a confirmation, a bulk change or an import, which names its field and its author", async () => {
    const { colleague, admin, uuid, reference } = await storeListing();
    const by = await getName(colleague);
    const changes: [field: string, change: () => Promise<unknown>][] = [
      ["confirmed_at", () => confirm(colleague, uuid)],
      ["featured", () => feature(colleague, uuid)],
      ["title", () => importRow(colleague, { reference, title: "From the file" })],
    ];
    for (const [field, change] of changes) {
      const changed = await changesSeenBy(admin, uuid, change);
      expect(changed).toEqual([{ field, by, at: await getVersion(uuid) }]);
    }
  });

  it("and imported in the first part of a large file names the field and the colleague", async () => {
    const { colleague, admin, uuid, reference } = await storeListing();
    const changed = await changesSeenBy(admin, uuid, async () => {
      await importRow(colleague, { reference, title: "From the file" });
      await queryRows(`WITH RECURSIVE parts (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM parts WHERE n < 600)
        INSERT INTO audit (at, actor_id, action, entity, entity_id, before, after)
        SELECT at, actor_id, action, entity, entity_id, '{"other":{}}', '{"other":{"title":"Flat"}}'
        FROM parts, (SELECT * FROM audit WHERE action = 'import-changes')`);
    });
    expect(changed).toEqual([{ field: "title", by: await getName(colleague), at: await getVersion(uuid) }]);
  });

  it("and whose import was undone since it was opened names the field and the colleague", async () => {
    const { colleague, admin, uuid, reference } = await storeListing();
    const id = crypto.randomUUID();
    await importRow(colleague, { reference, title: "From the file" }, id);
    const changed = await changesSeenBy(admin, uuid, () => colleague.send(`/import/${id}/undo`, { method: "POST" }));
    expect(changed).toEqual([{ field: "title", by: await getName(colleague), at: await getVersion(uuid) }]);
  });

  it("and whose bulk change was undone since it was opened names the fields that it changed", async () => {
    const { colleague, admin, uuid } = await storeListing();
    const body = { uuids: [uuid], featured: true, status: "under_offer" };
    const { body: changed } = await colleague.send("/properties", { method: "PATCH", body });
    const undone = await changesSeenBy(admin, uuid, () =>
      colleague.send("/properties/undo", { body: { undo: changed.undo } }),
    );
    const by = await getName(colleague);
    expect(undone.map((change) => [change.field, change.by]).toSorted()).toEqual([
      ["confirmed_at", by],
      ["featured", by],
      ["status", by],
    ]);
  });

  it.each([
    ["confirmed", confirm],
    ["reduced", reduce],
  ])("is left by the undo of an import after a colleague has %s it", async (_name, change) => {
    const { colleague, admin, uuid, reference } = await storeListing();
    const id = crypto.randomUUID();
    await importRow(admin, { reference, title: "From the file" }, id);
    expect((await change(colleague, uuid)).status).toBe(200);
    const { status, body } = await admin.send(`/import/${id}/undo`, { method: "POST" });
    expect([status, body.left]).toMatchObject([409, [{ uuid, by: await getName(colleague) }]]);
  });

  it("takes a confirmation back, unless the listing was changed after it", async () => {
    const { admin, uuid } = await storeListing();
    const undo = async (token: unknown) => (await admin.send("/properties/undo", { body: { undo: token } })).body;
    const first = await confirm(admin, uuid);
    expect(await undo(first.body.undo)).toEqual({ changed: 1, skipped: [] });
    expect(await queryRows("SELECT confirmed_at FROM properties")).toEqual([{ confirmed_at: null }]);
    await expectDerivedDataToMatch();
    const second = await confirm(admin, uuid);
    await save(admin, { uuid, title: "Later" });
    expect(await undo(second.body.undo)).toEqual({ changed: 0, skipped: [uuid] });
  });
});

it("the author of a change stays when a colleague repeats the change without effect", async () => {
  const [first, second] = [await createAdminClient(), await createAdminClient()];
  const { uuid } = await first.publish();
  await queryRows("UPDATE properties SET deleted_at = updated_at WHERE uuid = ?", uuid);
  vi.setSystemTime(new Date("2026-05-12T09:00:01Z"));
  expect((await remove(second, uuid)).status).toBe(404);
  expect((await historyOf(first, uuid))[0]).toMatchObject({ field: "deleted", by: null });
});
