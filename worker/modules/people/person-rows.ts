import { sql } from "drizzle-orm";
import * as z from "zod";
import type { PersonSummary } from "#contract/people/person.ts";
import type { PersonKind } from "#contract/people/person-kinds.ts";
import { contactKinds } from "#shared/people/contact-kinds.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { isPatient } from "#worker/db/contacts/patients.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { isShown } from "./shown-enquiries.ts";

/** Returns the columns of `personRow` that need no other table, in a statement that selects from `people`. */
export const plainColumns = (
  reader: HealthReader,
) => sql`people.n, people.id, people.name, is_client, is_owner, is_supplier,
  ${reader.seesHealth ? isPatient() : sql.raw("0")} AS patient, last_contact_at`;

/** Returns the columns of `personRow`, in a statement that selects from `people`. */
export const personColumns = (reader: HealthReader, now: Date) => sql`${plainColumns(reader)},
  (SELECT json_group_array(json_object('kind', kind, 'value', value) ORDER BY contacts.n) FROM contacts
    WHERE person_n = people.n) AS contacts,
  (SELECT count(*) FROM (SELECT 1 FROM enquiries WHERE person_n = people.n AND ${isShown(reader)} AND ${awaitsAnswer(now)}
    LIMIT 100)) AS open_enquiries`;

export const personRow = z.object({
  n: z.number(),
  id: z.string(),
  name: z.string(),
  is_client: storedFlag,
  is_owner: storedFlag,
  is_supplier: storedFlag,
  patient: storedFlag,
  last_contact_at: z.string(),
  contacts: storedJson(z.array(z.object({ kind: z.enum(contactKinds), value: z.string() }))),
  open_enquiries: z.number(),
});
type PersonRow = z.output<typeof personRow>;

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

function toKinds(row: Pick<PersonRow, "is_client" | "is_owner" | "is_supplier">): PersonKind[] {
  return [
    ...(row.is_client ? ["client" as const] : []),
    ...(row.is_owner ? ["owner" as const] : []),
    ...(row.is_supplier ? ["supplier" as const] : []),
  ];
}

/** The columns of the kinds of a person. */
export const kindColumns = (kinds: readonly PersonKind[]) => ({
  is_client: kinds.includes("client"),
  is_owner: kinds.includes("owner"),
  is_supplier: kinds.includes("supplier"),
});
