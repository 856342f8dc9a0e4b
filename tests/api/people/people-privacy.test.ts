import { beforeEach, expect, it } from "vitest";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import type { PrivacyErasure, PrivacyExport, PrivacyMatches, SharedContactConflict } from "#contract/admin/privacy.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { createPeopleClient, findPersonOf, listPersonIds } from "./people-requests.ts";

let token = "";
let people: ReturnType<typeof createPeopleClient>;
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
  people = createPeopleClient(token);
});
const erase = (body: object) => callApi<PrivacyErasure & SharedContactConflict>("/privacy/erase", { body, token });

/** A mother with two numbers, and her daughter, who has one of them too. */
async function storeFamily() {
  const own = { name: "Ma Kebbeh", email: "", phone_number: "0886 111 222", message: "Her wish" };
  const mother = (await findPersonOf((await storeTestEnquiry(own)).id)) ?? "";
  const numbers = ["0886111222", "0775 550 909"];
  await people.change(mother, { contacts: numbers.map((value) => ({ kind: "phone", value })) });
  const daughter = (await people.create({ name: "Joy", phone: "0775550909", shared: true })).body.id;
  const hers = await storeTestEnquiry({ name: "Joy", email: "", phone_number: "0775550909", message: "Joy's wish" });
  const more = await storeTestEnquiry({ ...own, phone_number: "+231775550909", message: "Her plan" });
  expect([await findPersonOf(hers.id), await findPersonOf(more.id)]).toEqual([daughter, mother]);
  return { mother, daughter, hers };
}

it("erases everything of a person by one of two numbers, and the other person of the shared number stays", async () => {
  const { mother, daughter, hers } = await storeFamily();
  const { status, body } = await erase({ phone_number: "0886 111 222" });
  expect([status, body.data]).toMatchObject([200, { people: 1, enquiries: 2 }]);
  const stored = await readAllTables();
  for (const text of ["Kebbeh", "Her wish", "Her plan", "111222", "111 222"]) expect(stored).not.toContain(text);
  expect((await people.get(mother)).status).toBe(404);
  const { person } = (await people.get(daughter)).body.data;
  expect(person).toMatchObject({ name: "Joy", phone: "0775550909", enquiries: [{ id: hers.id }] });
  expect((await people.list("?q=0775550909")).body.data.people).toMatchObject([{ name: "Joy" }]);
  const results = await queryRows("SELECT entity_id FROM audit WHERE entity = 'person' AND action = 'erase'");
  expect(results).toEqual([{ entity_id: mother }]);
});

it("erases nothing by a shared number until one person is chosen", async () => {
  const { mother, daughter } = await storeFamily();
  const before = await readAllTables();
  const refused = await erase({ phone_number: "0775550909" });
  expect([refused.status, refused.body.people]).toEqual([
    409,
    [
      { id: mother, name: "Ma Kebbeh", enquiries: [expect.anything(), expect.anything()], wants: [] },
      { id: daughter, name: "Joy", enquiries: [expect.objectContaining({ name: "Joy" })], wants: [] },
    ],
  ]);
  expect(await readAllTables()).toBe(before);
  const { people: found } = (await callApi<PrivacyMatches>("/privacy/find", { body: { person: "0775550909" }, token }))
    .body.data;
  expect(found).toMatchObject([
    { person_id: mother, names: ["Ma Kebbeh"], enquiries: 2, contacts: ["0886111222", "0775 550 909"] },
    { person_id: daughter, names: ["Joy"], enquiries: 1 },
  ]);
  expect((await erase({ person_id: daughter })).body.data).toMatchObject({ people: 1, enquiries: 1 });
  expect(await listPersonIds()).toEqual([mother]);
  expect((await erase({ person_id: daughter })).status).toBe(404);
  expect((await erase({ person_id: mother, phone_number: "0775550909" })).status).toBe(422);
});

it("exports a person with contacts, notes, and people who became part of it", async () => {
  const { mother } = await storeFamily();
  const other = (await people.create({ name: "MK", email: "mk@example.org", note: "Has a dog" })).body.id;
  await people.merge(mother, other);
  const { data } = (await callApi<PrivacyExport>("/privacy/export", { body: { email: "mk@example.org" }, token })).body;
  expect(data.people).toMatchObject([{ name: "Ma Kebbeh", note: "Has a dog" }, { name: "MK" }]);
  expect(data.enquiries).toHaveLength(2);
  expect((await erase({ email: "mk@example.org" })).body.data).toMatchObject({ people: 2 });
  expect(await readAllTables()).not.toMatch(/Has a dog|mk@example/);
});

it("never shows a visitor the enquiry of another person with the same phone", async () => {
  await storeFamily();
  const account = await storeSignedIn({ email: "joy@example.org" });
  const mine = await storeTestEnquiry({ name: "Joy", email: "joy@example.org", phone_number: "0775550909" });
  await runSql("UPDATE enquiries SET user_id = ? WHERE id = ?", account.id, mine.id);
  const { body } = await callApi<MyEnquiriesResponse>("/auth/enquiries", { token: account.token });
  expect(body.data.enquiries.map(({ id }) => id)).toEqual([mine.id]);
});

it("never shows a mother or her daughter the other's enquiry, also if they claim with the browser that both use", async () => {
  const shared = { phone_number: "0775 550 909", email: "" };
  const hers = await storeTestEnquiry({ ...shared, name: "Joy" });
  const mothers = await storeTestEnquiry({ ...shared, name: "Ma Kebbeh" });
  const receipts = [hers.id, mothers.id];
  const claim = (account: { token: string }, body: object) =>
    callApi<MyEnquiriesResponse & { detail: object }>("/auth/enquiries", {
      body: { receipts, ...body },
      token: account.token,
    });
  const accounts = [
    await storeSignedIn({ email: "joy@example.org" }),
    await storeSignedIn({ email: "ma@example.org" }),
  ];
  const expectNothing = async () => {
    for (const account of accounts) {
      const refused = await claim(account, { contact: "0775550909" });
      expect([refused.status, refused.body.detail]).toMatchObject([422, [{ loc: ["body", "contact"] }]]);
      expect((await claim(account, {})).body.data.enquiries).toEqual([]);
      const { body } = await callApi<MyEnquiriesResponse>("/auth/enquiries", { token: account.token });
      expect(body.data.enquiries).toEqual([]);
    }
  };
  await expectNothing();
  // Also if the browser has one receipt only, once colleagues know that both use the number.
  await people.create({ name: "Ma Kebbeh", phone: "0775550909", shared: true });
  receipts.pop();
  await expectNothing();
  for (const [index, account] of accounts.entries()) {
    const email = ["joy@example.org", "ma@example.org"][index] ?? "";
    const own = await storeTestEnquiry({ ...shared, name: ["Joy", "Ma Kebbeh"][index] ?? "", email });
    receipts.push(own.id);
    expect((await claim(account, {})).body.data.enquiries.map(({ id }) => id)).toEqual([own.id]);
  }
  expect((await claim(accounts[0] ?? { token: "" }, {})).body.data.enquiries).toHaveLength(1);
});

it("lets one person claim enquiries with and without an address, and refuses without telling of others", async () => {
  const [number, other] = ["0775 550 909", "0775 550 808"];
  const joy = { name: "Joy", phone_number: number };
  const receipts = [
    (await storeTestEnquiry({ ...joy, email: "joy@example.org" })).id,
    (await storeTestEnquiry({ ...joy, email: "" })).id,
  ];
  const shared = await storeTestEnquiry({ name: "Ben", phone_number: other, email: "" });
  await people.create({ name: "Ma Kebbeh", phone: other, shared: true });
  const account = await storeSignedIn({ email: "new@example.org" });
  const claim = (body: object) =>
    callApi<MyEnquiriesResponse & { detail: object }>("/auth/enquiries", { body, token: account.token });
  const unknown = await claim({ receipts, contact: "0775 000 000" });
  const refused = await claim({ receipts: [shared.id], contact: other });
  expect([unknown.status, unknown.body]).toEqual([422, refused.body]);
  expect((await claim({ receipts, contact: number })).body.data.enquiries).toHaveLength(2);
});
