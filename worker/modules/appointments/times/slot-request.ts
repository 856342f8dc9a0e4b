import {
  type AppointmentKind,
  type ResourceKind,
  resourceKinds,
  serviceOfKind,
} from "#contract/appointments/appointment-kinds.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import type { Slot } from "#contract/appointments/booking.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import type { BusyTime, FreeSlot, SlotRequest } from "#shared/appointments/slots.ts";
import type { OpenTimes } from "#shared/site/open-times.ts";
import { confirmDeadline } from "#shared/site/promise.ts";
import type { ResourceRow } from "./busy-times.repository.ts";
import type { Subject } from "./subjects.repository.ts";

interface Situation {
  kind: AppointmentKind;
  subject: Pick<Subject, "id" | "class_size" | "resource_ids" | "intakes">;
  availability: Availability;
  resources: readonly ResourceRow[];
  busy: readonly BusyTime[];
  open: OpenTimes;
}

/** Returns what decides on the free times of a home, a course or a professional. */
export function toSlotRequest({ kind, subject, availability, resources, busy, open }: Situation): SlotRequest {
  return {
    kind,
    subject: subject.id,
    needs: findNeeds(kind, subject, resources),
    seats: (kind === "lesson" ? subject.class_size : null) ?? availability.seats[kind],
    availability,
    busy,
    open,
    starts: findStarts(subject),
  };
}

/** Returns when the intakes of a course begin, in milliseconds; undefined for what is booked within the hours. */
export const findStarts = ({ intakes }: Pick<Subject, "intakes">): number[] | undefined =>
  intakes.length > 0 ? intakes.map((time) => Date.parse(time)) : undefined;

/** The kind whose hours decide when lessons begin comes first. */
const lessonOrder: readonly ResourceKind[] = ["instructor", ...resourceKinds.filter((kind) => kind !== "instructor")];

/**
 * A viewing needs the home and a colleague who does viewings. A lesson needs one resource of each kind that
 * the course has; a course without any is busy itself. A visit needs the professional. A kind of which all are inactive is still
 * needed, and so is a resource that was deleted: then nothing is free.
 */
function findNeeds(
  kind: AppointmentKind,
  subject: Situation["subject"],
  resources: readonly ResourceRow[],
): string[][] {
  const getIds = (wanted: ResourceKind, among: readonly ResourceRow[]) =>
    among.filter((one) => one.kind === wanted && one.is_active).map(({ id }) => id);
  const has = (wanted: ResourceKind, among: readonly ResourceRow[]) => among.some((one) => one.kind === wanted);
  if (kind === "viewing") {
    return [
      [subject.id],
      getIds(
        "colleague",
        resources.filter(({ does_viewings }) => does_viewings),
      ),
    ];
  }
  if (kind === "clinic") return [[subject.id]];
  const used = resources.filter(({ id }) => subject.resource_ids.includes(id));
  const groups = lessonOrder.filter((wanted) => has(wanted, used)).map((wanted) => getIds(wanted, used));
  const hasDeleted = subject.resource_ids.some((id) => !resources.some((one) => one.id === id));
  if (hasDeleted) return [...groups, []];
  return groups.length > 0 ? groups : [[subject.id]];
}

/** Converts a free time to what visitors see, with until when a request for it is confirmed. */
export const toSlot =
  (request: SlotRequest, now: Date) =>
  ({ start, end, seats }: FreeSlot): Slot => ({
    start: toIso(start),
    end: toIso(end),
    seats,
    reply_by: replyBy(request, start, now),
  });

/** Returns until when a request for a time is confirmed; null if bookings are confirmed at once. */
export function replyBy({ kind, availability, open }: SlotRequest, start: number, now: Date): string | null {
  if (availability.mode[kind] === "confirm") return null;
  const time = confirmDeadline(serviceOfKind[kind], now.getTime(), start, open);
  return time === undefined ? null : toIso(time);
}

/** Returns the name of the colleague, instructor or professional who comes; null if there is none. */
export const findWho = (slot: FreeSlot, resources: readonly ResourceRow[]): string | null =>
  slot.resources.flatMap((id) => {
    const one = resources.find((resource) => resource.id === id);
    return one && one.kind !== "car" && one.kind !== "room" ? [one.name] : [];
  })[0] ?? null;

/** Returns the account of the resource that comes: of a colleague, an instructor or a professional. */
export const findAssigneeId = (slot: FreeSlot, resources: readonly ResourceRow[]): string | null =>
  slot.resources.flatMap((id) => resources.find((one) => one.id === id)?.user_id ?? [])[0] ?? null;
