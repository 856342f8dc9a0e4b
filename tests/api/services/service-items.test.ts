import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { courseListSchema, courseResponseSchema } from "#contract/services/course.ts";
import { professionalListSchema, professionalResponseSchema } from "#contract/services/professional.ts";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { get } from "../../support/public-client.ts";

describe.each([
  ["courses", "course", courseListSchema, courseResponseSchema],
  ["professionals", "professional", professionalListSchema, professionalResponseSchema],
] as const)("the public %s", (plural, single, listSchema, answerSchema) => {
  beforeEach(() => env.DB.batch(prepareMissingServiceItems(env.DB)));

  it("are listed in order and match the contract", async () => {
    const { status, body, headers } = await get<{ data: Record<string, { id: string }[]> }>(`/public/${plural}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(listSchema.parse(body)).toEqual(body);
    expect(body.data[plural]).toHaveLength(6);
  });

  it("are returned one by one, or give 404", async () => {
    const { body: all } = await get<{ data: Record<string, { id: string }[]> }>(`/public/${plural}`);
    const { status, body } = await get<{ data: Record<string, unknown> }>(
      `/public/${plural}/${all.data[plural]?.[2]?.id}`,
    );
    expect(status).toBe(200);
    expect(answerSchema.parse(body)).toEqual(body);
    expect(body.data[single]).toEqual(all.data[plural]?.[2]);
    expect((await get(`/public/${plural}/none`)).status).toBe(404);
  });

  it("can be filtered by availability, limited and reduced to cards", async () => {
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

  it("are an empty list if there are none", async () => {
    await env.DB.prepare(`DELETE FROM ${plural}`).run();
    expect((await get(`/public/${plural}`)).body).toEqual({ data: { [plural]: [] } });
  });
});
