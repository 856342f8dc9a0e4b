import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { toSearchWords } from "#shared/listings/matching/home-words.ts";
import { toPlusCode } from "#shared/listings/place/plus-code.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { storeUser } from "../../support/accounts.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { buildProperty, storeImage } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { newCourse } from "../../support/service-items.ts";
import { insertRow, queryRows, runSql } from "../../support/storage/rows.ts";
import { migrateBefore } from "../../support/storage/run-migrations.ts";
import { at, insertEnquiry, insertPerson, insertUser } from "./earlier-rows.ts";

/** Stores a home as the first versions did. */
const insertHome = (uuid: string, columns: object = {}) =>
  insertRow("properties", {
    ...{ uuid, reference: `MH-${uuid}`, kind: "buy", property_type: "House", type_key: "house", city: "Monrovia" },
    ...{ city_key: "monrovia", price_cents: 9_000_000, title: "House", address: "Broad Street", state: "Montserrado" },
    ...{ country: "Liberia", created_at: at, updated_at: at, amenities: "[]", description: "", words: " house " },
    ...columns,
  });

/** Statements of the version before a migration name none of its columns. */
describe("a migration keeps what is stored, and the statements of the version before still work", () => {
  it("0001: enquiries without an email address", async () => {
    const insert = (id: string, email: string) => insertEnquiry(id, { email, changed_at: "2024-01-01T00:00:00.000Z" });
    const readNames = () => queryRows("SELECT id, name FROM enquiries ORDER BY n");
    const { runIt, runAll } = await migrateBefore("0001");
    await insert("before", "kebbeh@example.org");
    await runIt();
    await insert("after", "");
    const after = { id: "after", name: "Ma Kebbeh" };
    expect(await readNames()).toEqual([{ id: "before", name: "Ma Kebbeh" }, after]);
    await runSql(
      "UPDATE enquiries SET name = '', email = '', phone_number = '' WHERE email <> '' AND spam = 0 AND changed_at < ?",
      "2025-01-01T00:00:00.000Z",
    );
    expect(await readNames()).toEqual([{ id: "before", name: "" }, after]);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0002: enquiries get what is known of their answers, and people", async () => {
    const insert = (id: string, status: string) =>
      insertEnquiry(id, { status, due_at: "2026-11-02T00:00:00.000Z", changed_at: "2026-11-01T09:00:00.000Z" });
    const readEnquiries = () =>
      queryRows("SELECT id, channel, answered_at, answered_by, opened_at FROM enquiries ORDER BY n");
    const { runAll } = await migrateBefore("0002");
    for (const status of ["new", "read", "replied"]) await insert(status, status);
    const change = { enquiry_n: 3, actor_id: "mary", field: "status", before: "new", after: "replied" };
    for (const time of ["2026-11-01T08:00:00.000Z", "2026-11-01T08:30:00.000Z"])
      await insertRow("enquiry_history", { ...change, at: time });
    await insertUser("mary");
    await runAll();
    const before = { channel: "form", answered_at: null, answered_by: null };
    const answered_at = "2026-11-01T08:00:00.000Z";
    expect(await readEnquiries()).toEqual([
      { id: "new", ...before, opened_at: null },
      { id: "read", ...before, opened_at: "2026-11-01T09:00:00.000Z" },
      { id: "replied", channel: "form", answered_at, answered_by: "mary", opened_at: answered_at },
    ]);
    await insert("after", "new");
    await insertUser("joy");
    expect(await readEnquiries()).toHaveLength(4);
    await runSchedule(env, new Date("2026-11-27T12:00:00.000Z"));
    expect(await queryRows("SELECT DISTINCT people.name FROM enquiries JOIN people ON people.n = person_n")).toEqual([
      { name: "Ma Kebbeh" },
    ]);
    const found = "SELECT rowid FROM enquiry_index_people WHERE enquiry_index_people MATCH '\"_phone_0909\"'";
    expect(await queryRows(found)).toHaveLength(1);
    await expectDerivedDataToMatch();
  });

  it("0004: people are found by kind and colleague too", async () => {
    const insert = async (id: string, name: string, is_owner: number) => {
      await insertPerson(id, name, { is_client: 1, is_owner });
      await runSql(
        "INSERT INTO contacts (person_n, kind, value, key) SELECT n, 'phone', '0775 550 909', '+231775550909' FROM people WHERE id = ?",
        id,
      );
    };
    const find = async (match: string) => {
      const query =
        "SELECT id FROM enquiry_index_people JOIN people ON people.n = enquiry_index_people.rowid WHERE enquiry_index_people MATCH ? ORDER BY people.n";
      return (await queryRows<{ id: string }>(query, match)).map(({ id }) => id);
    };
    const { runIt, runAll } = await migrateBefore("0004");
    await insert("mary", "Mary", 1);
    await insert("joy", "Joy", 0);
    await runIt();
    expect(await find('"_phone_0909" AND "_is_owner"')).toEqual(["mary"]);
    expect(await find('"jo" *')).toEqual(["joy"]);
    expect(await queryRows("SELECT is_patient FROM people")).toEqual([{ is_patient: 0 }, { is_patient: 0 }]);
    await insert("ben", "Ben", 1);
    await runSql("UPDATE people SET name = 'Joyce', is_supplier = 1 WHERE id = 'joy'");
    await runSql("UPDATE people SET last_contact_at = '2026-11-28', is_client = 1 WHERE id = 'mary'");
    await runSql("UPDATE people SET is_owner = 0 WHERE id = 'mary'");
    expect(await find('"_phone_0909" AND "_is_owner"')).toEqual(["ben"]);
    expect(await find('"joyc" * AND "_is_supplier"')).toEqual(["joy"]);
    await runSql("DELETE FROM people");
    expect(await find('"_is_client" OR "_is_owner" OR "_phone_0909" OR "joyce"')).toEqual([]);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0005: alerts, and courses with lessons", async () => {
    const insertAlerts = async (enquiry_n: number, ...reasons: string[]) => {
      const alert = { enquiry_n, user_id: "mary", channel: "push", created_at: at };
      for (const reason of reasons) await insertRow("alerts", { ...alert, reason });
    };
    const insertCourse = (id: string) => {
      const texts = { features: "[]", description: "", mileage: "" };
      return insertRow("courses", { ...newCourse, ...texts, id, position: 0, updated_at: at });
    };
    const { runAll } = await migrateBefore("0005");
    await insertEnquiry("before", { due_at: at, changed_at: at });
    await insertAlerts(1, "new", "assigned");
    await insertCourse("old");
    await runAll();
    expect(await queryRows("SELECT n, enquiry_n, reason, attempts FROM alerts ORDER BY n")).toEqual([
      { n: 1, enquiry_n: 1, reason: "new", attempts: 0 },
      { n: 2, enquiry_n: 1, reason: "assigned", attempts: 0 },
    ]);
    await insertEnquiry("after", { due_at: at, changed_at: at });
    await insertAlerts(2, "new", "moved");
    await insertCourse("new");
    expect(await queryRows("SELECT n FROM alerts")).toHaveLength(4);
    const added = { lessons: null, class_size: null, resource_ids: "[]", intakes: "[]" };
    expect(
      await queryRows("SELECT id, lessons, class_size, resource_ids, intakes FROM courses ORDER BY rowid"),
    ).toEqual([
      { id: "old", ...added },
      { id: "new", ...added },
    ]);
    await runSql("DELETE FROM enquiries");
    expect(await queryRows("SELECT n FROM alerts")).toEqual([]);
  });

  it("0006: homes get Plus Codes, and their amenities are counted by group", async () => {
    const places: [latitude: number, longitude: number][] = [
      [6.3005, -10.7969],
      [6.28, -10.76],
      [90, 180],
      [-90, -180],
      [35.6, 3.033],
      [0, 0],
    ];
    const { runIt, runAll } = await migrateBefore("0006");
    for (const [index, [latitude, longitude]] of places.entries())
      await insertHome(String(index), { latitude, longitude });
    await insertHome("nowhere", { words: " house _group_power _group_water " });
    await runIt();
    const kept = { pin: "approximate", power: null, updated_at: at };
    expect(await queryRows("SELECT plus_code, pin, power, updated_at FROM properties ORDER BY n")).toEqual([
      ...places.map(([latitude, longitude]) => ({ plus_code: toPlusCode(latitude, longitude), ...kept })),
      { plus_code: null, ...kept },
    ]);
    const counters = "SELECT key, count FROM property_counts WHERE facet = 'amenities' AND count > 0 ORDER BY key";
    expect(await queryRows(counters)).toEqual([
      { key: "1", count: 1 },
      { key: "2", count: 1 },
    ]);
    await insertHome("after", { latitude: 6.3, longitude: -10.8, words: " house _group_power " });
    await runSql("UPDATE properties SET words = ' house _group_water ', price_cents = 8000000 WHERE uuid = 'nowhere'");
    await runSql("DELETE FROM properties WHERE uuid = '0'");
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0007: images get sizes", async () => {
    const readRecords = async (): Promise<unknown[]> => {
      const [row] = await queryRows<{ images: string }>("SELECT images FROM properties");
      return JSON.parse(row?.images ?? "");
    };
    const { runIt, runAll } = await migrateBefore("0007");
    const property = buildProperty();
    await insertHome(property.uuid);
    await storeImage(property, { number: 1, bytes: new Uint8Array(1000) });
    await runIt();
    expect(await readRecords()).toMatchObject([
      { number: 1, bytes: 1000, variants: [320, 640, 1280], variant_bytes: {} },
    ]);
    await storeImage(property, { number: 2, bytes: new Uint8Array(2000) });
    await runSql("UPDATE images SET variants = '[320]' WHERE number = 1");
    expect(await readRecords()).toMatchObject([
      { bytes: 1000, variants: [320], variant_bytes: {} },
      { bytes: 2000, variant_bytes: {} },
    ]);
    await runSql(`UPDATE images SET variant_bytes = '{"320":300}' WHERE number = 1`);
    expect(await readRecords()).toMatchObject([{ variant_bytes: { "320": 300 } }, {}]);
    await runSql("DELETE FROM images WHERE number = 1");
    expect(await readRecords()).toMatchObject([{ number: 2 }]);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0008: removed homes, of which no reference is known", async () => {
    const home = { kind: "rent", property_type: "House", type_key: "house", city: "Monrovia", area: "Sinkor" };
    const insert = (uuid: string) =>
      insertRow("removed_properties", { ...home, uuid, area_key: "sinkor", price_cents: 80_000, removed_at: at });
    const { runIt, runAll } = await migrateBefore("0008");
    await insert("old");
    await runIt();
    await insert("new");
    expect(await queryRows("SELECT uuid, area, reference, status FROM removed_properties ORDER BY uuid")).toEqual([
      { uuid: "new", area: "Sinkor", reference: null, status: null },
      { uuid: "old", area: "Sinkor", reference: null, status: null },
    ]);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0009: accounts get saved searches, which are deleted with them", async () => {
    const { runIt, runAll } = await migrateBefore("0009");
    const { id } = await storeUser();
    await runIt();
    const insert = () =>
      insertRow("saved_searches", { user_id: id, path: "/rent", query: "", label: "Rent", saved_at: at });
    await insert();
    await expect(insert()).rejects.toThrow("UNIQUE");
    await runAll();
    await runSql("DELETE FROM users WHERE id = ?", id);
    expect(await queryRows("SELECT * FROM saved_searches")).toEqual([]);
  });

  it("0013: homes get words for their facts and for those that their amenities state, and half bathrooms", async () => {
    const { runIt, runAll } = await migrateBefore("0013");
    const homes = [
      { amenities: ["40 kVA generator", "Bore hole", "A/C"], living: { water: "piped", guard: true } },
      { amenities: ["No generator", "LEC", "Furnished"], living: { power: "none", fence: false } },
      { amenities: ['Pool, fence & "watchmen"', "Carport"], living: { generator: true, road: "paved" } },
      { amenities: [], living: {} },
    ];
    const isOldWord = (word: string) => !/^_(?!amenity_|group_)/.test(word);
    const names = new Map<string, string[]>();
    for (const [index, { amenities, living }] of homes.entries()) {
      const uuid = `00000000-0000-4000-8000-00000000000${index}`;
      const home = { ...buildProperty().property, ...living, amenities, title: `House ${index}` };
      const words = toSearchWords({ ...home, reference: uuid })
        .trim()
        .split(" ");
      names.set(uuid, words);
      await insertHome(uuid, {
        ...{ reference: uuid, title: home.title, amenities: JSON.stringify(amenities), bathrooms: 1, ...living },
        words: ` ${words.filter(isOldWord).join(" ")} `,
      });
    }
    await runIt();
    const rows = await queryRows<{ uuid: string; words: string }>("SELECT uuid, words FROM properties");
    for (const { uuid, words } of rows) expect(words.trim().split(" ").sort()).toEqual(names.get(uuid)?.sort());
    await runSql("UPDATE properties SET bathroom_halves = 3");
    // The version before knows no halves: what it writes counts.
    await runSql("UPDATE properties SET bathrooms = 2, words = ' house ', water = 'tank' WHERE title = 'House 0'");
    await runAll();
    await expectDerivedDataToMatch();
    const { body } = await get<CardListResponse>("/public/properties?sort=newest");
    expect(body.data.properties.map(({ bathrooms }) => bathrooms)).toEqual([1.5, 1.5, 1.5, 2]);
  });

  it("0014: homes that are changed or added are noted for wants, those stored before are not", async () => {
    const { runIt, runAll } = await migrateBefore("0014");
    await insertHome("old");
    await runIt();
    expect(await queryRows("SELECT property_n FROM changed_homes")).toEqual([]);
    await runSql("UPDATE properties SET price_cents = 8000000, updated_at = ?", at);
    await runSql("UPDATE properties SET title = 'Another', is_available = 0");
    await insertHome("new");
    await runAll();
    expect(await queryRows("SELECT property_n, at, changes > 0 AS is_noted FROM changed_homes")).toEqual([
      { property_n: 1, at, is_noted: 1 },
      { property_n: 2, at, is_noted: 1 },
    ]);
    await expectDerivedDataToMatch();
  });

  it("0017: the lists, searches and counts of the version before still work, and all homes are in the new ones", async () => {
    const { runIt, runAll } = await migrateBefore("0017");
    const [before, after] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
    await insertHome(before, { words: " house _generator_1 " });
    await runIt();
    await insertHome(after);
    await runSql("UPDATE properties SET status_note = 'Key: Ma Kebbeh' WHERE uuid = ?", after);
    for (const [index, match, found] of [
      ["property_index", '"_kind_buy"', 2],
      ["property_index_all", '"_state_published" AND kebbeh', 1],
    ] as const)
      expect(await queryRows(`SELECT rowid FROM ${index} WHERE ${index} MATCH '${match}'`)).toHaveLength(found);
    expect(await queryRows("SELECT count FROM property_counts WHERE facet = 'all'")).toEqual([{ count: 2 }]);
    await runAll();
    await expectDerivedDataToMatch();
    const list = async (query: string) =>
      (await get<CardListResponse>(`/public/properties?${query}`)).body.data.properties.map(({ uuid }) => uuid);
    expect(await list("sort=newest")).toEqual([after, before]);
    expect(await list("generator=true")).toEqual([before]);
    expect(await list("q=kebbeh")).toEqual([]);
  });
});

it("has indexes for the retention of enquiries, and for the people of enquiries and their search", async () => {
  // SQLite rejects a statement if the index cannot find its rows.
  for (const statement of [
    "UPDATE enquiries INDEXED BY enquiries_changed SET name = '' WHERE name <> '' AND changed_at < '2025-01-01'",
    "SELECT n FROM enquiries INDEXED BY enquiries_without_person WHERE person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0",
    "SELECT n FROM people INDEXED BY people_last_contact WHERE merged_into IS NULL ORDER BY last_contact_at DESC",
    "SELECT n FROM people INDEXED BY people_merged WHERE merged_into = 'x'",
  ])
    expect((await runSql(statement)).success, statement).toBe(true);
});
