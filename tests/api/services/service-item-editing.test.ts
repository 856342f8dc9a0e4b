import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { adminOfEachTest, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { get } from "../../support/public-client.ts";
import { newCourse, newProfessional } from "../../support/service-items.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { readOnlyDatabase } from "../../support/stores/failing-stores.ts";

const { send } = adminOfEachTest();

const course = {
  ...newCourse,
  available: true,
  rating: 4.5,
  features: ["Dual brakes", "Weekend hours"],
  description: "Twelve lessons.",
  mileage: "90,000 km",
  lessons: 10,
  class_size: 2,
  resource_ids: ["car-1"],
  intakes: [],
};
const professional = {
  ...newProfessional,
  rating: 4.8,
  available: true,
  experience: "12 years",
  price: "$15 – $30",
  licence_number: "LMDC-0412",
  licence_checked_at: "2026-11-20",
};

const requiredOfCourses = "make model year type seats transmission fuelType pricePerDay location".split(" ");

describe.each([
  ["courses", "course", course, requiredOfCourses],
  ["professionals", "professional", professional, ["name", "specialty", "location"]],
] as const)("editing %s", (plural, single, entity, required) => {
  beforeEach(() => env.DB.batch(prepareMissingServiceItems(env.DB)));
  const readList = async () =>
    (await get<{ data: Record<string, { id: string }[]> }>(`/public/${plural}`)).body.data[plural] ?? [];
  const readOne = async (id: unknown) =>
    (await get<{ data: Record<string, unknown> }>(`/public/${plural}/${id}`)).body.data;

  it("creates an item that is public immediately and last in the list", async () => {
    const { status, body } = await send(`/${plural}`, { body: { ...entity, id: "mine", position: 0 } });
    expect(status).toBe(201);
    expect(body).toEqual({ ...entity, id: expect.stringMatching(/^[0-9a-f-]{36}$/), updated_at: expect.any(String) });
    expect((await readList()).at(-1)).toEqual(body);
    expect(await readOne(body.id)).toEqual({ [single]: body });
  });

  it("rejects a missing or invalid field and names it, parses numbers in text and fills in optional fields", async () => {
    const invalid = [{ rating: 6 }, { rating: "good" }, { available: "perhaps" }];
    for (const change of [...required.map((field) => ({ [field]: " " })), ...invalid]) {
      const response = await send(`/${plural}`, { body: { ...entity, ...change } });
      expect([response.status, Object.keys(fieldProblems(response))]).toEqual([422, Object.keys(change)]);
    }
    const empty = Object.values(fieldProblems(await send(`/${plural}`, { body: {} })));
    expect(empty).toEqual(required.map(() => expect.stringMatching(/ is required$/)));
    expect(await readList()).toHaveLength(6);
    const texts = Object.entries({ ...entity }).flatMap(([name, value]) =>
      required.some((field) => field === name) ? [[name, String(value)]] : [],
    );
    const { status, body } = await send(`/${plural}`, { body: Object.fromEntries(texts) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ description: "", rating: 0, available: true });
  });

  it("changes the submitted fields only", async () => {
    const [first] = await readList();
    const change = { available: false, location: "Harper" };
    const { status, body } = await send(`/${plural}/${first?.id}`, { method: "PATCH", body: change });
    expect([status, body]).toEqual([200, { ...first, ...change, updated_at: body.updated_at }]);
    expect((await readList())[0]).toEqual(body);
    const invalid = await send(`/${plural}/${first?.id}`, { method: "PATCH", body: { location: "" } });
    expect([invalid.status, Object.keys(fieldProblems(invalid))]).toEqual([422, ["location"]]);
    const unchanged = await send(`/${plural}/${first?.id}`, { method: "PATCH", body: {} });
    expect([unchanged.status, unchanged.body]).toEqual([200, body]);
  });

  it("audits every change", async () => {
    const { id, send } = await createAdminClient();
    const { body } = await send(`/${plural}`, { body: entity });
    await send(`/${plural}/${body.id}`, { method: "PATCH", body: { location: "Harper" } });
    await send(`/${plural}/${body.id}`, { method: "DELETE" });
    const entries = await queryRows("SELECT actor_id, action, entity, entity_id, before, after FROM audit ORDER BY n");
    expect(entries.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
    for (const entry of entries) expect(entry).toMatchObject({ actor_id: id, entity: single, entity_id: body.id });
    expect(JSON.parse(entries[1]?.before as string)).toMatchObject({ location: entity.location });
    expect(JSON.parse(entries[1]?.after as string)).toEqual({ location: "Harper" });
  });

  it("creates one item from repeated and concurrent requests", async () => {
    const create = () => send(`/${plural}`, { body: entity, key: "once" });
    const responses = await Promise.all([1, 2, 3, 4, 5].map(create));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await create()).body).toEqual(responses[0]?.body);
    expect(await readList()).toHaveLength(7);
    expect((await send(`/${plural}`, { body: { ...entity, location: "x" }, key: "once" })).status).toBe(422);
  });

  it("changes nothing while the database is unavailable", async () => {
    const [first] = await readList();
    for (const [method, path] of [
      ["POST", ""],
      ["PATCH", `/${first?.id}`],
      ["DELETE", `/${first?.id}`],
    ] as const) {
      const body = method === "DELETE" ? undefined : entity;
      expect((await send(`/${plural}${path}`, { method, body, broken: { DB: readOnlyDatabase() } })).status).toBe(503);
    }
    expect(await readList()).toHaveLength(6);
    expect(await queryRows("SELECT n FROM audit")).toEqual([]);
  });
});
