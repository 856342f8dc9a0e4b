import type { NewResource, Resource, ResourceChange } from "#contract/appointments/admin-appointment.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import {
  accountStays,
  colleagueStays,
  onlyColleagues,
  resourceInCourses,
  resourceInUse,
  resourceNotFound,
  tooManyResources,
  userNotAllowed,
} from "../appointments.errors.ts";
import {
  countResources,
  deleteResource,
  findColleague,
  findResource,
  findResourceCourses,
  insertResource,
  isActiveAdmin,
  updateResource,
} from "./resources.repository.ts";

/** @throws ApiError 422 for an account that is no active admin, or above the limit */
export async function createResource(
  db: D1Database,
  actor: AdminActor,
  resource: NewResource,
  idempotency: IdempotentRequest | undefined,
): Promise<Resource> {
  const now = new Date();
  const created = await runOnce<{ id: string }>(
    db,
    { idempotency, createReusedError: idempotencyKeyReused },
    now,
    async (store) => {
      await checkUser(db, resource.user_id);
      const [own] = await query(db, findColleague(resource.user_id ?? ""));
      // An account is a colleague already, who gets another name for visitors.
      if (resource.kind === "colleague" && own) {
        const { id } = own;
        await batch(db, ...store({ id }), ...updateResource(actor, id, { name: resource.name }, now));
        return { id };
      }
      const [count] = await query(db, countResources);
      if (count >= appointmentLimits.resources) throw tooManyResources(appointmentLimits.resources);
      const response = { id: crypto.randomUUID() };
      await batch(db, ...store(response), ...insertResource(actor, response.id, resource, now));
      return response;
    },
  );
  return readResource(db, created.id);
}

/** @throws ApiError 404, 422 as `createResource`, for the account of a colleague, and for viewings of another kind */
export async function changeResource(
  db: D1Database,
  actor: AdminActor,
  id: string,
  change: ResourceChange,
): Promise<Resource> {
  const { kind, user_id } = await readResource(db, id);
  if (kind !== "colleague" && change.does_viewings !== undefined) throw onlyColleagues();
  if (kind === "colleague" && change.user_id !== undefined && change.user_id !== user_id) throw accountStays();
  await checkUser(db, change.user_id);
  await batch(db, ...updateResource(actor, id, change, new Date()));
  return readResource(db, id);
}

/** @throws ApiError 404, 409 for an account of the team, or while appointments to come or courses need it */
export async function removeResource(db: D1Database, actor: AdminActor, id: string): Promise<void> {
  const { kind, user_id } = await readResource(db, id);
  if (kind === "colleague" && user_id !== null) throw colleagueStays();
  const [isDeleted] = await query(db, deleteResource(actor, id, new Date()));
  if (isDeleted) return;
  const [courses] = await query(db, findResourceCourses(id));
  throw courses.length > 0 ? resourceInCourses(courses) : resourceInUse();
}

async function readResource(db: D1Database, id: string): Promise<Resource> {
  const [found] = await query(db, findResource(id));
  if (!found) throw resourceNotFound();
  return found;
}

async function checkUser(db: D1Database, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const [isActive] = await query(db, isActiveAdmin(id));
  if (!isActive) throw userNotAllowed();
}
