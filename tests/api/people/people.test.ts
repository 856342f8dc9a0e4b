import { beforeEach, describe, expect, it } from "vitest";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { unknownId } from "../../support/endpoints.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { createPeopleClient, findPersonOf, listPersonIds } from "./people-requests.ts";

let admin: Awaited<ReturnType<typeof storeSignedIn>>;
let people: ReturnType<typeof createPeopleClient>;
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", username: "the_admin" });
  people = createPeopleClient(admin.token);
});
const names = async (query = "") => (await people.list(query)).body.data.people.map(({ name }) => name);

describe("the list of people", () => {
  it("has the last contact first, in pages", async () => {
    await storeTestEnquiries(
      ...Array.from({ length: 5 }, (_, n) => ({
        name: `P${n}`,
        phone_number: `077555010${n}`,
        submittedAt: new Date(Date.UTC(2026, 0, n + 1)).toISOString(),
      })),
    );
    const latest = { message: "Two rooms in Sinkor", submittedAt: "2026-02-01T00:00:00.000Z" };
    await storeTestEnquiry({ name: "P1", phone_number: "0775550101", ...latest });
    const first = await people.list("?limit=3");
    const second = await people.list(`?limit=3&cursor=${first.body.next_cursor}`);
    const listed = [...first.body.data.people, ...second.body.data.people];
    expect(listed.map(({ name }) => name)).toEqual(["P1", "P4", "P3", "P2", "P0"]);
    expect(listed[0]).toMatchObject({
      phone: "0775550101",
      kinds: ["client"],
      open_enquiries: 2,
      about: latest.message,
    });
    expect(second.body.next_cursor).toBeNull();
    expect(first.headers.get("cache-control")).toBe("no-store");
  });

  it("finds a name, any spelling of a number or a part of it, an address, and references", async () => {
    const { uuid, reference } = await storeProperty();
    const sent = await storeTestEnquiry({
      name: "Zoë O'Neill-Kollie",
      email: "zoe@kakata.example",
      phone_number: "0775 556 066",
      property_uuid: uuid,
    });
    await people.create({ name: "Other", phone: "0886 111 222" });
    const found = ["zoe", "koll", "oneill", "zoe@kakata", "0775556066", "+231 77 555 6066", "775 556", "6066"];
    for (const q of [...found, sent.reference, reference, reference.toLowerCase()])
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(["Zoë O'Neill-Kollie"]);
    for (const q of ["nobody", "0775 556 067", "MH-9999", "---"])
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual([]);
    const searched = await callApi("/people/search", { body: { q: "zoe", limit: 5 }, token: admin.token });
    expect(searched.body).toMatchObject({ data: { people: [{ name: "Zoë O'Neill-Kollie" }] } });
  });

  it("finds the owner of a home by its reference", async () => {
    const { body } = await people.create({ name: "Owner", phone: "0886111222", kinds: ["owner"] });
    const { uuid, reference } = await storeProperty();
    await runSql("UPDATE properties SET owner_id = ? WHERE uuid = ?", body.id, uuid);
    expect(await names(`?q=${reference}`)).toEqual(["Owner"]);
  });

  it("finds who owns a home and who asked about it by words of its title, with the filters", async () => {
    const owner = (await people.create({ name: "Ma Owner", phone: "0886111222", kinds: ["owner"] })).body.id;
    const { uuid } = await storeProperty({ title: "Blue villa in Sinkor", description: "Beside the lighthouse" });
    await runSql("UPDATE properties SET owner_id = ? WHERE uuid = ?", owner, uuid);
    await storeTestEnquiry({ name: "Asks", phone_number: "0775550101", property_uuid: uuid });
    for (const q of ["blue villa", "VILLA", "sinkor bl"])
      expect((await names(`?q=${encodeURIComponent(q)}`)).sort(), q).toEqual(["Asks", "Ma Owner"]);
    expect(await names("?q=villa&kind=owner")).toEqual(["Ma Owner"]);
    expect(await names("?q=lighthouse")).toEqual([]);
  });

  it("looks at all matches for the filters, not at the newest ones only", async () => {
    const first = { kinds: ["owner"], assignee_id: admin.id };
    await people.create({ name: "Mary First", phone: "0886111222", ...first });
    await runSql(`WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 60)
       INSERT INTO people (id, name, name_key, is_client, created_at, changed_at, last_contact_at)
       SELECT 'p' || i, 'Mary ' || i, 'mary ' || i, 1, '2026-01-01', '2026-01-01', '2026-01-01' FROM numbers`);
    expect(await names("?q=mary&kind=owner")).toEqual(["Mary First"]);
    expect(await names(`?q=mary&assignee_id=${admin.id}`)).toEqual(["Mary First"]);
    await people.change((await people.list("?q=mary&kind=owner")).body.data.people[0]?.id ?? "", {
      kinds: ["client"],
      assignee_id: null,
    });
    expect(await names("?q=mary&kind=owner")).toEqual([]);
    expect(await names(`?q=mary&assignee_id=${admin.id}`)).toEqual([]);
  });

  it("follows a changed name, added and removed contacts", async () => {
    const { body } = await people.create({ name: "Old", phone: "0886111222" });
    await people.change(body.id, { name: "New", contacts: [{ kind: "email", value: "new@example.org" }] });
    expect(await names("?q=old")).toEqual([]);
    expect(await names("?q=0886111222")).toEqual([]);
    expect(await names("?q=new")).toEqual(["New"]);
    await people.remove(body.id);
    expect(await names("?q=new")).toEqual([]);
  });

  it("is filtered by kind and colleague", async () => {
    await people.create({ name: "Client", phone: "0886111001" });
    await people.create({ name: "Owner", phone: "0886111002", kinds: ["owner"], assignee_id: admin.id });
    await people.create({ name: "Supplier", phone: "0886111003", kinds: ["supplier", "client"] });
    for (const [query, ...found] of [
      ["kind=owner", "Owner"],
      ["kind=supplier", "Supplier"],
      ["kind=client", "Supplier", "Client"],
      [`assignee_id=${admin.id}`, "Owner"],
      [`assignee_id=${admin.id}&kind=client`],
      ["q=owner&kind=client"],
    ])
      expect(await names(`?${query}`), query).toEqual(found);
  });
});

describe("a new person", () => {
  it("has contacts as they were entered, each once, the number and the address first", async () => {
    const fields = { name: "Mary", kinds: ["owner"], note: "Calls back", key_holder: "The guard" };
    const whatsapp = { kind: "whatsapp", value: "Ma Mary" };
    const { status, body } = await people.create({
      ...fields,
      phone: "0775 556 066",
      email: "mary@example.org",
      contacts: [{ kind: "phone", value: "+231775556066" }, whatsapp],
      assignee_id: admin.id,
    });
    expect(status).toBe(201);
    expect((await people.get(body.id)).body.data.person).toMatchObject({
      ...fields,
      contacts: [{ kind: "phone", value: "+231775556066" }, { kind: "email", value: "mary@example.org" }, whatsapp],
      phone: "+231775556066",
      assignee: "the_admin",
    });
  });

  it("is a conflict with the first person who has the number in any spelling, unless it is shared", async () => {
    const first = await people.create({ name: "Mary", phone: "0775 556 066" });
    const before = await readAllTables();
    const refused = await people.create({ name: "Joy", phone: "+231 77 555 6066" });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({ detail: "Mary has this number or address.", id: first.body.id, name: "Mary" });
    expect(await readAllTables()).toBe(before);
    const shared = await people.create({ name: "Joy", phone: "+231 77 555 6066", shared: true });
    expect(shared.status).toBe(201);
    const { contacts, suggestions } = (await people.get(shared.body.id)).body.data.person;
    expect(contacts[0]?.shared_with).toEqual([{ id: first.body.id, name: "Mary" }]);
    expect(suggestions).toMatchObject([{ id: first.body.id, reason: "contact" }]);
    const again = await people.create({ name: "Paul", contacts: [{ kind: "whatsapp", value: "0775556066" }] });
    expect(again.body.id).toBe(first.body.id);
  });

  it("is created once for an idempotency key, and refused again after a conflict", async () => {
    const headers = { "idempotency-key": "k1" };
    const [one, other] = [
      await people.create({ name: "Mary", phone: "0775556066" }, headers),
      await people.create({ name: "Mary", phone: "0775556066" }, headers),
    ];
    expect([other.status, other.body.id]).toEqual([201, one.body.id]);
    expect((await people.create({ name: "Else", phone: "0775556067" }, headers)).status).toBe(422);
    const conflict = { name: "Joy", phone: "0775556066" };
    for (let n = 0; n < 2; n += 1)
      expect((await people.create(conflict, { "idempotency-key": "k2" })).status).toBe(409);
    expect(await listPersonIds()).toHaveLength(1);
  });

  it("is created once by parallel requests with a number", async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, () => people.create({ name: "Mary", phone: "0775556066" })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it("without a contact, or with a colleague who is none, is rejected, names the field and changes nothing", async () => {
    const before = await readAllTables();
    for (const [fields, field] of [
      [{ contacts: [{ kind: "phone", value: "-----" }] }, "contacts"],
      [{ phone: "0775556066", assignee_id: unknownId }, "assignee_id"],
    ] as const) {
      const { status, body } = await people.create({ name: "A", ...fields });
      expect([status, Array.isArray(body.detail) && body.detail[0]?.loc[1]]).toEqual([422, field]);
    }
    expect(await readAllTables()).toBe(before);
  });
});

describe("a change", () => {
  it("replaces the first number or address and leaves what was not sent", async () => {
    const { body } = await people.create({ name: "Mary", phone: "0775556066", email: "m@example.org", note: "N" });
    const changed = await people.change(body.id, { phone: "0886 111 222" });
    expect(changed.body.data.person).toMatchObject({ phone: "0886 111 222", email: "m@example.org", note: "N" });
    const cleared = await people.change(body.id, { email: null, note: "", kinds: ["supplier"] });
    expect(cleared.body.data.person).toMatchObject({ email: null, note: null, kinds: ["supplier"] });
    expect((await people.change(body.id, { phone: null })).status).toBe(422);
  });

  it("is refused for a number of another person and for no colleague, and changes nothing", async () => {
    const mary = (await people.create({ name: "Mary", phone: "0775556066" })).body.id;
    const joy = (await people.create({ name: "Joy", phone: "0886111222" })).body.id;
    const user = await storeSignedIn();
    const before = await readAllTables();
    const conflict = await people.change(joy, { name: "Else", phone: "0775556066" });
    expect([conflict.status, conflict.body]).toMatchObject([409, { id: mary }]);
    expect((await people.change(joy, { name: "Else", assignee_id: user.id })).status).toBe(422);
    expect((await people.change(joy, {})).status).toBe(422);
    expect((await people.change(joy, { contacts: [] })).status).toBe(422);
    expect(await readAllTables()).toBe(before);
    expect((await people.change(joy, { phone: "0775556066", shared: true })).status).toBe(200);
    expect((await people.change(joy, { phone: "0775 556 066", name: "Else" })).status).toBe(200);
  });
});

it("deletes a person, keeps the enquiries, and the job does not bring it back", async () => {
  const sent = await storeTestEnquiry({ name: "Mary" });
  const id = (await findPersonOf(sent.id)) ?? "";
  expect((await people.remove(id)).status).toBe(204);
  expect((await people.remove(id)).status).toBe(404);
  expect(await listPersonIds()).toEqual([]);
  const results = await queryRows("SELECT name, is_unlinked FROM enquiries");
  expect(results).toEqual([{ name: "Mary", is_unlinked: 1 }]);
});

it("shows what happened with a person, the newest first, and the homes with their prices of today", async () => {
  const home = await storeProperty({ title: "Villa" });
  await storeImage(home);
  const { uuid, reference } = home;
  const sent = await storeTestEnquiry({ name: "Mary", message: "Is it free?", property_uuid: uuid });
  await storeTestEnquiry({ name: "Mary", message: "Spam", spam: true });
  await callApi(`/contact/submissions/${sent.id}`, {
    method: "PATCH",
    body: { note: "Called her", status: "replied" },
    token: admin.token,
  });
  const { person } = (await people.get((await findPersonOf(sent.id)) ?? "")).body.data;
  expect(person.timeline.map(({ kind, by, text, reference: of }) => ({ kind, by, text, of })).reverse()).toEqual([
    { kind: "enquiry", by: null, text: "Is it free?", of: sent.reference },
    ...[
      { kind: "status", by: "the_admin", text: "replied", of: sent.reference },
      { kind: "note", by: "the_admin", text: "Called her", of: sent.reference },
    ].toSorted((one, other) =>
      person.timeline[0]?.kind === one.kind ? 1 : person.timeline[0]?.kind === other.kind ? -1 : 0,
    ),
  ]);
  expect(person.enquiries).toMatchObject([{ id: sent.id, status: "replied", name: "Mary" }]);
  expect(person.homes).toMatchObject([
    { uuid, reference, title: "Villa", deleted: false, image_url: expect.stringMatching(/1-320\.webp$/) },
  ]);
  expect(person).toMatchObject({ appointments: [], listings: [], merges: [], open_enquiries: 0 });
});

it("suggests people with the same name and other numbers, and one whose WhatsApp name it is", async () => {
  const mary = (await people.create({ name: "Mary Kollie", phone: "0775556066" })).body.id;
  const same = (await people.create({ name: "MÁRY  kollie", phone: "0886111222" })).body.id;
  const named = (await people.create({ name: "MK", contacts: [{ kind: "whatsapp", value: "Mary Kollie" }] })).body.id;
  const found = (await people.get(mary)).body.data.person.suggestions;
  expect(found.map(({ id, reason }) => [id, reason])).toEqual([
    [same, "name"],
    [named, "whatsapp name"],
  ]);
});

it("records changes in the audit without names and numbers", async () => {
  const { body } = await people.create({ name: "Secret Name", phone: "0775556066" });
  await people.change(body.id, { name: "Other Name", email: "secret@example.org" });
  await people.remove(body.id);
  const results = await queryRows("SELECT action, entity_id, after FROM audit WHERE entity = 'person'");
  expect(results.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  expect(JSON.stringify(results)).not.toMatch(/Name|5556066|secret/);
});
