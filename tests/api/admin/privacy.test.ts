import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PrivacyErasure, PrivacyExport, PrivacyMatches } from "#contract/admin/privacy.ts";
import { enquiryReference } from "#contract/enquiries/enquiry-reference.ts";
import { createApp } from "#worker/app.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { origin } from "../../support/public-client.ts";
import { newProfessional } from "../../support/service-items.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const email = "kebbeh@example.org";
const person = { name: "Ma Kebbeh", email, phone_number: "+231 77 555 0101", message: "My secret wish" };
const exportPerson = async (of = email) =>
  (await callApi<PrivacyExport>("/privacy/export", { body: { email: of }, token })).body.data;
const erase = (of = email) =>
  callApi<PrivacyErasure & { detail: string }>("/privacy/erase", { body: { email: of }, token });

const find = async (of: string) =>
  (await callApi<PrivacyMatches>("/privacy/find", { body: { person: of }, token })).body.data.people;

/** The content of both stores as text. */
async function readBothStores(): Promise<string> {
  const { objects } = await env.IMAGES.list({ prefix: "spool/" });
  const texts = await Promise.all(objects.map(async ({ key }) => (await env.IMAGES.get(key))?.text()));
  return (await readAllTables()) + texts.join("");
}

const sendEnquiry = (headers: Record<string, string>, DB: D1Database = env.DB) =>
  createApp().fetch(
    new Request(`${origin}/api/v1/public/contact-us/general`, {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": "10.7.7.7", ...headers },
      body: JSON.stringify(person),
    }),
    { ...env, DB },
    createExecutionContext(),
  );

/** Stores a person with an account, a favourite, a noted and mailed enquiry, a stored response and a spooled enquiry. */
async function storePersonEverywhere() {
  const user = await storeSignedIn({ email: "Kebbeh@Example.org", username: "kebbeh" });
  const { uuid } = await storeProperty();
  await callApi("/auth/favorites", { method: "PUT", body: { uuids: [uuid] }, token: user.token });
  const search = { path: "/rent?q=kebbeh", query: "kind=rent&q=kebbeh", label: "Rent · kebbeh" };
  await callApi("/auth/saved-searches", { method: "PUT", body: { added: [search] }, token: user.token });
  await sendEnquiry({ "idempotency-key": "enquiry-1" });
  const accountEnquiry = await storeTestEnquiry({ ...person, email: "other@example.org", mailed: true });
  await env.DB.prepare("UPDATE enquiries SET user_id = ? WHERE id = ?").bind(user.id, accountEnquiry.id).run();
  await callApi(`/contact/submissions/${accountEnquiry.id}`, {
    method: "PATCH",
    body: { note: "Kebbeh called" },
    token,
  });
  await sendEnquiry({}, unavailableDatabase);
  return user;
}

describe("finding a person", () => {
  it("counts what the export contains, by e-mail address in any case", async () => {
    await storePersonEverywhere();
    const { enquiries, waiting } = await exportPerson();
    const references = [...waiting, ...enquiries.toReversed()].map(({ reference }) => reference);
    expect(await find(" KEBBEH@example.org ")).toEqual([
      {
        person_id: expect.any(String),
        contacts: [person.phone_number, email, "other@example.org"],
        email: "KEBBEH@example.org",
        phone_number: null,
        names: ["Ma Kebbeh"],
        account: { username: "kebbeh", role: "user" },
        references,
        sessions: 1,
        favorites: 1,
        saved_searches: 1,
        enquiries: 2,
        waiting: 1,
        stored_answers: 1,
        mail: 1,
      },
    ]);
  });

  it.each(["+231 77 555 0909", "0775550909", "231-77-555.0909", "(077) 5550909"])(
    "finds the person with the phone number and the account that used it, written as %s",
    async (phone) => {
      const { id: userId } = await storeSignedIn({ email: "account@example.org" });
      await storeTestEnquiry({ phone_number: "+231 77 555 0101" });
      const sent = await storeTestEnquiry({ ...person, phone_number: "0775 550 909" });
      const other = await storeTestEnquiry({
        name: "Her Son",
        email: "Son@example.org",
        phone_number: "+231-775550909",
      });
      await env.DB.prepare("UPDATE enquiries SET user_id = ? WHERE id = ?").bind(userId, sent.id).run();
      const people = await find(phone);
      expect(people).toMatchObject([
        {
          phone_number: phone,
          names: ["Ma Kebbeh", "Her Son"],
          contacts: ["0775 550 909", email, "Son@example.org"],
          references: [other.reference, sent.reference],
        },
        { email: "account@example.org", person_id: null },
      ]);
    },
  );

  it.each([
    ["0886 123 456", "+231886123456"],
    ["0886–123–456", "0886 123 456"],
    ["+231 886-123-456", "0886123456"],
    ["0886/123/456", "0886 123 456"],
    ["0886·123·456", "0886/123/456"],
    ["0886_123_456", "tel: 0886 123 456"],
    ["0886—123—456", "WhatsApp +231 886 123 456"],
    ["886.123.456", "231 886 123 456"],
    ["٠٨٨٦ ١٢٣ ٤٥٦", "0886 123 456"],
    ["+٢٣١-٨٨٦-١٢٣-٤٥٦", "0886123456"],
    ["۰۸۸۶/۱۲۳/۴۵۶", "0886 123 456"],
    ["߀߈߈߆߁߂߃߄߅߆", "+231886123456"],
    ["０８８６ 123 ٤٥٦", "٠٨٨٦١٢٣٤٥٦"],
  ])(
    "finds the number %s in listings, doctors, notes and the audit when it is written as %s",
    async (stored, typed) => {
      const { id } = await storeTestEnquiry({
        name: "Other",
        phone_number: "0770 000 001",
        message: `Call ${stored} please`,
      });
      const noted = await storeTestEnquiry({ name: "Noted", phone_number: "0770 000 002" });
      await callApi(`/contact/submissions/${noted.id}`, { method: "PATCH", body: { note: `Owner: ${stored}` }, token });
      const listed = await storeProperty({
        title: "Villa",
        reference: "MH-7",
        contact_number: "0886 123 456",
        listed_by: `Musu ${stored}`,
      });
      await storeProperty({ title: "Flat", contact_number: "0770 000 001", description: "12 rooms, 886 sq ft" });
      const { uuid } = await storeProperty({ title: "Draft", reference: "MH-8", published: false });
      const update = { method: "PATCH", token, body: { uuid, is_available: false, status_note: `Key: ${stored}` } };
      expect((await callApi("/update/buy/property", update)).status).toBe(200);
      const doctor = { ...newProfessional, name: "Dr. Weah", contact: `Call ${stored}` };
      expect((await callApi("/professionals", { body: doctor, token })).status).toBe(201);
      const response = await callApi<PrivacyMatches>("/privacy/find", { body: { person: typed }, token });
      const today = new Date().toISOString().slice(0, 10);
      const updated = expect.objectContaining({ action: "update", entity: "property", name: "Draft" });
      const created = expect.objectContaining({ action: "create", entity: "professional", name: "Dr. Weah" });
      expect(response.body.data).toEqual({
        people: [],
        mentions: [
          { kind: "listing", id: uuid, name: "MH-8, Draft", fields: ["status note", "notes on changes"] },
          { kind: "listing", id: listed.uuid, name: "MH-7, Villa", fields: ["contact number", "lister"] },
          { kind: "enquiry", id: noted.id, name: noted.reference, fields: ["internal notes"] },
          { kind: "enquiry", id, name: enquiryReference(id), fields: ["message"] },
          { kind: "doctor", id: expect.any(String), name: "Dr. Weah", fields: ["contact"] },
          { kind: "audit", id: expect.any(String), name: today, fields: ["new values"], entry: created },
          { kind: "audit", id: uuid, name: today, fields: ["new values"], entry: updated },
        ],
        more: [],
      });
      const other = await callApi<PrivacyMatches>("/privacy/find", { body: { person: "0886 123 457" }, token });
      expect(other.body.data.mentions).toEqual([]);
    },
  );

  it("lists the newest 50 places of each kind and says of which there are more", async () => {
    const many = Array.from({ length: 51 }, (_, n) =>
      buildProperty({ title: "Villa", reference: `MH-${100 + n}`, contact_number: "0886 123 456" }),
    );
    await storeProperties(...many);
    for (let n = 0; n < 51; n++) await storeTestEnquiry({ email: "own@example.org", phone_number: "0886 123 456" });
    const { id } = await storeTestEnquiry({ email: "", phone_number: "0770 000 001", message: "Call 0886123456" });
    for (let n = 0; n < 50; n++) await storeTestEnquiry({ ...person, phone_number: "0886 123 456" });
    const find = () => callApi<PrivacyMatches>("/privacy/find", { body: { person: "0886 123 456" }, token });
    const { mentions, more } = (await find()).body.data;
    expect(mentions.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 50 }, (_, n) => `MH-${150 - n}, Villa`),
      enquiryReference(id),
    ]);
    expect(more).toEqual(["listing"]);
    await env.DB.prepare("DELETE FROM properties WHERE reference = 'MH-100'").run();
    expect((await find()).body.data.more).toEqual([]);
  });

  it("does not name the enquiries of a found person again, and finds an address in texts", async () => {
    await storeTestEnquiry({ ...person });
    const { id } = await storeTestEnquiry({
      phone_number: "0770 000 009",
      message: `Send it to ${email.toUpperCase()}`,
    });
    for (const [typed, mentions] of [
      [person.phone_number, []],
      [email, [{ kind: "enquiry", id, name: enquiryReference(id), fields: ["message"] }]],
    ] as const) {
      const { body } = await callApi<PrivacyMatches>("/privacy/find", { body: { person: typed }, token });
      expect([body.data.people.length, body.data.mentions]).toEqual([1, mentions]);
    }
  });

  it("finds no one for an unknown address or number, nor after an erasure", async () => {
    await storePersonEverywhere();
    expect(await find("unknown@example.org")).toEqual([]);
    expect(await find("0886 000 000")).toEqual([]);
    await erase();
    expect([await find(email), await find("0775550101")]).toEqual([[], []]);
  });

  it("changes nothing and writes no audit entry", async () => {
    await storePersonEverywhere();
    const before = await readBothStores();
    await find(email);
    await find(person.phone_number);
    expect(await readBothStores()).toBe(before);
  });

  it.each(["", "kebbeh", "12-34-56", "a@b", undefined])("rejects %j and names the field", async (text) => {
    const { status, body } = await callApi<{ detail: { loc: string[] }[] }>("/privacy/find", {
      body: { person: text },
      token,
    });
    expect([status, body.detail[0]?.loc]).toEqual([422, ["body", "person"]]);
  });
});

describe("the export of a person's data", () => {
  it("contains account, sessions, favourites, searches, enquiries with notes, spooled enquiries, stored responses and mail", async () => {
    const { id } = await storePersonEverywhere();
    const { headers, body } = await callApi<PrivacyExport>("/privacy/export", {
      body: { email: " KEBBEH@example.org " },
      token,
    });
    expect(headers.get("cache-control")).toBe("no-store");
    const { account, sessions, favorites, saved_searches, enquiries, waiting, stored_answers, mail } = body.data;
    expect(account).toMatchObject({ id, username: "kebbeh", role: "user" });
    expect(sessions).toHaveLength(1);
    expect(favorites).toHaveLength(1);
    expect(saved_searches).toMatchObject([{ path: "/rent?q=kebbeh", label: "Rent · kebbeh" }]);
    expect(enquiries).toMatchObject([person, { email: "other@example.org", history: [{ after: "Kebbeh called" }] }]);
    expect(waiting).toMatchObject([person]);
    expect(stored_answers).toHaveLength(1);
    expect(mail).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/password|\$scrypt|hash/);
  });

  it("is empty for an unknown e-mail address", async () => {
    await storePersonEverywhere();
    expect(await exportPerson("unknown@example.org")).toEqual({
      email: "unknown@example.org",
      phone_number: null,
      person_id: null,
      people: [],
      account: null,
      other_accounts: [],
      sessions: [],
      favorites: [],
      saved_searches: [],
      enquiries: [],
      waiting: [],
      stored_answers: [],
      mail: [],
    });
  });

  it("is audited with ids, without the e-mail address", async () => {
    const { id } = await storeTestEnquiry(person);
    await exportPerson();
    const { results } = await env.DB.prepare("SELECT * FROM audit WHERE action = 'export'").all<
      Record<string, string>
    >();
    expect(JSON.parse(results[0]?.after ?? "")).toEqual({ enquiries: [id] });
    expect(JSON.stringify(results)).not.toContain("example.org");
  });
});

describe("erasing a person", () => {
  it("deletes all personal data and keeps the anonymous enquiries", async () => {
    const user = await storePersonEverywhere();
    const otherEnquiry = await storeTestEnquiry({ name: "Another Person", phone_number: "0886 000 001" });
    const { status, body } = await erase();
    expect(status).toBe(200);
    expect(body.data).toEqual({ account: true, people: 1, enquiries: 2, waiting: 1, stored_answers: 1, mail: 1 });
    const remaining = await readBothStores();
    for (const trace of ["kebbeh", "Kebbeh", "secret wish", "other@example.org"]) {
      expect(remaining.includes(trace), trace).toBe(false);
    }
    expect(remaining).toContain(otherEnquiry.email);
    const { results } = await env.DB.prepare(
      "SELECT service, status, email, user_id FROM enquiries WHERE email = ''",
    ).all();
    expect(results).toHaveLength(2);
    await runSchedule(env);
    const found = await exportPerson();
    expect(found).toMatchObject({ account: null, enquiries: [], waiting: [] });
    expect((await callApi("/auth/me", { token: user.token })).status).toBe(401);
  });

  it("removes the enquiry's words from the inbox search", async () => {
    await storeTestEnquiry(person);
    await erase();
    const { results } = await env.DB.prepare(
      "SELECT rowid FROM enquiry_index WHERE enquiry_index MATCH 'secret OR kebbeh'",
    ).all();
    expect(results).toEqual([]);
  });

  it("can be repeated", async () => {
    await storePersonEverywhere();
    await erase();
    expect((await erase()).body.data).toEqual({
      account: false,
      people: 0,
      enquiries: 0,
      waiting: 0,
      stored_answers: 0,
      mail: 0,
    });
  });

  it("audits each enquiry and the account without personal data", async () => {
    const { id } = await storePersonEverywhere();
    await erase();
    const { results } = await env.DB.prepare(
      "SELECT entity, entity_id, before, after FROM audit WHERE action = 'erase'",
    ).all<Record<string, string>>();
    expect(results.map(({ entity }) => entity)).toEqual(["enquiry", "enquiry", "person", "user"]);
    expect(results[3]).toMatchObject({ entity_id: id, before: null, after: null });
  });

  it("rejects the account of an admin", async () => {
    await storeSignedIn({ role: "admin", email });
    await storeTestEnquiry(person);
    const before = await readBothStores();
    const { status, body } = await erase();
    expect([status, body.detail]).toEqual([409, expect.stringContaining("belongs to a colleague")]);
    expect(await readBothStores()).toBe(before);
  });

  it.each(["", "kebbeh", null, undefined])("rejects %j", async (email) => {
    for (const path of ["/privacy/erase", "/privacy/export"]) {
      const { status, body } = await callApi<{ detail: { loc: string[] }[] }>(path, { body: { email }, token });
      expect([status, body.detail[0]?.loc]).toEqual([422, ["body", "email"]]);
    }
  });
});

describe("the retention of enquiries", () => {
  const monthsFromNow = (count: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() + count);
    return date;
  };

  it("counts from the last change and includes notes and mail", async () => {
    const { id } = await storeTestEnquiry({ ...person, submittedAt: monthsFromNow(-30).toISOString(), mailed: true });
    await callApi(`/contact/submissions/${id}`, { method: "PATCH", body: { note: "Kebbeh called" }, token });
    await runSchedule(env, monthsFromNow(23));
    expect(await readAllTables()).toContain("Kebbeh called");
    await runSchedule(env, monthsFromNow(25));
    const remaining = await readAllTables();
    for (const trace of ["Kebbeh", "secret wish", "kebbeh@"]) expect(remaining).not.toContain(trace);
    const { results } = await env.DB.prepare("SELECT service, status FROM enquiries").all();
    expect(results).toEqual([{ service: "general", status: "new" }]);
  });

  it("deletes suspected spam 30 days after it was marked", async () => {
    const { id } = await storeTestEnquiry({ ...person, submittedAt: monthsFromNow(-3).toISOString() });
    await callApi(`/contact/submissions/${id}`, { method: "PATCH", body: { spam: true }, token });
    const rows = async () => (await env.DB.prepare("SELECT id FROM enquiries").all()).results.length;
    await runSchedule(env, new Date(Date.now() + 29 * 86_400_000));
    expect(await rows()).toBe(1);
    await runSchedule(env, new Date(Date.now() + 31 * 86_400_000));
    expect(await rows()).toBe(0);
  });
});
