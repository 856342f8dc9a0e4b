import * as z from "zod";
import type { people } from "#worker/db/tables/people.ts";

/** The fields of the kept person that a merge may change, as merges store them: older ones have 0 and 1 for flags. */
export const combinedFields = z.object({
  is_client: z.coerce.boolean(),
  is_owner: z.coerce.boolean(),
  is_supplier: z.coerce.boolean(),
  is_patient: z.coerce.boolean(),
  note: z.string().nullable().default(null),
  key_holder: z.string().nullable().default(null),
  assignee_id: z.string().nullable().default(null),
  last_contact_at: z.string(),
  one_sender_n: z.number().nullable().default(null),
});
export type CombinedFields = z.output<typeof combinedFields>;

interface Contact {
  n: number;
  kind: string;
  key: string;
}

/** A person who becomes part of another one or gets a part, with the contacts. */
export interface MergingPerson
  extends Pick<
    typeof people.$inferSelect,
    keyof CombinedFields | "n" | "id" | "name_key" | "changed_at" | "merged_into"
  > {
  /** Who is known from health services only stays a patient, also after the merge and after its end. */
  isPatient: boolean;
  contacts: Contact[];
}

/** What a merge changes. */
export interface Combination {
  /** The contacts that only the merged person has. */
  contacts: Contact[];
  before: CombinedFields;
  after: CombinedFields;
}

/**
 * Combines two people. What the kept person has stays; both notes are kept. Who merges says that all enquiries have one sender.
 * @param newest number of the newest enquiry
 */
export function combinePeople(kept: MergingPerson, merged: MergingPerson, newest: number): Combination {
  const before = combinedFields.parse({ ...kept, is_patient: kept.isPatient });
  return {
    contacts: merged.contacts.filter((contact) => !hasContact(kept, contact)),
    before,
    after: {
      is_client: kept.is_client || merged.is_client,
      is_owner: kept.is_owner || merged.is_owner,
      is_supplier: kept.is_supplier || merged.is_supplier,
      is_patient: kept.isPatient || merged.isPatient,
      note: combineNotes(kept.note, merged.note),
      key_holder: kept.key_holder ?? merged.key_holder,
      assignee_id: kept.assignee_id ?? merged.assignee_id,
      last_contact_at: later(kept.last_contact_at, merged.last_contact_at),
      one_sender_n: newest,
    },
  };
}

/** Returns the fields of the kept person after the end of a merge. One that was changed since stays. */
export function restoreFields(
  current: CombinedFields,
  { before, after }: { before: object; after: object },
): CombinedFields {
  const [was, became] = [combinedFields.parse(before), combinedFields.parse(after)];
  const restored = Object.entries(was).filter(([name]) => {
    const field = combinedFields.keyof().parse(name);
    return current[field] === became[field];
  });
  return { ...combinedFields.parse(current), ...Object.fromEntries(restored) };
}

export const hasContact = (person: { contacts: Omit<Contact, "n">[] }, { kind, key }: Omit<Contact, "n">): boolean =>
  person.contacts.some((one) => one.kind === kind && one.key === key);

export const later = (one: string, other: string): string => (one > other ? one : other);

function combineNotes(kept: string | null, merged: string | null): string | null {
  return kept !== null && merged !== null && kept !== merged ? `${kept}\n${merged}` : (kept ?? merged);
}
