import type { Person, PersonConflict } from "#contract/people/person.ts";
import { addFirst, type ContactInput, type NewPerson, type PersonChange } from "#contract/people/person-input.ts";
import { personLimits } from "#contract/people/person-limits.ts";
import { isNotNullViolation } from "#worker/db/constraint-errors.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import {
  colleagueNotAllowed,
  contactMissing,
  contactTaken,
  patientNotAllowed,
  personNotFound,
  tooManyContacts,
} from "./people.errors.ts";
import { findPerson } from "./person-detail.repository.ts";
import { findContacts, findObstacles, insertPerson, updatePerson } from "./person-writes.repository.ts";

interface Obstacles {
  holder: Omit<PersonConflict, "detail"> | undefined;
  isAssigneeUnknown: boolean;
}

/** @throws ApiError 409 for a contact of another person, 422 for an assignee who is no active admin */
function throwObstacle({ holder, isAssigneeUnknown }: Obstacles): void {
  if (isAssigneeUnknown) throw colleagueNotAllowed();
  if (holder) throw contactTaken(holder);
}

/** @throws ApiError 422 for a patient whom the colleague could not see */
function checkPatient(reader: HealthReader, { patient }: Pick<PersonChange, "patient">): void {
  if (patient && !reader.seesHealth) throw patientNotAllowed();
}

/**
 * Creates a person.
 * @throws ApiError 409 with the id of the first person who has a contact, unless the contacts are shared
 */
export function createPerson(
  db: D1Database,
  actor: AdminActor,
  person: NewPerson,
  idempotency: IdempotentRequest | undefined,
): Promise<{ message: string; id: string }> {
  checkPatient(actor, person);
  const now = new Date();
  return runOnce(db, { idempotency, createReusedError: idempotencyKeyReused }, now, async (store) => {
    const created = { message: "Person created", id: crypto.randomUUID() };
    try {
      await batch(db, ...store(created), ...insertPerson(actor, created.id, person, now));
    } catch (error) {
      if (!isNotNullViolation(error, "people.name_key")) throw error;
      const [obstacles] = await query(db, findObstacles(actor, created.id, person));
      throwObstacle(obstacles);
      throw error;
    }
    return created;
  });
}

/** Changes a person. @throws ApiError 404, 409 as `createPerson`, 422 without any contact */
export async function changePerson(
  db: D1Database,
  actor: AdminActor,
  id: string,
  change: PersonChange,
): Promise<Person> {
  const [stored] = await query(db, findContacts(actor, id));
  if (!stored) throw personNotFound();
  checkPatient(actor, change);
  const now = new Date();
  const contacts = changeContacts(stored, change);
  const [obstacles, person] = await query(
    db,
    updatePerson(actor, id, { ...change, ...(contacts && { contacts }) }, now),
    findPerson(actor, id, now),
  );
  throwObstacle(obstacles);
  if (!person) throw personNotFound();
  return person;
}

/** Returns all contacts after a change; undefined if it changes none. */
function changeContacts(stored: readonly ContactInput[], change: PersonChange): ContactInput[] | undefined {
  const { phone, email } = change;
  if (!change.contacts && phone === undefined && email === undefined) return undefined;
  const all = change.contacts ?? stored;
  const others = [...(phone !== undefined ? withoutFirst(all, "phone") : all)];
  const contacts = addFirst(email !== undefined ? withoutFirst(others, "email") : others, { phone, email });
  if (contacts.length === 0) throw contactMissing();
  if (contacts.length > personLimits.contacts) throw tooManyContacts(personLimits.contacts);
  return contacts;
}

function withoutFirst(all: readonly ContactInput[], kind: ContactInput["kind"]): ContactInput[] {
  const index = all.findIndex((one) => one.kind === kind);
  return all.filter((_, position) => position !== index);
}
