import { type SQL, sql } from "drizzle-orm";
import { maxMentions, type PrivacyMention } from "#contract/admin/privacy.ts";
import { readPhoneNumber } from "#contract/people/phone-number.ts";
import { cleanPhoneText, digitsOf } from "#contract/people/phone-text.ts";
import { withoutPhoneSigns } from "#worker/db/contacts/contact-match.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query } from "#worker/db/query.ts";

/** A table with texts that may name a person: its columns by the word for people. */
interface Place {
  kind: PrivacyMention["kind"];
  /** The rows, with their id and their name. */
  from: SQL;
  id: SQL;
  name: SQL;
  fields: Record<string, string>;
}

const itemFields = { description: "description", location: "location" };
const doctorFields = { ...itemFields, contact: "contact", availability: "availability" };
const place = (kind: Place["kind"], from: string, name: string, fields: Place["fields"], id = "id"): Place => ({
  kind,
  from: sql.raw(from),
  id: sql.raw(id),
  name: sql.raw(name),
  fields,
});

const notes = "(SELECT group_concat(after, ' ') FROM enquiry_history WHERE enquiry_n = enquiries.n AND field = 'note')";
const changeNotes = "(SELECT group_concat(note, ' ') FROM property_history WHERE property_n = properties.n)";
const places: Place[] = [
  place(
    "listing",
    "properties",
    "reference || ', ' || title",
    {
      contact_number: "contact number",
      listed_by: "lister",
      status_note: "status note",
      address: "address",
      title: "title",
      description: "description",
      [changeNotes]: "notes on changes",
    },
    "uuid",
  ),
  place("enquiry", "enquiries", "reference", {
    phone_number: "phone number",
    subject: "subject",
    message: "message",
    [notes]: "internal notes",
  }),
  place("doctor", "professionals", "name", doctorFields),
  place("doctor", "binned_professionals", "name || ' (in the bin)'", doctorFields),
  place("course", "courses", "type", itemFields),
  place("course", "binned_courses", "type || ' (in the bin)'", itemFields),
  place("settings", "site_settings", "'Settings'", { details: "details of the business" }),
  place(
    "audit",
    "audit",
    "action || ' on ' || substr(at, 1, 10)",
    { before: "old values", after: "new values" },
    "entity_id",
  ),
];

/**
 * Lists where a phone number or an e-mail address is stored beside the enquiries and the account of its person, at most
 * `maxMentions` of each table. It reads all rows, because the number may be anywhere in a text.
 */
export function findMentions(person: string): Query<PrivacyMention[]> {
  const isMentioned = person.includes("@") ? mentionsEmail(person) : mentionsPhone(person);
  return {
    statements: places.map(({ from, id, name, fields }) => {
      const flags = Object.keys(fields).map(
        (column, index) => sql`${isMentioned(sql.raw(column))} AS ${flagName(index)}`,
      );
      const anyFlag = sql.join(
        Object.keys(fields).map((_, index) => flagName(index)),
        sql` OR `,
      );
      return sql`SELECT * FROM (SELECT ${id} AS id, ${name} AS name, ${sql.join(flags, sql`, `)} FROM ${from})
        WHERE ${anyFlag} LIMIT ${integerLiteral(maxMentions)}`;
    }),
    read: (results) =>
      places.flatMap(({ kind, fields }, position) =>
        (results[position] ?? []).map((row) => ({
          kind,
          id: String(row.id ?? ""),
          name: String(row.name),
          fields: Object.values(fields).filter((_, index) => row[`f${index}`] === 1),
        })),
      ),
  };
}

const flagName = (index: number) => sql.raw(`f${index}`);

/** Only texts with two digits in a row are compared, because removing the signs of long texts takes time. */
function mentionsPhone(phone: string): (column: SQL) => SQL {
  const digits = readPhoneNumber(phone)?.national ?? digitsOf(cleanPhoneText(phone)).replace(/^0+/, "");
  return (column) =>
    sql`CASE WHEN ${column} GLOB '*[0-9][0-9]*' THEN instr(${withoutPhoneSigns(column)}, ${digits}) > 0 ELSE 0 END`;
}

const mentionsEmail = (email: string) => (column: SQL) =>
  sql`coalesce(instr(lower(${column}), ${email.trim().toLowerCase()}) > 0, 0)`;
