import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChangedField } from "#contract/listings/status/property-conflict.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { newCourse, newProfessional } from "../../support/service-items.ts";
import { queryRows } from "../../support/storage/rows.ts";

const items = { courses: newCourse, professionals: newProfessional };

interface Item {
  id: string;
  updated_at: string;
  location: string;
  current: Item;
  changed: ChangedField[];
}

/** The clock stands still: everything happens in the same millisecond. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-12T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe.each(["courses", "professionals"] as const)("a change of an old version of %s", (plural) => {
  it.each(["admin", "super_admin"] as const)("as %s gives 409 with the stored item, who and when", async (role) => {
    const [colleague, editor] = [await createAdminClient(), await createAdminClient(role)];
    const { body: opened } = await colleague.send<Item>(`/${plural}`, { body: items[plural] });
    const save = ({ send }: typeof editor, body: object) =>
      send<Item>(`/${plural}/${opened.id}`, { method: "PATCH", body });
    const stored = await save(colleague, { location: "Harper", expected_updated_at: opened.updated_at });
    expect([stored.status, stored.body.updated_at > opened.updated_at]).toEqual([200, true]);
    const conflict = await save(editor, { location: "Buchanan", expected_updated_at: opened.updated_at });
    const [user] = await queryRows<{ username: string }>("SELECT username FROM users WHERE id = ?", colleague.id);
    expect([conflict.status, conflict.body.current]).toEqual([409, stored.body]);
    expect(conflict.body.changed).toMatchObject([{ field: "location", by: user?.username }]);
    expect(await queryRows("SELECT n FROM audit WHERE action = 'update'")).toHaveLength(1);
    const resolved = { location: "Buchanan", expected_updated_at: conflict.body.current.updated_at };
    expect(await save(editor, resolved)).toMatchObject({ status: 200, body: { location: "Buchanan" } });
    expect((await save(editor, { location: "Kakata" })).status).toBe(200);
  });

  it("stores one of two simultaneous saves, and rejects a version that is no time", async () => {
    const { send } = await createAdminClient();
    const { body } = await send<Item>(`/${plural}`, { body: items[plural] });
    const save = (location: string, expected_updated_at = body.updated_at) =>
      send<Item>(`/${plural}/${body.id}`, { method: "PATCH", body: { location, expected_updated_at } });
    const responses = await Promise.all([save("Harper"), save("Buchanan")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await save("Kakata", "yesterday")).status).toBe(422);
  });
});
