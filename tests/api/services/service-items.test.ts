import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { courseListSchema, courseResponseSchema } from "#contract/services/course.ts";
import { professionalListSchema, professionalResponseSchema } from "#contract/services/professional.ts";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { get } from "../../support/public-client.ts";

describe.each([
  ["courses", "course", courseListSchema, courseResponseSchema],
  ["professionals", "professional", professionalListSchema, professionalResponseSchema],
] as const)("the %s", (plural, single, listSchema, answerSchema) => {
  beforeEach(() => env.DB.batch(prepareMissingServiceItems(env.DB)));

  it("are listed in the staff's order, in the contract's form", async () => {
    const { status, body, headers } = await get<{ data: Record<string, { id: string }[]> }>(`/public/${plural}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(listSchema.parse(body)).toEqual(body);
    expect(body.data[plural]).toHaveLength(6);
  });

  it("are answered one by one, or 404", async () => {
    const { body: all } = await get<{ data: Record<string, { id: string }[]> }>(`/public/${plural}`);
    const { status, body } = await get<{ data: Record<string, unknown> }>(
      `/public/${plural}/${all.data[plural]?.[2]?.id}`,
    );
    expect(status).toBe(200);
    expect(answerSchema.parse(body)).toEqual(body);
    expect(body.data[single]).toEqual(all.data[plural]?.[2]);
    expect((await get(`/public/${plural}/none`)).status).toBe(404);
  });

  it("can be narrowed to available ones, to a few, and to what cards show", async () => {
    const path = `/public/${plural}?available=true&limit=3&view=card`;
    const { body } = await get<{ data: Record<string, Record<string, unknown>[]> }>(path);
    expect(body.data[plural]).toHaveLength(3);
    for (const card of body.data[plural] ?? []) {
      expect(card.available).toBe(true);
      expect(card).not.toHaveProperty("description");
    }
    expect((await get(`/public/${plural}?limit=0`)).status).toBe(422);
    expect((await get(`/public/${plural}?available=maybe`)).status).toBe(422);
  });

  it("are an empty list when there are none", async () => {
    await env.DB.prepare(`DELETE FROM ${plural}`).run();
    expect((await get(`/public/${plural}`)).body).toEqual({ data: { [plural]: [] } });
  });
});
