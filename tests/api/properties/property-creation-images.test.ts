import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { imageLimits } from "#shared/images/image-limits.ts";
import {
  adminOfEachTest,
  buildForm,
  completeFields,
  createAdminClient,
  fieldProblems,
  storedImageKeys,
} from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { countRows, readProperty } from "./property-reads.ts";

const { send, publish, upload } = adminOfEachTest();

describe("a property's images", () => {
  it("are identified by content and stored without metadata", async () => {
    const { uuid } = await publish("buy", {}, [buildPng({ comment: "Taken by SecretCamera at 6.3N 10.8W" })]);
    const [key = ""] = await storedImageKeys();
    expect(key).toMatch(/^buy-properties\/[0-9a-f-]{36}$/);
    const stored = await env.IMAGES.get(key);
    expect(stored?.httpMetadata?.contentType).toBe("image/png");
    expect(await stored?.text()).not.toContain("Secret");
    expect((await readProperty(uuid)).images[0]?.url).toBe(`/images/buy-properties/${uuid}/1.png`);
  });

  it("are all rejected if one is invalid", async () => {
    for (const [invalidFile, message] of [
      [new Uint8Array(new TextEncoder().encode("<svg onload=alert(1)>")), /Photo 2: This is an SVG drawing/],
      [buildPng().slice(0, 50), /Photo 2: .*damaged/],
      [buildPng({ width: 10_000, height: 6_000 }), /Photo 2: .*50 megapixels/],
    ] as const) {
      const body = buildForm(completeFields.buy, [buildPng(), invalidFile]);
      const response = await send("/create/buy/property", { body });
      expect([response.status, fieldProblems(response).images]).toEqual([422, expect.stringMatching(message)]);
    }
    expect([await storedImageKeys(), await countRows("properties")]).toEqual([[], 0]);
  });

  it("are limited to 20 files and 12 MB in total", async () => {
    const files = Array.from({ length: imageLimits.perListing + 1 }, () => buildPng());
    await publish("buy", {}, files.slice(1));
    const tooMany = await send("/create/buy/property", { body: buildForm(completeFields.buy, files) });
    expect([tooMany.status, fieldProblems(tooMany)]).toEqual([422, { images: "At most 20 photos" }]);
    const bytes = new Uint8Array(7_000_000);
    const large = await send("/create/buy/property", { body: buildForm(completeFields.buy, [bytes, bytes]) });
    expect([large.status, large.body]).toEqual([413, { detail: "The request must be at most 12 MB" }]);
  });

  it("do not include an empty file field", async () => {
    const response = await send("/create/buy/property", { body: buildForm(completeFields.buy, [new Uint8Array(0)]) });
    expect(fieldProblems(response)).toEqual({ images: "At least one image is required" });
  });
});

describe("a property sent as JSON", () => {
  it("gets the named uploads in order, each with its text", async () => {
    const uploads = [await upload(), await upload(), await upload()];
    const image_alts = { [uploads[1] as string]: "The veranda" };
    const body = { ...completeFields.buy, price: 90_000, amenities: ["Pool, heated"], uploads, image_alts };
    const response = await send("/create/buy/property", { body });
    expect(response.status).toBe(201);
    const property = await readProperty(response.body.uuid as string);
    expect(property.images.map(({ id, alt }) => [id, alt])).toEqual(
      uploads.map((id) => [id, id === uploads[1] ? "The veranda" : ""]),
    );
    expect(property.amenities).toEqual(["Pool, heated"]);
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
  });

  it("is rejected without uploads or with a missing, repeated or foreign one, and stores nothing", async () => {
    const [{ send, upload }, other] = [await createAdminClient(), await createAdminClient()];
    const ownUpload = await upload();
    const foreignUpload = await other.upload();
    for (const [uploads, message] of [
      [[], "At least one image is required"],
      [[crypto.randomUUID()], "A photo is no longer available. Please choose it again."],
      [[ownUpload, foreignUpload], "A photo was uploaded by another account. Please upload it again from this one."],
      [[ownUpload, ownUpload], "Each photo only once"],
      [["x"], "Must be the id of an upload"],
    ] as const) {
      const response = await send("/create/buy/property", { body: { ...completeFields.buy, uploads } });
      expect(response.status).toBe(422);
      expect(fieldProblems(response)).toEqual({ uploads: message });
    }
    const { body } = await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [ownUpload, "x"] } });
    expect(body).toMatchObject({ detail: [{ loc: ["body", "uploads", 1], msg: "Must be the id of an upload" }] });
    expect(await countRows("properties")).toBe(0);
    expect((await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [ownUpload] } })).status).toBe(
      201,
    );
  });

  it("cannot use an upload of another property, even if both are created at once", async () => {
    const id = await upload();
    const body = { ...completeFields.buy, uploads: [id] };
    const responses = await Promise.all([1, 2, 3].map(() => send("/create/buy/property", { body })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await countRows("properties")).toBe(1);
  });

  it("is rejected if it is neither JSON of an object nor a form", async () => {
    for (const [text, type, status] of [
      ["{", "application/json", 400],
      ["[]", "application/json", 422],
      ["title=x", "text/plain", 415],
      ["x", "multipart/form-data; boundary=y", 400],
      ["x", "multipart/form-data", 400],
    ] as const) {
      const options = { body: new TextEncoder().encode(text), headers: { "content-type": type } };
      const response = await send("/create/buy/property", options);
      expect([response.status, response.body], `${type}: ${text}`).toEqual([status, { detail: expect.anything() }]);
    }
  });
});
