import { beforeEach, describe, expect, it } from "vitest";
import type { Course } from "#contract/services/course.ts";
import { readAllTables } from "../../support/accounts.ts";
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
import { type CalendarClient, storeCalendar } from "../../support/appointments/calendar-client.ts";
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
      { start: first, end: "2026-12-07T10:00:00.000Z", seats: 12, reply_by: "2026-11-27T18:00:00.000Z" },
      { start: second, end: "2027-04-05T10:00:00.000Z", seats: 12, reply_by: "2026-11-27T18:00:00.000Z" },
    ]);
    const { status, body: refused } = await book(seat({ start: "2026-12-08T09:00:00Z" }));
    expect([status, problemsOf(refused)]).toEqual([422, { start: "Choose one of the times on offer." }]);
    expect((await book(seat({ start: second }))).status).toBe(201);
  });

  it("gives its seats, and the next visitor reads the next intake", async () => {
    await storeTheory(2);
    await fill(2);
    expect(await countOccupied()).toEqual({ classroom: 24 });
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
    expect(status).toBe(422);
    expect(problemsOf(body)).toEqual({ start: "This time is too soon. Choose a later one, or call us." });
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

  it("are refused if they are no times on the grid or too many, and the field is named", async () => {
    const { send } = await createAdminClient();
    for (const [intakes, message] of [
      ["next Monday", "Must be times such as 2026-12-07T09:00:00Z"],
      [7, "Must be times such as 2026-12-07T09:00:00Z"],
      [["2026-12-07T09:03:00Z"], "Must be in steps of 5 minutes"],
      [Array.from({ length: 13 }, (_, day) => `2027-01-${day + 10}T09:00:00Z`), "At most 12"],
    ] as const) {
      const response = await send("/courses", { body: { ...newCourse, intakes } });
      expect([response.status, fieldProblems(response)]).toEqual([422, { intakes: message }]);
    }
  });
});

describe("a package of lessons", () => {
  let calendar: CalendarClient;
  beforeEach(async () => {
    ({ calendar } = await storeCalendar());
    await storeCourse("beginner", { lessons: 10 });
  });

  const bookPackage = (changes: object = {}) =>
    calendar.create({
      kind: "lesson",
      course_id: "beginner",
      start: "2026-12-01T10:00:00Z",
      lessons: 10,
      name: "Eve",
      phone_number: "0886 123 456",
      ...changes,
    });

  it("has one lesson a week, and the fourth of ten moves alone", async () => {
    const { status, body } = await bookPackage();
    expect(status).toBe(201);
    const { package: lessons } = body.data.appointment;
    expect(lessons.map(({ lesson, start }) => [lesson, start.slice(5, 10)]).slice(0, 4)).toEqual([
      [1, "12-01"],
      [2, "12-08"],
      [3, "12-15"],
      [4, "12-22"],
    ]);
    expect([lessons.length, body.data.appointment.lessons]).toEqual([10, 10]);
    const fourth = lessons[3]?.id ?? "";
    // Behind the fifth one.
    const moved = await calendar.change(fourth, { start: "2026-12-30T14:00:00Z" });
    expect(moved.body.data.appointment).toMatchObject({ lesson: 4, start: "2026-12-30T14:00:00.000Z" });
    const after = moved.body.data.appointment.package;
    const inOrder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(after.map(({ lesson }) => lesson)).toEqual(inOrder);
    expect(after.filter(({ id }) => id !== fourth)).toEqual(lessons.filter(({ id }) => id !== fourth));
    expect(await countOccupied()).toEqual({ beginner: 120 });
    const { body: linked } = await callLink(moved.body.data.appointment);
    expect(linked.data.appointment.package.map(({ lesson }) => lesson)).toEqual(inOrder);
    expect(linked.data.appointment.package[4]).toMatchObject({ lesson: 5, start: lessons[4]?.start });
    expect((await calendar.toTell()).map(({ id }) => id)).toEqual([fourth]);
  });

  it("is booked as a whole or not at all", async () => {
    await book({ kind: "lesson", course_id: "beginner", start: "2026-12-15T10:00:00Z" });
    const before = await readAllTables();
    const { status, body } = await bookPackage();
    expect(status).toBe(409);
    expect(body.detail).toBe("Some of the times are taken. Choose others.");
    expect(body.taken).toEqual(["2026-12-15T10:00:00.000Z"]);
    expect(await readAllTables()).toBe(before);
  });

  it("may name its times", async () => {
    const { body } = await bookPackage({ lessons: 2, starts: ["2026-12-02T15:00:00Z"] });
    expect(body.data.appointment.package.map(({ start }) => start)).toEqual([
      "2026-12-01T10:00:00.000Z",
      "2026-12-02T15:00:00.000Z",
    ]);
    expect(problemsOf((await bookPackage({ lessons: 3, starts: [] })).body)).toEqual({
      starts: "Must have a time for each further lesson",
    });
  });
});
