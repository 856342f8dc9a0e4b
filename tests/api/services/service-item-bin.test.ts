import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { declareRestoreFinished, declareRestoreStarted } from "#worker/modules/images/sweep/sweep-memory.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { fakeDatabase } from "../../support/stores/fake-database.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

interface Item {
  id: string;
  updated_at: string;
  deleted_at: string | null;
}

const deletedAt = new Date("2026-12-01T10:00:00.000Z");
const days30 = 30 * 24 * 3_600_000;
const auditActions = async () => (await queryRows("SELECT action FROM audit ORDER BY n")).map(({ action }) => action);

describe.each([
  ["courses", "course", "/driving-school", ["/", "/driving-school"]],
  ["professionals", "professional", "/health", ["/", "/health"]],
] as const)("the bin of %s", (plural, single, detailPath, listPages) => {
  let admin: Awaited<ReturnType<typeof createAdminClient>>;
  beforeEach(async () => {
    await env.DB.batch(prepareMissingServiceItems(env.DB));
    admin = await createAdminClient();
  });
  afterEach(() => void vi.useRealTimers());

  const readPublic = async () =>
    (await get<{ data: Record<string, Item[]> }>(`/public/${plural}`)).body.data[plural] ?? [];
  const readAdmin = async (search = "") => {
    const { status, body } = await admin.send<{ data: Record<string, Item[]> }>(`/${plural}${search}`);
    expect(status).toBe(200);
    return body.data[plural] ?? [];
  };
  const getIds = (items: Item[]) => items.map(({ id }) => id);
  const readBinnedIds = async () =>
    (await queryRows<{ id: string }>(`SELECT id FROM binned_${plural}`)).map(({ id }) => id);
  const remove = (id: string) => admin.send(`/${plural}/${id}`, { method: "DELETE" });
  const restore = (id: string) => admin.send<Item>(`/${plural}/${id}/restore`, { method: "POST" });
  const readFirst = async () => (await readPublic())[0] as Item & { name?: string; make?: string; model?: string };

  it("takes a deleted item from lists, its page and enquiries at once", async () => {
    const item = await readFirst();
    const name = item.name ?? item.model ?? "";
    const readPage = async (path: string) => (await sendAnything(path)).text();
    const subjectPage = `/contact?${single === "course" ? "course" : "doctor"}=${item.id}`;
    expect(await readPage(`${detailPath}/${item.id}`)).toContain(name);
    const { status, body } = await remove(item.id);
    expect([status, body]).toEqual([204, undefined]);
    expect(getIds(await readPublic())).not.toContain(item.id);
    expect((await get(`/public/${plural}/${item.id}`)).status).toBe(404);
    expect((await sendAnything(`${detailPath}/${item.id}`)).status).toBe(404);
    for (const path of listPages) expect(await readPage(path), path).not.toContain(`${detailPath}/${item.id}`);
    expect(await readPage(subjectPage)).not.toContain(name);
    expect(await readPage("/sitemap.xml")).not.toContain(item.id);
    await env.DB.batch(prepareMissingServiceItems(env.DB));
    expect(getIds(await readPublic()), "after seeding again").not.toContain(item.id);
  });

  it("lists what was deleted, with the time, the last one first", async () => {
    const before = await readPublic();
    expect(await readAdmin("?deleted=true")).toEqual([]);
    // Visitors also see the next intake of a course.
    const stored = before.map(({ next_intake: _intake, ...item }: Item & { next_intake?: unknown }) => item);
    for (const { id } of before.slice(0, 2)) await remove(id);
    await runSql(`UPDATE binned_${plural} SET deleted_at = '2026-01-01T00:00:00.000Z' WHERE id = ?`, before[0]?.id);
    const [last, first] = await readAdmin("?deleted=true");
    expect(last).toEqual({ ...stored[1], deleted_at: expect.stringMatching(/Z$/) });
    expect(first).toEqual({ ...stored[0], deleted_at: "2026-01-01T00:00:00.000Z" });
    const live = stored.slice(2).map((item) => ({ ...item, deleted_at: null }));
    expect([await readAdmin(), await readAdmin("?deleted=false")]).toEqual([live, live]);
    expect((await admin.send(`/${plural}?deleted=perhaps`)).status).toBe(422);
  });

  it("restores an item with its id and its place, as a new version", async () => {
    const before = await readPublic();
    const last = before.at(-1) as Item;
    for (const { id } of [before[1] as Item, last]) await remove(id);
    const { id: _id, updated_at: _version, ...fields } = last as Item & Record<string, unknown>;
    const { body: added } = await admin.send<Item>(`/${plural}`, { body: fields });
    for (const item of [before[1] as Item, last]) {
      const { status, body } = await restore(item.id);
      expect([status, body]).toEqual([200, { ...item, updated_at: body.updated_at }]);
      expect(body.updated_at > item.updated_at).toBe(true);
    }
    expect(getIds(await readPublic())).toEqual([...getIds(before), added.id]);
    expect(await readAdmin("?deleted=true")).toEqual([]);
  });

  it("records who deleted and restored an item, with its name", async () => {
    const { id } = await readFirst();
    const colleague = await createAdminClient("super_admin");
    await remove(id);
    await colleague.send(`/${plural}/${id}/restore`, { method: "POST" });
    await remove(id);
    const { body } = await colleague.send<{ data: { lines: Record<string, unknown>[] } }>(`/audit?entity_id=${id}`);
    const lines = body.data.lines.map(({ action, actor_id, entity }) => [action, actor_id, entity]);
    expect(lines).toEqual([
      ["delete", admin.id, single],
      ["restore", colleague.id, single],
      ["delete", admin.id, single],
    ]);
    for (const { name } of body.data.lines) expect(name).toEqual(expect.any(String));
    expect(body.data.lines[0]).toMatchObject({ before: { id }, after: { deleted_at: expect.any(String) } });
  });

  it("gives 404 for an edit, a second deletion and a restoration of what is not in it, and a restored item has a new version", async () => {
    const { id, updated_at } = await readFirst();
    expect((await restore(id)).status).toBe(404);
    await remove(id);
    const edit = (body: object) => admin.send(`/${plural}/${id}`, { method: "PATCH", body });
    const notFound = { detail: `${single === "course" ? "Course" : "Professional"} not found` };
    for (const body of [{}, { location: "Harper" }, { location: "Harper", expected_updated_at: updated_at }]) {
      const response = await edit(body);
      expect([response.status, response.body]).toEqual([404, notFound]);
    }
    expect((await edit({ location: "" })).status).toBe(422);
    expect((await remove(id)).status).toBe(404);
    expect((await restore("none")).body).toEqual(notFound);
    expect(await auditActions()).toEqual(["delete"]);
    const { body: restored } = await restore(id);
    expect((await restore(id)).status).toBe(404);
    expect(await auditActions()).toEqual(["delete", "restore"]);
    const outdated = await edit({ location: "Harper", expected_updated_at: updated_at });
    expect([outdated.status, outdated.body]).toMatchObject([409, { current: restored, changed: [] }]);
    expect((await edit({ location: "Harper", expected_updated_at: restored.updated_at })).status).toBe(200);
  });

  it("handles two simultaneous deletions or restorations once", async () => {
    const { id } = await readFirst();
    const statusesOf = async (act: (id: string) => Promise<{ status: number }>) =>
      (await Promise.all([act(id), act(id)])).map(({ status }) => status).toSorted();
    expect(await statusesOf(remove)).toEqual([204, 404]);
    expect(await statusesOf(restore)).toEqual([200, 404]);
    expect(await auditActions()).toEqual(["delete", "restore"]);
  });

  it("deletes an item for good after exactly 30 days, unless the database is being restored, without an author", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: deletedAt });
    admin = await createAdminClient();
    const [old, restored] = (await readPublic()) as [Item, Item];
    for (const { id } of [old, restored]) await remove(id);
    await restore(restored.id);
    await runSchedule(env, new Date(deletedAt.getTime() + days30 - 1));
    expect(await readBinnedIds()).toEqual([old.id]);
    const due = new Date(deletedAt.getTime() + days30);
    await declareRestoreStarted(imageStore(env.IMAGES));
    await runSchedule(env, due);
    expect(await readBinnedIds()).toEqual([old.id]);
    await declareRestoreFinished({ db: env.DB, images: imageStore(env.IMAGES) });
    await runSchedule(env, due);
    expect(await readBinnedIds()).toEqual([]);
    expect(getIds(await readPublic())).toContain(restored.id);
    admin = await createAdminClient();
    expect((await restore(old.id)).status).toBe(404);
    const removed = await queryRows("SELECT entity_id, actor_id, entity, before FROM audit WHERE action = 'remove'");
    expect(removed).toMatchObject([{ entity_id: old.id, actor_id: null, entity: single }]);
    expect(JSON.parse(removed[0]?.before as string)).toMatchObject({ id: old.id, deleted_at: deletedAt.toISOString() });
  });

  it("handles an item that a copy of the database has live and in the bin", async () => {
    const { id } = await readFirst();
    const readLive = () => queryRows(`SELECT * FROM ${plural} WHERE id = ?`, id);
    const [row = {}] = await readLive();
    const columns = Object.keys(row);
    const storeLive = () =>
      runSql(`INSERT INTO ${plural} (${columns}) VALUES (${columns.map(() => "?")})`, ...Object.values(row));
    await remove(id);
    await storeLive();
    expect((await remove(id)).status).toBe(204);
    expect([await readLive(), await readBinnedIds()]).toEqual([[], [id]]);
    await storeLive();
    expect((await restore(id)).status).toBe(200);
    expect([await readLive(), await readBinnedIds()]).toEqual([[row], []]);
  });

  it("changes nothing while the database is unavailable", async () => {
    const [first, second] = await readPublic();
    await remove((first as Item).id);
    const broken = { DB: fakeDatabase({ prepare: env.DB.prepare.bind(env.DB), batch: unavailableDatabase.batch }) };
    for (const [method, path] of [
      ["DELETE", `/${second?.id}`],
      ["POST", `/${first?.id}/restore`],
    ] as const)
      expect((await admin.send(`/${plural}${path}`, { method, broken })).status).toBe(503);
    expect(getIds(await readAdmin("?deleted=true"))).toEqual([first?.id]);
    expect(getIds(await readPublic())).toContain(second?.id);
    expect(await auditActions()).toEqual(["delete"]);
  });
});
