import { personLimits } from "#contract/people/person-limits.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { combinePeople, hasContact, later, restoreFields } from "./combine-people.ts";
import { findPersonKeys, insertDifferent, isPersonGone } from "./different-people.repository.ts";
import { findFollowing } from "./following.ts";
import { findMerge, findPair, isPersonChanged, mergePeople, undoMerge } from "./merge.repository.ts";
import { laterMergeFirst, mergeNotUndoable, notMergeable, personNotFound, tooMuchTogether } from "./people.errors.ts";

/** Makes another person a part of this one. @throws ApiError 404, 422 for an unknown or the same person, or for too much together */
export const merge = (db: D1Database, actor: AdminActor, id: string, otherId: string): Promise<{ undo: string }> =>
  readAgainOnce(async () => {
    const [{ kept, merged, ...found }] = await query(db, findPair(actor, id, otherId));
    if (!kept) throw personNotFound();
    if (!merged || id === otherId) throw notMergeable();
    const combination = combinePeople(kept, merged, found.newest);
    const contacts = kept.contacts.length + combination.contacts.length;
    const note = combination.after.note?.length ?? 0;
    // The person could not be saved afterwards.
    if (contacts > personLimits.contacts || note > personLimits.note) throw tooMuchTogether({ contacts, note });
    const token = crypto.randomUUID();
    await batch(db, ...mergePeople(actor, { token, kept, merged, ...found, ...combination }, new Date()));
    return { undo: token };
  });

/** Separates two people again. @throws ApiError 404 for a merge that is final, 409 if a later merge must be undone first */
export const separate = (db: D1Database, actor: AdminActor, token: string): Promise<{ id: string; other_id: string }> =>
  readAgainOnce(async () => {
    const now = new Date();
    const [found] = await query(db, findMerge(actor, token, now));
    if (!found) throw mergeNotUndoable();
    const { moved, kept, merged } = found;
    if (kept.merged_into !== null) throw laterMergeFirst();
    const keysOf = (all: { key: string }[]) => all.map(({ key }) => key);
    const { newest } = moved;
    const following = findFollowing({
      // An outage stores enquiries later than they were sent, so their numbers say which came since.
      sent: newest === undefined ? [] : found.sent.filter(({ n }) => n > newest),
      moved: keysOf(moved.contacts),
      kept: keysOf(moved.kept),
      shared: keysOf(merged.contacts),
      name_key: kept.name_key,
      other_name_key: merged.name_key,
    });
    const goesBack = (contact: { kind: string; key: string }) =>
      (hasContact(moved, contact) || following.keys.includes(contact.key)) && !hasContact(merged, contact);
    const separation = {
      ...{ token, kept, merged },
      belongings: { ...moved, enquiries: [...moved.enquiries, ...following.enquiries.map(({ n }) => n)] },
      contacts: kept.contacts.filter(goesBack),
      fields: restoreFields(kept, moved),
      lastContactAt: following.enquiries.map(({ submitted_at }) => submitted_at).reduce(later, merged.last_contact_at),
    };
    await batch(db, ...undoMerge(actor, separation, now));
    return { id: kept.id, other_id: merged.id };
  });

/** Says that two people are not the same. @throws ApiError 404, 422 for an unknown or the same person */
export const keepApart = (db: D1Database, actor: AdminActor, id: string, otherId: string): Promise<void> =>
  readAgainOnce(async () => {
    const [found] = await query(db, findPersonKeys(actor, [id, otherId]));
    const one = found.find((person) => person.id === id);
    const other = found.find((person) => person.id === otherId);
    if (!one) throw personNotFound();
    if (!other || id === otherId) throw notMergeable();
    await batch(db, ...insertDifferent(actor, one, other, new Date()));
  });

/** Decides a second time if one of both people was changed after they were read. */
async function readAgainOnce<T>(decideAndWrite: () => Promise<T>): Promise<T> {
  try {
    return await decideAndWrite();
  } catch (error) {
    if (!isPersonChanged(error) && !isPersonGone(error)) throw error;
    return decideAndWrite();
  }
}
