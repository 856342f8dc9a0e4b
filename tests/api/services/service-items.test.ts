import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { get } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

describe.each([
  ["courses", "course"],
  ["professionals", "professional"],
] as const)("the public %s", (plural, single) => {
  beforeEach(() => env.DB.batch(prepareMissingServiceItems(env.DB)));

  type List = { data: Record<string, Record<string, unknown>[]> };

  it("are listed in order, and returned one by one", async () => {
    const { status, body, headers } = await get<List>(`/public/${plural}`);
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
    const items = body.data[plural] ?? [];
    expect(items).toHaveLength(6);
    const one = await get<{ data: Record<string, unknown> }>(`/public/${plural}/${items[2]?.id}`);
    expect([one.status, one.body.data[single]]).toEqual([200, items[2]]);
    expect((await get(`/public/${plural}/none`)).status).toBe(404);
  });

  it("can be filtered by availability, limited and reduced to cards, and may be none", async () => {
    const { body } = await get<List>(`/public/${plural}?available=true&limit=3&view=card`);
    expect(body.data[plural]).toHaveLength(3);
    for (const card of body.data[plural] ?? []) {
      expect(card.available).toBe(true);
      expect(card).not.toHaveProperty("description");
    }
    for (const query of ["limit=0", "available=maybe"])
      expect((await get(`/public/${plural}?${query}`)).status, query).toBe(422);
    await runSql(`DELETE FROM ${plural}`);
    expect((await get(`/public/${plural}`)).body).toEqual({ data: { [plural]: [] } });
  });
});
