import type { PrivacyErasure, PrivacyExport } from "#contract/admin/privacy.ts";
import { query, type Row } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { ApiError } from "#worker/http/errors.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { auditPersonExport, erasePersonRows, findPerson } from "./privacy.repository.ts";

/** Enquiries of a person that wait beside the database; the enquiries' own module knows where. */
export interface SpooledEnquiryStore {
  find(store: ImageStore, email: string): Promise<Row[]>;
  remove(store: ImageStore, email: string): Promise<number>;
}

interface Archive {
  db: D1Database;
  store: ImageStore;
  waiting: SpooledEnquiryStore;
}

export const adminAccountNotErasable = () =>
  new ApiError(409, "This is the account of one of the staff. Make it a user's on the team page first.");

/** Everything kept about one person. That it was given out is noted, without the address. */
export async function exportPerson(
  { db, store, waiting }: Archive,
  actor: SuperAdminActor,
  email: string,
): Promise<PrivacyExport> {
  const spooled = await waiting.find(store, email);
  const [person] = await query(db, findPerson(email), auditPersonExport(actor, email, new Date()));
  return { data: { email, ...person, waiting: spooled } };
}

/**
 * Erases one person: their account goes, their enquiries are blanked. Twice is as good as once.
 * @throws 409 for the account of one of the staff
 */
export async function erasePerson(
  { db, store, waiting }: Archive,
  actor: SuperAdminActor,
  email: string,
): Promise<PrivacyErasure> {
  const [{ account }] = await query(db, findPerson(email));
  if (account && account.role !== "user") throw adminAccountNotErasable();
  // What waits goes first: brought home in between, it is found in the database.
  const removed = await waiting.remove(store, email);
  const [erased] = await query(db, erasePersonRows(actor, email, new Date()));
  return { data: { ...erased, waiting: removed } };
}
