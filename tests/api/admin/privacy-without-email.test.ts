import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { PrivacyErasure, PrivacyExport, PrivacyMatches } from "#contract/admin/privacy.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const phone_number = "0775 550 909";
const person = { name: "Ma Kebbeh", email: "", phone_number, message: "My secret wish" };
const find = async (searched: string) =>
  (await callApi<PrivacyMatches>("/privacy/find", { body: { person: searched }, token })).body.data;
/** Returns the id of a person with the number. */
const idOf = async (name: string) =>
  (await find(phone_number)).people.find(({ names }) => names.includes(name))?.person_id ?? "";
const exportPerson = async (body: object) =>
  (await callApi<PrivacyExport>("/privacy/export", { body, token })).body.data;
const erase = (body: object) => callApi<PrivacyErasure>("/privacy/erase", { body, token });
const sendEnquiry = (bindings = {}) =>
  callApi("/public/contact-us/general", {
    body: { ...person, no_email: true },
    headers: { "idempotency-key": crypto.randomUUID() },
    bindings,
  });

/** Stores two enquiries without an email, one of them in the spool, and those of her son and of another person. */
async function storePeople() {
  await sendEnquiry();
  await sendEnquiry({ DB: unavailableDatabase });
  await callApi("/people", { body: { name: "Her Son", phone: phone_number, shared: true }, token });
  const son = await storeTestEnquiry({ name: "Her Son", email: "son@example.org", phone_number });
  const other = await storeTestEnquiry({ ...person, name: "Other", phone_number: "0886 550 909" });
  return { son, other };
}

it("finds each person with a phone number", async () => {
  const { son } = await storePeople();
  const { people, mentions } = await find("+231 77 555 0909");
  expect(people).toMatchObject([
    {
      email: null,
      phone_number: "+231 77 555 0909",
      names: ["Ma Kebbeh"],
      account: null,
      enquiries: 1,
      waiting: 1,
      stored_answers: 1,
    },
    { names: ["Her Son"], contacts: [phone_number, "son@example.org"], enquiries: 1, references: [son.reference] },
  ]);
  expect(mentions).toEqual([]);
});

it("exports them with their notes, and the audit has no number", async () => {
  await storePeople();
  const id = await idOf("Ma Kebbeh");
  const { email, account, enquiries, waiting } = await exportPerson({ person_id: id });
  expect({ email, account }).toEqual({ email: null, account: null });
  expect(enquiries).toMatchObject([{ ...person, history: [] }]);
  expect(waiting).toMatchObject([person]);
  const { results } = await env.DB.prepare("SELECT * FROM audit WHERE action = 'export'").all();
  expect(results).toMatchObject([{ entity: "person", entity_id: id }]);
  expect(JSON.stringify(results)).not.toMatch(/550\D*909/);
});

it("erases them, and keeps those of other people with or without an email", async () => {
  const { son, other } = await storePeople();
  const { status, body } = await erase({ person_id: await idOf("Ma Kebbeh") });
  expect([status, body.data]).toEqual([
    200,
    { account: false, people: 1, enquiries: 1, waiting: 1, stored_answers: 1, mail: 0 },
  ]);
  expect(await readAllTables()).not.toContain("Ma Kebbeh");
  expect((await env.IMAGES.list({ prefix: "spool/" })).objects).toEqual([]);
  const { results } = await env.DB.prepare("SELECT id FROM enquiries WHERE name <> '' ORDER BY n").all();
  expect(results.map(({ id }) => id)).toEqual([son.id, other.id]);
  expect((await find(phone_number)).people).toMatchObject([{ names: ["Her Son"] }]);
});

it("exports what has the number and no person, such as suspected spam", async () => {
  const { reference } = await storeTestEnquiry({ ...person, spam: true });
  expect((await exportPerson({ phone_number: "tel: 0775550909" })).enquiries).toMatchObject([{ reference }]);
  const { results } = await env.DB.prepare("SELECT entity_id FROM audit WHERE action = 'export'").all();
  expect(results).toEqual([{ entity_id: "by phone" }]);
});

it("finds and erases one that was sent from an account with the account", async () => {
  const { id } = await storeSignedIn({ email: "kebbeh@example.org", username: "kebbeh" });
  const sent = await storeTestEnquiry(person);
  await env.DB.prepare("UPDATE enquiries SET user_id = ? WHERE id = ?").bind(id, sent.id).run();
  expect((await find(phone_number)).people).toMatchObject([
    { names: ["Ma Kebbeh"], enquiries: 1 },
    { email: "kebbeh@example.org", enquiries: 1 },
  ]);
  expect((await erase({ email: "kebbeh@example.org" })).body.data).toMatchObject({ account: true, enquiries: 1 });
  expect(await readAllTables()).not.toContain("secret wish");
});

it.each([{ email: "a@example.org", phone_number }, { phone_number: "" }, { phone_number: "12" }, {}])(
  "rejects %j",
  async (body) => {
    for (const path of ["/privacy/export", "/privacy/erase"])
      expect((await callApi(path, { body, token })).status).toBe(422);
  },
);

it("anonymizes an old enquiry without an email", async () => {
  const old = new Date();
  old.setUTCMonth(old.getUTCMonth() - 25);
  await storeTestEnquiry({ ...person, submittedAt: old.toISOString() });
  await runSchedule(env);
  expect(await readAllTables()).not.toContain("secret wish");
});
