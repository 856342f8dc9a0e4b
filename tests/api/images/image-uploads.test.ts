import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imageLimits } from "#shared/images/image-limits.ts";
import { createApp } from "#worker/app.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import {
  adminOfEachTest,
  completeFields,
  createAdminClient,
  fieldProblems,
  storedImageKeys,
} from "../../support/admin-client.ts";
import { followStorageClock } from "../../support/clocks/noon-clock.ts";
import { expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildJpeg, buildPng, buildWebp } from "../../support/images.ts";
import { origin, send as sendAnything } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { readOnlyDatabase } from "../../support/stores/failing-stores.ts";
import { unavailableImages } from "../../support/stores/unavailable-stores.ts";
import { readProperty } from "../properties/property-reads.ts";

// The times of files are compared. Sessions begin by the same clock.
beforeEach(followStorageClock);
const { send, publish, upload } = adminOfEachTest();

const put = (body: unknown) => ({ method: "PUT", body });

describe("an uploaded image", () => {
  it("is cleaned, stored, returned with its real type and size, and can be loaded", async () => {
    const id = crypto.randomUUID();
    const original = buildPng({ width: 40, height: 30, comment: "Secret" });
    const placeholder = "1QcSHQRnh493V4dIh4eXh1h4kJUI";
    const { status, body } = await send(`/uploads/${id}?kind=rent&placeholder=${placeholder}`, put(original));
    expect(status).toBe(201);
    const url = body.url as string;
    expect(url).toMatch(/^\/images\/rent-properties\/[0-9a-f-]{36}\?until=\d+&signature=[\w-]{43}$/);
    expect(body).toEqual({ id, url, width: 40, height: 30, bytes: expect.any(Number), content_type: "image/png" });
    expect(body.bytes).toBeLessThan(original.length);
    const loaded = await sendAnything(url);
    expect(loaded.headers.get("content-type")).toBe("image/png");
    expect(loaded.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
    expect(await loaded.text()).not.toContain("Secret");
    expect(await queryRows("SELECT id, placeholder, joined_at FROM uploads")).toEqual([
      { id, placeholder, joined_at: null },
    ]);
  });

  it("is the same upload if sent again with its id, even after joining a property", async () => {
    const id = crypto.randomUUID();
    const bytes = buildPng();
    const first = await send(`/uploads/${id}`, put(bytes));
    expect(await send(`/uploads/${id.toUpperCase()}`, put(bytes))).toMatchObject({ status: 201, body: first.body });
    await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [id] } });
    expect(await send(`/uploads/${id}`, put(bytes))).toMatchObject({ status: 201, body: first.body });
    expect(await storedImageKeys()).toHaveLength(1);
  });

  it("is rejected without any change if its id has other bytes or another owner", async () => {
    const [{ send }, other] = [await createAdminClient(), await createAdminClient()];
    const id = crypto.randomUUID();
    const bytes = buildPng();
    const { body } = await send(`/uploads/${id}`, put(bytes));
    expect((await send(`/uploads/${id}`, put(buildPng()))).status).toBe(409);
    expect((await other.send(`/uploads/${id}`, put(bytes))).status).toBe(409);
    expect(new Uint8Array(await (await sendAnything(body.url as string)).arrayBuffer())).toEqual(bytes);
    expect(await storedImageKeys()).toHaveLength(1);
  });

  it("is stored once if sent several times at once with one id", async () => {
    const [sharedId, contestedId] = [crypto.randomUUID(), crypto.randomUUID()];
    const bytes = buildPng();
    const equal = await Promise.all([1, 2, 3, 4].map(() => send(`/uploads/${sharedId}`, put(bytes))));
    expect(equal.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const conflicting = await Promise.all(
      [buildPng(), buildPng(), buildPng()].map((one) => send(`/uploads/${contestedId}`, put(one))),
    );
    expect(conflicting.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await storedImageKeys()).toHaveLength(2);
    await expectEveryImageStored();
  });

  it("is rejected with an explanation if it is no complete image of a permitted size, with a UUID and a valid placeholder", async () => {
    for (const [bytes, status, words] of [
      [new TextEncoder().encode("<svg/>"), 415, /SVG/],
      [new Uint8Array(0), 415, /empty/],
      [buildPng().slice(0, 60), 422, /damaged/],
      [buildPng({ width: 9000, height: 9000 }), 413, /megapixels/],
      [new Uint8Array(imageLimits.bytes + 1), 413, /15 MB/],
    ] as const) {
      const response = await send(`/uploads/${crypto.randomUUID()}`, put(bytes));
      expect([response.status, String(response.body.detail)]).toEqual([status, expect.stringMatching(words)]);
    }
    const withoutId = await send("/uploads/1", put(buildPng()));
    expect([withoutId.status, fieldProblems(withoutId)]).toEqual([422, { id: "The id must be a UUID" }]);
    const invalid = await send(`/uploads/${crypto.randomUUID()}?placeholder=<script>`, put(buildPng()));
    expect([invalid.status, fieldProblems(invalid)]).toEqual([422, { placeholder: "Must be a thumbhash in base64" }]);
    expect(await storedImageKeys()).toEqual([]);
  });

  it("is not stored if a store fails, and can be sent again", async () => {
    const id = crypto.randomUUID();
    const bytes = buildPng();
    expect((await send(`/uploads/${id}`, { ...put(bytes), broken: { IMAGES: unavailableImages } })).status).toBe(503);
    expect((await send(`/uploads/${id}`, { ...put(bytes), broken: { DB: readOnlyDatabase() } })).status).toBe(503);
    expect(await queryRows("SELECT id FROM uploads")).toEqual([]);
    expect((await send(`/uploads/${id}`, put(bytes))).status).toBe(201);
  });

  it("that is cut is rejected", async () => {
    const half = await send(`/uploads/${crypto.randomUUID()}`, put(buildJpeg(800, 600).slice(0, 900)));
    const detail = "The photo is damaged or incomplete. Please choose another one.";
    expect([half.status, half.body.detail]).toEqual([422, detail]);
  });
});

describe("an image variant", () => {
  it("is stored with its image before and after that joins a property", async () => {
    const id = await upload(buildPng({ width: 1600, height: 1200 }));
    const placeholder = "1QcSHQRnh493V4dIh4eXh1h4kJUI";
    const first = await send(`/uploads/${id}/variants/640?placeholder=${placeholder}`, put(buildWebp(640, 480)));
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ id, width: 640, url: expect.stringMatching(/-640\.webp\?/) });
    expect((await sendAnything(first.body.url as string)).headers.get("content-type")).toBe("image/webp");
    const { body } = await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [id] } });
    await send(`/uploads/${id}/variants/320`, put(buildWebp(320, 240)));
    expect((await sendAnything(`/images/buy-properties/${body.uuid}/1-320.webp`)).status).toBe(200);
    const [row] = await queryRows("SELECT images, image_numbers, cover_placeholder FROM properties");
    expect(JSON.parse(row?.images as string)).toMatchObject([{ variants: [320, 640], placeholder }]);
    const [image] = (await readProperty(body.uuid as string)).images;
    expect(image?.variants).toHaveLength(2);
    for (const { url, bytes } of image?.variants ?? [])
      expect((await (await sendAnything(url)).arrayBuffer()).byteLength).toBe(bytes);
    expect(row).toMatchObject({ image_numbers: "[1]", cover_placeholder: placeholder });
  });

  it("may be a JPEG, as browsers without WebP create it, and is served as one", async () => {
    const id = await upload(buildJpeg(1600, 1200));
    const first = await send(`/uploads/${id}/variants/320`, put(buildJpeg(320, 240)));
    await send(`/uploads/${id}/variants/640`, put(buildJpeg(640, 480)));
    await send(`/uploads/${id}/variants/1280`, put(buildWebp(1280, 960)));
    const { body } = await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [id] } });
    const readType = async (url: string, headers = {}) =>
      (await sendAnything(url, { headers })).headers.get("content-type");
    expect(await readType(first.body.url as string)).toBe("image/jpeg");
    const folder = `/images/buy-properties/${body.uuid}`;
    expect(await readType(`${folder}/1-320.webp`)).toBe("image/jpeg");
    expect(await readType(`${folder}/1-640.webp`)).toBe("image/jpeg");
    expect(await readType(`${folder}/1-1280.webp`)).toBe("image/webp");
    expect(await readType(`${folder}/1-1280.webp`, { "save-data": "on" })).toBe("image/jpeg");
    expect(await queryRows("SELECT image_numbers FROM properties")).toEqual([{ image_numbers: "[1]" }]);
  });

  it("is not replaced when sent again, because its URL is immutable", async () => {
    const id = await upload(buildPng({ width: 1600, height: 1200 }));
    const { body } = await send(`/uploads/${id}/variants/320`, put(buildWebp(320, 240)));
    const bytes = await (await sendAnything(body.url as string)).arrayBuffer();
    expect((await send(`/uploads/${id}/variants/320`, put(buildWebp(320, 241)))).status).toBe(201);
    expect(await (await sendAnything(body.url as string)).arrayBuffer()).toEqual(bytes);
    expect(await queryRows("SELECT variants FROM uploads")).toEqual([{ variants: "[320]" }]);
  });

  it("of another admin's upload is rejected until the upload joins a property", async () => {
    for (const role of ["admin", "super_admin"] as const) {
      const other = await createAdminClient(role);
      const id = await upload(buildPng({ width: 1600, height: 1200 }));
      const version = put(buildWebp(640, 480));
      const rejected = await other.send(`/uploads/${id}/variants/640?placeholder=aGFzaA==`, version);
      expect(rejected.status).toBe(404);
      const stored = await queryRows("SELECT variants, placeholder FROM uploads WHERE id = ?", id);
      expect(stored).toEqual([{ variants: "[]", placeholder: null }]);
      expect((await send(`/uploads/${id}/variants/320`, put(buildWebp(320, 240)))).status).toBe(201);
      await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [id] } });
      expect((await other.send(`/uploads/${id}/variants/640`, version)).status).toBe(201);
      expect(await queryRows("SELECT variants FROM images WHERE id = ?", id)).toEqual([{ variants: "[320,640]" }]);
    }
  });

  it("of an unknown image, or that is not the same picture in a permitted width, is rejected", async () => {
    const id = await upload(buildPng({ width: 800, height: 600 }));
    for (const [name, width, bytes, status] of [
      ["of another shape", 640, buildWebp(640, 640), 422],
      ["of another width", 640, buildWebp(320, 240), 422],
      ["as a JPEG of another shape", 640, buildJpeg(640, 640), 422],
      ["neither WebP nor JPEG", 640, buildPng({ width: 640, height: 480 }), 422],
      ["wider than the image", 1280, buildWebp(1280, 960), 422],
      ["of an unsupported width", 500, buildWebp(500, 375), 404],
      ["no image", 640, new Uint8Array(9), 415],
      ["large", 640, new Uint8Array(imageLimits.variantBytes + 1), 413],
    ] as const)
      expect((await send(`/uploads/${id}/variants/${width}`, put(bytes))).status, name).toBe(status);
    const unknown = `/uploads/${crypto.randomUUID()}/variants/320`;
    expect((await send(unknown, put(buildWebp(320, 240)))).status).toBe(404);
    expect(await storedImageKeys()).toHaveLength(1);
  });
});

describe("large bodies", () => {
  /** Of one isolate, which has places for two large bodies. */
  function openIsolate(token: string, part: string) {
    const app = createApp();
    const sendTo = (id: string, body: BodyInit, length?: number) => {
      const headers = { authorization: `Bearer ${token}`, ...(length && { "content-length": String(length) }) };
      const request = new Request(`${origin}/api/v1/uploads/${id}${part}`, { method: "PUT", headers, body });
      return app.fetch(request, env, createExecutionContext());
    };
    return {
      sendTo,
      /** Starts a request of unknown length. Its first byte has been read, so that it has its place. */
      async start(id: string, first: Uint8Array<ArrayBuffer>) {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        const writer = writable.getWriter();
        const response = sendTo(id, readable);
        await writer.write(first);
        return { writer, response };
      },
    };
  }
  afterEach(() => void vi.useRealTimers());

  it.each(["", "/variants/320"])("are received two at a time while data arrives: PUT /uploads/{id}%s", async (part) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { token, upload: uploadAs } = await createAdminClient();
    const bytes = part ? buildWebp(320, 240) : buildPng();
    const newId = () => (part ? uploadAs(buildPng({ width: 640, height: 480 })) : crypto.randomUUID());
    const { sendTo, start } = openIsolate(token, part);
    const first = [await start(await newId(), bytes.slice(0, 1)), await start(await newId(), bytes.slice(0, 1))];
    const id = await newId();
    const refused = await sendTo(id, new TransformStream().readable);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toEqual({ detail: expect.stringMatching(/try again in a moment/) });
    expect((await sendTo(await newId(), bytes, bytes.length)).status).toBe(201);
    for (const at of [1, 2]) {
      vi.setSystemTime(Date.now() + 20_000);
      for (const { writer } of first) await writer.write(bytes.slice(at, at + 1));
    }
    expect((await sendTo(id, new TransformStream().readable)).status).toBe(503);
    for (const { writer } of first) {
      await writer.write(bytes.slice(3));
      await writer.close();
    }
    for (const { response } of first) expect((await response).status).toBe(201);
    const again = await start(id, bytes);
    await again.writer.close();
    expect((await again.response).status).toBe(201);
    await expectEveryImageStored();
  });

  it("lose their place after 30 seconds without data", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { token } = await createAdminClient();
    const { sendTo, start } = openIsolate(token, "");
    const lost = [
      await start(crypto.randomUUID(), new Uint8Array(1)),
      await start(crypto.randomUUID(), new Uint8Array(1)),
    ];
    vi.setSystemTime(Date.now() + 30_001);
    expect((await sendTo(crypto.randomUUID(), new Uint8Array(1))).status).toBe(415);
    for (const { writer } of lost) await writer.close();
    for (const { response } of lost) expect((await response).status).toBe(415);
  });
});

it("uploads that joined no property, and files without a row, are deleted after 48 hours", async () => {
  const [joined, orphan] = [await upload(), await upload(buildPng({ width: 800, height: 600 }))];
  await send(`/uploads/${orphan}/variants/320`, put(buildWebp(320, 240)));
  await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [joined] } });
  await publish("rent");
  // Wherever they are in the order of the keys.
  const unknown = ["buy-properties/00", "rent-properties/7f", "buy-properties/ff"].map(
    (start) => start + crypto.randomUUID().slice(2),
  );
  for (const key of [...unknown, `${unknown[0]}-320.webp`]) await env.IMAGES.put(key, "x");
  const uploaded = Date.now();
  const countAfter = async (hours: number) => {
    await runSql("UPDATE uploads SET created_at = ?", new Date(uploaded).toISOString());
    await runSchedule(env, new Date(uploaded + hours * 3_600_000));
    return (await storedImageKeys()).length;
  };
  expect([await countAfter(47), await countAfter(49)]).toEqual([8, 2]);
  expect(await queryRows("SELECT id FROM uploads")).toEqual([]);
  await expectEveryImageStored();
  // The session has ended too.
  const again = await createAdminClient();
  const response = await again.send("/create/buy/property", { body: { ...completeFields.buy, uploads: [orphan] } });
  expect(response.status).toBe(422);
});
