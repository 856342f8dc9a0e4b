import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { imageLimits } from "#contract/images/image-limits.ts";
import { createApp } from "#worker/app.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import {
  completeFields,
  createAdminClient,
  fieldProblems,
  queryRows,
  storedImageKeys,
} from "../../support/admin-client.ts";
import { expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildJpeg, buildPng, buildWebp } from "../../support/images.ts";
import { origin, send as sendAnything } from "../../support/public-client.ts";
import { fakeDatabase } from "../../support/stores/fake-database.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";
import { readProperty } from "../properties/property-reads.ts";

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const put = (body: unknown) => ({ method: "PUT", body });

describe("an uploaded image", () => {
  it("is cleaned, stored, returned with its real type and size, and can be loaded", async () => {
    const { send } = await createAdminClient();
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
    const { send } = await createAdminClient();
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
    const { send } = await createAdminClient();
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

  it.each([
    ["an SVG", new TextEncoder().encode("<svg/>"), 415, /SVG/],
    ["nothing", new Uint8Array(0), 415, /empty/],
    ["a truncated image", buildPng().slice(0, 60), 422, /damaged/],
    ["too many pixels", buildPng({ width: 9000, height: 9000 }), 413, /megapixels/],
    ["too many bytes", new Uint8Array(imageLimits.bytes + 1), 413, /15 MB/],
  ])("that is %s is rejected with an explanation", async (_, bytes, status, words) => {
    const { send } = await createAdminClient();
    const response = await send(`/uploads/${crypto.randomUUID()}`, put(bytes));
    expect([response.status, String(response.body.detail)]).toEqual([status, expect.stringMatching(words)]);
    expect(await storedImageKeys()).toEqual([]);
  });

  it("needs a UUID as id and a valid placeholder", async () => {
    const { send } = await createAdminClient();
    const response = await send("/uploads/1", put(buildPng()));
    expect([response.status, fieldProblems(response)]).toEqual([422, { id: "The id must be a UUID" }]);
    const invalid = await send(`/uploads/${crypto.randomUUID()}?placeholder=<script>`, put(buildPng()));
    expect([invalid.status, fieldProblems(invalid)]).toEqual([422, { placeholder: "Must be a thumbhash in base64" }]);
  });

  it("is not stored if a store fails, and can be sent again", async () => {
    const { send } = await createAdminClient();
    const id = crypto.randomUUID();
    const bytes = buildPng();
    expect((await send(`/uploads/${id}`, { ...put(bytes), broken: { IMAGES: unavailableImages } })).status).toBe(503);
    const writeFailingDatabase = fakeDatabase({
      prepare: env.DB.prepare.bind(env.DB),
      batch: unavailableDatabase.batch,
    });
    expect((await send(`/uploads/${id}`, { ...put(bytes), broken: { DB: writeFailingDatabase } })).status).toBe(503);
    expect(await queryRows("SELECT id FROM uploads")).toEqual([]);
    expect((await send(`/uploads/${id}`, put(bytes))).status).toBe(201);
  });
});

describe("an uploaded JPEG", () => {
  it("without its end marker is completed, and one that lacks a part is rejected", async () => {
    const { send } = await createAdminClient();
    const whole = buildJpeg(800, 600);
    const stored = await send(`/uploads/${crypto.randomUUID()}`, put(whole.slice(0, -2)));
    expect(stored.status).toBe(201);
    const file = await (await sendAnything(stored.body.url as string)).arrayBuffer();
    expect(new Uint8Array(file)).toEqual(whole);
    const half = await send(`/uploads/${crypto.randomUUID()}`, put(whole.slice(0, 900)));
    expect([half.status, half.body.detail]).toEqual([
      422,
      "The photo is damaged or incomplete. Please choose another one.",
    ]);
  });
});

describe("an image variant", () => {
  it("is stored with its image before and after that joins a property", async () => {
    const { send, upload } = await createAdminClient();
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
    const { send, upload } = await createAdminClient();
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
    const { send, upload } = await createAdminClient();
    const id = await upload(buildPng({ width: 1600, height: 1200 }));
    const { body } = await send(`/uploads/${id}/variants/320`, put(buildWebp(320, 240)));
    const bytes = await (await sendAnything(body.url as string)).arrayBuffer();
    expect((await send(`/uploads/${id}/variants/320`, put(buildWebp(320, 241)))).status).toBe(201);
    expect(await (await sendAnything(body.url as string)).arrayBuffer()).toEqual(bytes);
    expect(await queryRows("SELECT variants FROM uploads")).toEqual([{ variants: "[320]" }]);
  });

  it.each(["admin", "super_admin"] as const)(
    "of another admin's upload is rejected for %s until the upload joins a property",
    async (role) => {
      const { send, upload } = await createAdminClient();
      const other = await createAdminClient(role);
      const id = await upload(buildPng({ width: 1600, height: 1200 }));
      const version = put(buildWebp(640, 480));
      const rejected = await other.send(`/uploads/${id}/variants/640?placeholder=aGFzaA==`, version);
      expect(rejected.status).toBe(404);
      expect(await storedImageKeys()).toHaveLength(1);
      expect(await queryRows("SELECT variants, placeholder FROM uploads")).toEqual([
        { variants: "[]", placeholder: null },
      ]);
      expect((await send(`/uploads/${id}/variants/320`, put(buildWebp(320, 240)))).status).toBe(201);
      await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [id] } });
      expect((await other.send(`/uploads/${id}/variants/640`, version)).status).toBe(201);
      expect(await queryRows("SELECT variants FROM images")).toEqual([{ variants: "[320,640]" }]);
    },
  );

  it.each([
    ["of another shape", 640, buildWebp(640, 640), 422],
    ["of another width", 640, buildWebp(320, 240), 422],
    ["as a JPEG of another shape", 640, buildJpeg(640, 640), 422],
    ["that is neither WebP nor JPEG", 640, buildPng({ width: 640, height: 480 }), 422],
    ["wider than the image", 1280, buildWebp(1280, 960), 422],
    ["of an unsupported width", 500, buildWebp(500, 375), 404],
    ["that is not an image", 640, new Uint8Array(9), 415],
    ["that is large", 640, new Uint8Array(imageLimits.variantBytes + 1), 413],
  ])("%s is rejected", async (_, width, bytes, status) => {
    const { send, upload } = await createAdminClient();
    const id = await upload(buildPng({ width: 800, height: 600 }));
    expect((await send(`/uploads/${id}/variants/${width}`, put(bytes))).status).toBe(status);
    expect(await storedImageKeys()).toHaveLength(1);
  });

  it("of an unknown image is rejected", async () => {
    const { send } = await createAdminClient();
    const path = `/uploads/${crypto.randomUUID()}/variants/320`;
    expect((await send(path, put(buildWebp(320, 240)))).status).toBe(404);
  });
});

describe("large bodies", () => {
  /** Returns a body that sends no data until `release` is called. */
  function stalledBody(bytes: Uint8Array) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const stream = new ReadableStream({
      async pull(controller) {
        await released;
        controller.enqueue(bytes);
        controller.close();
      },
    });
    return { stream, release };
  }

  it("are received two at a time; a third gets 503, a small one does not", async () => {
    const { token } = await createAdminClient();
    const app = createApp();
    const send = (body: BodyInit, length?: number) =>
      app.fetch(
        new Request(`${origin}/api/v1/uploads/${crypto.randomUUID()}`, {
          method: "PUT",
          headers: { authorization: `Bearer ${token}`, ...(length && { "content-length": String(length) }) },
          body,
        }),
        env,
        createExecutionContext(),
      );
    const bytes = buildPng();
    const stalled = [stalledBody(bytes), stalledBody(bytes)];
    const first = stalled.map(({ stream }) => send(stream));
    // The first two take their slots only after authentication. Until then a third upload is accepted.
    let third = await send(new Uint8Array(5_000_000));
    for (let tries = 0; third.status !== 503 && tries < 100; tries++) third = await send(new Uint8Array(5_000_000));
    expect(third.status).toBe(503);
    expect(third.headers.get("retry-after")).toBe("5");
    expect(await third.json()).toEqual({ detail: expect.stringMatching(/try again in a moment/) });
    expect((await send(bytes, bytes.length)).status).toBe(201);
    for (const { release } of stalled) release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([201, 201]);
    expect((await send(buildPng({ bytes: 5_000_000 }))).status).toBe(201);
  });

  it.each(["", "/variants/320"])("keep their place while data arrives: PUT /uploads/{id}%s", async (part) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { token, upload } = await createAdminClient();
      const app = createApp();
      const id = part === "" ? crypto.randomUUID() : await upload(buildPng({ width: 640, height: 480 }));
      const send = (body: BodyInit) =>
        app.fetch(
          new Request(`${origin}/api/v1/uploads/${id}${part}`, {
            method: "PUT",
            headers: { authorization: `Bearer ${token}` },
            body,
          }),
          env,
          createExecutionContext(),
        );
      const writers = [1, 2].map(() => {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        return { writer: writable.getWriter(), response: send(readable) };
      });
      // A written chunk has been read, so the request has its place.
      for (const { writer } of writers) await writer.write(new Uint8Array(1));
      vi.setSystemTime(Date.now() + 20_000);
      for (const { writer } of writers) await writer.write(new Uint8Array(1));
      vi.setSystemTime(Date.now() + 20_000);
      expect((await send(new TransformStream().readable)).status).toBe(503);
      for (const { writer } of writers) await writer.close();
      for (const { response } of writers) expect((await response).status).toBe(415);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are all stored if clients retry after a 503", async () => {
    const { send } = await createAdminClient();
    const files = Array.from({ length: 8 }, () => buildPng({ bytes: 5_000_000 }));
    await Promise.all(
      files.map(async (bytes) => {
        const id = crypto.randomUUID();
        let response = await send(`/uploads/${id}`, put(bytes));
        while (response.status === 503) response = await send(`/uploads/${id}`, put(bytes));
        expect(response.status).toBe(201);
      }),
    );
    expect(await storedImageKeys()).toHaveLength(8);
    await expectEveryImageStored();
  });
});

describe("deleting orphaned files", () => {
  it("deletes uploads that joined no property in 48 hours, with their variants", async () => {
    const { send, upload, publish } = await createAdminClient();
    const [joined, orphan] = [await upload(), await upload(buildPng({ width: 800, height: 600 }))];
    await send(`/uploads/${orphan}/variants/320`, put(buildWebp(320, 240)));
    await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [joined] } });
    await publish("rent");
    expect(await storedImageKeys()).toHaveLength(4);
    const setAge = async (count: number) => {
      await env.DB.prepare("UPDATE uploads SET created_at = ?").bind(hours(-count).toISOString()).run();
      await runSchedule(env);
    };
    await setAge(47);
    expect(await storedImageKeys()).toHaveLength(4);
    await setAge(49);
    expect(await storedImageKeys()).toHaveLength(2);
    expect(await queryRows("SELECT id FROM uploads")).toEqual([]);
    await expectEveryImageStored();
    const response = await send("/create/buy/property", { body: { ...completeFields.buy, uploads: [orphan] } });
    expect(response.status).toBe(422);
  });

  it("removes files without a row that are older than 48 hours, wherever they are in the key order", async () => {
    const { publish } = await createAdminClient();
    await publish();
    const unknownKeys = ["buy-properties/00", "rent-properties/7f", "buy-properties/ff"].map(
      (start) => start + crypto.randomUUID().slice(2),
    );
    for (const key of unknownKeys) await env.IMAGES.put(key, "x");
    await env.IMAGES.put(`${unknownKeys[0]}-320.webp`, "x");
    await runSchedule(env, hours(47));
    expect(await storedImageKeys()).toHaveLength(5);
    await runSchedule(env, hours(49));
    expect(await storedImageKeys()).toHaveLength(1);
    await expectEveryImageStored();
  });
});
