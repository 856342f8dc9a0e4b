import { and, count, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import type { PersonSummary } from "#contract/people/person.ts";
import type { PersonKind } from "#contract/people/person-kinds.ts";
import { contactKinds } from "#shared/people/contact-kinds.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { isPatient } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import { isShown } from "./shown-enquiries.ts";

const { n, id, name, is_client, is_owner, is_supplier, last_contact_at } = people;
const contactList = z.array(z.object({ kind: z.enum(contactKinds), value: z.string() }));
/** Open enquiries that are counted. */
export const maxOpen = 100;

/** Returns the contacts of a person, in their order. */
export function contactsOf(person: { n: SQLiteColumn }) {
  const { kind, value } = contacts;
  const list = sql`json_group_array(json_object('kind', ${kind}, 'value', ${value}) ORDER BY ${contacts.n})`;
  const theirs = builder
    .select({ list: list.as("list") })
    .from(contacts)
    .where(eq(contacts.person_n, person.n));
  return sql`${theirs}`.mapWith(fromJson(contactList)).as("contacts");
}

/** Returns the columns of a person that need no other table. */
export const plainColumns = (reader: HealthReader) => ({
  ...{ n, id, name, is_client, is_owner, is_supplier, last_contact_at },
  patient: (reader.seesHealth ? isPatient() : sql`0`).mapWith(Boolean).as("patient"),
});

/** Returns the columns of a person in a list. */
export function personColumns(reader: HealthReader, now: Date) {
  const open = builder
    .select({ n: enquiries.n })
    .from(enquiries)
    .where(and(eq(enquiries.person_n, people.n), isShown(reader), awaitsAnswer(now)))
    .limit(maxOpen)
    .as("open");
  return {
    ...plainColumns(reader),
    contacts: contactsOf(people),
    open_enquiries: sql<number>`${builder.select({ count: count() }).from(open)}`.as("open_enquiries"),
  };
}

type PersonRow = Omit<PersonSummary, "kinds" | "phone" | "email"> & KindColumns;
type KindColumns = Pick<typeof people.$inferSelect, "is_client" | "is_owner" | "is_supplier">;

/** Converts a row to the person of a list. */
export function toSummary(row: PersonRow): PersonSummary {
  const { id, name, contacts, patient, last_contact_at, open_enquiries } = row;
  return {
    id,
    name,
    contacts,
    ...firstContacts(contacts),
    kinds: toKinds(row),
    patient,
    last_contact_at,
    open_enquiries,
  };
}

/** Returns the number and the address that are shown for a person. */
export function firstContacts(contacts: PersonRow["contacts"]): Pick<PersonSummary, "phone" | "email"> {
  const first = (kind: (typeof contactKinds)[number]) => contacts.find((one) => one.kind === kind)?.value ?? null;
  return { phone: first("phone") ?? first("whatsapp"), email: first("email") };
}

function toKinds(row: KindColumns): PersonKind[] {
  return [
    ...(row.is_client ? ["client" as const] : []),
    ...(row.is_owner ? ["owner" as const] : []),
    ...(row.is_supplier ? ["supplier" as const] : []),
  ];
}

/** The columns of the kinds of a person. */
export const kindColumns = (kinds: readonly PersonKind[]): KindColumns => ({
  is_client: kinds.includes("client"),
  is_owner: kinds.includes("owner"),
  is_supplier: kinds.includes("supplier"),
});
