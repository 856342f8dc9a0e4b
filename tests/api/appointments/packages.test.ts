import { beforeEach, describe, expect, it } from "vitest";
import { readAllTables } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  problemsOf,
  stopClockOnFriday,
  storeCourse,
} from "../../support/appointments/appointments.ts";
import { type Desk, storeDesk } from "../../support/appointments/desk.ts";

stopClockOnFriday();

let desk: Desk;
beforeEach(async () => {
  ({ desk } = await storeDesk());
});

describe("a package of lessons", () => {
  const bookPackage = (changes: object = {}) =>
    desk.create({
      kind: "lesson",
      course_id: "beginner",
      start: "2026-12-01T10:00:00Z",
      lessons: 10,
      name: "Eve",
      phone_number: "0886 123 456",
      ...changes,
    });
  beforeEach(() => storeCourse("beginner", { lessons: 10 }));

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
    const moved = await desk.change(fourth, { start: "2026-12-30T14:00:00Z" });
    expect(moved.body.data.appointment).toMatchObject({ lesson: 4, start: "2026-12-30T14:00:00.000Z" });
    const after = moved.body.data.appointment.package;
    const inOrder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(after.map(({ lesson }) => lesson)).toEqual(inOrder);
    expect(after.filter(({ id }) => id !== fourth)).toEqual(lessons.filter(({ id }) => id !== fourth));
    expect(await countOccupied()).toEqual({ beginner: 120 });
    const { body: linked } = await callLink(moved.body.data.appointment);
    expect(linked.data.appointment.package.map(({ lesson }) => lesson)).toEqual(inOrder);
    expect(linked.data.appointment.package[4]).toMatchObject({ lesson: 5, start: lessons[4]?.start });
    expect((await desk.toTell()).map(({ id }) => id)).toEqual([fourth]);
  });

  it("is booked as a whole or not at all", async () => {
    await book({ kind: "lesson", course_id: "beginner", start: "2026-12-15T10:00:00Z" });
    const before = await readAllTables();
    const { status, body } = await bookPackage();
    expect([status, body.detail, body.taken]).toEqual([
      409,
      "Some of the times are taken. Choose others.",
      ["2026-12-15T10:00:00.000Z"],
    ]);
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
