import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import type { OpenTimes } from "../site/open-times.ts";
import { firstRequestable } from "../site/promise.ts";
import { addDays, addMinutes, getWeekday, startOfDay, toDay, toIso, toMinutes } from "./appointment-time.ts";

/** The time of a resource that an appointment takes, with the buffer after it. Times are in milliseconds. */
export interface BusyTime {
  resource_id: string;
  start: number;
  until: number;
  /** What takes place: appointments with the same one share it, up to its seats. */
  event: string;
}

/** What is to be booked. */
export interface SlotRequest {
  kind: AppointmentKind;
  /** The id of the home, the course or the professional. */
  subject: string;
  /**
   * Of each group, one resource takes part. The first group in which a resource has hours of its own decides when
   * appointments begin; the others follow it, except those with hours of their own. Without any, the hours of the kind decide; a professional without hours has none.
   */
  needs: readonly (readonly string[])[];
  seats: number;
  availability: Availability;
  busy: readonly BusyTime[];
  /** When the business is open: a colleague confirms a request in these times. */
  open: OpenTimes;
  /** The only times that can be booked, whatever the hours and however far ahead: the intakes of a course. A day off still counts. */
  starts?: readonly number[] | undefined;
}

/** A time that can be booked. */
export interface FreeSlot {
  start: number;
  end: number;
  /** The end with the buffer. */
  until: number;
  /** How many bookings it still takes. */
  seats: number;
  /** The resources that take part. */
  resources: string[];
  event: string;
}

/** Why a time cannot be booked. */
export type Refusal = "past" | "notice" | "far" | "closed" | "outside" | "taken";

interface Interval {
  from: number;
  to: number;
}

/** Returns the name of what takes place at a time. */
export const toEvent = (subject: string, start: number): string => `${subject} ${toIso(start)}`;

/** Returns the end of an appointment that begins at `start`, without and with its buffer. */
export function getEnd({ kind, availability }: Pick<SlotRequest, "kind" | "availability">, start: number) {
  const end = addMinutes(start, availability.slot_minutes[kind]);
  return { end, until: addMinutes(end, availability.buffer_minutes) };
}

/** Whether a resource is off on a day. */
export function isDayOff({ days_off }: Availability, resource: string, date: string): boolean {
  return days_off.some((off) => off.date === date && (off.resource_id === null || off.resource_id === resource));
}

/** The whole day, for what follows the hours of others. */
const always: readonly Interval[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];

const dayMs = 86_400_000;
const dayNumber = (time: number) => Math.floor(time / dayMs);

/** What is read again for each time: hours and busy times, by resource and day. */
interface Plan {
  request: SlotRequest;
  openOn: (resource: string, date: string) => readonly Interval[];
  busyBetween: (resource: string, from: number, to: number) => BusyTime[];
  ofEvent: (event: string) => readonly BusyTime[];
  /** How many appointments of a resource begin on the day of a time. */
  loadOn: (resource: string, time: number) => number;
  /** The group whose hours decide when appointments begin. */
  deciding: readonly string[];
}

function createPlan(request: SlotRequest): Plan {
  const { busy, needs } = request;
  const byDay = new Map<string, BusyTime[]>();
  const byEvent = new Map<string, BusyTime[]>();
  const add = (map: Map<string, BusyTime[]>, key: string, time: BusyTime) => {
    const times = map.get(key);
    if (times) times.push(time);
    else map.set(key, [time]);
  };
  for (const time of busy) {
    add(byEvent, time.event, time);
    for (let day = dayNumber(time.start); day * dayMs < time.until; day += 1)
      add(byDay, `${day} ${time.resource_id}`, time);
  }
  const onDay = (resource: string, day: number) => byDay.get(`${day} ${resource}`) ?? [];
  const hours = request.starts ? [] : request.availability.hours.filter(({ kind }) => kind === request.kind);
  const withOwn = new Set(hours.flatMap(({ resource_id }) => resource_id ?? []));
  const deciding = needs.find((group) => group.some((id) => withOwn.has(id))) ?? needs[0] ?? [];
  const opened = new Map<string, readonly Interval[]>();
  const readOpen = (resource: string, date: string) => {
    if (isDayOff(request.availability, resource, date)) return [];
    const hasOwn = withOwn.has(resource);
    if (request.starts) return always;
    if (!hasOwn && !deciding.includes(resource)) return always;
    // A professional without hours of their own has none.
    const owner = hasOwn || request.kind === "clinic" ? resource : null;
    const start = startOfDay(date);
    return hours
      .filter(({ resource_id, weekday }) => resource_id === owner && weekday === getWeekday(start))
      .map(({ from, to }) => ({ from: addMinutes(start, toMinutes(from)), to: addMinutes(start, toMinutes(to)) }));
  };
  return {
    request,
    deciding,
    openOn: (resource, date) => {
      const key = `${date} ${resource}`;
      const open = opened.get(key) ?? readOpen(resource, date);
      opened.set(key, open);
      return open;
    },
    busyBetween: (resource, from, to) => {
      const found: BusyTime[] = [];
      for (let day = dayNumber(from); day * dayMs < to; day += 1)
        found.push(...onDay(resource, day).filter((time) => time.start < to && from < time.until));
      return found;
    },
    ofEvent: (event) => byEvent.get(event) ?? [],
    loadOn: (resource, time) =>
      onDay(resource, dayNumber(time)).filter(({ start }) => dayNumber(start) === dayNumber(time)).length,
  };
}

/** Returns when appointments of a day begin, whether they are free or not. */
function startsOn({ request, deciding, openOn }: Plan, date: string): number[] {
  const { kind, availability, starts: planned } = request;
  if (planned) return planned.filter((start) => toDay(start) === date);
  const length = availability.slot_minutes[kind];
  const step = length + availability.buffer_minutes;
  const starts = new Set<number>();
  for (const { from, to } of deciding.flatMap((resource) => openOn(resource, date))) {
    for (let start = from; addMinutes(start, length) <= to; start = addMinutes(start, step)) starts.add(start);
  }
  return [...starts].sort((one, other) => one - other);
}

/**
 * Returns the free times from one time to another, both in milliseconds. Of planned starts it returns all from the first
 * time on.
 */
export function findFreeSlots(request: SlotRequest, range: Interval, now: number, limit = Number.POSITIVE_INFINITY) {
  const plan = createPlan(request);
  const earliest = Math.max(range.from, firstBookable(request, now), now + 1);
  const last = request.starts ? Number.POSITIVE_INFINITY : Math.min(range.to, lastStart(now));
  const slots: FreeSlot[] = [];
  for (const date of datesOf(request, earliest, last)) {
    for (const start of startsOn(plan, date)) {
      if (start < earliest || start >= last) continue;
      const slot = openSlot(plan, start);
      if (slot) slots.push(slot);
      if (slots.length >= limit) return slots;
    }
  }
  return slots;
}

/** Returns the days on which appointments may begin. */
function* datesOf({ starts }: SlotRequest, earliest: number, last: number): Generator<string> {
  if (starts) yield* new Set(starts.toSorted((one, other) => one - other).map(toDay));
  else for (let date = toDay(earliest); startOfDay(date) < last; date = addDays(date, 1)) yield date;
}

/** Returns from when on visitors book: after the notice, and so late that a request can be confirmed before. */
function firstBookable({ kind, availability, open }: SlotRequest, now: number): number {
  const noticed = addMinutes(now, availability.notice_hours * 60);
  return availability.mode[kind] === "request" ? Math.max(noticed, firstRequestable(open, now)) : noticed;
}

/** Visitors book until the end of this day. */
const lastStart = (now: number) => startOfDay(addDays(toDay(now), appointmentLimits.daysAhead));

/** Returns the slot of a time that a visitor chose, or why it cannot be booked. */
export function checkStart(request: SlotRequest, start: number, now: number): FreeSlot | Refusal {
  const { kind, needs, starts } = request;
  if (start <= now) return "past";
  if (start < firstBookable(request, now)) return "notice";
  if (!starts && start >= lastStart(now)) return "far";
  const date = toDay(start);
  const plan = createPlan(request);
  // While no colleague does viewings, the times of homes are taken.
  const groups = kind === "viewing" ? needs.filter((group) => group.length > 0) : needs;
  const isClosed = groups.some((group) => group.every((resource) => plan.openOn(resource, date).length === 0));
  if (isClosed) return "closed";
  if (!startsOn(plan, date).includes(start)) return "outside";
  if (groups.length < needs.length) return "taken";
  return openSlot(plan, start) ?? (isOpenAt(request, start) ? "taken" : "outside");
}

/** Whether each group has a resource that is open at a time, busy or not. */
const isOpenAt = (request: SlotRequest, start: number) =>
  openSlot(createPlan({ ...request, busy: [] }), start) !== undefined;

/** Returns the slot of a time within the hours; undefined if a group has no free resource. */
function openSlot(plan: Plan, start: number): FreeSlot | undefined {
  const date = toDay(start);
  const { end } = getEnd(plan.request, start);
  const isOpen = (resource: string) => plan.openOn(resource, date).some(({ from, to }) => from <= start && end <= to);
  return chooseResources(plan, start, isOpen);
}

/** Returns the slot of a time that a colleague chose, whatever the hours; undefined if a group has no free resource. */
export function freeSlotAt(request: SlotRequest, start: number): FreeSlot | undefined {
  return chooseResources(createPlan(request), start, () => true);
}

function chooseResources(
  { request, ofEvent, busyBetween, loadOn }: Plan,
  start: number,
  isUsable: (resource: string) => boolean,
): FreeSlot | undefined {
  const { needs, seats } = request;
  const { end, until } = getEnd(request, start);
  const event = toEvent(request.subject, start);
  const slot = { start, end, until, event };
  const isFree = (id: string) => busyBetween(id, start, until).every((time) => time.event === event);
  const shared = ofEvent(event);
  if (shared.length > 0) {
    const resources = [...new Set(shared.map(({ resource_id }) => resource_id))];
    // Each booking has one time of each resource.
    const booked = Math.max(...resources.map((id) => shared.filter(({ resource_id }) => resource_id === id).length));
    const fits = needs.every((group) => group.some((id) => resources.includes(id)));
    const isPossible = fits && booked < seats && resources.every((id) => isUsable(id) && isFree(id));
    return isPossible ? { ...slot, seats: seats - booked, resources } : undefined;
  }
  const resources: string[] = [];
  for (const group of needs) {
    const free = group.filter((id) => !resources.includes(id) && isUsable(id) && isFree(id));
    // Viewings go to the next colleague in turn, lessons to the instructor with the fewest appointments that day.
    const load = new Map(free.map((id) => [id, request.kind === "viewing" ? 0 : loadOn(id, start)]));
    const [chosen] = free.toSorted((one, other) => (load.get(one) ?? 0) - (load.get(other) ?? 0));
    if (chosen === undefined) return undefined;
    resources.push(chosen);
  }
  return { ...slot, seats, resources };
}
