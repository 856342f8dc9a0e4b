import { describe, expect, it } from "vitest";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { flat, importRows, storedProperties } from "./import/import-rows.ts";
import { readProperty } from "./property-reads.ts";

const unknown = { furnished: null, pets_allowed: null, has_parking: null, is_new_construction: null };
const no = { furnished: false, pets_allowed: false, has_parking: false, is_new_construction: false };
const names = Object.keys(unknown);
const rent = "/public/rent/properties";

const total = async (query: string) => (await callApi<CardListResponse>(`${rent}?${query}`)).body.total;
const update = async (client: Awaited<ReturnType<typeof createAdminClient>>, body: object) => {
  const response = await client.send("/update/rent/property", { method: "PATCH", body });
  expect(response.status).toBe(200);
};

describe("a flag that no admin has set", () => {
  it("is unknown in a new listing, whether it is missing, null or empty", async () => {
    const client = await createAdminClient();
    const missing = await client.publish("rent");
    const empty = await client.publish("rent", Object.fromEntries(names.map((name) => [name, ""])));
    for (const { uuid } of [missing, empty]) expect(await readProperty(uuid)).toMatchObject(unknown);
    const { body } = await client.send("/create/rent/property", {
      body: { ...flat, reference: "J-1", published: false, ...unknown },
    });
    const { uuid } = body as { uuid: string };
    const stored = await storedProperties(["uuid", ...names].join(", "));
    expect(stored.find((row) => row.uuid === uuid)).toMatchObject(unknown);
  });

  it("stays as it is in a change without it, and becomes unknown again by null", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent");
    await update(client, { uuid, ...no });
    await update(client, { uuid, title: "Another title" });
    expect(await readProperty(uuid)).toMatchObject(no);
    await update(client, { uuid, ...unknown });
    expect(await readProperty(uuid)).toMatchObject(unknown);
  });

  it("passes neither the filter for yes nor the filter for no", async () => {
    const client = await createAdminClient();
    await client.publish("rent");
    const { uuid } = await client.publish("rent");
    await update(client, { uuid, ...no });
    for (const filter of ["furnished", "pets", "parking"]) {
      expect([await total(`${filter}=true`), await total(`${filter}=false`)]).toEqual([0, 1]);
    }
  });
});

describe("an empty cell of an import", () => {
  const clearedCells = Object.fromEntries(names.map((name) => [name, ""]));
  const noCells = Object.fromEntries(names.map((name) => [name, "false"]));

  it("means unknown in a new listing and in a change", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const columns = names.join(", ");
    await importRows(token, [{ ...flat, ...clearedCells }]);
    expect(await storedProperties(columns)).toEqual([unknown]);
    await importRows(token, [{ ...flat, ...noCells }]);
    expect(await storedProperties(columns)).toEqual([Object.fromEntries(names.map((name) => [name, 0]))]);
    const { body } = await importRows(token, [{ ...flat, ...clearedCells }]);
    expect(body.data.rows[0]?.changed.toSorted()).toEqual(names.toSorted());
    expect(await storedProperties(columns)).toEqual([unknown]);
  });
});
