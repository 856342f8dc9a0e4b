import Papa from "papaparse";
import { beforeEach, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { callApi, readAllTables } from "../../../support/accounts.ts";
import { createAdminClient, fieldProblems } from "../../../support/admin-client.ts";
import { unknownId } from "../../../support/endpoints.ts";
import { get } from "../../../support/public-client.ts";
import { queryRows } from "../../../support/storage/rows.ts";
import { house } from "../import/import-rows.ts";

let admin: Awaited<ReturnType<typeof createAdminClient>>;
beforeEach(async () => {
  admin = await createAdminClient();
});
const createOwner = async (name = "Mr Kollie", phone = "0886 123 456") =>
  (await admin.send<{ id: string }>("/people", { body: { name, phone } })).body.id;
const readProperty = async (uuid: string) =>
  (await admin.send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;
const importRows = (...rows: object[]) =>
  admin.send<{ data: { counts: object; rows: object[] } }>("/import/properties", { body: { rows } });
const owners = () =>
  queryRows(
    `SELECT reference, people.name, value, contact_number, mandate FROM properties
     LEFT JOIN people ON people.id = owner_id LEFT JOIN contacts ON person_n = people.n ORDER BY properties.n`,
  );

it("stores the owner and the mandate of a home, and the person becomes an owner", async () => {
  const owner_id = await createOwner();
  const { uuid } = await admin.publish("buy", { owner_id, mandate: "2027-01-31" });
  expect(await readProperty(uuid)).toMatchObject({ owner_id, mandate: "2027-01-31" });
  const { body } = await admin.send<{ data: { person: object } }>(`/people/${owner_id}`);
  expect(body.data.person).toMatchObject({
    kinds: ["client", "owner"],
    listings: [{ uuid, mandate: "2027-01-31", price: 90_000 }],
  });
  await admin.send("/update/buy/property", { method: "PATCH", body: { uuid, owner_id: null, mandate: "" } });
  expect(await readProperty(uuid)).toMatchObject({ owner_id: null, mandate: null });
});

it("never shows visitors the owner and the mandate", async () => {
  const owner_id = await createOwner();
  const { uuid } = await admin.publish("rent", { owner_id, mandate: "2027-01-31" });
  for (const path of [
    `/public/properties/${uuid}`,
    "/public/properties",
    "/public/properties?view=card",
    "/public/rent/properties",
  ]) {
    const { body } = await get<object>(path);
    const text = JSON.stringify(body);
    expect(text).toContain(uuid);
    expect(text).not.toMatch(/owner_id|mandate|2027-01-31|886123456/);
    expect(text).not.toContain(owner_id);
  }
});

it("rejects an unknown owner and a mandate that is no day, names the field and changes nothing", async () => {
  const { uuid } = await admin.publish("buy");
  const before = await readAllTables();
  for (const fields of [{ owner_id: unknownId }, { mandate: "31 January" }, { mandate: "2027-02-30" }]) {
    const changed = await admin.send("/update/buy/property", { method: "PATCH", body: { uuid, ...fields } });
    expect([changed.status, Object.keys(fieldProblems(changed))]).toEqual([422, Object.keys(fields)]);
  }
  expect(await readAllTables()).toBe(before);
});

it("imports the number of an owner as a person, never as the public number", async () => {
  const kollie = await createOwner("Mr Kollie", "0886 123 456");
  const row = (reference: string, owner_name: string, owner_phone: string, more: object = {}) => ({
    ...house,
    ...{ reference, contact_number: "", owner_name, owner_phone },
    ...more,
  });
  const rows = [
    row("R-1", "Kollie", "+231 886 123456", { mandate: "2027-01-31" }),
    row("R-2", "Ma Kebbeh", "0775550909"),
    row("R-3", "Ma Kebbeh", "+231775550909"),
    row("R-4", "Old Man Joe", ""),
    row("R-5", "", ""),
  ];
  const dryRun = await admin.send("/import/properties", { body: { rows, dry_run: true } });
  expect(dryRun.status).toBe(200);
  expect(await queryRows("SELECT id FROM people")).toEqual([{ id: kollie }]);
  expect((await importRows(...rows)).body.data.counts).toMatchObject({ created: 5 });
  expect(await owners()).toEqual([
    { reference: "R-1", name: "Mr Kollie", value: "0886 123 456", contact_number: null, mandate: "2027-01-31" },
    { reference: "R-2", name: "Ma Kebbeh", value: "0775550909", contact_number: null, mandate: null },
    { reference: "R-3", name: "Ma Kebbeh", value: "0775550909", contact_number: null, mandate: null },
    { reference: "R-4", name: "Old Man Joe", value: null, contact_number: null, mandate: null },
    { reference: "R-5", name: null, value: null, contact_number: null, mandate: null },
  ]);
  expect(await queryRows("SELECT is_owner FROM people")).toEqual(Array.from({ length: 3 }, () => ({ is_owner: 1 })));
  expect((await importRows(...rows)).body.data.counts).toMatchObject({ unchanged: 5 });
  expect((await importRows({ reference: "R-1", owner_name: "", owner_phone: "" })).body.data.rows).toMatchObject([
    { result: "updated", changed: ["owner_id"] },
  ]);
});

it("imports two numbers of an owner as two contacts, also if the first number is known", async () => {
  const kollie = await createOwner("Mr Kollie", "0886 123 456");
  const two = "0775 123456 / 0886 000 001";
  await importRows(
    { ...house, reference: "R-1", owner_name: "Ma Kebbeh", owner_phone: two },
    { ...house, reference: "R-2", owner_name: "Ma Kebbeh", owner_phone: "0886000001 or 0770 111 222" },
    { ...house, reference: "R-3", owner_name: "Kollie", owner_phone: "0886-123-456, 0555 111 222 (wife)" },
  );
  const contactsOf = (name: string) =>
    queryRows(
      `SELECT value, key FROM contacts JOIN people ON people.n = person_n WHERE name = '${name}' ORDER BY contacts.n`,
    );
  expect(await contactsOf("Ma Kebbeh")).toEqual([
    { value: "0775 123456", key: "+231775123456" },
    { value: "0886 000 001", key: "+231886000001" },
    { value: "0770 111 222", key: "+231770111222" },
  ]);
  expect(await contactsOf("Mr Kollie")).toEqual([
    { value: "0886 123 456", key: "+231886123456" },
    { value: "0555 111 222", key: "+231555111222" },
  ]);
  const { body } = await admin.send<{ data: { person: { listings: object[] } } }>(`/people/${kollie}`);
  expect(body.data.person.listings).toMatchObject([{ reference: "R-3" }]);
  const again = await importRows({ reference: "R-1", owner_name: "Ma Kebbeh", owner_phone: two });
  expect(again.body.data.counts).toMatchObject({ unchanged: 1 });
});

it("names an invalid number of an owner, and imports the rest", async () => {
  const { body } = await importRows({ ...house, owner_phone: "call him" }, { ...house, reference: "R-9" });
  expect(body.data.rows).toMatchObject([
    { result: "error", errors: [{ field: "owner_phone", msg: "Please enter a valid phone number" }] },
    { result: "created" },
  ]);
  expect(await queryRows("SELECT id FROM people")).toEqual([]);
});

it("exports the name and the number of the owner, which can be imported again", async () => {
  const owner_id = await createOwner();
  await admin.publish("buy", { owner_id, mandate: "2027-01-31" });
  const { text } = await callApi("/export/properties.csv", { token: admin.token });
  const [line] = Papa.parse<Record<string, string>>(text, { header: true }).data;
  expect(line).toMatchObject({ owner_name: "Mr Kollie", owner_phone: "0886 123 456", mandate: "2027-01-31" });
  const { reference, owner_name, owner_phone } = line ?? {};
  const again = await importRows({ reference, owner_name, owner_phone });
  expect(again.body.data.counts).toMatchObject({ unchanged: 1 });
});

it("keeps the home when its owner is deleted, and moves it with a merge", async () => {
  const [owner, other] = [await createOwner(), await createOwner("Other", "0886 000 001")];
  const { uuid } = await admin.publish("buy", { owner_id: owner });
  await admin.send(`/people/${other}/merge`, { body: { other_id: owner } });
  expect(await readProperty(uuid)).toMatchObject({ owner_id: other });
  await admin.send(`/people/${other}`, { method: "DELETE" });
  expect(await readProperty(uuid)).toMatchObject({ owner_id: null });
});

it("has mandates that end soon in the dashboard", async () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const days of [31, 30, -1, -31]) await admin.publish("buy", { mandate: dayIn(days) });
  const { body } = await admin.send<Stats>("/stats");
  expect(body.mandates.map(({ mandate }) => mandate)).toEqual([dayIn(-1), dayIn(30)]);
});
