import type { AppointmentChangeInput } from "#contract/appointments/admin-appointment.ts";
import { type AppointmentStatus, isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import type { FreeSlot } from "#shared/appointments/slots.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { planAdminAlerts } from "#worker/modules/enquiries/alerts/appointment-alerts.service.ts";
import { answerByAppointment } from "#worker/modules/enquiries/inbox/answer-by-appointment.repository.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import {
  appointmentChanged,
  assigneeNotAllowed,
  notBegun,
  notOpen,
  onlyViewings,
  unknownResources,
} from "../appointments.errors.ts";
import { noteChange, touchEnquiry, updateAppointment, updateDetails } from "../appointments.repository.ts";
import { canBeAssigned, findUnknownResources } from "../resources/resources.repository.ts";
import type { AppointmentRow } from "../rows/appointment-row.ts";
import type { Occasion } from "../rows/appointment-texts.ts";
import { findForAdmin, showForAdmin } from "../show.service.ts";
import { tellPerson } from "../telling/tell-person.ts";
import { findTelling, type Telling } from "../telling/telling.repository.ts";
import {
  preferColleague,
  preferResources,
  withColleague,
  withoutColleague,
  withResources,
} from "../times/chosen-resources.ts";
import { chooseColleagueSlot, findOffer, type Situation } from "../times/find-slot.service.ts";
import { retryTaken } from "../times/retry-taken.ts";
import { releaseTime } from "../times/take-time.repository.ts";
import { findConfirming } from "./find-confirming.ts";
import { getSubject, isExpected, moveStatements, readMoveSituation } from "./move.ts";

/**
 * Changes an appointment for a colleague: its status, time, colleague, outcome or note, all in one batch.
 * @returns how its person is told: by mail, or not at all
 * @throws ApiError 404; 409 if the time is taken, if the appointment was cancelled, or with the `appointment` if it is no
 *   longer the version that the colleague saw; 422 naming the field
 */
export function changeAppointment(
  context: AppointmentContext,
  actor: AdminActor,
  id: string,
  change: AppointmentChangeInput,
): Promise<"mail" | null> {
  const { db, now } = context;
  const offer = async () => {
    const row = await findForAdmin(db, actor, id);
    return findOffer(
      db,
      { kind: row.kind, subject: getSubject(row), movedN: row.n },
      Date.parse(change.start ?? row.start_at),
      now,
    );
  };
  return retryTaken(async () => {
    const row = await findForAdmin(db, actor, id);
    if (change.sequence !== undefined && change.sequence !== row.sequence)
      throw appointmentChanged(await showForAdmin(context, actor, id));
    const status = nextStatus(row, change, now);
    await checkNames(db, row, change);
    const place = await findPlace(context, actor, row, change, status);
    const after: AppointmentRow = {
      ...row,
      status,
      sequence: row.sequence + 1,
      reason: change.reason === undefined ? row.reason : change.reason,
      ...(place && { start_at: toIso(place.slot.start), end_at: toIso(place.slot.end) }),
    };
    const occasion = findOccasion(row, after);
    const { told, statements: mails } = occasion
      ? tellPerson(context, after, occasion)
      : { told: null, statements: [] };
    const telling = findTelling(row, after, occasion, told);
    const chosenId =
      change.assignee_id === undefined ? await findConfirming(context, actor, row, change) : change.assignee_id;
    const move = place && moveStatements({ row, ...place, status, actorId: actor.id, chosenId, telling }, now);
    const assigneeId = move ? move.assigneeId : chosenId === undefined ? row.assignee_id : chosenId;
    const isTold = assigneeId !== row.assignee_id || after.start_at !== row.start_at || occasion === "cancelled";
    const reason = occasion === "cancelled" ? "cancelled" : "moved";
    const { service, enquiry_id: enquiryId, assignee_id: before } = row;
    const alerts = await planAdminAlerts(
      context,
      actor,
      isTold ? [{ service, enquiryId, before, after: assigneeId, reason }] : [],
    );
    const isAnswer = row.status !== status || row.start_at !== after.start_at;
    await batch(
      db,
      ...(move?.statements ?? stay(row, after, telling, actor, now)),
      ...changeDetails(row, { ...change, assignee_id: chosenId }, actor, now),
      ...(isAnswer ? answerByAppointment(actor, row.enquiry_id, now) : [touchEnquiry(row.enquiry_id, now)]),
      ...mails,
      ...alerts,
      insertAuditEntry(
        actor,
        {
          action: "update",
          entity: "appointment",
          entityId: id,
          before: auditValues(row, change),
          after: auditValues(after, change),
        },
        now,
      ),
    );
    return told;
  }, offer);
}

/** Returns the status after a change. @throws ApiError 409 and 422 for a change that makes no sense */
function nextStatus(row: AppointmentRow, change: AppointmentChangeInput, now: Date): AppointmentStatus {
  const { outcome, start } = change;
  const onlyNote = Object.entries(change).every(
    ([name, value]) => ["note", "sequence"].includes(name) || value === undefined,
  );
  if (row.status === "cancelled" && !onlyNote) throw notOpen();
  if (outcome && row.kind !== "viewing") throw onlyViewings();
  const status = change.status ?? (outcome && isOpenStatus(row.status) ? "done" : row.status);
  const isOver = status === "done" || status === "no_show";
  if (isOver && row.start_at > now.toISOString()) throw notBegun(outcome && !change.status ? "outcome" : "status");
  if (start !== undefined && !isOpenStatus(status)) throw notOpen();
  return status;
}

/** @throws ApiError 422 for an unknown colleague or resource */
async function checkNames(db: D1Database, row: AppointmentRow, { assignee_id, resource_ids }: AppointmentChangeInput) {
  const [isAssignable, unknown] = await query(
    db,
    canBeAssigned(assignee_id ?? "", row.service),
    findUnknownResources(resource_ids ?? []),
  );
  if (assignee_id && !isAssignable) throw assigneeNotAllowed();
  if (unknown.length > 0) throw unknownResources("resource_ids");
}

interface Place {
  situation: Situation;
  slot: FreeSlot;
}

/** Returns the time and resources that an appointment takes instead; undefined if it keeps its own. */
async function findPlace(
  context: AppointmentContext,
  actor: AdminActor,
  row: AppointmentRow,
  change: AppointmentChangeInput,
  status: AppointmentStatus,
): Promise<Place | undefined> {
  const { start = row.start_at, resource_ids, assignee_id } = change;
  const isLater = start !== row.start_at || row.start_at > context.now.toISOString();
  if (!isOpenStatus(status) || !isLater) return undefined;
  const situation = await readMoveSituation(context, row, start, resource_ids);
  const colleague = assignee_id ? situation.resources.find(({ user_id }) => user_id === assignee_id) : undefined;
  const isOther = colleague !== undefined && !row.resource_ids.includes(colleague.id);
  const hasColleague = situation.resources.some(
    ({ id, kind }) => kind === "colleague" && row.resource_ids.includes(id),
  );
  const isReleased = row.kind === "viewing" && assignee_id === null && hasColleague;
  // A viewing whose account was deleted has no colleague.
  const isUnshown = row.kind === "viewing" && status === "confirmed" && assignee_id === undefined && !hasColleague;
  const isKept = !(isOther || isReleased || isUnshown) && row.is_placed;
  if (start === row.start_at && resource_ids === undefined && isKept) return undefined;
  const time = Date.parse(start);
  const choose = () => {
    if (resource_ids) return withResources(situation, resource_ids);
    if (colleague) return withColleague(situation, colleague);
    if (isReleased) return withoutColleague(situation);
    if (isUnshown) return preferColleague(situation, (row.assignee && row.assignee_id) ?? actor.id, time);
    return preferResources(situation, row.resource_ids, time);
  };
  const wanted = choose();
  return { situation: wanted, slot: chooseColleagueSlot(wanted, time, context.now) };
}

/** Returns the statements of a change that keeps the time. */
function stay(
  row: AppointmentRow,
  after: AppointmentRow,
  telling: Telling | undefined,
  actor: AdminActor,
  now: Date,
): Statement[] {
  const isChanged = row.status !== after.status || row.reason !== after.reason;
  if (!isChanged) return [isExpected(row)];
  return [
    isExpected(row),
    updateAppointment(row, { status: after.status, reason: after.reason, telling }, now),
    ...(after.status === "cancelled" ? releaseTime(row.n) : []),
    ...(row.status === after.status
      ? []
      : [noteChange(row.id, { actorId: actor.id, field: "status", before: row.status, after: after.status }, now)]),
  ];
}

/** Returns the statements for what calendars do not show. */
function changeDetails(
  row: AppointmentRow,
  { assignee_id, outcome, note }: AppointmentChangeInput,
  actor: AdminActor,
  now: Date,
): Statement[] {
  const details = { assignee_id, outcome, note: note === "" ? null : note };
  const columns = (["assignee_id", "outcome", "note"] as const).filter(
    (column) => details[column] !== undefined && details[column] !== row[column],
  );
  if (columns.length === 0) return [];
  const entries = columns.map((column) => ({
    actorId: actor.id,
    field: column === "assignee_id" ? ("assignee" as const) : column,
    before: column === "note" ? null : row[column],
    after: details[column] ?? null,
  }));
  return [updateDetails(row.id, details, now), ...entries.map((entry) => noteChange(row.id, entry, now))];
}

/** Returns why its person is told; undefined if nothing changes for this person. */
function findOccasion(row: AppointmentRow, after: AppointmentRow): Occasion | undefined {
  if (after.start_at !== row.start_at) return "moved";
  if (after.status === row.status || after.status === "done" || after.status === "requested") return undefined;
  return after.status;
}

/** The changed values that the audit log keeps: no texts of people. */
function auditValues(row: AppointmentRow, change: AppointmentChangeInput): Record<string, unknown> {
  return {
    status: row.status,
    start: row.start_at,
    ...(change.assignee_id !== undefined && { assignee: true }),
    ...(change.outcome !== undefined && { outcome: true }),
    ...(change.note !== undefined && { note: true }),
  };
}
