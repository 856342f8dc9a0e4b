import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { keepApart, merge, separate } from "#worker/modules/people/merge.service.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { unknownId } from "../../support/endpoints.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { firstRow, queryRows, runSql } from "../../support/storage/rows.ts";
import { createPeopleClient, findPersonOf, listPersonIds } from "./people-requests.ts";

let people: ReturnType<typeof createPeopleClient>;
beforeEach(async () => {
  people = createPeopleClient((await storeSignedIn({ role: "admin" })).token);
});
const rows = async () => {
  const statements = [
    "SELECT n, person_n, kind, value FROM contacts ORDER BY n",
    "SELECT n, person_n FROM enquiries ORDER BY n",
    "SELECT uuid, owner_id FROM properties ORDER BY n",
    "SELECT id, name, is_client, is_owner, note, merged_into, last_contact_at FROM people ORDER BY n",
  ];
  const results = await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  return results.map((result) => result.results);
};

/** Three spellings of a number with their WhatsApp name. */
async function storeMary() {
  const spellings = ["0775 556 066", "+231 0775556066", "775556066"];
  const sent = await storeTestEnquiries(
    ...spellings.map((phone_number) => ({ name: "Mary Kollie", email: "", phone_number })),
  );
  const ids = await Promise.all(sent.map(({ id }) => findPersonOf(id)));
  const contacts = [{ kind: "whatsapp", value: "Mary Kollie" }];
  const named = await people.create({ name: "MK", contacts, kinds: ["owner"] });
  return { ids, mary: ids[0] ?? "", named: named.body.id };
}

it("is one person for three spellings of a number, then for a WhatsApp name after one confirmation; undone", async () => {
  const { ids, mary, named } = await storeMary();
  expect(new Set(ids).size).toBe(1);
  const { uuid } = await storeProperty();
  await runSql("UPDATE properties SET owner_id = ? WHERE uuid = ?", named, uuid);
  expect((await people.get(mary)).body.data.person.suggestions).toMatchObject([{ id: named, reason: "whatsapp name" }]);
  const before = await rows();
  const { status, body } = await people.merge(mary, named);
  expect(status).toBe(200);
  const { person } = (await people.get(mary)).body.data;
  expect(person.contacts.map(({ value }) => value)).toEqual(["0775 556 066", "Mary Kollie"]);
  expect(person).toMatchObject({
    kinds: ["client", "owner"],
    listings: [{ uuid }],
    merges: [{ undo: body.undo, name: "MK" }],
    suggestions: [],
  });
  expect(person.timeline[0]).toMatchObject({ kind: "merge", text: "MK" });
  expect((await people.get(named)).status).toBe(404);
  expect(await listPersonIds()).toEqual([mary]);
  expect((await people.undo(body.undo)).body).toEqual({ id: mary, other_id: named });
  expect(await rows()).toEqual(before);
  expect((await people.undo(body.undo)).status).toBe(404);
});

it("gives both people their contacts back if the merged person was saved in between", async () => {
  const { mary, named } = await storeMary();
  const before = await people.get(mary);
  const { body } = await people.merge(mary, named);
  const { contacts } = (await people.get(mary)).body.data.person;
  expect((await people.change(mary, { note: "Met her", contacts })).status).toBe(200);
  await people.undo(body.undo);
  const valuesOf = async (id: string) => (await people.get(id)).body.data.person.contacts.map(({ value }) => value);
  expect(await valuesOf(mary)).toEqual(before.body.data.person.contacts.map(({ value }) => value));
  expect(await valuesOf(named)).toEqual(["Mary Kollie"]);
});

it("keeps what was changed after the merge, and new enquiries stay with the kept person", async () => {
  const { mary, named } = await storeMary();
  const { undo } = (await people.merge(mary, named)).body;
  await people.change(mary, { note: "New note", kinds: ["supplier"] });
  const later = await storeTestEnquiry({ name: "Mary Kollie", email: "", phone_number: "0775556066" });
  await people.undo(undo);
  expect((await people.get(mary)).body.data.person).toMatchObject({ note: "New note", kinds: ["client", "supplier"] });
  expect(await findPersonOf(later.id)).toBe(mary);
});

it("refuses people who could not be saved afterwards, and says why", async () => {
  const contactsOf = (from: number) =>
    Array.from({ length: 11 }, (_, n) => ({ kind: "email", value: `m${from + n}@example.org` }));
  const [one, other] = [
    (await people.create({ name: "One", contacts: contactsOf(0) })).body.id,
    (await people.create({ name: "Other", contacts: contactsOf(11) })).body.id,
  ];
  const before = await rows();
  const refused = await people.merge(one, other);
  expect([refused.status, refused.body.detail]).toMatchObject([
    422,
    [{ loc: ["body", "other_id"], msg: expect.stringContaining("22 contacts, and one person has at most 20") }],
  ]);
  expect(await rows()).toEqual(before);
  const ten = contactsOf(11).slice(0, 9);
  await people.change(other, { contacts: ten, note: "x".repeat(1000) });
  await people.change(one, { note: "y".repeat(1000) });
  expect((await people.merge(one, other)).body.detail).toMatchObject([
    { msg: expect.stringContaining("2,001 characters, and one may have 2,000") },
  ]);
  await people.change(one, { note: "y".repeat(999) });
  expect((await people.merge(one, other)).status).toBe(200);
  const { contacts, note } = (await people.get(one)).body.data.person;
  expect((await people.change(one, { contacts, note })).status).toBe(200);
});

it("gives an enquiry that came since from a number of the merged person to this person when it is undone", async () => {
  const mary = (await people.create({ name: "Mary", phone: "0775556066" })).body.id;
  const joy = (await people.create({ name: "Joy", phone: "0886111222", email: "joy@example.org" })).body.id;
  const { undo } = (await people.merge(mary, joy)).body;
  const send = (name: string, phone_number: string, email = "") => storeTestEnquiry({ name, phone_number, email });
  const ofJoy = [
    await send("Joy", "0886 111 222", "new@example.org"),
    await send("joy", "+231886111222"),
    await send("Joy", "0770 000 001", "JOY@example.org"),
  ];
  const ofMary = await send("Joy", "0775556066");
  for (const { id } of [...ofJoy, ofMary]) expect(await findPersonOf(id)).toBe(mary);
  await people.undo(undo);
  for (const { id } of ofJoy) expect(await findPersonOf(id)).toBe(joy);
  expect(await findPersonOf(ofMary.id)).toBe(mary);
  const valuesOf = async (id: string) => (await people.get(id)).body.data.person.contacts.map(({ value }) => value);
  expect(await valuesOf(mary)).toEqual(["0775556066"]);
  expect(await valuesOf(joy)).toEqual(["0886111222", "joy@example.org", "new@example.org", "0770 000 001"]);
  expect(await findPersonOf((await send("Joy", "0770000001")).id)).toBe(joy);
});

it("gives an enquiry from a shared number to the person with its name when the merge is undone", async () => {
  const mary = (await people.create({ name: "Mary", phone: "0775556066" })).body.id;
  const joy = (await people.create({ name: "Joy", phone: "0775556066", shared: true })).body.id;
  const { undo } = (await people.merge(mary, joy)).body;
  const names = ["JOY", "Mary", "Someone"];
  const sent = await storeTestEnquiries(...names.map((name) => ({ name, phone_number: "0775 556 066", email: "" })));
  await people.undo(undo);
  const [first, second, third] = await Promise.all(sent.map(({ id }) => findPersonOf(id)));
  expect([first, second, [mary, joy].includes(third ?? "")]).toEqual([joy, mary, false]);
});

it("no longer suggests two people who are not the same, until a colleague merges them", async () => {
  const { mary, named } = await storeMary();
  expect((await people.keepApart(mary, named)).status).toBe(204);
  expect((await people.keepApart(named, mary)).status).toBe(204);
  for (const id of [mary, named]) expect((await people.get(id)).body.data.person.suggestions).toEqual([]);
  const { undo } = (await people.merge(named, mary)).body;
  await people.undo(undo);
  expect((await people.get(mary)).body.data.person.suggestions).toMatchObject([{ id: named }]);
  const before = await rows();
  for (const other of [mary, unknownId, ""]) expect((await people.keepApart(mary, other)).status).toBe(422);
  expect((await people.keepApart(unknownId, mary)).status).toBe(404);
  expect(await rows()).toEqual(before);
  const results = await queryRows("SELECT count(*) AS n FROM different_people");
  expect(results).toEqual([{ n: 0 }]);
});

it("moves calls to the person with a merge, and back", async () => {
  const { mary, named } = await storeMary();
  expect((await people.contacted(named, "call")).status).toBe(204);
  const { undo } = (await people.merge(mary, named)).body;
  const kindsOf = async (id: string) => (await people.get(id)).body.data.person.timeline.map(({ kind }) => kind);
  expect(await kindsOf(mary)).toContain("call");
  await people.undo(undo);
  expect(await kindsOf(mary)).not.toContain("call");
  expect(await kindsOf(named)).toEqual(["call"]);
});

it("undoes the later merge first", async () => {
  const { mary, named } = await storeMary();
  const third = (await people.create({ name: "Third", phone: "0886111222" })).body.id;
  const before = await rows();
  const first = (await people.merge(named, mary)).body.undo;
  const second = (await people.merge(third, named)).body.undo;
  expect((await people.undo(first)).status).toBe(409);
  expect((await people.undo(second)).status).toBe(200);
  expect((await people.undo(first)).status).toBe(200);
  expect(await rows()).toEqual(before);
});

/**
 * The database, whose first write comes after one of another colleague.
 * @param fewest a batch of so many statements writes
 */
const withWriteBefore = (statement: string, fewest = 8) => {
  const others = [env.DB.prepare(statement)];
  return new Proxy(env.DB, {
    get: (db, name) =>
      name === "batch"
        ? async (all: D1PreparedStatement[]) => {
            const isRead = all.length < fewest;
            if (!isRead) for (const other of others.splice(0)) await other.run();
            return db.batch(all);
          }
        : Reflect.get(db, name).bind(db),
  });
};
const actor = { id: unknownId, seesHealth: true } as AdminActor;

it("decides again about people who were changed after they were read, and undoes such a merge", async () => {
  const { mary, named } = await storeMary();
  const before = await rows();
  const { undo } = await merge(
    withWriteBefore("UPDATE people SET note = 'Called' WHERE name = 'MK'"),
    actor,
    mary,
    named,
  );
  expect((await people.get(mary)).body.data.person).toMatchObject({ note: "Called", kinds: ["client", "owner"] });
  await separate(withWriteBefore("UPDATE people SET key_holder = 'Joy' WHERE merged_into IS NULL"), actor, undo);
  expect((await people.get(mary)).body.data.person).toMatchObject({ note: null, key_holder: "Joy", kinds: ["client"] });
  await runSql("UPDATE people SET note = NULL");
  expect(await rows()).toEqual(before);
});

it.each([
  [
    "a number",
    "INSERT INTO contacts (person_n, kind, key, value) SELECT n, 'phone', '+231880000009', '0880 000 009' FROM people WHERE name = 'MK'",
  ],
  ["an enquiry", "UPDATE enquiries SET person_n = (SELECT n FROM people WHERE name = 'MK') WHERE n = 1"],
  ["a home", "UPDATE properties SET owner_id = (SELECT id FROM people WHERE name = 'MK')"],
])("moves %s too that the other person got after both were read, and gives it back", async (_, statement) => {
  const { mary, named } = await storeMary();
  await storeProperty();
  const { undo } = await merge(withWriteBefore(statement), actor, mary, named);
  expect((await people.get(mary)).status).toBe(200);
  const left = await env.DB.prepare(
    "SELECT (SELECT count(*) FROM contacts WHERE person_n = people.n) + (SELECT count(*) FROM enquiries WHERE person_n = people.n) + (SELECT count(*) FROM properties WHERE owner_id = people.id) AS count FROM people WHERE name = 'MK'",
  ).first<number>("count");
  expect(left).toBe(0);
  expect((await people.undo(undo)).status).toBe(200);
  const { person } = (await people.get(named)).body.data;
  expect([person.contacts.length - 1, person.listings.length, person.timeline.length].filter(Boolean)).toEqual([1]);
});

it("keeps no people apart of whom one was deleted after both were read", async () => {
  const { mary, named } = await storeMary();
  const db = withWriteBefore("DELETE FROM people WHERE name = 'MK'", 2);
  await expect(keepApart(db, actor, mary, named)).rejects.toMatchObject({ status: 422 });
  const results = await queryRows("SELECT * FROM different_people");
  expect(results).toEqual([]);
});

it("rejects the same, an unknown and a merged person, and changes nothing", async () => {
  const { mary, named } = await storeMary();
  for (const other of [mary, unknownId, ""]) expect((await people.merge(mary, other)).status).toBe(422);
  expect((await people.merge(unknownId, mary)).status).toBe(404);
  await people.merge(mary, named);
  const before = await rows();
  expect((await people.merge(named, mary)).status).toBe(404);
  expect((await people.merge(mary, named)).status).toBe(422);
  expect(await rows()).toEqual(before);
});

it("is final after thirty days, and deletes both people together before", async () => {
  const { mary, named } = await storeMary();
  const { undo } = (await people.merge(mary, named)).body;
  await runSchedule(env, new Date(Date.now() + 31 * 86_400_000));
  // The session has ended since.
  people = createPeopleClient((await storeSignedIn({ role: "admin" })).token);
  expect((await people.undo(undo)).status).toBe(404);
  const results = await queryRows("SELECT id FROM people");
  expect(results).toEqual([{ id: mary }]);
  const other = (await people.create({ name: "Other", phone: "0886111222" })).body.id;
  await people.merge(mary, other);
  await people.remove(mary);
  expect((await firstRow<{ n: number }>("SELECT count(*) AS n FROM people"))?.n).toBe(0);
});
