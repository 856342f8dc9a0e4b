import type { PrivacyErasure, PrivacyExport } from "#contract/admin/privacy.ts";
import { query } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { spooledEnquiries } from "#worker/modules/enquiries/enquiry-spool.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { adminAccountNotErasable } from "./privacy.errors.ts";
import { auditPersonExport, erasePersonRows, findPerson } from "./privacy.repository.ts";

/** Returns everything stored about one person. The export is recorded in the audit, without the e-mail address. */
export async function exportPerson(
  { db, images }: Stores,
  actor: SuperAdminActor,
  email: string,
): Promise<PrivacyExport> {
  const waiting = await spooledEnquiries.find(images, email);
  const [person] = await query(db, findPerson(email), auditPersonExport(actor, email, new Date()));
  return { data: { email, ...person, waiting } };
}

/**
 * Erases one person: deletes the account and anonymizes the enquiries. Safe to repeat.
 * @throws ApiError 409 for the account of an admin
 */
export async function erasePerson(
  { db, images }: Stores,
  actor: SuperAdminActor,
  email: string,
): Promise<PrivacyErasure> {
  const [{ account }] = await query(db, findPerson(email));
  if (account && account.role !== "user") throw adminAccountNotErasable();
  // The spool comes first: an enquiry that the cron moves to the database in between is then erased there.
  const waiting = await spooledEnquiries.remove(images, email);
  const [erased] = await query(db, erasePersonRows(actor, email, new Date()));
  return { data: { ...erased, waiting } };
}
