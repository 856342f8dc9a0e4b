import { sql } from "drizzle-orm";
import type { MoveDay, MovedDay, ToTell } from "#contract/appointments/to-tell.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import type { BusyTime } from "#shared/appointments/slots.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { ApiError } from "#worker/http/api-error.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { type AdminChange, planAdminAlerts } from "#worker/modules/enquiries/alerts/appointment-alerts.service.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { unknownResources } from "../appointments.errors.ts";
import { moveStatements } from "../changes/move.ts";
import { findUnknownResources } from "../resources/resources.repository.ts";
import { toTell } from "../rows/admin-rows.ts";
import { tellPerson } from "../telling/tell-person.ts";
import { findTelling, knownStart, noteStuck } from "../telling/telling.repository.ts";
import { noOffer, retryTaken } from "../times/retry-taken.ts";
import { countOpenOfDay, listOpenOfDay } from "./open-of-day.repository.ts";
import { planMove } from "./plan-day-move.ts";

/** How many appointments move in one batch, and in one request: each reads what is free. */
const atOnce = { batch: 20, request: 100 };

/**
 * Moves the open appointments of a day, each to the same time of another day if it is free. Those without a free time stay.
 * If a batch fails after others were stored, the response says what is left.
 * @returns everyone who must be told, with a message, and where the next request goes on
 * @throws ApiError 422 for an unknown resource
 */
export async function moveDay(context: AppointmentContext, actor: AdminActor, asked: MoveDay): Promise<MovedDay> {
  const [unknown, count] = await query(
    context.db,
    findUnknownResources(asked.resource_id ? [asked.resource_id] : []),
    countOpenOfDay(actor, asked, context.now),
  );
  if (unknown.length > 0) throw unknownResources("resource_id");
  const told: ToTell[] = [];
  let [moved, left, cursor] = [0, count, asked.cursor];
  try {
    while (left > 0 && told.length < atOnce.request) {
      const part = await movePart(context, actor, { ...asked, cursor });
      told.push(...part.told);
      moved += part.moved;
      cursor = part.last ?? cursor;
      left = part.told.length < atOnce.batch ? 0 : count - told.length;
    }
  } catch (error) {
    const isExplained = error instanceof ApiError || error instanceof StorageUnavailable;
    if (told.length === 0 || !isExplained) throw error;
  }
  return {
    data: { appointments: told },
    moved,
    unmoved: told.length - moved,
    left,
    next_cursor: left > 0 && cursor ? `${cursor.start}-${cursor.n}` : null,
  };
}

interface Part {
  told: ToTell[];
  moved: number;
  /** The last appointment that was tried, by the time that it had. */
  last: MoveDay["cursor"];
}

/** Moves the next appointments of a day in one batch. @throws ApiError 409 if they change again and again */
function movePart(context: AppointmentContext, actor: AdminActor, asked: MoveDay): Promise<Part> {
  return retryTaken(async () => {
    const { db, now } = context;
    const [rows] = await query(db, listOpenOfDay(actor, asked, atOnce.batch, now));
    const added: BusyTime[] = [];
    const told: ToTell[] = [];
    const statements: Statement[] = [];
    const changes: AdminChange[] = [];
    for (const row of rows) {
      const from = knownStart(row);
      const planned = await planMove(context, row, asked, added);
      if (!planned) {
        statements.push(noteStuck(sql`n = ${row.n}`));
        told.push(toTell(row, context, { why: "stuck", told: null, from }));
        continue;
      }
      const { slot } = planned;
      const after = { ...row, start_at: toIso(slot.start), end_at: toIso(slot.end), sequence: row.sequence + 1 };
      const mail = tellPerson(context, after, "moved");
      const telling = findTelling(row, after, "moved", mail.told);
      added.push(...slot.resources.map((resource_id) => ({ ...slot, resource_id })));
      const move = moveStatements({ ...planned, status: row.status, actorId: actor.id, telling }, now);
      statements.push(...move.statements, ...mail.statements);
      const { service, enquiry_id: enquiryId, assignee_id: before } = row;
      changes.push({ service, enquiryId, before, after: move.assigneeId, reason: "moved" });
      told.push(toTell(after, context, { why: "moved", told: mail.told, from }));
    }
    const alerts = await planAdminAlerts(context, actor, changes);
    const audit = changes.length > 0 ? [auditMove(actor, asked, changes.length, now)] : [];
    if (statements.length > 0) await batch(db, ...statements, ...alerts, ...audit);
    const last = rows.at(-1);
    return { told, moved: changes.length, last: last && { start: Date.parse(last.start_at), n: last.n } };
  }, noOffer);
}

const auditMove = (actor: AdminActor, { date, to_date }: MoveDay, moved: number, now: Date): Statement =>
  insertAuditEntry(
    actor,
    {
      action: "update",
      entity: "availability",
      entityId: date,
      before: { date },
      after: { date: to_date ?? null, appointments: moved },
    },
    now,
  );
