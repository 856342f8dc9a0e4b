import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/**
 * What the privacy flow does with each table. A new table needs a line here:
 * - `person`: rows of one person, which are exported and erased; a file of `worker/flows/privacy` imports the table
 * - `cascade`: rows of an account, which the database deletes with it and which are secrets or empty of data
 * - `texts`: texts that may name anyone, which the search for a person looks through
 * - `enquiries`: deleted together with the personal data of the enquiries
 * - `none`: nothing about visitors
 */
const treatments: Record<string, "person" | "cascade" | "texts" | "enquiries" | "none"> = {
  users: "person",
  sessions: "person",
  favourites: "person",
  saved_searches: "person",
  enquiries: "person",
  enquiry_history: "person",
  enquiry_events: "person",
  // Deleted with the account, and a minute after the enquiry is closed.
  enquiry_viewers: "cascade",
  // Statuses and ids of accounts, for an hour.
  enquiry_undos: "none",
  mail_outbox: "person",
  appointments: "person",
  appointment_history: "person",
  // Ids of resources and times, which an erasure releases.
  appointment_resources: "none",
  occupied: "none",
  // The names of colleagues, cars and rooms.
  resources: "texts",
  availability: "none",
  calendar_links: "cascade",
  people: "person",
  contacts: "person",
  person_merges: "person",
  person_events: "person",
  // Numbers of two people, deleted with each of them.
  different_people: "none",
  idempotency_records: "person",
  messages: "enquiries",
  alerts: "enquiries",
  // The addresses of a colleague's browsers and what this colleague wants to be told.
  alert_devices: "cascade",
  alert_settings: "cascade",
  alert_order: "none",
  token_pairs: "cascade",
  reset_links: "cascade",
  second_factors: "cascade",
  recovery_codes: "cascade",
  login_challenges: "cascade",
  email_verifications: "cascade",
  properties: "texts",
  property_history: "texts",
  professionals: "texts",
  binned_professionals: "texts",
  courses: "texts",
  binned_courses: "texts",
  site_settings: "texts",
  reply_templates: "texts",
  audit: "texts",
  // Values of properties, which the search finds in `properties` and in the audit.
  property_undos: "none",
  import_rows: "none",
  imports: "none",
  removed_properties: "none",
  images: "none",
  uploads: "none",
  // Numbers, and hashes of addresses that are deleted within a day.
  throttles: "none",
  enquiry_counts: "none",
  enquiry_day_counts: "none",
  property_counts: "none",
  property_day_counts: "none",
  property_events: "none",
  property_event_totals: "none",
  property_event_day_counts: "none",
  daily_counts: "none",
  audit_totals: "none",
  sequences: "none",
  jobs: "none",
  alarms: "none",
};

const folder = join(import.meta.dirname, "../../worker/db/tables");
const modules: object[] = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
const tables = modules.flatMap((module) => Object.entries(module)).filter(([, value]) => is(value, Table));
const sources = readSourceFiles("worker/flows/privacy", "worker/modules/enquiries").map(({ text }) => text);

it("the privacy flow knows every table", () => {
  const names = tables.map(([, table]) => getTableName(table));
  expect(names.sort(), "give each table one line in `treatments` of this file").toEqual(Object.keys(treatments).sort());
});

it.each(tables.map(([name, table]) => [getTableName(table), name, table] as const))(
  "the privacy flow treats %s as it says",
  (tableName, name, table) => {
    const treatment = treatments[tableName];
    const names = Object.keys(getTableColumns(table));
    const isNamed = (text: string) => text.includes(name) || new RegExp(`["' ]${tableName}\\b`).test(text);
    if (treatment === "person" || treatment === "texts" || treatment === "enquiries")
      expect(sources.some(isNamed), `use ${tableName} in worker/flows/privacy`).toBe(true);
    if (treatment === "cascade") expect(names).toContain(tableName === "token_pairs" ? "session_id" : "user_id");
    // A table that is said to have nothing of visitors has no column for it.
    if (treatment === "none")
      expect(
        names.filter((column) => /email|phone|username|message|^name$/.test(column)),
        `these columns of ${tableName} may name a person: choose another treatment`,
      ).toEqual(["jobs", "alarms", "daily_counts", "sequences"].includes(tableName) ? ["name"] : []);
  },
);
