import { describe, expect, it } from "vitest";
import { type Availability, availabilitySchema } from "#contract/appointments/availability.ts";
import { addDays, describeTime, startOfDay, toIso } from "#shared/appointments/appointment-time.ts";
import { defaultAvailability } from "#shared/appointments/default-availability.ts";
import {
  type BusyTime,
  checkStart,
  findFreeSlots,
  freeSlotAt,
  getEnd,
  type SlotRequest,
  toEvent,
} from "#shared/appointments/slots.ts";
import { assumedWeek } from "#shared/site/open-times.ts";

const at = (text: string) => Date.parse(`${text}:00.000Z`);
/** A Friday. */
const now = at("2026-11-27T08:00");
const friday = { from: at("2026-11-27T00:00"), to: at("2026-11-28T00:00") };
const saturday = { from: friday.to, to: at("2026-11-29T00:00") };

const request = (changes: Partial<SlotRequest> = {}, rules: Partial<Availability> = {}): SlotRequest => ({
  kind: "viewing",
  subject: "home",
  needs: [["home"]],
  seats: 1,
  availability: { ...defaultAvailability, ...rules },
  busy: [],
  open: { week: assumedWeek, daysOff: [] },
  ...changes,
});
const busyAt = (resource_id: string, start: string, until: string, event = "other"): BusyTime => ({
  resource_id,
  start: at(start),
  until: at(until),
  event,
});
const times = (one: SlotRequest, range = friday) =>
  findFreeSlots(one, range, now).map(({ start }) => toIso(start).slice(11, 16));
const hours = (from: string, to: string, resource_id: string | null = null) => ({
  kind: "viewing" as const,
  resource_id,
  weekday: 5,
  from,
  to,
});

const atOnce = { viewing: "confirm", lesson: "confirm", clinic: "confirm" } as const;

describe("free times", () => {
  it("begin after the notice, follow each other within the hours and end by closing time", () => {
    expect(times(request())).toEqual(["10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"]);
    expect(times(request(), saturday)).toEqual(["09:00", "10:00", "11:00", "12:00"]);
  });

  it("leave out breaks, days off and days without hours", () => {
    const withBreak = { hours: [hours("09:00", "12:00"), hours("13:30", "15:30")], notice_hours: 0, mode: atOnce };
    expect(times(request({}, withBreak))).toEqual(["09:00", "10:00", "11:00", "13:30", "14:30"]);
    expect(times(request({}, { days_off: [{ date: "2026-11-27", resource_id: null }] }))).toEqual([]);
    expect(times(request({}, { days_off: [{ date: "2026-11-27", resource_id: "home" }] }))).toEqual([]);
    expect(times(request({}, { days_off: [{ date: "2026-11-27", resource_id: "other" }] }))).toHaveLength(7);
    expect(times(request({}, { hours: [] }))).toEqual([]);
  });

  it("are those of the resource's own hours, which replace the general ones", () => {
    expect(times(request({}, { hours: [hours("09:00", "17:00"), hours("14:00", "16:00", "home")] }))).toEqual([
      "14:00",
      "15:00",
    ]);
  });

  it("are those of an instructor on a day on which the business is closed; the car and the home follow", () => {
    const sunday = { from: at("2026-11-29T00:00"), to: at("2026-11-30T00:00") };
    const own = { hours: [hours("09:00", "17:00"), { ...hours("10:00", "12:00", "ann"), weekday: 7 }] };
    for (const needs of [
      [["ann"], ["car"]],
      [["home"], ["ann", "ben"]],
    ]) {
      expect(times(request({ needs }, own), sunday)).toEqual(["10:00", "11:00"]);
      expect(checkStart(request({ needs }, own), at("2026-11-29T10:00"), now)).toMatchObject({
        start: sunday.from + 36_000_000,
      });
      const off = [{ date: "2026-11-29", resource_id: needs[1]?.[0] ?? "" }];
      expect(times(request({ needs }, { ...own, days_off: off }), sunday)).toEqual([]);
    }
    expect(times(request({ needs: [["ann"], ["car"]] }, own), friday)).toEqual([]);
  });

  it("of a professional are those of their own hours only", () => {
    const visit = { kind: "clinic" as const, subject: "weah", needs: [["weah"]] };
    const general = { ...hours("09:00", "17:00"), kind: "clinic" as const };
    expect(times(request(visit, { hours: [general] }))).toEqual([]);
    expect(checkStart(request(visit, { hours: [general] }), at("2026-11-27T10:00"), now)).toBe("closed");
    const own = [general, { ...general, from: "14:00", to: "15:00", resource_id: "weah" }];
    expect(times(request(visit, { hours: own }))).toEqual(["14:00", "14:30"]);
  });

  it("are none while a group that is needed has no member", () => {
    expect(times(request({ needs: [[], ["car"]] }))).toEqual([]);
    expect(freeSlotAt(request({ needs: [[], ["car"]] }), at("2026-11-27T10:00"))).toBeUndefined();
  });

  it("of a month with twenty busy colleagues leave the hours between their appointments", () => {
    const colleagues = Array.from({ length: 20 }, (_, index) => `colleague-${index}`);
    const days = Array.from({ length: 31 }, (_, index) => startOfDay(addDays("2026-11-27", index)));
    const busy = days.flatMap((day) =>
      colleagues.flatMap((resource_id) =>
        [9, 11, 13, 15].map((hour) => ({
          resource_id,
          start: day + hour * 3_600_000,
          until: day + (hour + 1) * 3_600_000,
          event: `${hour}`,
        })),
      ),
    );
    const range = { from: friday.from, to: friday.from + 31 * 86_400_000 };
    const hours = findFreeSlots(request({ needs: [["home"], colleagues], busy }), range, now).map(({ start }) =>
      new Date(start).getUTCHours(),
    );
    expect(hours.length).toBeGreaterThan(50);
    for (const hour of [9, 11, 13, 15]) expect(hours).not.toContain(hour);
  });

  it("keep the buffer free after each appointment", () => {
    const rules = { slot_minutes: { ...defaultAvailability.slot_minutes, viewing: 30 }, buffer_minutes: 15 };
    const busy = [busyAt("home", "2026-11-27T12:00", "2026-11-27T12:45")];
    expect(times(request({ busy }, { ...rules, hours: [hours("10:30", "14:00")] }))).toEqual([
      "10:30",
      "11:15",
      "12:45",
      "13:30",
    ]);
  });

  it("end 92 days ahead", () => {
    expect(checkStart(request(), at("2027-02-26T10:00"), now)).toMatchObject({ seats: 1 });
    expect(checkStart(request(), at("2027-03-01T10:00"), now)).toBe("far");
  });
});

describe("resources", () => {
  const needs = [["home"], ["ann", "ben"]];

  it("of each group one takes part, the one with fewer appointments that day", () => {
    const busy = [busyAt("ann", "2026-11-27T10:00", "2026-11-27T11:00")];
    const slots = findFreeSlots(request({ kind: "lesson", needs, busy }), friday, now);
    expect(slots[0]).toMatchObject({ resources: ["home", "ben"] });
    expect(slots[1]).toMatchObject({ resources: ["home", "ben"] });
  });

  it("are all busy at a time that is taken", () => {
    const both = ["ann", "ben"].map((id) => busyAt(id, "2026-11-27T10:00", "2026-11-27T11:00"));
    expect(times(request({ needs, busy: both }))[0]).toBe("11:00");
    expect(checkStart(request({ needs, busy: both }), at("2026-11-27T10:00"), now)).toBe("taken");
  });

  it("overlap with appointments of another length", () => {
    const busy = [busyAt("home", "2026-11-27T10:55", "2026-11-27T11:05")];
    expect(times(request({ busy }))).toEqual(["12:00", "13:00", "14:00", "15:00", "16:00"]);
  });
});

describe("seats", () => {
  const event = toEvent("home", at("2026-11-27T10:00"));
  const taken = (seats: number) =>
    Array.from({ length: seats }, () =>
      ["home", "ann"].map((id) => busyAt(id, "2026-11-27T10:00", "2026-11-27T11:00", event)),
    ).flat();
  const needs = [["home"], ["ann", "ben"]];

  it("are shared by bookings of the same home at the same time, with the same colleague", () => {
    const [slot] = findFreeSlots(request({ needs, seats: 3, busy: taken(2) }), friday, now);
    expect(slot).toMatchObject({ seats: 1, resources: ["home", "ann"] });
    expect(times(request({ needs, seats: 3, busy: taken(3) }))[0]).toBe("11:00");
  });

  it("are not offered when the colleague who comes is off, or when one of them has something else", () => {
    const off = { days_off: [{ date: "2026-11-27", resource_id: "ann" }] };
    expect(times(request({ needs, seats: 3, busy: taken(1) }, off))[0]).toBe("11:00");
    const longer = { slot_minutes: { viewing: 90, lesson: 60, clinic: 30 }, hours: [hours("10:00", "13:00")] };
    const next = busyAt("ann", "2026-11-27T11:00", "2026-11-27T12:00");
    expect(times(request({ needs, seats: 3, busy: taken(1) }, longer))).toEqual(["10:00", "11:30"]);
    expect(times(request({ needs, seats: 3, busy: [...taken(1), next] }, longer))).toEqual(["11:30"]);
  });

  it("are not shared with another home", () => {
    const other = request({ subject: "villa", needs: [["villa"], ["ann"]], seats: 3, busy: taken(1) });
    expect(times(other)[0]).toBe("11:00");
  });
});

describe("a chosen time", () => {
  it.each([
    ["2026-11-27T07:00", "past"],
    ["2026-11-27T09:00", "notice"],
    ["2026-11-29T10:00", "closed"],
    ["2026-11-27T10:30", "outside"],
    ["2026-11-27T23:00", "outside"],
  ])("at %s is refused: %s", (start, refusal) => expect(checkStart(request(), at(start), now)).toBe(refusal));

  it("may be outside the hours for a colleague, but never at a busy time", () => {
    const evening = at("2026-11-29T19:35");
    expect(freeSlotAt(request(), evening)).toMatchObject({ start: evening, resources: ["home"] });
    const busy = [busyAt("home", "2026-11-29T19:00", "2026-11-29T20:00")];
    expect(freeSlotAt(request({ busy }), evening)).toBeUndefined();
  });

  it("ends after the length of its kind, and is busy until the end of the buffer", () => {
    const { availability } = request({}, { buffer_minutes: 20 });
    const start = at("2026-11-27T10:00");
    const { end, until } = getEnd({ kind: "clinic", availability }, start);
    expect([toIso(end).slice(11, 16), toIso(until).slice(11, 16)]).toEqual(["10:30", "10:50"]);
  });
});

it("describes a time as people say it", () =>
  expect(describeTime("2026-11-28T10:05:00.000Z")).toBe("Saturday 28 November, 10:05"));

describe("the availability", () => {
  const problemsOf = (changes: object) => {
    const result = availabilitySchema.safeParse({ ...defaultAvailability, ...changes });
    return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
  };

  it("may be the defaults, and hours may have breaks", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ hours: [hours("09:00", "12:00"), hours("12:00", "24:00")] })).toEqual([]);
  });

  it.each([
    [{ hours: [hours("09:00", "09:00")] }, "hours.0.to"],
    [{ hours: [hours("09:02", "10:00")] }, "hours.0.from"],
    [{ hours: [hours("09:00", "12:00"), hours("11:00", "13:00")] }, "hours.1"],
    [{ hours: [{ ...hours("09:00", "12:00"), weekday: 0 }] }, "hours.0.weekday"],
    [{ slot_minutes: { viewing: 7, lesson: 60, clinic: 30 } }, "slot_minutes.viewing"],
    [{ buffer_minutes: -5 }, "buffer_minutes"],
    [{ notice_hours: 1.5 }, "notice_hours"],
    [{ seats: { viewing: 0, lesson: 1, clinic: 1 } }, "seats.viewing"],
    [{ days_off: [{ date: "25 December" }] }, "days_off.0.date"],
    [{ mode: { viewing: "ask", lesson: "request", clinic: "request" } }, "mode.viewing"],
  ])("with %j is rejected and names the field", (changes, field) => expect(problemsOf(changes)).toEqual([field]));
});
