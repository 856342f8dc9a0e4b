import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { contactKey, nameKey } from "#shared/people/contact-key.ts";
import { emailPattern } from "#shared/people/email-address.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { query } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";
import { notClaimable } from "../accounts.errors.ts";
import { findUserById } from "../users.repository.ts";
import {
  claimEnquiries,
  countHolders,
  findUnclaimedEnquiries,
  listOwnEnquiries,
  type UnclaimedEnquiry,
} from "./own-enquiries.repository.ts";

/**
 * Adds enquiries to the actor's account and returns all that it has.
 * @param receipts the ids of enquiries, which only the browser that sent them has
 * @param contact the e-mail address or phone number that they must have; undefined for the address of the account
 * @throws ApiError 422 if none of them has the contact, or if several people use the number: families share phones, and also
 *   the browser with the receipts. Both have the same text, which tells nothing of other people
 */
export async function claimEnquiriesByContact(
  db: D1Database,
  actor: Actor,
  receipts: readonly string[],
  contact: string | undefined,
): Promise<MyEnquiriesResponse> {
  const [unclaimed, stored] = await query(db, findUnclaimedEnquiries(receipts), findUserById(actor.id));
  const needed = contact ?? stored?.user.email ?? "";
  const found = unclaimed.filter((enquiry) => hasContact(enquiry, needed));
  if (found.length > 0 && !emailPattern.test(needed)) await checkNumber(db, needed, found);
  const ids = found.map(({ id }) => id);
  const [claimed, enquiries] = await query(db, claimEnquiries(actor, ids), listOwnEnquiries(actor.id));
  if (claimed === 0 && contact !== undefined) throw notClaimable();
  return enquiries;
}

/** @throws ApiError 422 if several people use a number */
async function checkNumber(db: D1Database, phone: string, found: readonly UnclaimedEnquiry[]): Promise<void> {
  const [holders] = await query(db, countHolders(contactKey("phone", phone)));
  if (holders > 1 || !areOfOnePerson(found)) throw notClaimable();
}

/** Whether all are from one person, by the name or the address. People write with an address and without one. */
function areOfOnePerson(found: readonly UnclaimedEnquiry[]): boolean {
  const people = new Set(found.flatMap(({ person_n }) => person_n ?? []));
  const names = new Set(found.map(({ name }) => nameKey(name)));
  const emails = new Set(found.map(({ email }) => comparableEmail(email)));
  return people.size <= 1 && (names.size === 1 || (emails.size === 1 && !emails.has("")));
}

function hasContact({ email, phone_number }: UnclaimedEnquiry, contact: string): boolean {
  if (emailPattern.test(contact)) return comparableEmail(email) === comparableEmail(contact);
  const number = comparablePhone(contact);
  return number !== "" && comparablePhone(phone_number) === number;
}
