import { beforeEach, expect, it } from "vitest";
import { readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { createPeopleClient } from "./people-requests.ts";

let people: ReturnType<typeof createPeopleClient>;
beforeEach(async () => {
  people = createPeopleClient((await storeSignedIn({ role: "admin", username: "the_admin" })).token);
});

it("is on the timeline of a person without an enquiry, and is a contact", async () => {
  const { id } = (await people.create({ name: "Mr Kollie", phone: "0886123456" })).body;
  const before = (await people.get(id)).body.data.person.last_contact_at;
  for (const by of ["call", "whatsapp", "email"]) expect((await people.contacted(id, by)).status).toBe(204);
  const { timeline, last_contact_at } = (await people.get(id)).body.data.person;
  expect(timeline.map(({ kind, by, text, enquiry_id }) => [kind, by, text, enquiry_id]).sort()).toEqual([
    ["call", "the_admin", null, null],
    ["email", "the_admin", null, null],
    ["whatsapp", "the_admin", null, null],
  ]);
  expect(last_contact_at >= before).toBe(true);
});

it("by another way is rejected, names the field and changes nothing", async () => {
  const { id } = (await people.create({ name: "Mr Kollie", phone: "0886123456" })).body;
  const before = await readAllTables();
  const { status, text } = await people.contacted(id, "letter");
  expect([status, text]).toEqual([422, expect.stringContaining('"by"')]);
  expect(await readAllTables()).toBe(before);
});

it("is not recorded for a patient without the permission", async () => {
  const nurse = createPeopleClient((await storeSignedIn({ role: "admin", sees_health: true })).token);
  const { id } = (await nurse.create({ name: "Nowai", phone: "0886123456", patient: true })).body;
  const lettings = createPeopleClient((await storeSignedIn({ role: "admin", sees_health: false })).token);
  const other = (await lettings.create({ name: "Tete", phone: "0775550101" })).body.id;
  const before = await readAllTables();
  expect((await lettings.contacted(id, "call")).status).toBe(404);
  expect((await lettings.keepApart(id, other)).status).toBe(404);
  expect((await lettings.keepApart(other, id)).status).toBe(422);
  expect(await readAllTables()).toBe(before);
  expect((await nurse.contacted(id, "call")).status).toBe(204);
});
