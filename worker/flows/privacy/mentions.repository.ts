import { and, type Column, desc, eq, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { maxMentions, type PrivacyMention } from "#contract/admin/privacy.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { cleanPhoneText, keepDigits } from "#shared/people/phone-text.ts";
import { withoutPhoneSigns } from "#worker/db/contacts/contact-match.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { appointments, resources } from "#worker/db/tables/appointments.ts";
import { auditEntries } from "#worker/db/tables/audit.ts";
import { enquiries, enquiryEvents, enquiryHistory } from "#worker/db/tables/enquiries.ts";
import { people, replyTemplates } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyHistory } from "#worker/db/tables/property-history.ts";
import { binnedCourses, binnedProfessionals, courses, professionals } from "#worker/db/tables/services.ts";
import { siteSettings } from "#worker/db/tables/site.ts";
import { wants } from "#worker/db/tables/wants.ts";

/** A table with texts that may name a person. */
interface Place {
  kind: PrivacyMention["kind"];
  table: SQLiteTable;
  id: SQLWrapper;
  name: SQLWrapper;
  /** The column by which the newest row is known. */
  newest: Column;
  /** The columns and other texts of a row, by the word for people. */
  texts: Record<string, SQLWrapper>;
  /** The column by which a row is known as the person's own. */
  counted?: Column;
}

/** All texts of the rows that belong to one of another table. */
function textsOf(table: SQLiteTable, text: SQLWrapper, condition: SQL | undefined): SQL {
  const all = sql`group_concat(${text}, ' ')`.as("texts");
  return sql`${builder.select({ all }).from(table).where(condition)}`;
}

const { note, reason } = appointments;
const appointmentTexts = sql`coalesce(${note}, '') || ' ' || coalesce(${reason}, '')`;
const isNoteOfEnquiry = and(eq(enquiryHistory.enquiry_n, enquiries.n), eq(enquiryHistory.field, "note"));

type Professionals = typeof professionals | typeof binnedProfessionals;
const placeOfProfessionals = (table: Professionals, name: SQLWrapper, newest: Column): Place => {
  const { id, description, location, contact, availability } = table;
  return { kind: "doctor", table, id, name, newest, texts: { description, location, contact, availability } };
};
const placeOfCourses = (table: typeof courses | typeof binnedCourses, name: SQLWrapper, newest: Column): Place => {
  const { id, description, location } = table;
  return { kind: "course", table, id, name, newest, texts: { description, location } };
};

const places: Place[] = [
  {
    kind: "listing",
    table: properties,
    id: properties.uuid,
    name: sql`${properties.reference} || ', ' || ${properties.title}`,
    newest: properties.n,
    texts: {
      "contact number": properties.contact_number,
      lister: properties.listed_by,
      "status note": properties.status_note,
      address: properties.address,
      landmark: properties.landmark,
      title: properties.title,
      description: properties.description,
      "notes on changes": textsOf(propertyHistory, propertyHistory.note, eq(propertyHistory.property_n, properties.n)),
    },
  },
  {
    kind: "enquiry",
    table: enquiries,
    id: enquiries.id,
    name: enquiries.reference,
    newest: enquiries.n,
    counted: enquiries.reference,
    texts: {
      "phone number": enquiries.phone_number,
      subject: enquiries.subject,
      message: enquiries.message,
      "internal notes": textsOf(enquiryHistory, enquiryHistory.after, isNoteOfEnquiry),
      "next step": enquiries.next_step,
      "replies and next steps": textsOf(enquiryEvents, enquiryEvents.text, eq(enquiryEvents.enquiry_n, enquiries.n)),
      "notes on appointments": textsOf(appointments, appointmentTexts, eq(appointments.enquiry_n, enquiries.n)),
    },
  },
  {
    ...{ kind: "person", table: people, id: people.id, name: people.name, newest: people.n },
    texts: { name: people.name, note: people.note, "key holder": people.key_holder },
  },
  {
    ...{ kind: "want", table: wants, id: wants.id, name: wants.label, newest: wants.n, counted: wants.id },
    texts: {
      ...{ name: wants.name, "phone number": wants.phone_number, email: wants.email, note: wants.note },
      "search words": wants.label,
    },
  },
  placeOfProfessionals(professionals, professionals.name, professionals.updated_at),
  placeOfProfessionals(
    binnedProfessionals,
    sql`${binnedProfessionals.name} || ' (in the bin)'`,
    binnedProfessionals.deleted_at,
  ),
  placeOfCourses(courses, courses.type, courses.updated_at),
  placeOfCourses(binnedCourses, sql`${binnedCourses.type} || ' (in the bin)'`, binnedCourses.deleted_at),
  {
    ...{ kind: "settings", table: siteSettings, id: sql`'settings'`, name: sql`'Settings'`, newest: siteSettings.id },
    texts: { "details of the business": siteSettings.details },
  },
  {
    ...{ kind: "template", table: replyTemplates, id: replyTemplates.id, name: replyTemplates.name },
    newest: replyTemplates.position,
    texts: { name: replyTemplates.name, subject: replyTemplates.subject, text: replyTemplates.body },
  },
  {
    ...{ kind: "resource", table: resources, id: resources.id, name: resources.name, newest: resources.created_at },
    texts: { name: resources.name },
  },
  {
    ...{ kind: "audit", table: auditEntries, id: auditEntries.entity_id, newest: auditEntries.n },
    name: sql`substr(${auditEntries.at}, 1, 10)`,
    texts: { "old values": auditEntries.before, "new values": auditEntries.after },
  },
];

/** A place that was found. An audit entry has its number. */
export type FoundMention = Omit<PrivacyMention, "entry"> & { n: number | undefined };

/** Of each kind, the newest first. */
interface Mentions {
  found: FoundMention[];
  /** The kinds with more places than those. */
  more: PrivacyMention["kind"][];
}

/**
 * Lists where a phone number or an e-mail address is stored beside the enquiries and the account of its person, at most
 * `maxMentions` of each table. It reads all rows, because the number may be anywhere in a text.
 * @param counted the references of enquiries and the ids of wants that are known as the person's
 */
export function findMentions(person: string, counted: readonly string[]): Query<Mentions> {
  const isMentioned = person.includes("@") ? mentionsEmail(person) : mentionsPhone(person);
  const found = places.map((place) => selectMentions(place, isMentioned, counted));
  return combineQueries(found, (...mentions) => ({
    found: mentions.flatMap((one) => one.slice(0, maxMentions)),
    more: [...new Set(mentions.flatMap((one) => (one.length > maxMentions ? (one[0]?.kind ?? []) : [])))],
  }));
}

/** Finds the rows of one table, one more than are shown. */
function selectMentions(
  { kind, table, id, name, newest, texts, counted: key }: Place,
  isMentioned: (text: SQLWrapper) => SQL,
  counted: readonly string[],
): Query<FoundMention[]> {
  const flags = sql.join(Object.values(texts).map(isMentioned), sql`, `);
  const rows = builder
    .select({
      id: sql<string | null>`${id}`.as("id"),
      name: sql<string>`${name}`.as("name"),
      newest: sql`${newest}`.as("newest"),
      flags: sql`json_array(${flags})`.mapWith(fromJson(z.array(z.literal([0, 1])))).as("flags"),
    })
    .from(table)
    .where(key && not(isOneOf(key, counted)))
    .as("found");
  const found = builder
    .select()
    .from(rows)
    .where(sql`instr(${rows.flags}, '1') > 0`)
    .orderBy(desc(rows.newest))
    .limit(maxMentions + 1);
  return combineQueries([found], (all) =>
    all.map((row) => ({
      kind,
      id: row.id ?? "",
      name: row.name,
      n: kind === "audit" ? Number(row.newest) : undefined,
      fields: Object.keys(texts).filter((_, index) => row.flags[index] === 1),
    })),
  );
}

/** The first digits of other scripts and of full width: Arabic-Indic, Persian, N'Ko. Their others follow in Unicode. */
const zeros = ["\u0660", "\u06f0", "\u07c0", "\uff10"];
const ranges = zeros.map((zero) => `${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}`).join("");
const hasOtherDigits = `*[${ranges}]*`;

/** Returns a text with plain digits for those of other scripts, as `cleanPhoneText` does. The digits are constants, because a statement may have 100 parameters. */
const withPlainDigits = (text: SQLWrapper): SQL =>
  zeros
    .flatMap((zero) => Array.from({ length: 10 }, (_, digit) => ({ code: zero.charCodeAt(0) + digit, digit })))
    .reduce((plain, { code, digit }) => sql`replace(${plain}, char(${code}), ${digit})`.inlineParams(), text.getSQL());

/** Only texts with two digits in a row are compared, because replacing the signs of long texts takes time. */
function mentionsPhone(phone: string): (text: SQLWrapper) => SQL {
  const digits = readPhoneNumber(phone)?.national ?? keepDigits(cleanPhoneText(phone)).replace(/^0+/, "");
  const hasNumber = (text: SQLWrapper) => sql`instr(${withoutPhoneSigns(text)}, ${digits}) > 0`;
  return (text) => sql`CASE WHEN ${text} GLOB ${hasOtherDigits} THEN ${hasNumber(withPlainDigits(text))}
    WHEN ${text} GLOB '*[0-9][0-9]*' THEN ${hasNumber(text)} ELSE 0 END`;
}

const mentionsEmail = (email: string) => (text: SQLWrapper) =>
  sql`coalesce(instr(lower(${text}), ${email.trim().toLowerCase()}) > 0, 0)`;
