import { beforeEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { plusCodeCenter, toPlusCode } from "#shared/listings/place/plus-code.ts";
import { createAdminClient, fieldProblems } from "../../../support/admin-client.ts";
import { get } from "../../../support/public-client.ts";
import { queryRows } from "../../../support/storage/rows.ts";

let admin: Awaited<ReturnType<typeof createAdminClient>>;
beforeEach(async () => {
  admin = await createAdminClient();
});
const read = async (uuid: string) =>
  (await admin.send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;
const change = (uuid: string, body: object) =>
  admin.send("/update/buy/property", { method: "PATCH", body: { uuid, ...body } });
const point = { latitude: "6.28", longitude: "-10.76" };
const code = toPlusCode(6.28, -10.76);

it("a landmark is found by its words", async () => {
  const { uuid } = await admin.publish("buy", { landmark: "Behind ELWA Hospital, blue gate" });
  await admin.publish("buy");
  const search = async (q: string) =>
    (await get<CardListResponse>(`/public/properties?view=card&q=${encodeURIComponent(q)}`)).body.data.properties;
  for (const q of ["near ELWA hospital", "ELWA hosp", "elwa"])
    expect(
      (await search(q)).map((card) => card.uuid),
      q,
    ).toEqual([uuid]);
  await change(uuid, { landmark: "Total station" });
  expect(await search("elwa")).toEqual([]);
});

it("coordinates give the Plus Code, which follows them until one is typed", async () => {
  const { uuid } = await admin.publish("buy", point);
  expect(await read(uuid)).toMatchObject({ plus_code: code });
  await change(uuid, { latitude: 6.3, longitude: -10.8, plus_code: code });
  expect(await read(uuid)).toMatchObject({ plus_code: toPlusCode(6.3, -10.8) });
  await change(uuid, { plus_code: "6CQXJ222+2C2 Monrovia" });
  await change(uuid, { latitude: 6.31 });
  expect(await read(uuid)).toMatchObject({ plus_code: "6CQXJ222+2C2", latitude: 6.31, longitude: -10.8 });
  await change(uuid, { plus_code: "" });
  expect(await read(uuid)).toMatchObject({ plus_code: toPlusCode(6.31, -10.8) });
  await change(uuid, { latitude: null, longitude: null });
  expect(await read(uuid)).toMatchObject({ plus_code: null, latitude: null });
});

it("a full code gives missing coordinates, a short one does not", async () => {
  const full = await admin.publish("buy", { plus_code: code.toLowerCase() });
  expect(await read(full.uuid)).toMatchObject({ plus_code: code, ...plusCodeCenter(code) });
  const other = toPlusCode(6.3, -10.8);
  await change(full.uuid, { ...plusCodeCenter(code), plus_code: other });
  expect(await read(full.uuid)).toMatchObject({ plus_code: other, ...plusCodeCenter(other) });
  const short = await admin.publish("buy", { plus_code: "7J2F+4X Monrovia, Liberia" });
  expect(await read(short.uuid)).toMatchObject({ plus_code: "7J2F+4X", latitude: null, longitude: null });
});

it("an invalid place is rejected, its field named, and nothing changes", async () => {
  const { uuid } = await admin.publish("buy", point);
  const before = await queryRows("SELECT * FROM properties");
  for (const [field, value] of [
    ["plus_code", "behind the church"],
    ["plus_code", "8FWC2345+G"],
    ["plus_code", 7],
    ["pin", "secret"],
    ["landmark", "x".repeat(161)],
    ["landmark", ["ELWA"]],
    ["snoocode", "x".repeat(21)],
    ["house_number", {}],
  ] as const) {
    const response = await change(uuid, { [field]: value });
    expect([response.status, Object.keys(fieldProblems(response))]).toEqual([422, [field]]);
  }
  expect(await queryRows("SELECT * FROM properties")).toEqual(before);
});
