import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { maxMentions, type PrivacyMention } from "#contract/admin/privacy.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { cleanPhoneText, keepDigits } from "#shared/people/phone-text.ts";
import { withoutPhoneSigns } from "#worker/db/contacts/contact-match.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";

/** A table with texts that may name a person: its columns by the word for people. */
interface Place {
  kind: PrivacyMention["kind"];
  /** The rows, with their id and their name. */
  from: SQL;
  id: SQL;
  name: SQL;
  /** The column by which the newest row is known. */
  newest: SQL;
  fields: Record<string, string>;
}

const itemFields = { description: "description", location: "location" };
const professionalFields = { ...itemFields, contact: "contact", availability: "availability" };
const place = (
  kind: Place["kind"],
  from: string,
  name: string,
  newest: string,
  fields: Place["fields"],
  id = "id",
): Place => ({ kind, from: sql.raw(from), id: sql.raw(id), name: sql.raw(name), newest: sql.raw(newest), fields });

const notes = "(SELECT group_concat(after, ' ') FROM enquiry_history WHERE enquiry_n = enquiries.n AND field = 'note')";
const events = "(SELECT group_concat(text, ' ') FROM enquiry_events WHERE enquiry_n = enquiries.n)";
const appointmentNotes =
  "(SELECT group_concat(coalesce(note, '') || ' ' || coalesce(reason, ''), ' ') FROM appointments WHERE enquiry_n = enquiries.n)";
const changeNotes = "(SELECT group_concat(note, ' ') FROM property_history WHERE property_n = properties.n)";
const places: Place[] = [
  place(
    "listing",
    "properties",
    "reference || ', ' || title",
    "n",
    {
      contact_number: "contact number",
      listed_by: "lister",
      status_note: "status note",
      address: "address",
      landmark: "landmark",
      title: "title",
      description: "description",
      [changeNotes]: "notes on changes",
    },
    "uuid",
  ),
  place("enquiry", "enquiries", "reference", "n", {
    phone_number: "phone number",
    subject: "subject",
    message: "message",
    [notes]: "internal notes",
    next_step: "next step",
    [events]: "replies and next steps",
    [appointmentNotes]: "notes on appointments",
  }),
  place("person", "people", "name", "n", { name: "name", note: "note", key_holder: "key holder" }),
  place("doctor", "professionals", "name", "updated_at", professionalFields),
  place("doctor", "binned_professionals", "name || ' (in the bin)'", "deleted_at", professionalFields),
  place("course", "courses", "type", "updated_at", itemFields),
  place("course", "binned_courses", "type || ' (in the bin)'", "deleted_at", itemFields),
  place("settings", "site_settings", "'Settings'", "id", { details: "details of the business" }, "'settings'"),
  place("template", "reply_templates", "name", "position", { name: "name", subject: "subject", body: "text" }),
  place("resource", "resources", "name", "created_at", { name: "name" }),
  place("audit", "audit", "substr(at, 1, 10)", "n", { before: "old values", after: "new values" }, "entity_id"),
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
 * @param counted the references of enquiries that are known as the person's
 */
export function findMentions(person: string, counted: readonly string[]): Query<Mentions> {
  const isMentioned = person.includes("@") ? mentionsEmail(person) : mentionsPhone(person);
  const found = places.map((place) => selectMentions(place, isMentioned, counted));
  return combineQueries(found, (...mentions) => ({
    found: mentions.flatMap((one) => one.slice(0, maxMentions)),
    more: [...new Set(mentions.flatMap((one) => (one.length > maxMentions ? (one[0]?.kind ?? []) : [])))],
  }));
}

const mentionRow = z.object({
  id: z.string().nullable(),
  name: z.string(),
  newest: z.union([z.string(), z.number()]).nullable(),
  flags: storedJson(z.array(z.literal([0, 1]))),
});

/** Finds the rows of one table, one more than are shown. */
function selectMentions(
  { kind, from, id, name, newest, fields }: Place,
  isMentioned: (column: SQL) => SQL,
  counted: readonly string[],
): Query<FoundMention[]> {
  const flags = Object.keys(fields).map((column) => isMentioned(sql.raw(column)));
  const others =
    kind === "enquiry" ? sql` WHERE reference NOT IN (SELECT value FROM json_each(${JSON.stringify(counted)}))` : sql``;
  const rows = selectRows(
    sql`SELECT * FROM (SELECT ${id} AS id, ${name} AS name, ${newest} AS newest,
        json_array(${sql.join(flags, sql`, `)}) AS flags FROM ${from}${others})
      WHERE instr(flags, '1') > 0 ORDER BY newest DESC LIMIT ${integerLiteral(maxMentions + 1)}`,
    mentionRow,
  );
  return combineQueries([rows], (found) =>
    found.map((row) => ({
      kind,
      id: row.id ?? "",
      name: row.name,
      n: kind === "audit" ? Number(row.newest) : undefined,
      fields: Object.values(fields).filter((_, index) => row.flags[index] === 1),
    })),
  );
}

/** The first digits of other scripts and of full width: Arabic-Indic, Persian, N'Ko. Their others follow in Unicode. */
const zeros = ["\u0660", "\u06f0", "\u07c0", "\uff10"];
const ranges = zeros.map((zero) => `${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}`).join("");
const hasOtherDigits = `'*[${ranges}]*'`;

/** Returns a text with plain digits for those of other scripts, as `cleanPhoneText` does. */
const withPlainDigits = (column: SQL): SQL =>
  zeros
    .flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [zero.charCodeAt(0) + digit, digit]))
    .reduce((text, [code, digit]) => sql`replace(${text}, ${sql.raw(`char(${code}), ${digit}`)})`, column);

/** Only texts with two digits in a row are compared, because replacing the signs of long texts takes time. */
function mentionsPhone(phone: string): (column: SQL) => SQL {
  const digits = readPhoneNumber(phone)?.national ?? keepDigits(cleanPhoneText(phone)).replace(/^0+/, "");
  const hasNumber = (text: SQL) => sql`instr(${withoutPhoneSigns(text)}, ${digits}) > 0`;
  return (column) => sql`CASE WHEN ${column} GLOB ${sql.raw(hasOtherDigits)} THEN ${hasNumber(withPlainDigits(column))}
    WHEN ${column} GLOB '*[0-9][0-9]*' THEN ${hasNumber(column)} ELSE 0 END`;
}

const mentionsEmail = (email: string) => (column: SQL) =>
  sql`coalesce(instr(lower(${column}), ${email.trim().toLowerCase()}) > 0, 0)`;
