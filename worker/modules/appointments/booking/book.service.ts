import { serviceOfKind } from "#contract/appointments/appointment-kinds.ts";
import { type Booking, type BookingReceipt, subjectId } from "#contract/appointments/booking.ts";
import { findSpamSigns } from "#contract/enquiries/enquiry.ts";
import { appointmentReference } from "#shared/appointments/appointment-reference.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import { sha256 } from "#shared/sha256.ts";
import { replyDeadline } from "#shared/site/promise.ts";
import { batch } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { planBookingAlerts } from "#worker/modules/enquiries/alerts/appointment-alerts.service.ts";
import { storeEnquiry } from "#worker/modules/enquiries/enquiries.repository.ts";
import type { EnquiryContext } from "#worker/modules/enquiries/enquiries.service.ts";
import { limitEnquiry, toSenderKeys } from "#worker/modules/enquiries/limits/limit-enquiry.service.ts";
import type { EnquiryRecord } from "#worker/modules/enquiries/spool/spooled-enquiry.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { appointmentSecret, manageUrl } from "#worker/security/personal-links.ts";
import { subjectUnknown } from "../appointments.errors.ts";
import { insertAppointment } from "../appointments.repository.ts";
import { tellVisitor } from "../telling/tell-person.ts";
import { chooseVisitorSlot, findOffer, offeredRange, readSituation } from "../times/find-slot.service.ts";
import { retryTaken } from "../times/retry-taken.ts";
import { findAssigneeId, findWho, replyBy } from "../times/slot-request.ts";
import { isSubjectOpen } from "../times/subjects.repository.ts";
import { takeTime } from "../times/take-time.repository.ts";
import { withSubject } from "./booking-subject.ts";

export interface BookingContext extends EnquiryContext, LinkContext {}

/** What is stored for a repeated request: no secret. */
type StoredReceipt = Omit<BookingReceipt, "manage_url"> & { enquiry_id: string };

export interface BookedAppointment {
  receipt: BookingReceipt;
  enquiryId: string;
}

/**
 * Books an appointment for a visitor: stores an enquiry with its person and alerts, the appointment and its time in one
 * batch. A repeated request gets the same response. Suspected spam takes no time from others.
 * @param heldN the number of the cancelled appointment whose time is held for the visitor
 * @throws ApiError 409 if the time is taken and 422 if it cannot be booked, both with free times; 410 if the home is gone;
 *   422 for an unknown home or a key used with another body; 429 like an enquiry; StorageUnavailable: nothing is stored
 */
export async function bookAppointment(
  context: BookingContext,
  booking: Booking,
  idempotency: IdempotentRequest | undefined,
  heldN?: number,
): Promise<BookedAppointment> {
  const { db, now } = context;
  const id = crypto.randomUUID();
  const record = toRecord(context, booking);
  let isLimited = false;
  const { enquiry_id, ...stored } = await runOnce<StoredReceipt>(
    db,
    { idempotency, createReusedError: idempotencyKeyReused },
    now,
    (store) =>
      retryTaken(
        async () => {
          const situation = await findSituation(context, booking, heldN);
          const slot = chooseVisitorSlot(situation, Date.parse(booking.start), now);
          if (!isLimited) record.spam = (await isOverLimit(context, record)) || record.spam;
          isLimited = true;
          const { request, resources } = situation;
          const status = request.availability.mode[booking.kind] === "confirm" ? "confirmed" : "requested";
          const assigneeId = findAssigneeId(slot, resources);
          const plan = record.spam
            ? undefined
            : await planBookingAlerts(context, { service: serviceOfKind[booking.kind], assigneeId });
          const receiptStatus = record.spam ? "requested" : status;
          const promise = receiptStatus === "requested" ? replyBy(request, slot.start, now) : null;
          const receipt = toReceipt(record, { id, status: receiptStatus, promise, ...slot });
          const dueAt = promise ?? replyDeadline(record.service, record.submittedAt, request.open);
          const mailed = {
            ...situation.subject,
            reference: receipt.reference,
            kind: booking.kind,
            who: findWho(slot, resources),
            start_at: receipt.start,
            due_at: dueAt,
            reason: null,
            sequence: 0,
            email: booking.email,
          };
          const isMailed = plan?.sendsReceipt && !record.possibleSpam;
          const secretHash = await sha256(appointmentSecret(context, id));
          const { kind, property_uuid, course_id, professional_id } = booking;
          await batch(
            db,
            ...store(receipt),
            ...storeEnquiry(withSubject(record, kind, situation.subject), {
              dueAt,
              sendsMail: context.sendsMail,
              // The mail about the booking takes the place of the receipt.
              plan: plan && { ...plan, sendsReceipt: false },
            }),
            ...(isMailed ? tellVisitor(context, { ...mailed, id }, receipt.status) : []),
            ...insertAppointment(
              {
                id,
                secretHash,
                kind,
                property_uuid: kind === "viewing" ? property_uuid : null,
                course_id: kind === "lesson" ? course_id : null,
                professional_id: kind === "clinic" ? professional_id : null,
                status: receipt.status,
                enquiryId: record.id,
                slot,
                assigneeId,
                createdBy: null,
              },
              isSubjectOpen(kind, subjectId(booking)),
              now,
            ),
            ...(record.spam ? [] : takeTime(id, slot, request.seats)),
          );
          return receipt;
        },
        () => findOffer(db, wantedBy(booking), Date.parse(booking.start), now),
      ),
  );
  return { receipt: { ...stored, manage_url: manageUrl(context, stored.id) }, enquiryId: enquiry_id };
}

const wantedBy = (booking: Booking) => ({ kind: booking.kind, subject: subjectId(booking) });

async function findSituation({ db, now }: BookingContext, booking: Booking, heldN: number | undefined) {
  const situation = await readSituation(
    db,
    { ...wantedBy(booking), movedN: heldN },
    offeredRange(Date.parse(booking.start), now),
  );
  if (!situation) throw subjectUnknown(booking.kind);
  return situation;
}

/** Counts the booking like an enquiry, once. */
async function isOverLimit({ db, address, isLocal, accessHash, now }: BookingContext, { enquiry }: EnquiryRecord) {
  const sender = await toSenderKeys(address, enquiry, isLocal);
  return limitEnquiry(db, { sender, sentAt: now, accessHash }, now);
}

function toRecord({ accessHash, now }: BookingContext, booking: Booking): EnquiryRecord {
  const { kind, name, email, phone_number, message, source, website, elapsed_ms } = booking;
  const enquiryId = crypto.randomUUID();
  const { spam, possible_spam: possibleSpam } = findSpamSigns({ website, elapsed_ms });
  return {
    id: enquiryId,
    reference: enquiryReference(enquiryId),
    service: serviceOfKind[kind],
    enquiry: {
      name,
      email,
      phone_number,
      message,
      subject: null,
      property_uuid: kind === "viewing" ? booking.property_uuid : null,
      professional_id: kind === "clinic" ? booking.professional_id : null,
      course_id: kind === "lesson" ? booking.course_id : null,
      preferred_day: null,
      preferred_time: null,
      source,
    },
    spam,
    possibleSpam,
    submittedAt: now.toISOString(),
    accessHash,
  };
}

interface Booked {
  id: string;
  status: BookingReceipt["status"];
  /** Until when a request is confirmed. */
  promise: string | null;
  start: number;
  end: number;
}

function toReceipt(record: EnquiryRecord, { id, status, promise, start, end }: Booked): StoredReceipt {
  return {
    message: status === "confirmed" ? "Appointment confirmed" : "Appointment requested",
    id,
    reference: appointmentReference(id),
    status,
    start: toIso(start),
    end: toIso(end),
    reply_by: promise,
    enquiry_id: record.id,
  };
}
