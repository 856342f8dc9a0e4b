import { and, type Column, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { PrivacyPerson } from "#contract/admin/privacy.ts";
import { contactKey } from "#shared/people/contact-key.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { isEmail } from "#worker/db/contacts/contact-match.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { idempotencyRecords } from "#worker/db/tables/requests.ts";
import { wants } from "#worker/db/tables/wants.ts";
import type { KnownPerson } from "./people.repository.ts";

/** The ids of the enquiries and the wants that were chosen. */
export interface Choice {
  enquiries: readonly string[];
  wants: readonly string[];
}

/** What belongs to a person: the rows of the person, or what has an address or a number that no person has. */
export interface Person extends PrivacyPerson {
  known: KnownPerson | undefined;
  /** What of it is meant; null for all. */
  chosen: Choice | null;
  /** The addresses of enquiries and accounts, which no other person has. */
  emails: readonly string[];
  /** The numbers of enquiries, which no other person has. */
  phones: readonly string[];
  /** The numbers (`n`) of the enquiries without a person, an e-mail address and an account. */
  enquiries: readonly number[];
}

export const personWithEmail = (email: string): Person => ({
  email,
  phone_number: null,
  person_id: null,
  known: undefined,
  chosen: null,
  emails: [email],
  phones: [],
  enquiries: [],
});

/** Returns a person with everything that is certainly of no one else. */
export function knownPerson(known: KnownPerson, request: Pick<PrivacyPerson, "email" | "phone_number">): Person {
  const own = known.contacts.filter(({ isShared }) => !isShared);
  return {
    email: request.email,
    phone_number: request.phone_number,
    person_id: known.id,
    known,
    chosen: null,
    emails: own.flatMap(({ kind, value }) => (kind === "email" ? [value] : [])),
    phones: own.flatMap(({ kind, value }) => (kind === "phone" ? [value] : [])),
    enquiries: [],
  };
}

export const isRowOf = (column: Column, { known }: Person): SQL => isOneOf(column, known?.rows ?? []);

export const hasEmailOf = (column: Column, { emails }: Person): SQL =>
  or(...emails.map((email) => isEmail(column, email))) ?? sql`false`;

/** Enquiries of the person, sent with an address of the person, or from an account that has it; of these the chosen ones. */
export function enquiriesOfPerson(person: Person): SQL | undefined {
  const { n, id, person_n, email, user_id } = enquiries;
  const select = (condition: SQL) => builder.select({ n }).from(enquiries).where(condition);
  const sent = union(
    select(isRowOf(person_n, person)),
    select(hasEmailOf(email, person)),
    select(inArray(user_id, accountsOfPerson(person))),
  );
  return and(
    person.chosen ? isOneOf(id, person.chosen.enquiries) : undefined,
    or(isOneOf(n, person.enquiries), inArray(n, sent)),
  );
}

export const accountsOfPerson = ({ emails }: Person) =>
  builder
    .select({ id: users.id })
    .from(users)
    .where(isOneOf(users.email_key, emails.map(comparableEmail)));

/** What visitors with an address or a number of the person look for. */
export function wantsOfContacts({ emails, phones }: Person): SQL {
  const keys = [
    ...emails.map((email) => contactKey("email", email)),
    ...phones.map((phone) => contactKey("phone", phone)),
  ];
  return isOneOf(wants.contact_key, keys);
}

/** What the person looks for: added for the person, or of the person's contacts; of these the chosen ones. */
export const wantsOfPerson = (person: Person): SQL | undefined =>
  or(isRowOf(wants.person_n, person), person.chosen ? isOneOf(wants.id, person.chosen.wants) : wantsOfContacts(person));

/** The stored idempotent responses that contain one of these enquiries. */
export const responsesOfPerson = (person: Person): SQL =>
  exists(
    builder
      .select({ n: enquiries.n })
      .from(enquiries)
      .where(and(enquiriesOfPerson(person), containsText(idempotencyRecords.response, enquiries.id))),
  );

/** The condition: the text of a column contains that of another one. */
export const containsText = (column: Column, part: Column): SQL => sql`instr(${column}, ${part}) > 0`;
