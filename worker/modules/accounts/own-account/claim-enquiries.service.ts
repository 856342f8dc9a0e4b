import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { emailPattern } from "#contract/people/email-address.ts";
import { comparableEmail } from "#contract/people/email-forms.ts";
import { comparablePhone } from "#contract/people/phone-number.ts";
import { query } from "#worker/db/query/query.ts";
import type { Actor } from "#worker/http/actor.ts";
import { otherContact } from "../accounts.errors.ts";
import { findUserById } from "../users.repository.ts";
import {
  claimEnquiries,
  findUnclaimedEnquiries,
  listOwnEnquiries,
  type UnclaimedEnquiry,
} from "./own-enquiries.repository.ts";

/**
 * Adds enquiries to the actor's account and returns all that it has.
 * @param receipts the ids of enquiries, which only the browser that sent them has
 * @param contact the e-mail address or phone number that they must have; undefined for the address of the account
 * @throws ApiError 422 if none of them has the contact
 */
export async function claimEnquiriesByContact(
  db: D1Database,
  actor: Actor,
  receipts: readonly string[],
  contact: string | undefined,
): Promise<MyEnquiriesResponse> {
  const [unclaimed, stored] = await query(db, findUnclaimedEnquiries(receipts), findUserById(actor.id));
  const needed = contact ?? stored?.user.email ?? "";
  const ids = unclaimed.filter((enquiry) => hasContact(enquiry, needed)).map(({ id }) => id);
  const [claimed, enquiries] = await query(db, claimEnquiries(actor, ids), listOwnEnquiries(actor.id));
  if (claimed === 0 && contact !== undefined) throw otherContact();
  return enquiries;
}

function hasContact({ email, phone_number }: UnclaimedEnquiry, contact: string): boolean {
  if (emailPattern.test(contact)) return comparableEmail(email) === comparableEmail(contact);
  const number = comparablePhone(contact);
  return number !== "" && comparablePhone(phone_number) === number;
}
