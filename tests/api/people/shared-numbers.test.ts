import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PrivacyErasure, PrivacyExport, SharedContactConflict } from "#contract/admin/privacy.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import family from "../../support/cases/shared-phone.json";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { logEnquiry } from "../inbox/inbox-actions.ts";
import { createPeopleClient, findPersonOf } from "./people-requests.ts";

let token = "";
let people: ReturnType<typeof createPeopleClient>;
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
  people = createPeopleClient(token);
});
const [mother, son] = family.enquiries as [(typeof family.enquiries)[number], (typeof family.enquiries)[number]];
const send = (sender: object) => storeTestEnquiry(sender);
const personOf = async (sender: object) => (await findPersonOf((await send(sender)).id)) ?? "";
const getPerson = async (id: string) => (await people.get(id)).body.data.person;
const privacy = <T>(call: "erase" | "export", body: object) =>
  callApi<T & SharedContactConflict>(`/privacy/${call}`, { body, token });
const move = (id: string, person_id: string | null) =>
  callApi<{ undo: string; person_id: string }>(`/contact/submissions/${id}/move`, { body: { person_id }, token });
const undo = (token_: string) =>
  callApi<{ changed: number; skipped: number }>("/contact/submissions/undo", { body: { undo: token_ }, token });

/** The enquiries of mother and son as one person, as they were stored before numbers could be shared. */
async function storeMixed() {
  const first = await send(mother);
  const second = await send(son);
  const [id = "", other = ""] = [await findPersonOf(first.id), await findPersonOf(second.id)] as string[];
  await people.merge(id, other);
  await runSql("DELETE FROM people WHERE merged_into IS NOT NULL");
  return { id, first, second };
}

describe("a mother and her son with one phone", () => {
  it("are two people who share a number, and are found by their names", async () => {
    const [hers, his] = [await personOf(mother), await personOf(son)];
    expect(hers).not.toBe(his);
    expect((await getPerson(hers)).contacts).toMatchObject([{ shared_with: [{ id: his, name: son.name }] }, {}]);
    const found = await callApi<{ data: { people: { id: string }[] } }>("/people?q=Son%20K", { token });
    expect(found.body.data.people.map(({ id }) => id)).toEqual([his]);
  });

  it("an erasure of hers leaves his enquiry, and her export does not show it", async () => {
    const { id } = await send(mother);
    const his = await send(son);
    const exported = (await privacy<PrivacyExport>("export", { email: mother.email })).body;
    expect(exported.data.enquiries.map((row) => row.id)).toEqual([id]);
    expect(JSON.stringify(exported)).not.toContain(son.name);
    expect((await privacy<PrivacyErasure>("erase", { email: mother.email })).body.data).toMatchObject({ enquiries: 1 });
    expect(await readAllTables()).not.toContain(mother.name);
    expect((await getPerson((await findPersonOf(his.id)) ?? "")).enquiries).toMatchObject([{ name: son.name }]);
  });

  it.each([
    ["the same name", { ...mother, email: "new@example.org" }, "hers"],
    ["the same name in another order", { ...mother, name: "K, Mother", email: "" }, "hers"],
    ["the same address", { ...mother, name: "M. K." }, "hers"],
    ["another name and address", { ...mother, name: "Aunt", email: "aunt@example.org" }, "new"],
    ["another name without an address", { ...mother, name: "Aunt", email: "" }, "new"],
    ["his name", { ...son, email: "" }, "his"],
    ["his address from her phone", { ...son, name: "S." }, "his"],
    ["a number for a name", { ...mother, name: mother.phone_number, email: "" }, "new"],
  ])("%s from the number", async (_, sender, whose) => {
    const [hers, his] = [await personOf(mother), await personOf(son)];
    const found = await personOf(sender);
    expect(found === hers ? "hers" : found === his ? "his" : "new").toBe(whose);
  });

  it("become one when a colleague says so, later enquiries of both names too, and can be separated for 30 days", async () => {
    const [hers, his] = [await personOf(mother), await personOf(son)];
    const same = await callApi<{ undo: string }>(`/people/${hers}/same`, { body: { other_id: his }, token });
    expect(same.status).toBe(200);
    expect([await personOf(son), await personOf({ ...son, email: "" })]).toEqual([hers, hers]);
    expect((await people.undo(same.body.undo)).status).toBe(200);
    expect((await getPerson(his)).enquiries.length).toBeGreaterThan(0);
    expect((await callApi(`/people/${hers}/same`, { body: { other_id: hers }, token })).status).toBe(422);
  });
});

it("a name in another order is suggested as the same", async () => {
  const one = await personOf({ name: "Kollie, Mary", phone_number: "0775000222", email: "" });
  const other = await personOf({ name: "Mary Kollie", phone_number: "0775000333", email: "" });
  const three = await personOf({ name: "Mary Ann Toe", phone_number: "0775000444", email: "" });
  const last = await personOf({ name: "Toe, Mary Ann", phone_number: "0775000555", email: "" });
  for (const [id, suggested] of [
    [one, other],
    [other, one],
    [three, last],
    [last, three],
  ] as const)
    expect((await getPerson(id)).suggestions).toMatchObject([{ id: suggested, reason: "name" }]);
});

describe("enquiries that were stored as one person", () => {
  it("are exported and erased by their choice; the others get people of their own", async () => {
    const { first, second } = await storeMixed();
    const before = await readAllTables();
    for (const call of ["export", "erase"] as const) {
      const refused = await privacy(call, { email: mother.email });
      expect([refused.status, refused.body.people]).toMatchObject([
        409,
        [
          { name: son.name, enquiries: [{ id: second.id, reference: second.reference }] },
          { name: mother.name, enquiries: [{ id: first.id }] },
        ],
      ]);
    }
    const unknown = await privacy("erase", { email: mother.email, enquiry_ids: [crypto.randomUUID()] });
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([422, expect.stringContaining("enquiry_ids")]);
    expect(await readAllTables()).toBe(before);
    const body = { email: mother.email, enquiry_ids: [first.id] };
    const { data } = (await privacy<PrivacyExport>("export", body)).body;
    expect(data.enquiries.map((row) => row.id)).toEqual([first.id]);
    expect((await privacy<PrivacyErasure>("erase", body)).body.data).toMatchObject({ people: 1, enquiries: 1 });
    const left = await getPerson((await findPersonOf(second.id)) ?? "");
    expect([left.name, left.enquiries.map(({ id }) => id)]).toEqual([son.name, [second.id]]);
    expect(await readAllTables()).not.toContain(mother.email);
  });

  it("are found by each name that ever wrote", async () => {
    const { id } = await storeMixed();
    for (const name of [mother.name, son.name, "son"])
      expect((await people.list(`?q=${encodeURIComponent(name)}`)).body.data.people.map((one) => one.id)).toEqual([id]);
    expect((await people.list("?q=aunt")).body.data.people).toEqual([]);
  });

  it("can be separated: one moves to a new person with its contacts, and back", async () => {
    const { id, second } = await storeMixed();
    const before = await getPerson(id);
    const { status, body } = await move(second.id, null);
    expect(status).toBe(200);
    const his = await getPerson(body.person_id);
    expect(his).toMatchObject({ name: son.name, enquiries: [{ id: second.id }] });
    expect(his.contacts).toMatchObject([{ value: son.phone_number, shared_with: [{ id }] }, { value: son.email }]);
    expect((await getPerson(id)).contacts.map(({ value }) => value)).toEqual([mother.phone_number, mother.email]);
    expect((await undo(body.undo)).body).toEqual({ changed: 1, skipped: 0 });
    const { contacts, ...after } = await getPerson(id);
    expect(after.enquiries).toEqual(before.enquiries);
    expect(new Set(contacts)).toEqual(new Set(before.contacts));
    expect((await people.get(body.person_id)).status).toBe(404);
    expect((await undo(body.undo)).status).toBe(404);
  });

  it("one moves to another person, and an undo leaves what was moved again", async () => {
    const { second } = await storeMixed();
    const aunt = await personOf({ name: "Aunt", phone_number: "0886000111", email: "" });
    const { undo: first } = (await move(second.id, aunt)).body;
    expect(await findPersonOf(second.id)).toBe(aunt);
    expect((await move(second.id, null)).status).toBe(200);
    expect((await undo(first)).body).toEqual({ changed: 0, skipped: 1 });
  });

  it("names what is wrong and changes nothing", async () => {
    const { id, first } = await storeMixed();
    const before = await readAllTables();
    for (const person_id of [id, crypto.randomUUID(), "x", undefined as unknown as null]) {
      const { status, body } = await move(first.id, person_id);
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining("person_id")]);
    }
    expect((await move(crypto.randomUUID(), null)).status).toBe(404);
    expect(await readAllTables()).toBe(before);
  });
});

describe("the names that wrote as one person", () => {
  const senders = async (id: string) => (await getPerson(id)).senders.map(({ name }) => name);
  const aunt = { name: "Aunt", phone_number: "0886000111", email: "aunt@example.org" };
  /** Two names as one person, before colleagues could say that they are. */
  const storeUnsaid = async () => {
    const stored = await storeMixed();
    await runSql("UPDATE people SET one_sender_n = NULL");
    return stored;
  };

  it("are shown as the senders that they are", async () => {
    const { id, first, second } = await storeUnsaid();
    expect((await getPerson(id)).senders).toEqual([
      { name: son.name, email: son.email, is_own: false, enquiry_ids: [second.id] },
      { name: mother.name, email: mother.email, is_own: true, enquiry_ids: [first.id] },
    ]);
    await move(second.id, null);
    expect(await senders(id)).toEqual([]);
  });

  it("are not another sender if a call was logged with a number only", async () => {
    const id = await personOf(mother);
    const call = { service: "real-estate", channel: "phone", phone_number: mother.phone_number };
    expect((await logEnquiry(token, call)).status).toBe(201);
    const person = await getPerson(id);
    expect([person.enquiries.length, person.senders]).toEqual([2, []]);
  });

  it("are one for good after a merge; a new name since is asked about", async () => {
    const [hers, his] = [await personOf(mother), await personOf(son)];
    await people.merge(hers, his);
    await runSql("UPDATE person_merges SET at = '2025-01-01T00:00:00.000Z'");
    await runSchedule(env);
    expect(await senders(hers)).toEqual([]);
    await runSql(
      "UPDATE enquiries SET person_n = (SELECT n FROM people WHERE id = ?) WHERE id = ?",
      hers,
      (await send(aunt)).id,
    );
    expect(await senders(hers)).toEqual([aunt.name, son.name]);
  });

  it("are one also for who may not see the merge, and two again after its undo", async () => {
    const { id } = await storeUnsaid();
    const { token: withoutHealth } = await storeSignedIn({ role: "admin", sees_health: false });
    const patient = await personOf({ ...aunt, service: "health" });
    const merged = (await people.merge(id, patient)).body;
    await runSql("UPDATE people SET is_patient = 0 WHERE id = ?", id);
    const seen = (await createPeopleClient(withoutHealth).get(id)).body.data.person;
    expect([seen.merges, seen.senders, await senders(id)]).toEqual([[], [], []]);
    expect((await people.undo(merged.undo)).status).toBe(200);
    expect(await senders(id)).toEqual([son.name, mother.name]);
  });

  it("are one after a colleague gave an enquiry to the person, and two after the undo", async () => {
    const { id } = await storeUnsaid();
    const moved = (await move((await send(aunt)).id, id)).body;
    expect(await senders(id)).toEqual([]);
    expect((await undo(moved.undo)).body).toEqual({ changed: 1, skipped: 0 });
    expect(await senders(id)).toEqual([son.name, mother.name]);
  });

  it("are one if a colleague says so, of the enquiries that the colleague saw, and two again", async () => {
    const { id, first, second } = await storeUnsaid();
    const say = async (one_sender_until: string | null) =>
      (await people.change(id, { one_sender_until })).body.data.person.senders.length;
    expect([await say(first.id), await say(second.id), await say(null)]).toEqual([2, 0, 2]);
    const [other, unknown] = [(await send(aunt)).id, crypto.randomUUID()];
    expect([await say(other), await say(unknown), await say(second.id), await say(other)]).toEqual([2, 2, 0, 0]);
    expect((await people.change(id, { one_sender_until: "x" })).status).toBe(422);
    const logged = await queryRows<{ after: string }>("SELECT after FROM audit WHERE entity = 'person' ORDER BY n");
    expect(logged.at(-1)?.after).toContain("one_sender_until");
  });
});

it("the data of a colleague has the devices for push messages", async () => {
  const colleague = await storeSignedIn({ role: "admin", email: "colleague@example.org" });
  await runSql(
    "INSERT INTO alert_devices (id, user_id, name, endpoint, p256dh, auth, created_at) VALUES ('d', ?, 'Phone', 'https://push.example/1', 'p', 'a', '2026-11-01T00:00:00.000Z')",
    colleague.id,
  );
  const body = { email: "colleague@example.org" };
  expect((await privacy<PrivacyExport>("export", body)).body.data.devices).toMatchObject([
    { name: "Phone", endpoint: "https://push.example/1" },
  ]);
  expect((await privacy("erase", body)).status).toBe(409);
  await runSql("UPDATE users SET role = 'user' WHERE id = ?", colleague.id);
  expect((await privacy<PrivacyErasure>("erase", body)).body.data).toMatchObject({ account: true, devices: 1 });
  expect(await readAllTables()).not.toContain("push.example");
});
