import { type SQL, sql } from "drizzle-orm";
import type { PrivacyPerson } from "#contract/admin/privacy.ts";
import { contactKey } from "#shared/people/contact-key.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { isEmail } from "#worker/db/contacts/contact-match.ts";
import type { KnownPerson } from "./people.repository.ts";

/** What belongs to a person: the rows of the person, or what has an address or a number that no person has. */
export interface Person extends PrivacyPerson {
  known: KnownPerson | undefined;
  /** The ids of the enquiries that were chosen; null for all. */
  chosen: readonly string[] | null;
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

const isOneOf = (values: readonly (string | number)[]): SQL =>
  sql`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

export const peopleOf = ({ known }: Person): SQL => isOneOf(known?.rows ?? []);

export const hasEmailOf = (column: SQL, { emails }: Person): SQL =>
  emails.length === 0
    ? sql`0`
    : sql.join(
        emails.map((email) => isEmail(column, email)),
        sql` OR `,
      );

/** Enquiries of the person, sent with an address of the person, or from an account that has it; of these the chosen ones. */
export const enquiriesOfPerson = (person: Person): SQL =>
  sql`${person.chosen === null ? sql`` : sql`enquiries.id ${isOneOf(person.chosen)} AND `}n IN (SELECT value FROM json_each(${JSON.stringify(person.enquiries)})
  UNION SELECT n FROM enquiries WHERE person_n ${peopleOf(person)}
  UNION SELECT n FROM enquiries WHERE ${hasEmailOf(sql`email`, person)}
  UNION SELECT n FROM enquiries WHERE user_id IN ${accountsOfPerson(person)})`;

export const accountsOfPerson = ({ emails }: Person): SQL =>
  sql`(SELECT users.id FROM users WHERE email_key ${isOneOf(emails.map(comparableEmail))})`;

/** What the person looks for: added for the person, or with an address or a number of the person. */
export const wantsOfPerson = (person: Person): SQL =>
  sql`(wants.person_n ${peopleOf(person)} OR contact_key ${isOneOf([
    ...person.emails.map((email) => contactKey("email", email)),
    ...person.phones.map((phone) => contactKey("phone", phone)),
  ])})`;

/** The stored idempotent responses that contain one of these enquiries. */
export const responsesOfPerson = (person: Person): SQL =>
  sql`EXISTS (SELECT 1 FROM enquiries WHERE ${enquiriesOfPerson(person)} AND instr(idempotency_records.response, enquiries.id) > 0)`;
