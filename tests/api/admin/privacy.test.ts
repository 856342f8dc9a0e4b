import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PrivacyErasure, PrivacyExport, PrivacyMatches, SharedContactConflict } from "#contract/admin/privacy.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const email = "kebbeh@example.org";
const person = { name: "Ma Kebbeh", email, phone_number: "+231 77 555 0101", message: "My secret wish" };
const find = async (searched: string) =>
  (await callApi<PrivacyMatches>("/privacy/find", { body: { person: searched }, token })).body.data;
const exportPerson = (body: object) => callApi<PrivacyExport>("/privacy/export", { body, token });
const erase = (body: object = { email }) =>
  callApi<PrivacyErasure & { detail: string }>("/privacy/erase", { body, token });
/** What an erasure says that has erased nothing. */
const nothing = {
  ...{ account: false, people: 0, devices: 0, wants: 0, enquiries: 0, waiting: 0, stored_answers: 0, mail: 0 },
};

/** The content of both stores as text. */
async function readBothStores(): Promise<string> {
  const { objects } = await env.IMAGES.list({ prefix: "spool/" });
  const texts = await Promise.all(objects.map(async ({ key }) => (await env.IMAGES.get(key))?.text()));
  return (await readAllTables()) + texts.join("");
}

const sendEnquiry = (body: object, bindings = {}) =>
  callApi("/public/contact-us/general", { body, headers: { "idempotency-key": crypto.randomUUID() }, bindings });

/** Stores a person with an account, a favourite, a noted and mailed enquiry, a stored response and a spooled enquiry. */
async function storePersonEverywhere() {
  const user = await storeSignedIn({ email: "Kebbeh@Example.org", username: "kebbeh" });
  const { uuid } = await storeProperty();
  await callApi("/auth/favorites", { method: "PUT", body: { uuids: [uuid] }, token: user.token });
  const search = { path: "/rent?q=kebbeh", query: "kind=rent&q=kebbeh", label: "Rent · kebbeh" };
  await callApi("/auth/saved-searches", { method: "PUT", body: { added: [search] }, token: user.token });
  await sendEnquiry(person);
  const { id } = await storeTestEnquiry({ ...person, email: "other@example.org", mailed: true });
  await runSql("UPDATE enquiries SET user_id = ? WHERE id = ?", user.id, id);
  await callApi(`/contact/submissions/${id}`, { method: "PATCH", body: { note: "Kebbeh called" }, token });
  await sendEnquiry(person, { DB: unavailableDatabase });
  return user;
}

describe("finding a person", () => {
  it("counts what the export contains, by the address in any case, and changes nothing", async () => {
    await storePersonEverywhere();
    const { enquiries, waiting } = (await exportPerson({ email })).body.data;
    const references = [...waiting, ...enquiries.toReversed()].map(({ reference }) => reference);
    const before = await readBothStores();
    expect((await find(" KEBBEH@example.org ")).people).toEqual([
      {
        person_id: expect.any(String),
        contacts: [person.phone_number, email, "other@example.org"],
        email: "KEBBEH@example.org",
        phone_number: null,
        names: ["Ma Kebbeh"],
        account: { username: "kebbeh", role: "user" },
        references,
        taken: references.map((reference) => expect.objectContaining({ reference, name: "Ma Kebbeh" })),
        taken_wants: [],
        devices: 0,
        wants: 0,
        ...{ sessions: 1, favorites: 1, saved_searches: 1, enquiries: 2, waiting: 1, stored_answers: 1, mail: 1 },
      },
    ]);
    expect((await find(person.phone_number)).people).toHaveLength(1);
    for (const unknown of ["unknown@example.org", "0886 000 000"])
      expect(await find(unknown)).toEqual({ people: [], mentions: [], more: [] });
    expect(await readBothStores()).toBe(before);
  });

  it("finds the person with the phone number and the account that used it", async () => {
    const { id: userId } = await storeSignedIn({ email: "account@example.org" });
    await storeTestEnquiry({ phone_number: "+231 77 555 0101" });
    const sent = await storeTestEnquiry({ ...person, phone_number: "0775 550 909" });
    const son = { name: "Her Son", email: "Son@example.org", phone_number: "+231-775550909" };
    const other = await storeTestEnquiry(son);
    await runSql("UPDATE enquiries SET user_id = ? WHERE id = ?", userId, sent.id);
    expect((await find("(077) 5550909")).people).toMatchObject([
      {
        phone_number: "(077) 5550909",
        names: ["Ma Kebbeh"],
        contacts: ["0775 550 909", email],
        references: [sent.reference],
        taken: [{ id: sent.id, name: "Ma Kebbeh" }],
      },
      { names: ["Her Son"], contacts: ["+231-775550909", "Son@example.org"], references: [other.reference] },
      { email: "account@example.org", person_id: null },
    ]);
  });

  it("finds a number in texts in each notation, also in digits of other scripts", async () => {
    const stored = ["0886 123 456", "0886–123–456", "+231 886-123-456", "0886/123/456", "0886·123·456", "0886_123_456"];
    stored.push(
      "0886—123—456",
      "886.123.456",
      "٠٨٨٦ ١٢٣ ٤٥٦",
      "+٢٣١-٨٨٦-١٢٣-٤٥٦",
      "۰۸۸۶/۱۲۳/۴۵۶",
      "߀߈߈߆߁߂߃߄߅߆",
      "０８８６ 123 ٤٥٦",
    );
    await storeProperties(...stored.map((text) => buildProperty({ listed_by: `Musu ${text}` })));
    await storeProperty({ contact_number: "0770 000 001", description: "12 rooms, 886 sq ft" });
    const spellings = ["+231886123456", "0886 123 456", "0886/123/456", "231 886 123 456", "٠٨٨٦١٢٣٤٥٦"];
    for (const typed of [...spellings, "tel: 0886 123 456", "WhatsApp +231 886 123 456"]) {
      const { mentions } = await find(typed);
      expect(new Set(mentions.flatMap(({ fields }) => fields)), typed).toEqual(new Set(["lister"]));
      expect(mentions, typed).toHaveLength(stored.length);
    }
    expect((await find("0886 123 457")).mentions).toEqual([]);
  });

  it("names each place once, with the entry of the audit, and not the enquiries of a found person", async () => {
    await storeTestEnquiry(person);
    const { id, reference } = await storeTestEnquiry({
      phone_number: "0770 000 009",
      message: `Send it to ${email.toUpperCase()}`,
    });
    expect(await find(person.phone_number)).toMatchObject({ people: [{}], mentions: [] });
    const mentions = [{ kind: "enquiry", id, name: reference, fields: ["message"] }];
    expect(await find(email)).toMatchObject({ people: [{}], mentions });
    const { uuid } = await storeProperty({ title: "Draft", reference: "MH-8", published: false });
    const update = { uuid, is_available: false, status_note: "Key: 0886 123 456" };
    await callApi("/update/buy/property", { method: "PATCH", token, body: update });
    const entry = expect.objectContaining({ action: "update", entity: "property", name: "Draft" });
    expect((await find("0886 123 456")).mentions).toEqual([
      { kind: "listing", id: uuid, name: "MH-8, Draft", fields: ["status note", "notes on changes"] },
      { kind: "audit", id: uuid, name: expect.stringMatching(/^20\d\d-/), fields: ["new values"], entry },
    ]);
  });

  it("lists the newest 50 places of each kind and says of which there are more", async () => {
    const contact_number = "0886 123 456";
    await storeProperties(
      ...Array.from({ length: 51 }, (_, n) => buildProperty({ reference: `MH-${100 + n}`, contact_number })),
    );
    const { reference } = await storeTestEnquiry({ phone_number: "0770 000 001", message: "Call 0886123456" });
    await storeTestEnquiries(...Array(51).fill({ email: "own@example.org", phone_number: contact_number }));
    const { mentions, more } = await find(contact_number);
    const names = mentions.map(({ name }) => name.split(",")[0]);
    expect(names).toEqual([...Array.from({ length: 50 }, (_, n) => `MH-${150 - n}`), reference]);
    expect(more).toEqual(["listing"]);
    await runSql("DELETE FROM properties WHERE reference = 'MH-100'");
    expect((await find(contact_number)).more).toEqual([]);
  });
});

describe("the export of a person's data", () => {
  it("has all that is stored, no secrets, and is not kept in a cache", async () => {
    const { id } = await storePersonEverywhere();
    const { headers, body } = await exportPerson({ email: " KEBBEH@example.org " });
    expect(headers.get("cache-control")).toBe("no-store");
    const { account, sessions, favorites, saved_searches, enquiries, waiting, stored_answers, mail } = body.data;
    expect(account).toMatchObject({ id, username: "kebbeh", role: "user" });
    expect([sessions, favorites, stored_answers, mail].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(saved_searches).toMatchObject([{ path: "/rent?q=kebbeh", label: "Rent · kebbeh" }]);
    expect(enquiries).toMatchObject([person, { email: "other@example.org", history: [{ after: "Kebbeh called" }] }]);
    expect(waiting).toMatchObject([person]);
    expect(JSON.stringify(body)).not.toMatch(/password|\$scrypt|hash/);
  });

  it("is empty for an unknown address", async () => {
    await storePersonEverywhere();
    const { data } = (await exportPerson({ email: "unknown@example.org" })).body;
    const { email: of, ...others } = data;
    expect(of).toBe("unknown@example.org");
    expect(
      Object.values(others).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0)),
    ).toEqual([]);
  });

  it("is audited with ids, without the address", async () => {
    const { id } = await storeTestEnquiry(person);
    await exportPerson({ email });
    const entries = await queryRows<{ after: string }>("SELECT * FROM audit WHERE action = 'export'");
    expect(entries.map(({ after }) => JSON.parse(after))).toEqual([{ enquiries: [id] }]);
    expect(JSON.stringify(entries)).not.toContain("example.org");
  });
});

describe("erasing a person", () => {
  it("deletes all personal data, also in the spool, audits ids only and can be repeated", async () => {
    const user = await storePersonEverywhere();
    const other = await storeTestEnquiry({ name: "Another Person", phone_number: "0886 000 001" });
    const { status, body } = await erase();
    expect(status).toBe(200);
    const erased = { account: true, people: 1, enquiries: 2, waiting: 1, stored_answers: 1, mail: 1 };
    expect(body.data).toEqual({ ...nothing, ...erased });
    await runSchedule(env);
    const remaining = await readBothStores();
    for (const trace of ["kebbeh", "Kebbeh", "secret wish", "other@example.org"])
      expect(remaining.includes(trace), trace).toBe(false);
    expect(remaining).toContain(other.email);
    expect(await queryRows("SELECT service, status FROM enquiries WHERE email = ''")).toHaveLength(2);
    expect((await callApi("/auth/me", { token: user.token })).status).toBe(401);
    expect((await erase()).body.data).toEqual(nothing);
    const entries = await queryRows(
      "SELECT entity, entity_id, before, after FROM audit WHERE action = 'erase' ORDER BY n",
    );
    expect(entries.map(({ entity }) => entity)).toEqual(["enquiry", "enquiry", "person", "user"]);
    expect(entries[3]).toMatchObject({ entity_id: user.id, before: null, after: null });
  });

  it("rejects the account of an admin", async () => {
    await storeSignedIn({ role: "admin", email });
    await storeTestEnquiry(person);
    const before = await readBothStores();
    const { status, body } = await erase();
    expect([status, body.detail]).toEqual([409, expect.stringContaining("belongs to a colleague")]);
    expect(await readBothStores()).toBe(before);
  });
});

it("a request that names no person, or several, is rejected with its field", async () => {
  const phone_number = "0775 550 909";
  const wrong = [{ email: "" }, { email: "kebbeh" }, { email: null }, {}, { email, phone_number }];
  for (const [path, field, ...bodies] of [
    ["/privacy/find", "person", ...["", "kebbeh", "12-34-56", "a@b", undefined].map((text) => ({ person: text }))],
    ["/privacy/erase", "email", ...wrong],
    ["/privacy/export", "email", ...wrong],
    ["/privacy/erase", "phone_number", { phone_number: "12" }],
  ] as const)
    for (const body of bodies) {
      const response = await callApi<{ detail: { loc: string[] }[] }>(path, { body, token });
      expect([response.status, response.body.detail[0]?.loc], JSON.stringify(body)).toEqual([422, ["body", field]]);
    }
});

describe("a person without an address", () => {
  const phone_number = "0775 550 909";
  const mother = { ...person, email: "", phone_number };
  /** Returns the id of a person with the number. */
  const idOf = async (name: string) =>
    (await find(phone_number)).people.find(({ names }) => names.includes(name))?.person_id ?? "";

  /** Stores two enquiries of a mother, one of them in the spool, and those of her son and of another person. */
  async function storePeople() {
    for (const bindings of [{}, { DB: unavailableDatabase }])
      await sendEnquiry({ ...mother, no_email: true }, bindings);
    await callApi("/people", { body: { name: "Her Son", phone: phone_number, shared: true }, token });
    const son = await storeTestEnquiry({ name: "Her Son", email: "son@example.org", phone_number });
    const other = await storeTestEnquiry({ ...mother, name: "Other", phone_number: "0886 550 909" });
    return { son, other };
  }

  it("is found beside others with the number, and exported with a waiting enquiry and without the number in the audit", async () => {
    const { son } = await storePeople();
    const { people, mentions } = await find("+231 77 555 0909");
    expect(people).toMatchObject([
      { email: null, names: ["Ma Kebbeh"], account: null, enquiries: 1, waiting: 1, stored_answers: 1 },
      { names: ["Her Son"], contacts: [phone_number, "son@example.org"], enquiries: 1, references: [son.reference] },
    ]);
    expect(mentions).toEqual([]);
    const id = await idOf("Ma Kebbeh");
    const { email: none, account, enquiries, waiting } = (await exportPerson({ person_id: id })).body.data;
    expect([none, account]).toEqual([null, null]);
    expect([enquiries, waiting]).toMatchObject([[{ ...mother, history: [] }], [mother]]);
    const entries = await queryRows("SELECT * FROM audit WHERE action = 'export'");
    expect(entries).toMatchObject([{ entity: "person", entity_id: id }]);
    expect(JSON.stringify(entries)).not.toMatch(/550\D*909/);
  });

  it("is erased, and other people with or without an address stay", async () => {
    const { son, other } = await storePeople();
    const { status, body } = await erase({ person_id: await idOf("Ma Kebbeh") });
    const erased = { people: 1, enquiries: 1, waiting: 1, stored_answers: 1 };
    expect([status, body.data]).toEqual([200, { ...nothing, ...erased }]);
    expect(await readBothStores()).not.toContain("Ma Kebbeh");
    const kept = await queryRows("SELECT id FROM enquiries WHERE name <> '' ORDER BY n");
    expect(kept.map(({ id }) => id)).toEqual([son.id, other.id]);
    expect((await find(phone_number)).people).toMatchObject([{ names: ["Her Son"] }]);
  });

  it("is found and erased with the account that sent the enquiry", async () => {
    const { id } = await storeSignedIn({ email, username: "kebbeh" });
    const sent = await storeTestEnquiry(mother);
    await runSql("UPDATE enquiries SET user_id = ? WHERE id = ?", id, sent.id);
    const account = { email, enquiries: 1 };
    expect((await find(phone_number)).people).toMatchObject([{ names: ["Ma Kebbeh"], enquiries: 1 }, account]);
    expect((await erase()).body.data).toMatchObject({ account: true, enquiries: 1 });
    expect(await readAllTables()).not.toContain("secret wish");
  });

  it("includes what has the number and no person, such as suspected spam", async () => {
    const { reference } = await storeTestEnquiry({ ...mother, spam: true });
    // Its last digits are the same.
    await storeTestEnquiry({ ...mother, phone_number: "0885 550 909", spam: true });
    const exported = await exportPerson({ phone_number: "tel: 0775550909" });
    expect(exported.body.data.enquiries).toMatchObject([{ reference }]);
    const entries = await queryRows("SELECT entity_id FROM audit WHERE action = 'export'");
    expect(entries).toEqual([{ entity_id: "by phone" }]);
  });
});

describe("what a visitor looks for", () => {
  const phone_number = "0775 550 909";
  const wanted = { kind: "rent", filters: { area: "Sinkor" }, name: "Ma Kebbeh" };
  const want = async (contact: object) =>
    expect((await callApi("/public/wants", { body: { ...wanted, ...contact } })).status).toBe(201);

  it("is found, exported and erased by the number, also if nothing else has it", async () => {
    await want({ channel: "whatsapp", phone_number });
    const [found, ...others] = (await find(phone_number)).people;
    expect([found, others]).toMatchObject([{ person_id: null, names: ["Ma Kebbeh"], wants: 1, enquiries: 0 }, []]);
    expect((await exportPerson({ phone_number })).body.data.wants).toMatchObject([{ name: "Ma Kebbeh", phone_number }]);
    expect((await erase({ phone_number })).body.data.wants).toBe(1);
    expect(await queryRows("SELECT id FROM wants")).toEqual([]);
  });

  describe("with another name", () => {
    const other = { channel: "whatsapp", phone_number, name: "Her Son" };
    const wantsOf = (name: string | null) =>
      queryRows<{ id: string }>("SELECT id FROM wants WHERE name IS ?", name).then((rows) => rows.map(({ id }) => id));
    const request = (call: "export" | "erase", body: object) =>
      callApi<PrivacyExport & PrivacyErasure & SharedContactConflict>(`/privacy/${call}`, { body, token });

    it("belongs to another person: it is neither exported nor erased with the enquiries of the number", async () => {
      const { id } = await storeTestEnquiry({ ...person, phone_number });
      for (const sent of [{}, other, { name: undefined }]) await want({ channel: "whatsapp", phone_number, ...sent });
      const [hers, nameless, his] = [await wantsOf("Ma Kebbeh"), await wantsOf(null), await wantsOf("Her Son")];
      const [found] = (await find(phone_number)).people;
      expect(found?.taken_wants.map((one) => one.id)).toEqual([...nameless, ...his, ...hers]);
      const before = await readAllTables();
      for (const call of ["export", "erase"] as const)
        for (const who of [{ phone_number }, { email }, { person_id: found?.person_id }]) {
          const { status, body } = await request(call, who);
          expect([status, body.people]).toMatchObject([
            409,
            [
              { name: "Ma Kebbeh", enquiries: [{ id }], wants: [{ id: hers[0] }] },
              { name: "Her Son", enquiries: [], wants: [{ id: his[0] }] },
            ],
          ]);
        }
      expect(await readAllTables()).toBe(before);
      const chosen = { phone_number, enquiry_ids: [id] };
      const exported = (await request("export", chosen)).body.data.wants;
      expect(exported).toMatchObject([{ id: hers[0] }, { id: nameless[0] }]);
      expect((await request("erase", chosen)).body.data).toMatchObject({ people: 1, enquiries: 1, wants: 2 });
      expect(await queryRows("SELECT name, phone_number FROM wants")).toEqual([{ name: "Her Son", phone_number }]);
      const entries = await queryRows("SELECT entity_id FROM audit WHERE action = 'erase' AND entity = 'want'");
      expect(new Set(entries.map(({ entity_id }) => entity_id))).toEqual(new Set([...hers, ...nameless]));
    });

    it("is chosen among those of a number that nothing else has", async () => {
      for (const sent of [{}, { name: "KEBBEH, Ma" }, other])
        await want({ channel: "whatsapp", phone_number, ...sent });
      const his = await wantsOf("Her Son");
      const { status, body } = await request("erase", { phone_number });
      expect([status, body.people.map(({ name, wants }) => [name, wants.length])]).toEqual([
        409,
        [
          ["Her Son", 1],
          ["KEBBEH, Ma", 2],
        ],
      ]);
      expect((await request("export", { phone_number, want_ids: his })).body.data.wants).toMatchObject([other]);
      expect((await request("erase", { phone_number, want_ids: his })).body.data.wants).toBe(1);
      expect((await request("erase", { phone_number })).body.data.wants).toBe(2);
    });

    it("leaves the person with the number, if only it is chosen", async () => {
      await callApi("/people", { body: { name: "Ma Kebbeh", phone: phone_number }, token });
      await want(other);
      expect((await request("erase", { phone_number })).status).toBe(409);
      const his = await wantsOf("Her Son");
      const unknown = await request("erase", { phone_number, want_ids: [crypto.randomUUID()] });
      expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([422, expect.stringContaining("want_ids")]);
      const only = { phone_number, want_ids: his };
      expect((await request("erase", only)).body.data).toMatchObject({ people: 0, wants: 1 });
      expect((await find(phone_number)).people).toMatchObject([{ names: ["Ma Kebbeh"], wants: 0 }]);
      await want(other);
      const person_id = (await find(phone_number)).people[0]?.person_id;
      const chosen = { person_id, enquiry_ids: [] };
      expect((await request("erase", chosen)).body.data).toMatchObject({ people: 1, wants: 0 });
      expect(await wantsOf("Her Son")).toHaveLength(1);
    });
  });

  it("is named as a place if its number is of several people, or in its words", async () => {
    for (const name of ["Ma Kebbeh", "Her Son"])
      await storeTestEnquiry({ name, email: `${name.slice(0, 2)}@example.org`, phone_number });
    await want({ channel: "whatsapp", phone_number });
    await want({ channel: "none", filters: { q: `near ${phone_number}` } });
    const { people, mentions } = await find(phone_number);
    expect(people.map(({ wants }) => wants)).toEqual([0, 0]);
    expect(mentions).toMatchObject([
      { kind: "want", fields: ["search words"] },
      { kind: "want", fields: ["phone number"] },
    ]);
  });

  it("has no name without a number or an address by which it is found", async () => {
    await want({ channel: "none" });
    expect(await queryRows("SELECT name, phone_number, email FROM wants")).toEqual([
      { name: null, phone_number: null, email: null },
    ]);
  });
});
