import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { CheckedImagesResponse } from "#contract/images/checked-images.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { adminOfEachTest, completeFields, fieldProblems, storedImageKeys } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng, buildWebp } from "../../support/images.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { readOnlyDatabase } from "../../support/stores/failing-stores.ts";
import { readProperty } from "./property-reads.ts";

const { send, publish, upload } = adminOfEachTest();

const total = async (query: string) => (await get<{ total: number }>(`/public/properties?${query}`)).body.total;

describe("a change of a property", () => {
  it("changes the submitted fields only, and updates lists, search, facets and counters", async () => {
    const { uuid } = await publish("buy", { bedrooms: "3", amenities: "Pool", listed_by: "Ma Kebbeh" });
    const before = await readProperty(uuid);
    const places = { title: "Cottage by the lagoon", city: "Buchanan" };
    const change = { uuid, ...places, price: "250000", bedrooms: 4, featured: true };
    expect(await send("/update/buy/property", { method: "PATCH", body: change })).toMatchObject({
      status: 200,
      body: { message: "Property updated", uuid },
    });
    const after = await readProperty(uuid);
    expect(after).toEqual({ ...before, ...change, price: 250_000, updated_at: after.updated_at });
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(await total("q=lagoon")).toBe(1);
    expect(await total("q=mango")).toBe(0);
    expect(await total("city=buchanan&min_bedrooms=4&min_price=200000&max_price=400000")).toBe(1);
    expect(await total("city=monrovia")).toBe(0);
    const { body } = await get<{ data: { city: Record<string, number> } }>("/public/facets?kind=buy");
    expect(body.data.city).toEqual({ Buchanan: 1 });
    await expectDerivedDataToMatch();
    const [auditEntry] = await queryRows("SELECT before, after FROM audit WHERE action = 'update'");
    const { title } = completeFields.buy;
    const old = { title, price: 90_000, city: "Monrovia", bedrooms: 3, featured: false };
    expect(JSON.parse(auditEntry?.before as string)).toEqual(old);
    expect(JSON.parse(auditEntry?.after as string)).toEqual({ ...change, price: 250_000, uuid: undefined });
  });

  it("can clear optional fields, and accepts both names of the pets field", async () => {
    const { uuid } = await publish("rent", { area: "Sinkor", bedrooms: "2", pets_allowed: "false" });
    const body = { uuid, area: "", bedrooms: null, allow_pets: true };
    expect((await send("/update/rent/property", { method: "PATCH", body })).status).toBe(200);
    const cleared = { area: null, bedrooms: null, pets_allowed: true, allow_pets: true };
    expect(await readProperty(uuid)).toMatchObject(cleared);
    await send("/update/rent/property", { method: "PATCH", body: { uuid, allow_pets: null } });
    expect(await readProperty(uuid)).toMatchObject({ pets_allowed: null, allow_pets: null });
    await expectDerivedDataToMatch();
  });

  it("that is invalid is rejected, names every invalid field and changes nothing", async () => {
    const { uuid } = await publish();
    const before = await readProperty(uuid);
    for (const [change, wrong] of [
      [{ title: " " }, { title: "Title is required" }],
      [{ price: null }, { price: "Price is required" }],
      [
        { price: 0, city: "" },
        { price: "Price must be above 0", city: "City is required" },
      ],
      [{ images: [] }, { images: "At least one image is required" }],
      [{ uuid: "" }, { uuid: "Listing is required" }],
    ] as const) {
      const response = await send("/update/buy/property", { method: "PATCH", body: { uuid, ...change } });
      expect([response.status, fieldProblems(response)]).toEqual([422, wrong]);
    }
    expect(await readProperty(uuid)).toEqual(before);
  });

  it("of the other kind, in the bin or unknown gives 404", async () => {
    const { uuid } = await publish("buy");
    const change = (kind: string, id: string) =>
      send(`/update/${kind}/property`, { method: "PATCH", body: { uuid: id, title: "x" } });
    expect((await change("rent", uuid)).body).toEqual({ detail: "Property not found" });
    expect((await change("buy", crypto.randomUUID())).status).toBe(404);
    await send("/delete/buy/property", { method: "DELETE", body: { uuid } });
    expect((await change("buy", uuid)).status).toBe(404);
  });

  it("keeps concurrent changes of other fields", async () => {
    const { uuid } = await publish();
    const fields = { title: "Lagoon cottage", description: "Breeze", city: "Harper", bedrooms: 5 };
    const responses = await Promise.all(
      Object.entries(fields).map(([name, value]) =>
        send("/update/buy/property", { method: "PATCH", body: { uuid, [name]: value } }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await readProperty(uuid)).toMatchObject(fields);
    expect(await total("q=lagoon+breeze+harper")).toBe(1);
    await expectDerivedDataToMatch();
  });

  it("publishes a draft only with an image, and can unpublish a property", async () => {
    const draft = await send("/create/buy/property", { body: { ...completeFields.buy, published: false } });
    const uuid = draft.body.uuid as string;
    const patch = (body: object) => send("/update/buy/property", { method: "PATCH", body: { uuid, ...body } });
    const withoutImage = await patch({ published: true });
    const problems = { images: "At least one image is required" };
    expect([withoutImage.status, fieldProblems(withoutImage)]).toEqual([422, problems]);
    expect((await patch({ published: true, images: [await upload()] })).status).toBe(200);
    expect(await total("")).toBe(1);
    expect((await patch({ published: false })).status).toBe(200);
    expect(await total("")).toBe(0);
    await expectDerivedDataToMatch();
  });

  it("to a taken reference is rejected", async () => {
    const [one, two] = [await publish(), await publish()];
    const body = { uuid: one.uuid, reference: two.reference };
    const response = await send("/update/buy/property", { method: "PATCH", body });
    expect(fieldProblems(response)).toEqual({ reference: "Another listing has this reference" });
  });

  it("gives 503 and changes nothing while the database is unavailable", async () => {
    const { uuid } = await publish();
    const body = { uuid, title: "Lost" };
    expect(
      (await send("/update/buy/property", { method: "PATCH", body, broken: { DB: readOnlyDatabase() } })).status,
    ).toBe(503);
    expect((await readProperty(uuid)).title).toBe(completeFields.buy.title);
  });
});

describe("a new image order", () => {
  it("keeps each image's URL, adds uploads and removes omitted images", async () => {
    const { uuid } = await publish("buy", {}, [buildPng(), buildPng(), buildPng()]);
    const [a, b, c] = (await readProperty(uuid)).images;
    const added = await upload();
    const images = [c?.id, added, a?.id];
    const body = { uuid, images, image_alts: { [added]: "The garden", [a?.id ?? ""]: "The gate" } };
    expect((await send("/update/buy/property", { method: "PATCH", body })).status).toBe(200);
    const after = (await readProperty(uuid)).images;
    expect(after.map(({ id, alt }) => [id, alt])).toEqual([
      [c?.id, ""],
      [added, "The garden"],
      [a?.id, "The gate"],
    ]);
    expect(after.map(({ url }) => url)).toEqual([c?.url, `/images/buy-properties/${uuid}/4.png`, a?.url]);
    expect((await sendAnything(b?.url ?? "")).status).toBe(404);
    expect(await storedImageKeys()).toHaveLength(3);
    const cover = await sendAnything(`/images/buy-properties/${uuid}.png`);
    expect(cover.headers.get("etag")).toBe((await sendAnything(c?.url ?? "")).headers.get("etag"));
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
  });

  it("never reuses the URL of a removed image", async () => {
    const { uuid } = await publish();
    for (const number of [2, 3, 4]) {
      await send("/update/buy/property", { method: "PATCH", body: { uuid, images: [await upload()] } });
      expect((await readProperty(uuid)).images.map(({ url }) => url)).toEqual([
        `/images/buy-properties/${uuid}/${number}.png`,
      ]);
    }
    expect(await storedImageKeys()).toHaveLength(1);
  });

  it("changes nothing if it has an unknown image or one of another property", async () => {
    const [one, two] = [await publish(), await publish()];
    const before = await readProperty(one.uuid);
    const foreignImage = (await readProperty(two.uuid)).images[0]?.id;
    for (const id of [foreignImage, crypto.randomUUID()]) {
      const body = { uuid: one.uuid, title: "Changed", images: [before.images[0]?.id, id] };
      const response = await send("/update/buy/property", { method: "PATCH", body });
      expect([response.status, Object.keys(fieldProblems(response))]).toEqual([422, ["images"]]);
    }
    expect(await readProperty(one.uuid)).toEqual(before);
    expect((await readProperty(two.uuid)).images).toHaveLength(1);
  });
});

it("possible duplicates have the same phone, area and bedrooms and a similar price, including drafts", async () => {
  const sharedFields = { contact_number: "+231 77 555 0101", area: "Sinkor", bedrooms: "3", price: "100000" };
  const duplicate = await publish("buy", sharedFields);
  const sameNumber = { contact_number: "0775550101", price: "103000", published: "false" };
  const draft = await publish("buy", { ...sharedFields, ...sameNumber });
  const different = [{ price: "120000" }, { area: "Congo Town" }, { bedrooms: "4" }, { contact_number: "0886000000" }];
  for (const other of different) await publish("buy", { ...sharedFields, ...other });
  await publish("rent", { ...sharedFields, monthly_rent: "100000" });
  const findDuplicates = async (body: object) => {
    const response = await send<{ data: { properties: AdminProperty[] } }>("/properties/duplicates", { body });
    expect(response.status).toBe(200);
    return response.body.data.properties.map(({ uuid }) => uuid).sort();
  };
  const duplicateQuery = { kind: "buy", contact_number: "231775550101", area: "SINKOR", bedrooms: 3, price: 100_000 };
  expect(await findDuplicates(duplicateQuery)).toEqual([duplicate.uuid, draft.uuid].sort());
  expect(await findDuplicates({ ...duplicateQuery, except_uuid: duplicate.uuid })).toEqual([draft.uuid]);
  expect(await findDuplicates({ ...duplicateQuery, contact_number: "" })).toEqual([]);
  expect(await findDuplicates({ kind: "buy" })).toEqual([]);
});

describe("checking a property's images", () => {
  it("reports stored files, corrects the records and shows variants that are uploaded again", async () => {
    const [large, small] = [
      await upload(buildPng({ width: 1600, height: 1200 })),
      await upload(buildPng({ width: 300, height: 200 })),
    ];
    for (const width of [320, 640]) {
      await send(`/uploads/${large}/variants/${width}`, { method: "PUT", body: buildWebp(width, (width * 3) / 4) });
    }
    const { body } = await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [large, small] } });
    const checkImages = async () => {
      const path = `/properties/${body.uuid}/check-images`;
      return (await send<CheckedImagesResponse>(path, { method: "POST" })).body.data.images;
    };
    const variants = [320, 640].map((width) => ({ width, stored: true }));
    expect(await checkImages()).toMatchObject([
      { id: large, stored: true, variants, missing: [1280] },
      { id: small, stored: true, variants: [], missing: [] },
    ]);
    await runSql("UPDATE images SET variant_bytes = '{}'");
    await checkImages();
    expect((await readProperty(body.uuid as string)).images[0]?.variants).toMatchObject([
      { width: 320, bytes: buildWebp(320, 240).length },
      { width: 640, bytes: buildWebp(640, 480).length },
    ]);
    const lostKey = (await storedImageKeys()).find((key) => key.endsWith("-640.webp")) ?? "";
    await env.IMAGES.delete(lostKey);
    expect((await checkImages())[0]).toMatchObject({
      variants: [{}, { width: 640, stored: false }],
      missing: [640, 1280],
    });
    expect((await readProperty(body.uuid as string)).images[0]?.variants.map(({ width }) => width)).toEqual([320]);
    await send(`/uploads/${large}/variants/640`, { method: "PUT", body: buildWebp(640, 480) });
    expect((await checkImages())[0]).toMatchObject({ missing: [1280] });
    await env.IMAGES.delete(lostKey.replace("-640.webp", ""));
    expect((await checkImages())[0]).toMatchObject({ stored: false });
    await expectDerivedDataToMatch();
    const unknown = `/properties/${crypto.randomUUID()}/check-images`;
    expect((await send(unknown, { method: "POST" })).status).toBe(404);
  });
});
