import { beforeEach, expect, it } from "vitest";
import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { house } from "./import-rows.ts";

let admin: Awaited<ReturnType<typeof createAdminClient>>;
beforeEach(async () => {
  admin = await createAdminClient();
});
const importRows = async (row: object, options: object = {}) =>
  (await admin.send<PropertyImportResponse>("/import/properties", { body: { rows: [row], ...options } })).body.data;
const read = async (uuid: string | null | undefined) =>
  (await admin.send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;

it("suggests what people write for facts, stores facts and places, and an undo brings the old ones back", async () => {
  const written = { ...house, reference: "L-1", power: "own meter", water: "bore hole" };
  expect((await importRows(written)).rows[0]?.errors).toEqual([
    expect.objectContaining({ field: "power", suggestion: "own_meter" }),
    expect.objectContaining({ field: "water", suggestion: "borehole" }),
  ]);
  const first = await importRows({
    ...house,
    reference: "L-1",
    power: "own_meter",
    water: "borehole",
    landmark: "ELWA hospital",
    plus_code: "6cqx7j2f+4x Paynesville",
    pin: "exact",
  });
  const uuid = first.rows[0]?.uuid;
  const before = await read(uuid);
  expect(before).toMatchObject({
    landmark: "ELWA hospital",
    plus_code: "6CQX7J2F+4X",
    pin: "exact",
    living: { power: "own_meter", water: "borehole", road: null },
  });
  expect(before.living_checked_at).not.toBeNull();
  const import_id = crypto.randomUUID();
  const second = await importRows({ ...house, reference: "L-1", power: "none", water: "borehole" }, { import_id });
  expect(second.rows[0]).toMatchObject({ result: "updated", changed: ["power"] });
  expect(await read(uuid)).toMatchObject({ living: { power: "none" } });
  await admin.send(`/import/${import_id}/undo`, { method: "POST" });
  // Nobody has checked the old value today.
  expect(await read(uuid)).toMatchObject({
    living: { power: "own_meter", water: "borehole" },
    living_checked_at: null,
  });
});

it("asks what a doubtful fact means, and takes the accepted suggestion", async () => {
  const { rows } = await importRows({ ...house, reference: "L-2", power: "yes" });
  expect(rows[0]).toMatchObject({
    result: "question",
    questions: [{ field: "power", suggestion: "own_meter", msg: expect.stringContaining("meter") }],
  });
  const wrong = await importRows({ ...house, reference: "L-2", power: "maybe" });
  expect(wrong.rows[0]).toMatchObject({ result: "error", errors: [{ field: "power" }] });
});
