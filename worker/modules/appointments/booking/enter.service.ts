import type { NewAppointmentInput } from "#contract/appointments/admin-appointment.ts";
import { type AppointmentKind, serviceOfKind } from "#contract/appointments/appointment-kinds.ts";
import { subjectId } from "#contract/appointments/booking.ts";
import { appointmentReference } from "#shared/appointments/appointment-reference.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import { type BusyTime, type FreeSlot, freeSlotAt } from "#shared/appointments/slots.ts";
import { sha256 } from "#shared/sha256.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Statement } from "#worker/db/driver.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { planAdminAlerts } from "#worker/modules/enquiries/alerts/appointment-alerts.service.ts";
import { answerByAppointment } from "#worker/modules/enquiries/inbox/answer-by-appointment.repository.ts";
import { appointmentSecret } from "#worker/security/personal-links.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import {
  healthNotAllowed,
  lessonsTaken,
  startRefused,
  subjectUnknown,
  timeTaken,
  unknownResources,
} from "../appointments.errors.ts";
import { insertAppointment, isGenuine, noteChange, updateDetails } from "../appointments.repository.ts";
import { findUnknownResources } from "../resources/resources.repository.ts";
import { tellPerson } from "../telling/tell-person.ts";
import { withResources } from "../times/chosen-resources.ts";
import { findOffer, offeredRange, offerTimes, readSituation, type Situation } from "../times/find-slot.service.ts";
import { retryTaken } from "../times/retry-taken.ts";
import { findAssigneeId } from "../times/slot-request.ts";
import { takeTime } from "../times/take-time.repository.ts";
import { findPerson } from "./enter-person.ts";

const weekMs = 7 * 86_400_000;

/** What is stored for a repeated request. */
interface Entered {
  /** The id of the appointment; of a package, of its first lesson. */
  id: string;
  /** Whether a mail tells its person. */
  told: "mail" | null;
}

/**
 * Books for a person who called, or who sent an enquiry: one appointment, or a package of lessons, all or none.
 * @throws ApiError 409 if a time is taken, with free times; 422 naming the field
 */
export async function enterAppointment(
  context: AppointmentContext,
  actor: AdminActor,
  input: NewAppointmentInput,
  idempotency: IdempotentRequest | undefined,
): Promise<Entered> {
  const { db, now } = context;
  if (!canSeeService(actor, serviceOfKind[input.kind])) throw healthNotAllowed();
  const request = { idempotency, createReusedError: idempotencyKeyReused };
  return runOnce<Entered>(db, request, now, (store) => {
    const id = crypto.randomUUID();
    const offer = () => findOffer(db, { kind: input.kind, subject: subjectId(input) }, Date.parse(input.start), now);
    return retryTaken(async () => {
      const { enquiryId, email, store: storePerson } = await findPerson(context, actor, input);
      const situation = await findSituation(context, input);
      const slots = chooseSlots(situation, readStarts(input), now);
      const mail = tellOfBooking(context, { id, email, input, situation, slots });
      const result: Entered = { id, told: mail.told };
      await batch(
        db,
        ...store(result),
        ...storePerson(situation.subject),
        ...(await storeAll({ context, actor, input, situation, slots, firstId: id, enquiryId })),
        ...mail.statements,
        ...(await tellColleagues(context, actor, { kind: input.kind, enquiryId, slots, situation })),
        ...(input.status === "requested" ? [] : answerByAppointment(actor, enquiryId, now)),
        insertAuditEntry(
          actor,
          {
            action: "create",
            entity: "appointment",
            entityId: id,
            after: { kind: input.kind, start: input.start, lessons: slots.length },
          },
          now,
        ),
      );
      return result;
    }, offer);
  });
}

/** Returns the times of an appointment or a package: one a week, unless they are named. */
function readStarts({ start, lessons = 1, starts }: NewAppointmentInput): number[] {
  const first = Date.parse(start);
  if (starts) return [first, ...starts.map((time) => Date.parse(time))].sort((one, other) => one - other);
  return Array.from({ length: lessons }, (_, week) => first + week * weekMs);
}

async function findSituation({ db, now }: AppointmentContext, input: NewAppointmentInput): Promise<Situation> {
  const starts = readStarts(input);
  const { from } = offeredRange(Math.min(...starts), now);
  const { to } = offeredRange(Math.max(...starts), now);
  const [situation, [unknown]] = await Promise.all([
    readSituation(db, { kind: input.kind, subject: subjectId(input), chosen: input.resource_ids }, { from, to }),
    query(db, findUnknownResources(input.resource_ids ?? [])),
  ]);
  if (!situation) throw subjectUnknown(input.kind);
  if (unknown.length > 0) throw unknownResources("resource_ids");
  return input.resource_ids ? withResources(situation, input.resource_ids) : situation;
}

/** Returns a free slot for each time. Each lesson keeps its time from the next ones. */
function chooseSlots({ request }: Situation, starts: readonly number[], now: Date): FreeSlot[] {
  const first = starts[0] ?? 0;
  if (first <= now.getTime()) throw startRefused("past", offerTimes(request, first, now));
  const busy: BusyTime[] = [...request.busy];
  const taken: number[] = [];
  const slots = starts.flatMap((start) => {
    const slot = freeSlotAt({ ...request, busy }, start);
    if (!slot) {
      taken.push(start);
      return [];
    }
    const { until, event } = slot;
    busy.push(...slot.resources.map((resource_id) => ({ resource_id, start, until, event })));
    return [slot];
  });
  if (taken.length === 0) return slots;
  const offered = offerTimes(request, taken[0] ?? first, now);
  throw starts.length === 1 ? timeTaken(offered) : lessonsTaken(taken.map(toIso), offered);
}

interface Storing {
  context: AppointmentContext;
  actor: AdminActor;
  input: NewAppointmentInput;
  situation: Situation;
  slots: readonly FreeSlot[];
  firstId: string;
  enquiryId: string;
}

async function storeAll({
  context,
  actor,
  input,
  situation,
  slots,
  firstId,
  enquiryId,
}: Storing): Promise<Statement[]> {
  const { kind, property_uuid, course_id, professional_id, status = "confirmed", note } = input;
  const packageId = crypto.randomUUID();
  const all = await Promise.all(
    slots.map(async (slot, index) => {
      const id = index === 0 ? firstId : crypto.randomUUID();
      const secretHash = await sha256(appointmentSecret(context, id));
      const appointment = {
        id,
        secretHash,
        kind,
        property_uuid: kind === "viewing" ? property_uuid : null,
        course_id: kind === "lesson" ? course_id : null,
        professional_id: kind === "clinic" ? professional_id : null,
        status,
        enquiryId,
        slot,
        assigneeId: findAssigneeId(slot, situation.resources),
        createdBy: actor.id,
        package: slots.length > 1 ? { id: packageId, lesson: index + 1, lessons: slots.length } : undefined,
      };
      return [
        ...insertAppointment(appointment, isGenuine(enquiryId), context.now),
        ...takeTime(id, slot, situation.request.seats),
        ...(note
          ? [
              updateDetails(id, { note }, context.now),
              noteChange(id, { actorId: actor.id, field: "note", before: null, after: note }, context.now),
            ]
          : []),
      ];
    }),
  );
  return all.flat();
}

/** Returns the statements that tell the colleagues who got an appointment, once for a package. */
function tellColleagues(
  context: AppointmentContext,
  actor: AdminActor,
  { kind, enquiryId, slots, situation }: Pick<Storing, "enquiryId" | "slots" | "situation"> & { kind: AppointmentKind },
): Promise<Statement[]> {
  const assigned = new Set(slots.map((slot) => findAssigneeId(slot, situation.resources)));
  return planAdminAlerts(
    context,
    actor,
    [...assigned].map((after) => ({ service: serviceOfKind[kind], enquiryId, before: null, after, reason: "moved" })),
  );
}

/** Returns the mail about a booking and what queues it, for the same batch. Of a package it names the first lesson. */
function tellOfBooking(
  context: AppointmentContext,
  {
    id,
    email,
    input,
    situation,
    slots,
  }: Pick<Storing, "input" | "situation" | "slots"> & { id: string; email: string },
): ReturnType<typeof tellPerson> {
  const [first] = slots;
  if (!first || input.status === "requested") return { told: null, statements: [] };
  const { title, meeting_point } = situation.subject;
  const row = {
    id,
    reference: appointmentReference(id),
    kind: input.kind,
    title,
    meeting_point,
    start_at: toIso(first.start),
    reason: null,
    sequence: 0,
    email,
  };
  return tellPerson(context, row, "confirmed");
}
