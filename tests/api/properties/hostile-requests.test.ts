import { describe, expect, it } from "vitest";
import { adminOfEachTest, completeFields, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { firstRow, queryRows } from "../../support/storage/rows.ts";

const { send, publish, upload } = adminOfEachTest();

const patch = (body: unknown) => ({ method: "PATCH", body });

it("an image id is case-insensitive for a new property, its order, its texts and its variants", async () => {
  const [one, two] = [crypto.randomUUID().toUpperCase(), crypto.randomUUID().toUpperCase()];
  for (const id of [one, two]) {
    expect((await send(`/uploads/${id}`, { method: "PUT", body: buildPng() })).status).toBe(201);
  }
  const body = { ...completeFields.buy, uploads: [one, two], image_alts: { [one]: "The gate" } };
  const created = await send<{ uuid: string }>("/create/buy/property", { body });
  expect(created.status).toBe(201);
  const { uuid } = created.body;
  const change = { uuid, images: [two, one], image_alts: { [two]: "The well" } };
  expect((await send("/update/buy/property", patch(change))).status).toBe(200);
  expect(await queryRows("SELECT id, alt FROM images ORDER BY position")).toEqual([
    { id: two.toLowerCase(), alt: "The well" },
    { id: one.toLowerCase(), alt: "The gate" },
  ]);
  const twice = await send("/update/buy/property", patch({ uuid, images: [two, two.toLowerCase()] }));
  expect(fieldProblems(twice)).toEqual({ images: "Each photo only once" });
});

describe("a malformed change", () => {
  it("is rejected, names the field and changes nothing", async () => {
    const [me, other] = [await createAdminClient(), await createAdminClient()];
    const { uuid } = await me.publish();
    const [mine] = await queryRows<{ id: string }>("SELECT id FROM images");
    const foreignUpload = await other.upload();
    const before = await queryRows("SELECT * FROM properties");
    const tooManyIds = await Promise.all(Array.from({ length: 21 }, () => crypto.randomUUID()));
    for (const [images, status] of [
      [[], 422],
      [null, 422],
      ["x", 422],
      [{ 0: mine?.id }, 422],
      [tooManyIds, 422],
      [[mine?.id, foreignUpload], 422],
      [[mine?.id, "../../etc"], 422],
    ] as const) {
      const response = await me.send("/update/buy/property", patch({ uuid, images, title: "Other" }));
      expect([response.status, Object.keys(fieldProblems(response))[0]], JSON.stringify(images)).toEqual([
        status,
        "images",
      ]);
    }
    for (const body of [null, [], "text", 7, { uuid: null }, { uuid: {} }]) {
      expect((await me.send("/update/buy/property", patch(body))).status, JSON.stringify(body)).toBe(422);
    }
    for (const price of ["", "abc", "1e5", "-1", 0, "0", "Infinity", "1,000", "12.345", [], {}, true, "1000000001"]) {
      const response = await me.send("/update/buy/property", patch({ uuid, price }));
      expect([response.status, Object.keys(fieldProblems(response))], JSON.stringify(price)).toEqual([422, ["price"]]);
    }
    expect((await me.send("/update/buy/property", patch({ uuid, title: "\u0000 \u0000" }))).status).toBe(422);
    expect(await queryRows("SELECT * FROM properties")).toEqual(before);
    expect(await queryRows("SELECT joined_at FROM uploads")).toEqual([{ joined_at: null }]);
  });

  it("ignores fields that cannot be set", async () => {
    const { uuid } = await publish();
    const text = `{"uuid": "${uuid}", "__proto__": {"featured": true}, "constructor": 1, "n": 99, "is_listed": 0,
      "deleted_at": "2020-01-01", "next_image_number": 500, "image_url": "https://example.org/x.png", "words": " x ",
      "image_alts": {"__proto__": "x"}, "title": "New"}`;
    const response = await send("/update/buy/property", {
      method: "PATCH",
      body: new TextEncoder().encode(text),
      headers: { "content-type": "application/json" },
    });
    expect(response.status).toBe(200);
    const [row] = await queryRows("SELECT title, featured, is_listed, deleted_at, next_image_number FROM properties");
    expect(row).toEqual({ title: "New", featured: 0, is_listed: 1, deleted_at: null, next_image_number: 2 });
    expect(({} as Record<string, unknown>).featured).toBeUndefined();
  });
});

describe("concurrent requests", () => {
  it("apply an edit and a delete one after the other, and restore once", async () => {
    const { uuid } = await publish();
    const responses = await Promise.all([
      send("/update/buy/property", patch({ uuid, title: "One" })),
      send("/delete/buy/property", { method: "DELETE", body: { uuid } }),
      send("/update/buy/property", patch({ uuid, price: 5 })),
    ]);
    expect(responses[1]?.status).toBe(200);
    for (const { status } of responses) expect([200, 404]).toContain(status);
    const restores = await Promise.all([1, 2, 3].map(() => send("/restore/property", { body: { uuid } })));
    expect(restores.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await queryRows("SELECT 1 FROM audit WHERE action = 'restore'")).toHaveLength(1);
    await expectEveryImageStored();
  });

  it("add an upload to only one of two edited properties", async () => {
    const [one, two] = [await publish(), await publish()];
    const id = await upload();
    const imageIds = async (uuid: string) =>
      (
        await queryRows<{ id: string }>(
          "SELECT id FROM images WHERE property_n = (SELECT n FROM properties WHERE uuid = ?)",
          uuid,
        )
      ).map((row) => row.id);
    const responses = await Promise.all(
      [one, two].map(async ({ uuid }) =>
        send("/update/buy/property", patch({ uuid, images: [...(await imageIds(uuid)), id] })),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await firstRow<{ n: number }>("SELECT count(*) AS n FROM images"))?.n).toBe(3);
  });
});
