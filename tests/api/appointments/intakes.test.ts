import { describe, expect, it } from "vitest";
import type { Course } from "#contract/services/course.ts";
import { createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import {
  book,
  callLink,
  countOccupied,
  listSlots,
  problemsOf,
  setClock,
  stopClockOnFriday,
  storeAvailability,
  storeCourse,
  storeResource,
} from "../../support/appointments/appointments.ts";
import { get } from "../../support/public-client.ts";
import { newCourse } from "../../support/service-items.ts";

stopClockOnFriday();

const first = "2026-12-07T09:00:00.000Z";
/** After the three months in which other times can be booked. */
const second = "2027-04-05T09:00:00.000Z";
const past = "2026-11-02T09:00:00.000Z";
const seat = (changes: object = {}) => ({ kind: "lesson", course_id: "theory", start: first, ...changes });
const storeTheory = async (class_size: number, intakes = [second, past, first].sort()) => {
  await storeResource("room", "classroom");
  await storeCourse("theory", { class_size, resource_ids: ["classroom"], intakes });
};
const readNext = async () =>
  (await get<{ data: { course: Course } }>("/public/courses/theory")).body.data.course.next_intake;
const fill = async (seats: number, start = first) => {
  for (let count = 0; count < seats; count += 1)
    expect((await book(seat({ start, phone_number: `0775 550 ${200 + count}` }))).status).toBe(201);
};

describe("a course with intakes", () => {
  it("offers all intakes to come with their free seats, whatever the hours and the days, and no single lesson", async () => {
    await storeTheory(12);
    const { body } = await listSlots("kind=lesson&course_id=theory&days=1");
    expect(body.data.is_intake).toBe(true);
    expect(body.data.slots).toEqual([
      { start: first, end: "2026-12-07T10:00:00.000Z", seats: 12 },
      { start: second, end: "2027-04-05T10:00:00.000Z", seats: 12 },
    ]);
    const { status, body: refused } = await book(seat({ start: "2026-12-08T09:00:00Z" }));
    expect([status, problemsOf(refused)]).toEqual([422, { start: "Choose one of the times on offer." }]);
    expect((await book(seat({ start: second }))).status).toBe(201);
  });

  it("gives twelve seats, and the thirteenth visitor reads the next intake", async () => {
    await storeTheory(12);
    await fill(12);
    expect(await countOccupied()).toEqual({ classroom: 144 });
    const { status, body } = await book(seat());
    expect([status, body.detail]).toEqual([409, "This course is full. Choose another start."]);
    expect(body.slots?.map(({ start }) => start)).toEqual([second]);
  });

  it("names the next step when no other intake is planned", async () => {
    await storeTheory(1, [first]);
    await fill(1);
    const { status, body } = await book(seat());
    expect([status, body.slots]).toEqual([409, []]);
    expect(body.detail).toBe(
      "This course is full, and no other start is planned yet. Call us, and we'll tell you the next one.",
    );
  });

  it("shares its room with no other course", async () => {
    await storeTheory(12);
    await storeCourse("signs", { class_size: 12, resource_ids: ["classroom"], intakes: [first] });
    await fill(1);
    expect((await book(seat({ course_id: "signs" }))).status).toBe(409);
  });

  it("is not offered when its last intake has begun, is too soon, or is on a day off", async () => {
    await storeTheory(12, [past, first]);
    const read = async () => (await listSlots("kind=lesson&course_id=theory")).starts;
    setClock("2026-12-07T07:30:00.000Z");
    expect([await read(), await readNext()]).toEqual([[], undefined]);
    const { status, body } = await book(seat());
    expect([status, problemsOf(body)]).toEqual([
      422,
      { start: "This time is too soon. Choose a later one, or call us." },
    ]);
    setClock("2026-11-27T08:00:00.000Z");
    expect([await read(), (await readNext())?.start]).toEqual([[first], first]);
    await storeAvailability({ days_off: [{ date: "2026-12-07", resource_id: null }] });
    expect([await read(), await readNext()]).toEqual([[], undefined]);
  });

  it("shows visitors the next intake with free seats, and a full one only if all are full", async () => {
    await storeTheory(2);
    expect(await readNext()).toEqual({ start: first, seats: 2, seats_left: 2 });
    const { body: booked } = await book(seat());
    expect(await readNext()).toEqual({ start: first, seats: 2, seats_left: 1 });
    expect((await callLink(booked, "DELETE")).status).toBe(200);
    expect(await readNext()).toEqual({ start: first, seats: 2, seats_left: 2 });
    await fill(2);
    expect(await readNext()).toEqual({ start: second, seats: 2, seats_left: 2 });
    await fill(2, second);
    expect(await readNext()).toEqual({ start: first, seats: 2, seats_left: 0 });
  });

  it("takes the seats of the settings if it has no class size", async () => {
    await storeCourse("theory", { intakes: [first] });
    await storeAvailability({ seats: { viewing: 1, lesson: 3, clinic: 1 } });
    expect(await readNext()).toEqual({ start: first, seats: 3, seats_left: 3 });
    expect((await listSlots("kind=lesson&course_id=theory")).body.data.slots).toMatchObject([{ seats: 3 }]);
  });

  it("moves a visitor to another intake", async () => {
    await storeTheory(2);
    const { body } = await book(seat());
    const { status, body: moved } = await callLink(body, "PATCH", { start: second });
    expect([status, moved.data.appointment.start]).toEqual([200, second]);
    expect((await readNext())?.seats_left).toBe(2);
  });
});

describe("the intakes of a course", () => {
  it("are sorted, distinct and in UTC, and stay through the bin", async () => {
    const { send } = await createAdminClient();
    const sent = ["2027-04-05T10:00:00+01:00", first, first];
    const { status, body } = await send("/courses", { body: { ...newCourse, intakes: sent } });
    expect([status, body.intakes]).toEqual([201, [first, second]]);
    const changed = await send(`/courses/${body.id}`, { method: "PATCH", body: { intakes: `${second}, ` } });
    expect(changed.body.intakes).toEqual([second]);
    await send(`/courses/${body.id}`, { method: "DELETE" });
    const restored = await send(`/courses/${body.id}/restore`, { method: "POST" });
    expect(restored.body.intakes).toEqual([second]);
  });

  it.each([
    ["next Monday", "Must be times such as 2026-12-07T09:00:00Z"],
    [7, "Must be times such as 2026-12-07T09:00:00Z"],
    [["2026-12-07T09:03:00Z"], "Must be in steps of 5 minutes"],
    [Array.from({ length: 13 }, (_, day) => `2027-01-${day + 10}T09:00:00Z`), "At most 12"],
  ])("of %j are refused, and the field is named", async (intakes, message) => {
    const { send } = await createAdminClient();
    const response = await send("/courses", { body: { ...newCourse, intakes } });
    expect([response.status, fieldProblems(response)]).toEqual([422, { intakes: message }]);
  });
});
