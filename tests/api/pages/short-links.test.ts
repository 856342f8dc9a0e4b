import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readQrCode } from "../../support/files/qr-code.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { send, sendWith } from "../../support/public-client.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

async function storeOne(overrides: Parameters<typeof buildProperty>[0]) {
  const [property] = await storeProperties(buildProperty(overrides));
  if (!property) throw new Error("Nothing was stored");
  return property;
}
const follow = async (path: string) => {
  const response = await send(path, { redirect: "manual" });
  return { status: response.status, location: response.headers.get("location") };
};

it("leads to the home however the reference is typed, and names the link as the source", async () => {
  const { uuid } = await storeOne({ reference: "MH-7001" });
  for (const typed of ["MH-7001", "mh-7001", "Mh-7001.", "MH-7001).", "%20MH-7001%20"])
    expect([typed, await follow(`/r/${typed}`)]).toEqual([
      typed,
      { status: 302, location: `/property/${uuid}?link=%2Fr%2FMH-7001` },
    ]);
});

it("keeps the source that the link itself names", async () => {
  await storeOne({ reference: "MH-7002" });
  const { location } = await follow("/r/MH-7002?utm_source=radio");
  expect(location).toContain("?utm_source=radio&link=%2Fr%2FMH-7002");
});

it("prefers the home with exactly this reference to one in capital letters", async () => {
  const lower = await storeOne({ reference: "ab-1" });
  await storeOne({ reference: "AB-1" });
  expect((await follow("/r/ab-1")).location).toContain(lower.uuid);
});

it("leads to a home whose reference has a slash, a space and quotation marks", async () => {
  const { uuid } = await storeOne({ reference: `K/12 "3"` });
  expect((await follow(`/r/${encodeURIComponent(`K/12 "3"`)}`)).location).toContain(`/property/${uuid}?`);
});

it("leads to a home that is let, whose page says so", async () => {
  const { uuid } = await storeOne({ reference: "MH-7003", kind: "rent", status: "let" });
  expect((await follow("/r/MH-7003")).location).toContain(uuid);
});

for (const [name, reference, overrides] of [
  ["an unknown reference", "MH-9999", undefined],
  ["a hidden home", "MH-7004", { published: false }],
  ["a part of a reference", "MH-70", undefined],
  ["a broken encoding", "%E0%A4%A", undefined],
  ["a very long reference", "x".repeat(5000), undefined],
] as const)
  it(`shows the page "not found" for ${name}`, async () => {
    if (overrides) await storeOne({ reference, ...overrides });
    const response = await send(`/r/${reference}`, { redirect: "manual" });
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await send(`/r/${reference}.svg`)).status).toBe(404);
  });

it("draws a QR code that a reader reads as the address of the short link", async () => {
  await storeOne({ reference: "MH-7005" });
  const response = await send("/r/mh-7005.svg");
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(readQrCode(await response.text())).toBe(`${env.SITE_ORIGIN}/r/MH-7005`);
});

it("answers 503 when the database is unavailable", async () =>
  expect((await sendWith({ DB: unavailableDatabase }, "/r/MH-7005")).status).toBe(503));
