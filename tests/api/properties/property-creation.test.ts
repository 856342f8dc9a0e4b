import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { imageLimits } from "#contract/images/image-limits.ts";
import type { Property } from "#contract/listings/property.ts";
import { requiredFields } from "#contract/listings/required-fields.ts";
import {
  buildForm,
  completeFields,
  createAdminClient,
  fieldProblems,
  queryRows,
  storedImageKeys,
} from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { unavailableDatabase, unavailableImages } from "../../support/unavailable-stores.ts";

interface Detail {
  data: { property: Property };
}
const detail = async (uuid: string) => (await get<Detail>(`/public/properties/${uuid}`)).body.data.property;
const count = async (table: string) =>
  (await queryRows<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))[0]?.count;

describe.each(["buy", "rent"] as const)("a new %s property", (kind) => {
  const path = `/create/${kind}/property`;

  it("is public immediately, searchable, counted, and has its images in order", async () => {
    const { send } = await createAdminClient();
    const pictures = [buildPng({ width: 30, height: 20 }), buildPng(), buildPng()];
    const { status, body, headers } = await send(path, { body: buildForm(completeFields[kind], pictures) });
    expect(status).toBe(201);
    expect(body).toEqual({ message: expect.any(String), uuid: expect.any(String), reference: "MH-1001" });
    expect(headers.get("cache-control")).toBe("no-store");
    const uuid = body.uuid as string;
    const property = await detail(uuid);
    expect(property).toMatchObject({
      kind,
      reference: "MH-1001",
      title: completeFields[kind].title,
      is_available: true,
    });
    expect(property.images.map(({ width }) => width)).toEqual([30, 8, 8]);
    const lists = [`/public/${kind}/properties`, "/public/recent/properties", "/public/properties?q=broad+carey"];
    for (const list of [...lists.slice(0, 2), `/public/properties?q=${completeFields[kind].title.split(" ").at(-1)}`]) {
      const { body: found } = await get<{ data: { properties: Property[] }; total: number }>(list);
      expect(
        found.data.properties.map((one) => one.uuid),
        list,
      ).toEqual([uuid]);
      expect(found.total).toBe(1);
    }
    for (const [index, name] of ["", "_1", "_2"].entries()) {
      const shown = await sendAnything(`/images/${kind}-properties/${uuid}${name}.png`);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pictures[index]);
    }
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
    expect(await queryRows("SELECT action, entity, entity_id FROM audit")).toEqual([
      { action: "create", entity: "property", entity_id: uuid },
    ]);
  });

  it.each(requiredFields[kind])("is rejected without %s and names the field", async (field) => {
    const { send } = await createAdminClient();
    for (const value of [undefined, "  "]) {
      const { [field as "title"]: _left, ...others } = completeFields[kind];
      const fields = value === undefined ? others : { ...others, [field]: value };
      const answer = await send(path, { body: buildForm(fields, [buildPng()]) });
      expect(answer.status).toBe(422);
      expect(fieldProblems(answer)).toEqual({ [field]: expect.stringMatching(/ is required$/) });
    }
    expect(await count("properties")).toBe(0);
    expect(await storedImageKeys()).toEqual([]);
  });

  it("is rejected without an image and names every other invalid field too", async () => {
    const { send } = await createAdminClient();
    const answer = await send(path, { body: buildForm({ ...completeFields[kind], title: "", year_built: "1700" }) });
    expect(answer.status).toBe(422);
    expect(fieldProblems(answer)).toEqual({
      title: "Title is required",
      year_built: "Must be at least 1800",
      images: "At least one image is required",
    });
    const all = await send(path, { body: buildForm({}) });
    expect(Object.keys(fieldProblems(all)).sort()).toEqual([...requiredFields[kind], "images"].sort());
  });
});

describe("a submitted form", () => {
  it("is parsed into numbers, flags and a list, and keeps 0", async () => {
    const { publish } = await createAdminClient();
    const { uuid } = await publish("rent", {
      monthly_rent: "1250.50",
      bedrooms: "0",
      bathrooms: "",
      area_sqft: "900",
      year_built: "0",
      latitude: "6.3",
      longitude: "-10.8",
      amenities: "Pool, Gym,  Pool ,, Wi-Fi",
      furnished: "true",
      allow_pets: "1",
      has_parking: "false",
      is_available: "false",
      featured: "on",
      lease_duration: "1 Year",
      listed_by: "",
      image_url: "https://example.com/x.png",
      image_urls: "https://example.com/x.png",
      uuid: "11111111-1111-4111-8111-111111111111",
      created_at: "1999-01-01",
      deleted_at: "1999-01-01",
      n: "5",
      __proto__x: "y",
    });
    const property = await detail(uuid);
    expect(property).toMatchObject({
      monthly_rent: 1250.5,
      bedrooms: 0,
      bathrooms: null,
      area_sqft: 900,
      year_built: null,
      latitude: 6.3,
      longitude: -10.8,
      amenities: ["Pool", "Gym", "Wi-Fi"],
      furnished: true,
      pets_allowed: true,
      allow_pets: true,
      has_parking: false,
      is_available: false,
      featured: true,
      lease_duration: "1 Year",
      listed_by: null,
    });
    expect(uuid).not.toMatch(/^1111/);
    expect(property.image_url).toMatch(/^\/images\//);
  });

  it("may repeat the field for amenities", async () => {
    const { publish } = await createAdminClient();
    const { uuid } = await publish("buy", { amenities: ["Garden", "Pool", "Garden"] });
    expect((await detail(uuid)).amenities).toEqual(["Garden", "Pool"]);
  });

  it.each([
    ["price", "cheap", "Must be a number"],
    ["price", "0", "Price must be above 0"],
    ["price", "-5", "Price must be above 0"],
    ["price", "1e5", "Must be a number"],
    ["price", "1000000001", "Price must be at most 1,000,000,000"],
    ["price", "10.001", "Price may have at most two decimals"],
    ["bedrooms", "101", "Must be at most 100"],
    ["bedrooms", "1.5", "Must be a whole number"],
    ["bedrooms", "Infinity", "Must be a number"],
    ["latitude", "91", "Must be at most 90"],
    ["is_available", "perhaps", "Must be true or false"],
    ["title", "x".repeat(151), "Must be at most 150 characters"],
    ["property_type", "Castle", expect.stringMatching(/^Must be one of House/)],
    ["renovation_year", "3000", "Must be at most 5 years from now"],
  ])("is rejected if %s is %s", async (field, value, message) => {
    const { send } = await createAdminClient();
    const answer = await send("/create/buy/property", {
      body: buildForm({ ...completeFields.buy, [field]: value }, [buildPng()]),
    });
    expect(answer.status).toBe(422);
    expect(fieldProblems(answer)).toEqual({ [field]: message });
    expect(await storedImageKeys()).toEqual([]);
  });

  it("is stored as typed, but trimmed and without NUL", async () => {
    const { publish } = await createAdminClient();
    const { uuid } = await publish("buy", { title: "  <b>Côte</b> & \u0000co  ", description: "=1+1\nline two" });
    expect(await detail(uuid)).toMatchObject({ title: "<b>Côte</b> & co", description: "=1+1\nline two" });
  });
});

describe("a property's reference", () => {
  it("is generated unless given, and unique", async () => {
    const { publish, send } = await createAdminClient();
    expect((await publish()).reference).toBe("MH-1001");
    expect((await publish("rent", { reference: "MH-1003" })).reference).toBe("MH-1003");
    expect((await publish()).reference).toBe("MH-1004");
    expect((await publish()).reference).toBe("MH-1005");
    const again = await send("/create/buy/property", {
      body: buildForm({ ...completeFields.buy, reference: "MH-1003" }, [buildPng()]),
    });
    expect(again.status).toBe(422);
    expect(fieldProblems(again)).toEqual({ reference: "Another listing has this reference" });
    expect(await count("properties")).toBe(4);
    expect(await storedImageKeys()).toHaveLength(4);
  });

  it("is never generated twice, even after the property is deleted", async () => {
    const { publish } = await createAdminClient();
    await publish();
    await env.DB.prepare("DELETE FROM properties").run();
    expect((await publish()).reference).toBe("MH-1002");
  });
});

describe("a property's images", () => {
  it("are identified by content and stored without metadata", async () => {
    const { publish } = await createAdminClient();
    const { uuid } = await publish("buy", {}, [buildPng({ comment: "Taken by SecretCamera at 6.3N 10.8W" })]);
    const [key = ""] = await storedImageKeys();
    expect(key).toMatch(/^buy-properties\/[0-9a-f-]{36}$/);
    const stored = await env.IMAGES.get(key);
    expect(stored?.httpMetadata?.contentType).toBe("image/png");
    expect(await stored?.text()).not.toContain("Secret");
    expect((await detail(uuid)).images[0]?.url).toBe(`/images/buy-properties/${uuid}/1.png`);
  });

  it.each([
    [
      "is not an image",
      new Uint8Array(new TextEncoder().encode("<svg onload=alert(1)>")),
      /Photo 2: This is an SVG drawing/,
    ],
    ["is cut off", buildPng().slice(0, 50), /Photo 2: .*damaged/],
    ["has too many pixels", buildPng({ width: 10_000, height: 6_000 }), /Photo 2: .*50 megapixels/],
  ])("are all rejected if one %s", async (_, wrong, message) => {
    const { send } = await createAdminClient();
    const answer = await send("/create/buy/property", { body: buildForm(completeFields.buy, [buildPng(), wrong]) });
    expect(answer.status).toBe(422);
    expect(fieldProblems(answer).images).toMatch(message);
    expect(await storedImageKeys()).toEqual([]);
    expect(await count("properties")).toBe(0);
  });

  it("are limited to 20 files and 12 MB in total", async () => {
    const { send, publish } = await createAdminClient();
    await publish(
      "buy",
      {},
      Array.from({ length: imageLimits.perListing }, () => buildPng()),
    );
    const many = Array.from({ length: imageLimits.perListing + 1 }, () => buildPng());
    const tooMany = await send("/create/buy/property", { body: buildForm(completeFields.buy, many) });
    expect([tooMany.status, fieldProblems(tooMany)]).toEqual([422, { images: "At most 20 photos" }]);
    const large = await send("/create/buy/property", {
      body: buildForm(completeFields.buy, [buildPng({ bytes: 7_000_000 }), buildPng({ bytes: 7_000_000 })]),
    });
    expect(large.status).toBe(413);
    expect(large.body).toEqual({ detail: "The request must be at most 12 MB" });
  });

  it("do not include an empty file field", async () => {
    const { send } = await createAdminClient();
    const answer = await send("/create/buy/property", { body: buildForm(completeFields.buy, [new Uint8Array(0)]) });
    expect(fieldProblems(answer)).toEqual({ images: "At least one image is required" });
  });
});

describe("a property sent as JSON", () => {
  it("gets the named uploads in order, each with its text", async () => {
    const { send, upload } = await createAdminClient();
    const uploads = [await upload(), await upload(), await upload()];
    const image_alts = { [uploads[1] as string]: "The veranda" };
    const body = { ...completeFields.buy, price: 90_000, amenities: ["Pool, heated"], uploads, image_alts };
    const answer = await send("/create/buy/property", { body });
    expect(answer.status).toBe(201);
    const property = await detail(answer.body.uuid as string);
    expect(property.images.map(({ id, alt }) => [id, alt])).toEqual(
      uploads.map((id) => [id, id === uploads[1] ? "The veranda" : ""]),
    );
    expect(property.amenities).toEqual(["Pool, heated"]);
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
  });

  it("is rejected without uploads or with a missing, repeated or foreign one, and stores nothing", async () => {
    const [{ send, upload }, other] = [await createAdminClient(), await createAdminClient()];
    const mine = await upload();
    const theirs = await other.upload();
    for (const [uploads, message] of [
      [[], "At least one image is required"],
      [[crypto.randomUUID()], "A photo is no longer available. Please choose it again."],
      [[mine, theirs], "A photo was uploaded by another account. Please upload it again from this one."],
      [[mine, mine], "Each picture once"],
      [["x"], "Must be the id of an upload"],
    ] as const) {
      const answer = await send("/create/buy/property", { body: { ...completeFields.buy, uploads } });
      expect(answer.status).toBe(422);
      expect(fieldProblems(answer)).toEqual({ uploads: message });
    }
    const { body } = await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [mine, "x"] } });
    expect(body).toMatchObject({ detail: [{ loc: ["body", "uploads", 1], msg: "Must be the id of an upload" }] });
    expect(await count("properties")).toBe(0);
    expect((await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [mine] } })).status).toBe(201);
  });

  it("cannot use an upload of another property, even if both are created at once", async () => {
    const { send, upload } = await createAdminClient();
    const id = await upload();
    const body = { ...completeFields.buy, uploads: [id] };
    const answers = await Promise.all([1, 2, 3].map(() => send("/create/buy/property", { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await count("properties")).toBe(1);
  });

  it("may be a draft without images, which is not public", async () => {
    const { send } = await createAdminClient();
    const answer = await send("/create/rent/property", { body: { ...completeFields.rent, published: false } });
    expect(answer.status).toBe(201);
    expect((await get(`/public/properties/${answer.body.uuid}`)).status).toBe(404);
    expect((await get<{ total: number }>("/public/properties")).body.total).toBe(0);
    await expectDerivedDataToMatch();
  });

  it.each([
    ["not JSON", "{", { "content-type": "application/json" }, 400],
    ["a list", "[]", { "content-type": "application/json" }, 422],
    ["text", "title=x", { "content-type": "text/plain" }, 415],
    ["a form without its parts", "x", { "content-type": "multipart/form-data; boundary=y" }, 400],
    ["a form without a boundary", "x", { "content-type": "multipart/form-data" }, 400],
  ])("is rejected if it is %s", async (_, text, headers, status) => {
    const { send } = await createAdminClient();
    const answer = await send("/create/buy/property", { body: new TextEncoder().encode(text), headers });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ detail: expect.anything() });
  });
});

describe("a repeated create request", () => {
  it("gets the first response and has no second effect, as a form and as JSON", async () => {
    const { send, upload } = await createAdminClient();
    const picture = buildPng();
    const form = () => send("/create/buy/property", { body: buildForm(completeFields.buy, [picture]), key: "form" });
    const first = await form();
    expect(await form()).toMatchObject({ status: 201, body: first.body });
    const uploads = [await upload()];
    const json = () => send("/create/rent/property", { body: { ...completeFields.rent, uploads }, key: "json" });
    expect((await json()).body).toEqual((await json()).body);
    expect(await count("properties")).toBe(2);
    expect(await storedImageKeys()).toHaveLength(2);
  });

  it("creates one property if sent twenty times at once", async () => {
    const { send } = await createAdminClient();
    const picture = buildPng();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send("/create/buy/property", { body: buildForm(completeFields.buy, [picture]), key: "k" }),
      ),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
    expect(await count("properties")).toBe(1);
    expect(await count("pictures")).toBe(1);
    expect(await count("audit")).toBe(1);
    expect(await storedImageKeys()).toHaveLength(1);
    await expectDerivedDataToMatch();
  });

  it("is rejected with another body; keys are separate per account and endpoint", async () => {
    const [one, two] = [await createAdminClient(), await createAdminClient()];
    const picture = buildPng();
    const form = (title: string) => buildForm({ ...completeFields.buy, title }, [picture]);
    await one.send("/create/buy/property", { body: form("One"), key: "k" });
    expect((await one.send("/create/buy/property", { body: form("Two"), key: "k" })).status).toBe(422);
    expect((await two.send("/create/buy/property", { body: form("Two"), key: "k" })).status).toBe(201);
    const rent = buildForm(completeFields.rent, [picture]);
    expect((await one.send("/create/rent/property", { body: rent, key: "k" })).status).toBe(201);
    expect(await count("properties")).toBe(3);
  });
});

describe("if a store fails while a property is created", () => {
  it("stores nothing and responds 503 if the image store is unavailable", async () => {
    const { send } = await createAdminClient();
    const answer = await send("/create/buy/property", {
      body: buildForm(completeFields.buy, [buildPng()]),
      broken: { IMAGES: unavailableImages },
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await count("properties")).toBe(0);
  });

  it.each([0, 1, 2])("deletes the other files if the image store fails at image %i", async (at) => {
    const { send } = await createAdminClient();
    let puts = 0;
    const failing = new Proxy(env.IMAGES, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (name === "put" && puts++ === at) return () => Promise.reject(new Error("lost"));
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const answer = await send("/create/buy/property", {
      body: buildForm(completeFields.buy, [buildPng(), buildPng(), buildPng()]),
      broken: { IMAGES: failing },
    });
    expect(answer.status).toBe(503);
    expect(await storedImageKeys()).toEqual([]);
    expect(await count("properties")).toBe(0);
  });

  it.each([0, 1, 2])("stores no row and responds 503 if the database fails at call %i", async (at) => {
    const { send } = await createAdminClient();
    let batches = 0;
    const failing = new Proxy(env.DB, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (name === "prepare" && batches++ >= at * 2 + 1) return unavailableDatabase.prepare;
        if (name === "batch" && at > 0) return unavailableDatabase.batch;
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const answer = await send("/create/buy/property", {
      body: buildForm(completeFields.buy, [buildPng()]),
      key: "k",
      broken: { DB: failing },
    });
    expect(answer.status).toBe(503);
    for (const table of ["properties", "pictures", "kept_answers", "audit"]) expect(await count(table), table).toBe(0);
    const again = await send("/create/buy/property", { body: buildForm(completeFields.buy, [buildPng()]), key: "k2" });
    expect(again.status).toBe(201);
    await expectEveryImageStored();
  });
});
