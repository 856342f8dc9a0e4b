import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { contactWays } from "#contract/enquiries/channels.ts";
import { type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import { contactKinds } from "#shared/people/contact-kinds.ts";
import { users } from "./accounts.ts";
import { quotedList } from "./quoted-list.ts";

/** The people whom the business knows: who asks, who owns homes, and who supplies services. */
export const people = sqliteTable(
  "people",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    /** Empty if unknown or erased. */
    name: text().notNull(),
    /** Lower case without accents, for the comparison of names. */
    name_key: text().notNull(),
    is_client: integer({ mode: "boolean" }).notNull().default(false),
    is_owner: integer({ mode: "boolean" }).notNull().default(false),
    is_supplier: integer({ mode: "boolean" }).notNull().default(false),
    /** A colleague said that the person is a patient. See `isPatient`. */
    is_patient: integer({ mode: "boolean" }).notNull().default(false),
    note: text(),
    /** Who keeps the keys of an owner's homes. */
    key_holder: text(),
    assignee_id: text().references(() => users.id, { onDelete: "set null" }),
    created_at: text().notNull(),
    changed_at: text().notNull(),
    /** Time of the last enquiry, call, visit or reply. */
    last_contact_at: text().notNull(),
    /** The person that this one became part of, until the merge is undone or final. */
    merged_into: text(),
    /** The person's enquiries up to this number have one sender, as a colleague said; null if none did. */
    one_sender_n: integer(),
  },
  (table) => [
    uniqueIndex("people_id").on(table.id),
    index("people_name").on(table.name_key),
    index("people_last_contact").on(table.last_contact_at, table.n).where(sql`merged_into IS NULL`),
    index("people_assignee").on(table.assignee_id, table.last_contact_at).where(sql`assignee_id IS NOT NULL`),
    index("people_owners").on(table.last_contact_at).where(sql`is_owner = 1 AND merged_into IS NULL`),
    index("people_suppliers").on(table.last_contact_at).where(sql`is_supplier = 1 AND merged_into IS NULL`),
    index("people_merged").on(table.merged_into).where(sql`merged_into IS NOT NULL`),
  ],
);

/** The numbers and addresses of people. Several people may share one. */
export const contacts = sqliteTable(
  "contacts",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    person_n: integer()
      .notNull()
      .references(() => people.n, { onDelete: "cascade" }),
    kind: text({ enum: contactKinds }).notNull(),
    /** As it was entered. */
    value: text().notNull(),
    /** The form in which contacts are compared: E.164, an address in lower case, or the text of a name. */
    key: text().notNull(),
  },
  (table) => [
    uniqueIndex("contacts_person").on(table.person_n, table.kind, table.key),
    index("contacts_key").on(table.key),
    check("contacts_kind", sql.raw(`kind IN (${quotedList(contactKinds)})`)),
  ],
);

/** Calls and messages to people without an open enquiry. Those about an enquiry are in `enquiry_events`. */
export const personEvents = sqliteTable(
  "person_events",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    person_n: integer()
      .notNull()
      .references(() => people.n, { onDelete: "cascade" }),
    at: text().notNull(),
    actor_id: text().notNull(),
    kind: text({ enum: contactWays }).notNull(),
    /** A message that asked the owner whether homes are still free; null for another contact. */
    about: text({ enum: ["confirm"] }),
  },
  (table) => [
    index("person_events_person").on(table.person_n, table.n),
    check("person_events_kind", sql.raw(`kind IN (${quotedList(contactWays)})`)),
  ],
);

/** Pairs of people of whom a colleague said that they are not the same. The smaller number comes first. */
export const differentPeople = sqliteTable(
  "different_people",
  {
    one_n: integer()
      .notNull()
      .references(() => people.n, { onDelete: "cascade" }),
    other_n: integer()
      .notNull()
      .references(() => people.n, { onDelete: "cascade" }),
    at: text().notNull(),
    actor_id: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.one_n, table.other_n] }), index("different_people_other").on(table.other_n)],
);

/** Merges of two people. They can be undone for thirty days; then the merged person's row is deleted. */
export const personMerges = sqliteTable(
  "person_merges",
  {
    /** The token that undoes it. */
    id: text().primaryKey(),
    kept_n: integer()
      .notNull()
      .references(() => people.n, { onDelete: "cascade" }),
    merged_n: integer()
      .notNull()
      .references(() => people.n, { onDelete: "cascade" }),
    at: text().notNull(),
    actor_id: text().notNull(),
    /** The keys of the rows that moved to the person that was kept, and the fields of that person before and after. */
    moved: text({ mode: "json" })
      .$type<{
        contacts: { kind: string; key: string }[];
        enquiries: number[];
        listings: string[];
        /** The calls and messages to the person. */
        events: number[];
        /** What the person looks for; missing in older merges. */
        wants?: number[];
        /** The contacts that the kept person had. */
        kept: { kind: string; key: string }[];
        /** The newest enquiry at the time. */
        newest?: number;
        before: object;
        after: object;
      }>()
      .notNull(),
  },
  (table) => [index("person_merges_at").on(table.at), index("person_merges_merged").on(table.merged_n)],
);

/** The agency's own templates of replies, in their order. Without a row the defaults apply. */
export const replyTemplates = sqliteTable("reply_templates", {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  /** The service it is for; null for each. */
  service: text({ enum: serviceSlugs as [ServiceSlug, ...ServiceSlug[]] }),
  subject: text().notNull(),
  body: text().notNull(),
});
