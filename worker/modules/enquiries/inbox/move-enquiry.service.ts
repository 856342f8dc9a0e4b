import type { EnquiryMove, EnquiryUndoResponse } from "#contract/enquiries/inbox-actions.ts";
import { contactKey } from "#shared/people/contact-key.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { alreadyTheirs, enquiryNotFound, nothingToUndo, personUnknown } from "../enquiries.errors.ts";
import { undoUpdate } from "./bulk-changes.repository.ts";
import {
  findMovable,
  findMoves,
  type MovedContact,
  type MovedEnquiries,
  moveEnquiries,
  undoMoves,
} from "./move-enquiry.repository.ts";

/**
 * Gives enquiries of a person to another one, or to a new one with the name and the contacts of the newest. All or none move.
 * @throws ApiError 404, also for enquiries of several people; 422 for a person who is unknown or has them already
 */
export async function moveToPerson(
  db: D1Database,
  actor: AdminActor,
  id: string,
  { person_id: personId, also = [] }: EnquiryMove,
): Promise<{ undo: string; person_id: string }> {
  const ids = [...new Set([id, ...also])];
  const [[newest, ...others]] = await query(db, findMovable(actor, ids, personId));
  const isOfOne = others.length + 1 === ids.length && others.every(({ person_id }) => person_id === newest?.person_id);
  if (!newest || !isOfOne) throw enquiryNotFound();
  if (personId !== null && !newest.is_target_found) throw personUnknown();
  if (personId !== null && personId === newest.person_id) throw alreadyTheirs();
  const target = { id: personId ?? crypto.randomUUID(), isNew: personId === null };
  const moved: MovedEnquiries = [newest, ...others];
  const move = { enquiries: moved, target, contacts: listContacts(moved), token: crypto.randomUUID() };
  await batch(db, ...moveEnquiries(actor, move, new Date()));
  return { undo: move.token, person_id: target.id };
}

/** Returns the contacts of the senders. A person who keeps no enquiry keeps all contacts. */
function listContacts(moved: MovedEnquiries): MovedContact[] {
  const [{ others }] = moved;
  const isOnly = (kind: "phone" | "email", key: string) =>
    others.length > 0 &&
    others.every((other) => contactKey(kind, kind === "phone" ? other.phone_number : other.email) !== key);
  const all = moved
    .flatMap(({ phone_number, email }) => [["phone", phone_number] as const, ["email", email] as const])
    .map(([kind, value]) => ({ kind, value, key: contactKey(kind, value) }))
    .filter(({ key }) => key !== "")
    .map((contact) => ({ ...contact, isOnly: isOnly(contact.kind, contact.key) }));
  return [...new Map(all.map((contact) => [`${contact.kind} ${contact.key}`, contact])).values()];
}

/** Undoes a change of several enquiries, or a move. @throws ApiError 404 if it is too old, done or of another colleague */
export async function undoChange(db: D1Database, actor: AdminActor, token: string): Promise<EnquiryUndoResponse> {
  const now = new Date();
  const [moves] = await query(db, findMoves(actor, token, now));
  const [first, ...others] = moves;
  if (first && moves.every(({ is_unchanged }) => is_unchanged)) {
    await query(db, undoMoves(actor, token, [first, ...others], now));
    return { changed: moves.length, skipped: 0 };
  }
  if (first) return { changed: 0, skipped: moves.length };
  const [undone] = await query(db, undoUpdate(actor, token, now));
  if (!undone) throw nothingToUndo();
  return undone;
}
