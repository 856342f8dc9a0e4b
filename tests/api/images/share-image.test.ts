import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { createAdminClient, fieldProblems, storedImageKeys } from "../../support/admin-client.ts";
import { buildJpeg, buildPng, buildWebp } from "../../support/images.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableImages } from "../../support/stores/unavailable-stores.ts";

const daysFromNow = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
const shareImage = buildJpeg(1200, 630);

async function publishHome() {
  const admin = await createAdminClient();
  const { uuid } = await admin.publish("rent", {}, [buildPng(), buildPng()]);
  const readImages = async () =>
    (
      await get<{ data: { property: { images: { id: string }[]; share_image?: string } } }>(
        `/public/properties/${uuid}`,
      )
    ).body.data.property;
  const [first, second] = (await readImages()).images.map(({ id }) => id);
  const put = (image: string | undefined, body: unknown = shareImage, focus = "") =>
    admin.send(`/properties/${uuid}/share-image?image=${image}${focus && `&focus=${focus}`}`, { method: "PUT", body });
  const change = (body: object) => admin.send("/update/rent/property", { method: "PATCH", body: { uuid, ...body } });
  const readPage = async () => {
    const html = await (await sendAnything(`/property/${uuid}`)).text();
    const tags = [...html.matchAll(/<meta property="og:image(:\w+)?" content="([^"]+)">/g)];
    return Object.fromEntries(tags.map(([, name = "", value]) => [name, value?.replace(env.SITE_ORIGIN, "")]));
  };
  return { ...admin, uuid, first, second, put, change, readPage, readImages };
}

describe("the share image of a home", () => {
  it("is what chats show instead of the drawing, and can be loaded as a JPEG forever", async () => {
    const { uuid, first, put, readPage } = await publishHome();
    expect((await readPage())[""]).toBe("/art/share/rent.jpg");
    await runSql("DELETE FROM cache_renewals");
    expect((await put(first)).status).toBe(204);
    // Its page is renewed at the edge, also if the first call is refused.
    expect(await queryRows("SELECT tag FROM cache_renewals")).toEqual([{ tag: `property:${uuid}` }]);
    const url = `/images/rent-properties/${uuid}/share-1-50-50.jpg`;
    expect(await readPage()).toEqual({ "": url, ":width": "1200", ":height": "630", ":alt": expect.any(String) });
    const file = await sendAnything(url);
    expect(file.headers.get("content-type")).toBe("image/jpeg");
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(shareImage);
  });

  it("gives way to the drawing when the cover or its focus changes, until there is a new one", async () => {
    const { uuid, first, second, put, change, readPage, readImages } = await publishHome();
    await put(first);
    await change({ image_focus: { [first ?? ""]: "50 20" } });
    expect((await readPage())[""]).toBe("/art/share/rent.jpg");
    expect((await put(first)).status).toBe(409);
    expect((await put(first, shareImage, "50 20")).status).toBe(204);
    expect((await readImages()).share_image).toBe(`/images/rent-properties/${uuid}/share-1-50-20.jpg`);
    await change({ images: [second, first] });
    expect((await readImages()).share_image).toBeUndefined();
    expect((await put(first, shareImage, "50 20")).status).toBe(409);
    expect((await put(second)).status).toBe(204);
    expect((await readPage())[""]).toBe(`/images/rent-properties/${uuid}/share-2-50-50.jpg`);
    expect((await sendAnything(`/images/rent-properties/${uuid}/share-1-50-20.jpg`)).status).toBe(404);
  });

  it("changes no version, so an open edit of a colleague is still saved", async () => {
    const { uuid, first, put, change } = await publishHome();
    const [before] = await queryRows("SELECT updated_at FROM properties WHERE uuid = ?", uuid);
    await put(first);
    expect(await queryRows("SELECT updated_at FROM properties WHERE uuid = ?", uuid)).toEqual([before]);
    expect((await change({ expected_updated_at: before?.updated_at, title: "Another title" })).status).toBe(200);
  });

  it("disappears with its home: from its address in the bin, and into the trash with the cover", async () => {
    const { uuid, first, put, send, readImages } = await publishHome();
    await put(first);
    const { share_image: url = "" } = await readImages();
    expect(await storedImageKeys()).toContainEqual(expect.stringMatching(/-share\.jpg$/));
    await send("/delete/rent/property", { method: "DELETE", body: { uuid } });
    expect((await sendAnything(url)).status).toBe(404);
    await runSchedule(env, daysFromNow(31));
    expect(await storedImageKeys()).toEqual([]);
    const { objects } = await env.IMAGES.list({ prefix: "trash/" });
    expect(objects.filter(({ key }) => key.endsWith("-share.jpg"))).toHaveLength(1);
  });

  it("stays while its home exists, also when the cron looks for files that no image has", async () => {
    const { first, put, readImages } = await publishHome();
    await put(first);
    await runSchedule(env, daysFromNow(3));
    expect((await sendAnything((await readImages()).share_image ?? "")).status).toBe(200);
  });
});

describe("a share image is rejected, and nothing changes,", () => {
  it("if it is no JPEG of 1200 × 630 pixels and at most 150 kB", async () => {
    const { first, put, readImages } = await publishHome();
    for (const [body, status, message] of [
      [buildPng({ width: 1200, height: 630 }), 422, "The share image must be a JPEG file"],
      [buildWebp(1200, 630), 422, "The share image must be a JPEG file"],
      [buildJpeg(1200, 628), 422, "The share image must be 1200 × 630 pixels"],
      [new TextEncoder().encode("hello"), 415, undefined],
      [new Uint8Array(150_001), 413, undefined],
    ] as const) {
      const response = await put(first, body);
      expect(response.status).toBe(status);
      if (message) expect(fieldProblems(response)).toEqual({ image: message });
    }
    expect((await readImages()).share_image).toBeUndefined();
    expect((await storedImageKeys()).filter((key) => key.endsWith("-share.jpg"))).toEqual([]);
  });

  it("if the listing is unknown, or the parameters are no cover and no focus", async () => {
    const { first, put, send } = await publishHome();
    const unknown = `/properties/${crypto.randomUUID()}/share-image?image=${first}`;
    expect((await send(unknown, { method: "PUT", body: shareImage })).status).toBe(404);
    expect(fieldProblems(await put("cover"))).toHaveProperty("image");
    expect(fieldProblems(await put(first, shareImage, "top"))).toHaveProperty("focus");
  });

  it("if the store of images is unavailable", async () => {
    const { first, put, readImages } = await publishHome();
    const { put: stored } = env.IMAGES;
    env.IMAGES.put = unavailableImages.put;
    try {
      expect((await put(first)).status).toBe(503);
    } finally {
      env.IMAGES.put = stored;
    }
    expect((await readImages()).share_image).toBeUndefined();
  });
});
