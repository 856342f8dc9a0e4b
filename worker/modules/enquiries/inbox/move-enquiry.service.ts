import type { EnquiryUndoResponse } from "#contract/enquiries/inbox-actions.ts";
import { contactKey } from "#shared/people/contact-key.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { alreadyTheirs, enquiryNotFound, nothingToUndo, personUnknown } from "../enquiries.errors.ts";
import { undoUpdate } from "./bulk-changes.repository.ts";
import {
  findMovable,
  findMove,
  type MovableEnquiry,
  type MovedContact,
  moveEnquiry,
  undoMove,
} from "./move-enquiry.repository.ts";

/**
 * Gives an enquiry to another person, or to a new one with the name and the contacts of its sender.
 * @throws ApiError 404, 422 for a person who is unknown or has it already
 */
export async function moveToPerson(
  db: D1Database,
  actor: AdminActor,
  id: string,
  personId: string | null,
): Promise<{ undo: string; person_id: string }> {
  const [enquiry] = await query(db, findMovable(actor, id, personId));
  if (!enquiry) throw enquiryNotFound();
  if (personId !== null && !enquiry.is_target_found) throw personUnknown();
  if (personId !== null && personId === enquiry.person_id) throw alreadyTheirs();
  const target = { id: personId ?? crypto.randomUUID(), isNew: personId === null };
  const move = { id, enquiry, target, contacts: listContacts(enquiry), token: crypto.randomUUID() };
  await batch(db, ...moveEnquiry(actor, move, new Date()));
  return { undo: move.token, person_id: target.id };
}

/** A person whose only enquiry moves keeps all contacts. */
function listContacts({ phone_number, email, others }: MovableEnquiry): MovedContact[] {
  const isOnly = (kind: "phone" | "email", key: string) =>
    others.length > 0 &&
    others.every((other) => contactKey(kind, kind === "phone" ? other.phone_number : other.email) !== key);
  return [["phone", phone_number] as const, ["email", email] as const]
    .map(([kind, value]) => ({ kind, value, key: contactKey(kind, value) }))
    .filter(({ key }) => key !== "")
    .map((contact) => ({ ...contact, isOnly: isOnly(contact.kind, contact.key) }));
}

/** Undoes a change of several enquiries, or a move. @throws ApiError 404 if it is too old, done or of another colleague */
export async function undoChange(db: D1Database, actor: AdminActor, token: string): Promise<EnquiryUndoResponse> {
  const now = new Date();
  const [move] = await query(db, findMove(actor, token, now));
  if (move?.is_unchanged) {
    await query(db, undoMove(actor, token, move, now));
    return { changed: 1, skipped: 0 };
  }
  if (move) return { changed: 0, skipped: 1 };
  const [undone] = await query(db, undoUpdate(actor, token, now));
  if (!undone) throw nothingToUndo();
  return undone;
}
