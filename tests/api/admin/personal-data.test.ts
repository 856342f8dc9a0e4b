import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { PrivacyErasure, PrivacyMatches } from "#contract/admin/privacy.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { batch } from "#worker/db/query.ts";
import { insertMessage } from "#worker/db/queued-messages.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeResource } from "../../support/appointments/appointments.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { newCourse, newProfessional } from "../../support/service-items.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { createPeopleClient } from "../people/people-requests.ts";
import { savedDetails, saveSite } from "../site/saved-site.ts";

/**
 * What the erasure of a person does with each table. A new table needs a line here:
 * - `deleted`: its rows about the person are deleted
 * - `emptied`: its rows about the person stay for the statistics, without a word of the person
 * - `searched`: texts that may name anyone; the search for a person lists them, and a colleague changes them
 * - `none`: nothing about visitors
 */
const treatments: Record<string, "deleted" | "emptied" | "searched" | "none"> = {
  ...{
    users: "deleted",
    sessions: "deleted",
    token_pairs: "deleted",
    favourites: "deleted",
    saved_searches: "deleted",
  },
  ...{ reset_links: "deleted", second_factors: "deleted", recovery_codes: "deleted", login_challenges: "deleted" },
  // Of a person who was a colleague before, as the next three.
  ...{ email_verifications: "deleted", alert_devices: "deleted", alert_settings: "deleted", calendar_links: "deleted" },
  ...{ people: "deleted", contacts: "deleted", person_merges: "deleted", person_events: "deleted" },
  owner_links: "deleted",
  // What is to change of a home.
  owner_requests: "none",
  ...{ different_people: "deleted", idempotency_records: "deleted", messages: "deleted", alerts: "deleted" },
  ...{
    wants: "deleted",
    want_places: "deleted",
    want_matches: "deleted",
    waiting_offers: "deleted",
    changed_homes: "none",
  },
  ...{ mail_outbox: "deleted", occupied: "deleted", enquiry_viewers: "none" },
  ...{ enquiries: "emptied", enquiry_events: "emptied", appointments: "emptied", appointment_resources: "emptied" },
  // Changes of a status stay; notes are deleted.
  ...{ enquiry_history: "emptied", appointment_history: "emptied" },
  ...{ properties: "searched", property_history: "searched", professionals: "searched", courses: "searched" },
  ...{ binned_professionals: "searched", binned_courses: "searched", site_settings: "searched", resources: "searched" },
  // Says who did what with which id.
  ...{ reply_templates: "searched", audit: "searched" },
  // Statuses and ids of accounts, for an hour. Values of properties are in `properties` and in the audit, too.
  ...{
    enquiry_undos: "none",
    property_undos: "none",
    import_rows: "none",
    imports: "none",
    removed_properties: "none",
  },
  // Hashes of addresses, for a day.
  throttles: "none",
  ...{
    availability: "none",
    alert_order: "none",
    images: "none",
    uploads: "none",
    jobs: "none",
    cache_renewals: "none",
    alarms: "none",
  },
  ...{ enquiry_counts: "none", enquiry_day_counts: "none" },
  ...{ property_events: "none", property_event_totals: "none", property_event_day_counts: "none" },
  ...{ daily_counts: "none", audit_totals: "none", sequences: "none" },
};
const tables = Object.keys(treatments);
const tablesThatAre = (...kinds: string[]) => tables.filter((table) => kinds.includes(treatments[table] ?? ""));

const email = "kebbeh@zubah.example";
const phone = "0886 654 321";
/** The name, the address, the number and the texts of the person. */
const traces = /kebbeh|zubah|654\W?321/i;

let token = "";
let colleague = { id: "", token: "" };
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
  colleague = await storeSignedIn({ role: "admin" });
});

const run = (...statements: string[]) => env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
const readTables = async () => {
  const results = await run(...tables.map((table) => `SELECT * FROM ${table}`));
  return Object.fromEntries(tables.map((table, n) => [table, results[n]?.results ?? []]));
};
/** The tables with a word of the person, and the columns that have it. */
const findTraces = (stored: Awaited<ReturnType<typeof readTables>>) =>
  tables.flatMap((table) =>
    (stored[table] ?? []).flatMap((row) =>
      Object.entries(row as object).flatMap(([column, value]) => (traces.test(`${value}`) ? `${table}.${column}` : [])),
    ),
  );

/** Columns of rows that stay which hold an id or a word of the site, not of the person. */
const ids: Record<string, string | number> = {
  ...{ property_uuid: "home", professional_id: "doctor", course_id: "course", source_key: "facebook" },
  ...{
    opened_by: "colleague",
    answered_by: "colleague",
    answered_how: "call",
    logged_by: "colleague",
    created_by: "colleague",
  },
  ...{ actor_id: "colleague", before: "read", package_id: "package", outcome: "liked" },
  source: '{"utm_campaign":"Kebbeh"}',
};

/** Writes words of the person into all empty columns of the rows of a table. */
async function fillEmptyColumns(table: string) {
  const columns = await queryRows<{ name: string; type: string }>("SELECT name, type FROM pragma_table_info(?)", table);
  for (const { name, type } of columns) {
    const value =
      name === "assignee_id" ? colleague.id : (ids[name] ?? (name.endsWith("_at") ? "2026-11-01T00:00:00.000Z" : null));
    await runSql(
      `UPDATE ${table} SET ${name} = ? WHERE ${name} IS NULL`,
      value ?? (type.toUpperCase() === "INTEGER" ? 1 : `Kebbeh of ${table}`),
    );
  }
}

/** Stores rows about a person in each table that may have some. */
async function storePersonEverywhere(otherId: string) {
  const user = await storeSignedIn({ email, username: "kebbeh_zubah" });
  const fields = { name: "Kebbeh Zubah", email, phone_number: phone, message: "Kebbeh's wish", subject: "For Kebbeh" };
  const sent = await callApi<EnquiryReceipt>("/public/contact-us/general", {
    body: fields,
    token: user.token,
    headers: { "idempotency-key": "key" },
  });
  expect(sent.status).toBe(201);
  const people = createPeopleClient(token);
  const [known] = await queryRows<{ id: string }>("SELECT people.id FROM people JOIN enquiries ON person_n = people.n");
  const id = known?.id ?? "";
  const merged = (await people.create({ name: "Ma Zubah", phone: "0775 654 321" })).body.id;
  expect((await people.merge(id, merged)).status).toBe(200);
  expect((await people.keepApart(id, otherId)).status).toBe(204);
  expect((await people.contacted(id, "call")).status).toBe(204);
  expect((await people.change(id, { note: "Kebbeh's note", key_holder: "Zubah" })).status).toBe(200);
  const account = `'${user.id}'`;
  const at = "'2999-01-01T00:00:00.000Z'";
  await run(
    `INSERT INTO favourites VALUES (${account}, 'home', ${at})`,
    `INSERT INTO saved_searches (user_id, path, query, label, saved_at) VALUES (${account}, '/rent?q=kebbeh', 'q=kebbeh', 'Kebbeh', ${at})`,
    `INSERT INTO second_factors (user_id, secret, created_at) VALUES (${account}, 'secret', ${at})`,
    `INSERT INTO recovery_codes (user_id, code_hash) VALUES (${account}, 'hash')`,
    `INSERT INTO reset_links VALUES ('hash', ${account}, ${at})`,
    `INSERT INTO login_challenges VALUES ('hash', ${account}, ${at})`,
    `INSERT INTO email_verifications VALUES ('hash', ${account}, '${email}', ${at})`,
    `INSERT INTO alert_devices (id, user_id, name, endpoint, p256dh, auth, created_at) VALUES ('d', ${account}, 'Phone of Kebbeh', 'e', '', '', ${at})`,
    `INSERT INTO alert_settings (user_id, problem) VALUES (${account}, 'Kebbeh')`,
    `INSERT INTO calendar_links VALUES (${account}, 'hash', ${at})`,
    `INSERT INTO mail_outbox (enquiry_n, last_error) SELECT n, 'Not sent to ${email}' FROM enquiries`,
    `INSERT INTO alerts (enquiry_n, user_id, channel, reason, created_at, last_error) SELECT n, '', 'mail', 'receipt', ${at}, '${email}' FROM enquiries`,
    `INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, after) SELECT n, ${at}, 'colleague', value, iif(value = 'note', 'Kebbeh called', 'read')
       FROM enquiries, json_each('["note", "status"]')`,
    `INSERT INTO enquiry_events (enquiry_n, at, actor_id, kind) SELECT n, ${at}, 'colleague', 'reply' FROM enquiries`,
    `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, start_at, end_at, created_at, changed_at)
       SELECT 'a', 'V-1', 'hash', 'viewing', 'general', 'confirmed', n, '2026-12-01', '2026-12-02', ${at}, ${at} FROM enquiries`,
    `INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event) SELECT n, 'car', 0, 1, 'a' FROM appointments`,
    `INSERT INTO occupied SELECT 'car', 1, 1, 'a', n FROM appointments`,
    `INSERT INTO appointment_history (appointment_n, at, actor_id, field, after) SELECT n, ${at}, 'colleague', value, iif(value = 'note', 'Kebbeh comes', 'confirmed')
       FROM appointments, json_each('["note", "status"]')`,
    `INSERT INTO wants (id, secret_hash, kind, filters, label, channel, status, email, contact_key, note, created_at, changed_at, ends_at)
       VALUES ('w', 'hash', 'rent', '{"q":"kebbeh"}', 'Kebbeh', 'email', 'active', '${email}', '${email}', 'Kebbeh', ${at}, ${at}, ${at})`,
    `INSERT INTO want_places SELECT n, 'rent', '', '', 1, 1, 1, 1 FROM wants`,
    `INSERT INTO waiting_offers SELECT wants.n, appointments.n, ${at}, ${at} FROM wants, appointments`,
    `INSERT INTO want_matches (want_n, property_uuid, matched_at) SELECT n, 'home', ${at} FROM wants`,
    `UPDATE properties SET owner_id = '${id}'`,
    `INSERT INTO owner_links (id, person_n, secret_hash, created_at) SELECT 'link', n, 'hash', ${at} FROM people WHERE id = '${id}'`,
  );
  const body = "Dear Kebbeh";
  await batch(env.DB, insertMessage("mail", { id: "m", recipient: email, subject: "Verify", body }, new Date()));
  for (const table of ["enquiries", "enquiry_events", "appointments"]) await fillEmptyColumns(table);
  return { accountId: user.id, personId: id };
}

it("each table of the database is treated", async () => {
  const found = await queryRows<{ name: string }>(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  );
  const names = found.map(({ name }) => name).filter((name) => name !== "d1_migrations");
  expect(names.sort(), "give each table one line in `treatments` of this file").toEqual(tables.toSorted());
});

it("a table without data of visitors has no column for it", async () => {
  const columns = await queryRows<{ place: string }>(
    `SELECT tables.value || '.' || columns.name AS place FROM json_each(?) AS tables, pragma_table_info(tables.value) AS columns
     WHERE columns.name = 'name' OR columns.name LIKE '%email%' OR columns.name LIKE '%phone%'
       OR columns.name LIKE '%username%' OR columns.name LIKE '%message%' ORDER BY 1`,
    JSON.stringify(tablesThatAre("none")),
  );
  // The names of tasks, alarms, counts and sequences.
  const named = ["alarms.name", "daily_counts.name", "jobs.name", "sequences.name"];
  expect(columns.map(({ place }) => place)).toEqual(named);
});

it("an erased person leaves no name, number, address or text in any column of any table", async () => {
  await storeProperty();
  const other = (await createPeopleClient(token).create({ name: "Other", phone: "0770 000 001" })).body.id;
  const before = await readTables();
  const { accountId, personId } = await storePersonEverywhere(other);
  const filled = await readTables();
  const count = (stored: typeof before, table: string) => stored[table]?.length ?? 0;
  for (const table of tablesThatAre("deleted", "emptied"))
    expect(count(filled, table), `a row of the person in ${table}`).toBeGreaterThan(count(before, table));
  for (const table of ["enquiries", "enquiry_events", "appointments"])
    expect(Object.values(filled[table]?.[0] ?? {}), `a value in each column of ${table}`).not.toContain(null);
  const personal = tablesThatAre("deleted", "emptied");
  expect(findTraces(filled).filter((place) => !personal.includes(place.split(".")[0] ?? ""))).toEqual([]);

  const exported = await callApi("/privacy/export", { body: { email }, token });
  for (const words of [
    "Kebbeh's wish",
    "Kebbeh called",
    "Kebbeh of enquiry_events",
    "Kebbeh of appointments",
    "Kebbeh comes",
  ])
    expect(exported.text).toContain(words);
  for (const words of ["Kebbeh's note", "Ma Zubah", "/rent?q=kebbeh", `Not sent to ${email}`, '"home"', '"call"'])
    expect(exported.text).toContain(words);

  const { status } = await callApi<PrivacyErasure>("/privacy/erase", { body: { email }, token });
  expect(status).toBe(200);
  const erased = await readTables();
  expect(findTraces(erased)).toEqual([]);
  for (const table of tablesThatAre("deleted")) expect(count(erased, table), table).toBe(count(before, table));
  expect(erased.enquiries).toMatchObject([{ user_id: null, person_n: null, service: "general" }]);
  for (const [table, rows] of Object.entries(erased).filter(([name]) => name !== "audit"))
    for (const id of [accountId, personId]) expect(JSON.stringify(rows), table).not.toContain(id);
  for (const index of ["enquiry_index", "enquiry_index_people", "property_search"])
    expect(await queryRows(`SELECT rowid FROM ${index} WHERE ${index} MATCH 'kebbeh OR zubah'`), index).toEqual([]);
});

it("the search for a person lists each text that may name anyone, also in the bin and in the audit", async () => {
  const number = "0886 123 456";
  const { uuid } = await storeProperty({ contact_number: number, listed_by: `Musu ${number}`, published: false });
  const change = { uuid, is_available: false, status_note: `Key: ${number}` };
  expect((await callApi("/update/buy/property", { method: "PATCH", token, body: change })).status).toBe(200);
  for (const [path, body] of [
    ["/professionals", { ...newProfessional, contact: `Call ${number}` }],
    ["/courses", { ...newCourse, description: `Call ${number}` }],
  ] as const) {
    expect((await callApi(path, { body, token })).status).toBe(201);
    const binned = await callApi<{ id: string }>(path, { body, token });
    expect((await callApi(`${path}/${binned.body.id}`, { method: "DELETE", token })).status).toBe(204);
  }
  const { id } = await storeTestEnquiry({ phone_number: "0770 000 001", message: `Call ${number} please` });
  await callApi(`/contact/submissions/${id}`, { method: "PATCH", body: { note: `Owner: ${number}` }, token });
  await callApi(`/contact/submissions/${id}/contacted`, { body: { by: "email", text: `Call ${number}` }, token });
  const person = { name: "Other", phone: "0770 000 002", note: `Sister: ${number}`, key_holder: number };
  await createPeopleClient(token).create(person);
  const template = { name: "Call", service: null, subject: "", body: `Call ${number}` };
  await callApi("/reply-templates", { method: "PUT", body: [template], token });
  await storeResource("car", number);
  expect((await saveSite(token, savedDetails)).status).toBe(200);
  const { body } = await callApi<PrivacyMatches>("/privacy/find", { body: { person: number }, token });
  expect(body.data.people).toEqual([]);
  const found = body.data.mentions.map(({ kind, fields }) => `${kind}: ${fields.join(", ")}`);
  expect(found).toContain("audit: new values");
  expect(new Set(found.filter((each) => !each.startsWith("audit")))).toEqual(
    new Set([
      "listing: contact number, lister, status note, notes on changes",
      "enquiry: message, internal notes, replies and next steps",
      "person: note, key holder",
      "doctor: contact",
      "course: description",
      "template: text",
      "resource: name",
      "settings: details of the business",
    ]),
  );
  expect(found.filter((each) => /^(doctor|course)/.test(each))).toHaveLength(4);
  const other = await callApi<PrivacyMatches>("/privacy/find", { body: { person: "0886 123 499" }, token });
  expect(other.body.data.mentions).toEqual([]);
});
