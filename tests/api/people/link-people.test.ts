import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { linkPeople } from "#worker/modules/people/linking/link-people.service.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries } from "../../support/enquiries.ts";
import { firstRow, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { createPeopleClient, findPersonOf, listPersonIds } from "./people-requests.ts";

let people: ReturnType<typeof createPeopleClient>;
beforeEach(async () => {
  people = createPeopleClient((await storeSignedIn({ role: "admin" })).token);
});
const send = (fields: object, bindings = {}) =>
  callApi<{ id: string }>("/public/contact-us/general", {
    body: { name: "Mary Kollie", email: "mary@example.org", phone_number: "0775 556 066", ...fields },
    headers: { "idempotency-key": crypto.randomUUID() },
    bindings,
  });
const personOf = async (sent: Awaited<ReturnType<typeof send>>) => findPersonOf(sent.body.id);
const contactsOf = async (id: string) => (await people.get(id)).body.data.person.contacts;

it("creates one person for any spelling of a number, and adds a further address", async () => {
  const first = await personOf(await send({}));
  const second = await personOf(await send({ phone_number: "+231 775556066", email: "mk@example.org" }));
  const third = await personOf(await send({ phone_number: "775556066", email: "", no_email: true }));
  expect([second, third]).toEqual([first, first]);
  expect(await contactsOf(first ?? "")).toEqual([
    { kind: "phone", value: "0775 556 066", shared_with: [] },
    { kind: "email", value: "mary@example.org", shared_with: [] },
    { kind: "email", value: "mk@example.org", shared_with: [] },
  ]);
  const { body } = await people.get(first ?? "");
  expect(body.data.person).toMatchObject({ name: "Mary Kollie", kinds: ["client"], open_enquiries: 3 });
});

it("finds the person by the address if the number is new, in any case, and adds the number", async () => {
  const first = await personOf(await send({}));
  expect(await personOf(await send({ phone_number: "0886 123 456", email: "MARY@example.org" }))).toBe(first);
  expect((await contactsOf(first ?? "")).map(({ value }) => value)).toEqual([
    "0775 556 066",
    "mary@example.org",
    "0886 123 456",
  ]);
});

it("leaves an address with the person who has it", async () => {
  const mary = await personOf(await send({}));
  const john = await personOf(await send({ name: "John", phone_number: "0886123456", email: "john@example.org" }));
  expect(await personOf(await send({ name: "John", phone_number: "0886123456" }))).toBe(john);
  expect((await contactsOf(john ?? "")).map(({ value }) => value)).toEqual(["0886123456", "john@example.org"]);
  expect(mary).not.toBe(john);
});

it("guesses nothing if several people share a number: the same name or address, else a new person", async () => {
  const mother = await personOf(await send({ email: "", no_email: true }));
  const joy = { name: "Joy Kollie", phone: "0775556066", email: "joy@example.org", shared: true };
  const created = await people.create(joy);
  expect(await personOf(await send({ name: "JÓY kollie", email: "", no_email: true }))).toBe(created.body.id);
  expect(await personOf(await send({ name: "J.", email: "joy@example.org" }))).toBe(created.body.id);
  expect(await personOf(await send({ email: "other@example.org" }))).toBe(mother);
  const third = await personOf(await send({ name: "Paul", email: "", no_email: true }));
  expect([mother, created.body.id]).not.toContain(third);
  expect((await contactsOf(third ?? ""))[0]).toMatchObject({
    value: "0775 556 066",
    shared_with: [{ name: "Mary Kollie" }, { name: "Joy Kollie" }],
  });
  expect((await people.get(third ?? "")).body.data.person.suggestions).toMatchObject([
    { reason: "contact" },
    { reason: "contact" },
  ]);
});

it("creates a person for a new number and name if several people share the address", async () => {
  const office = { email: "office@example.org" };
  const contacts = [{ kind: "email", value: office.email }];
  const first = await people.create({ name: "Ada Roberts", contacts });
  const second = await people.create({ name: "Ben Roberts", contacts, shared: true });
  const third = await personOf(await send({ ...office, name: "Cora", phone_number: "0886123456" }));
  expect([first.body.id, second.body.id]).not.toContain(third);
  const ben = await personOf(await send({ ...office, name: "ben roberts", phone_number: "0770111222" }));
  expect(ben).toBe(second.body.id);
});

it("creates one person for parallel enquiries of a new number", async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => send({ email: `m${n}@example.org` })));
  expect(await listPersonIds()).toHaveLength(1);
});

it("creates no person for suspected spam until a colleague says that it is none", async () => {
  const spam = await send({ website: "x", elapsed_ms: 10 });
  expect(await personOf(spam)).toBeNull();
  expect(await listPersonIds()).toEqual([]);
  await runSql("UPDATE enquiries SET spam = 0");
  await linkPeople(env.DB);
  expect(await personOf(spam)).toBe((await listPersonIds())[0]);
});

it("stores an enquiry whose number has no digits, and its person has no number", async () => {
  const id = await personOf(await send({ phone_number: "-----", email: "", no_email: true }));
  expect(await contactsOf(id ?? "")).toEqual([]);
});

it("links an enquiry from the spool, and those that were stored before, in small parts", async () => {
  await send({ phone_number: "0886123456", email: "", no_email: true }, { DB: unavailableDatabase });
  await storeTestEnquiries(
    ...Array.from({ length: 150 }, (_, n) => ({ name: `Old ${n % 50}`, phone_number: `07755500${10 + (n % 50)}` })),
  );
  await env.DB.batch([
    env.DB.prepare("UPDATE enquiries SET person_n = NULL"),
    env.DB.prepare("DELETE FROM people"),
    env.DB.prepare("UPDATE enquiries SET name = '', email = '', phone_number = '' WHERE n = 1"),
  ]);
  await runSchedule(env);
  const countUnlinked = async () =>
    (await firstRow<{ n: number }>("SELECT count(*) AS n FROM enquiries WHERE person_n IS NULL"))?.n;
  expect(await countUnlinked()).toBe(50);
  await linkPeople(env.DB);
  expect(await countUnlinked()).toBe(1);
  expect(await listPersonIds()).toHaveLength(51);
});
