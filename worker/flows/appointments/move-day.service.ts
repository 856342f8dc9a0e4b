import type { MoveDay, MovedDay, ToTell } from "#contract/appointments/admin-appointment.ts";
import { addDays, dayOf, startOfDay, toIso } from "#contract/appointments/appointment-time.ts";
import { type BusyTime, checkStart, type FreeSlot, findFreeSlots } from "#contract/appointments/slots.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query, type Statement } from "#worker/db/query/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { toTell } from "#worker/modules/appointments/admin-rows.ts";
import { listOpenOfDay } from "#worker/modules/appointments/appointment-list.repository.ts";
import type { AppointmentRow } from "#worker/modules/appointments/appointment-rows.ts";
import { type DeskChange, planDeskAlerts } from "#worker/modules/enquiries/alerts/appointment-alerts.service.ts";
import type { AppointmentContext } from "./appointment-context.routes.ts";
import { preferResources } from "./chosen-resources.ts";
import { readSituation, type Situation } from "./find-slot.service.ts";
import { moveStatements, subjectOf } from "./move.ts";
import { noOffer, retryTaken } from "./retry-taken.ts";
import { tellPerson } from "./tell-person.ts";

/** How many days ahead a new time is searched for. */
const daysAhead = 14;

interface Planned {
  row: AppointmentRow;
  situation: Situation;
  slot: FreeSlot;
}

/**
 * Moves the open appointments of a day in one batch, each to the same time of another day if it is free. Those without a free
 * time stay. @returns everyone who must be told, with a message
 */
export function moveDay(context: AppointmentContext, actor: AdminActor, asked: MoveDay): Promise<MovedDay> {
  return retryTaken(async () => {
    const { db, now } = context;
    const [rows] = await query(db, listOpenOfDay(actor, asked, now));
    const added: BusyTime[] = [];
    const told: ToTell[] = [];
    const statements: Statement[] = [];
    const changes: DeskChange[] = [];
    let moved = 0;
    for (const row of rows) {
      const planned = await planMove(context, row, asked, added);
      if (planned) {
        const { slot } = planned;
        const after = { ...row, start_at: toIso(slot.start), end_at: toIso(slot.end), sequence: row.sequence + 1 };
        const mail = tellPerson(context, after, "moved");
        added.push(...slot.resources.map((resource_id) => ({ ...slot, resource_id })));
        const move = moveStatements({ ...planned, status: row.status, actorId: actor.id }, now);
        statements.push(...move.statements, ...mail.statements);
        const { service, enquiry_id: enquiryId, assignee_id: before } = row;
        changes.push({ service, enquiryId, before, after: move.assigneeId, reason: "moved" });
        told.push(toTell(after, context, { from: row.start_at, occasion: "moved", told: mail.told }));
        moved += 1;
      } else {
        told.push(toTell(row, context, { from: row.start_at, occasion: "stuck", told: null }));
      }
    }
    const alerts = await planDeskAlerts(context, actor, changes);
    if (moved > 0) await batch(db, ...statements, ...alerts, auditMove(actor, asked, moved, now));
    return { data: { appointments: told }, moved, unmoved: told.length - moved };
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

/** Finds the new time of an appointment; undefined if no day has a free one. */
async function planMove(
  { db, now }: AppointmentContext,
  row: AppointmentRow,
  { date, to_date }: MoveDay,
  added: readonly BusyTime[],
): Promise<Planned | undefined> {
  const firstDay = to_date ?? addDays(date, 1);
  const lastDay = to_date ? addDays(to_date, 1) : addDays(firstDay, daysAhead);
  const range = { from: startOfDay(firstDay), to: startOfDay(lastDay) };
  const wanted = { kind: row.kind, subject: subjectOf(row), movedN: row.n };
  const found = await readSituation(db, wanted, range);
  if (!found) return undefined;
  const situation = { ...found, request: { ...found.request, busy: [...found.request.busy, ...added] } };
  const sameTime = (day: string) =>
    startOfDay(day) + (Date.parse(row.start_at) - startOfDay(dayOf(Date.parse(row.start_at))));
  for (let day = firstDay; day < lastDay; day = addDays(day, 1)) {
    const preferred = preferResources(situation, row.resource_ids, sameTime(day));
    const slot = checkStart(preferred.request, sameTime(day), now.getTime());
    if (typeof slot !== "string") return { row, situation: preferred, slot };
    const [other] = findFreeSlots(
      situation.request,
      { from: startOfDay(day), to: startOfDay(addDays(day, 1)) },
      now.getTime(),
      1,
    );
    if (other) return { row, situation, slot: other };
  }
  return undefined;
}
