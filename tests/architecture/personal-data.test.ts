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
  enquiries: "person",
  enquiry_history: "person",
  mail_outbox: "person",
  idempotency_records: "person",
  messages: "enquiries",
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
  expect(tables.map(([, table]) => getTableName(table)).sort()).toEqual(Object.keys(treatments).sort());
});

it.each(tables.map(([name, table]) => [getTableName(table), name, table] as const))(
  "the privacy flow treats %s as it says",
  (tableName, name, table) => {
    const treatment = treatments[tableName];
    const names = Object.keys(getTableColumns(table));
    const isNamed = (text: string) => text.includes(name) || new RegExp(`["' ]${tableName}\\b`).test(text);
    if (treatment === "person" || treatment === "texts" || treatment === "enquiries")
      expect(sources.some(isNamed)).toBe(true);
    if (treatment === "cascade") expect(names).toContain(tableName === "token_pairs" ? "session_id" : "user_id");
    // A table that is said to have nothing of visitors has no column for it.
    if (treatment === "none")
      expect(names.filter((column) => /email|phone|username|message|^name$/.test(column))).toEqual(
        ["jobs", "alarms", "daily_counts", "sequences"].includes(tableName) ? ["name"] : [],
      );
  },
);
