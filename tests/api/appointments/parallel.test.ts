import { describe, expect, it } from "vitest";
import { storeUser } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  stopClockOnFriday,
  storeCourse,
  storeResource,
} from "../../support/appointments/appointments.ts";
import { eleven } from "../../support/appointments/calendar-client.ts";
import { storeProperty } from "../../support/properties.ts";
import { countRows, queryRows } from "../../support/storage/rows.ts";
import { databaseBefore } from "../../support/stores/failing-stores.ts";

stopClockOnFriday();

const inParallel = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const countStatuses = (responses: readonly { status: number }[]) =>
  Object.fromEntries(
    [...new Set(responses.map(({ status }) => status))]
      .sort()
      .map((status) => [status, responses.filter((one) => one.status === status).length]),
  );

it("of twelve parallel requests for one time one is booked, and the others get the next free times", async () => {
  const { uuid } = await storeProperty();
  await storeResource("colleague", "ann");
  await storeResource("colleague", "ben");
  const responses = await inParallel(12, (index) =>
    book({ kind: "viewing", property_uuid: uuid, start: firstStart, phone_number: `0775 55${1000 + index}` }),
  );
  expect(countStatuses(responses)).toEqual({ 201: 1, 409: 11 });
  for (const { status, body } of responses) if (status === 409) expect(body.slots?.[0]?.start).toBe(eleven);
  expect([await countRows("appointments"), await countRows("enquiries")]).toEqual([1, 1]);
  expect(Object.values(await countOccupied())).toEqual([12, 12]);
});

it("parallel viewings of different homes share the colleagues, until none is free", async () => {
  for (const username of ["ann", "ben", "cor"]) await storeUser({ role: "admin", username });
  const homes = await inParallel(6, () => storeProperty());
  const responses = await Promise.all(
    homes.map(({ uuid }) => book({ kind: "viewing", property_uuid: uuid, start: firstStart })),
  );
  expect(countStatuses(responses)).toEqual({ 201: 3, 409: 3 });
  expect(Object.values(await countOccupied())).toEqual([12, 12, 12, 12, 12, 12]);
});

it("parallel requests for a class fill its seats", async () => {
  await storeCourse("theory", { class_size: 4 });
  const responses = await inParallel(9, (index) =>
    book({ kind: "lesson", course_id: "theory", start: firstStart, phone_number: `0775 55${1000 + index}` }),
  );
  expect(countStatuses(responses)).toEqual({ 201: 4, 409: 5 });
  expect(await countOccupied()).toEqual({ theory: 48 });
});

describe("a booking that another one precedes between its check and its write", () => {
  const lesson = (course_id: string) => ({ kind: "lesson", course_id, start: firstStart });
  /** Books a lesson after another one was booked that the check of the first did not see. */
  async function bookAfter(course: string, other: string) {
    let isBooked = false;
    const DB = databaseBefore(/INSERT INTO occupied/, async () => {
      if (isBooked) return;
      isBooked = true;
      expect((await book(lesson(other))).status).toBe(201);
    });
    const { status, body } = await book(lesson(course), { bindings: { DB } });
    return [status, isBooked, body.slots?.[0]?.start];
  }

  it("gets no seat of a room that then has another event", async () => {
    await storeResource("room", "classroom");
    for (const id of ["theory", "signs"]) await storeCourse(id, { class_size: 12, resource_ids: ["classroom"] });
    expect(await bookAfter("theory", "signs")).toEqual([409, true, eleven]);
    expect(await countOccupied()).toEqual({ classroom: 12 });
  });

  it("gets no seat more than the class has", async () => {
    await storeCourse("theory", { class_size: 2 });
    expect((await book(lesson("theory"))).status).toBe(201);
    expect(await bookAfter("theory", "theory")).toEqual([409, true, eleven]);
    expect(await countOccupied()).toEqual({ theory: 24 });
  });
});

it("one request that is sent twice at once makes one booking", async () => {
  const { uuid } = await storeProperty();
  await storeResource("colleague", "ann");
  const responses = await inParallel(5, () =>
    book({ kind: "viewing", property_uuid: uuid, start: firstStart }, { key: "tap" }),
  );
  expect(new Set(responses.map(({ body }) => body.manage_url)).size).toBe(1);
  expect(countStatuses(responses)).toEqual({ 201: 5 });
  expect(await countRows("enquiries")).toBe(1);
});

it("a move, a cancellation and a booking of its old time at once leave one time for each appointment", async () => {
  const { uuid } = await storeProperty();
  await storeResource("colleague", "ann");
  const viewing = { kind: "viewing", property_uuid: uuid, start: firstStart };
  const { body: receipt } = await book(viewing);
  const responses = await Promise.all([
    callLink(receipt, "PATCH", { start: eleven }),
    callLink(receipt, "DELETE"),
    ...["Ann", "Ben", "Cor"].map((name) => book({ ...viewing, name })),
    callLink(receipt, "PATCH", { start: "2026-11-27T12:00:00Z" }),
  ]);
  for (const { status } of responses) expect([200, 201, 409, 410]).toContain(status);
  const taken = await queryRows<{ status: string; slots: number; resources: number }>(
    `SELECT status, (SELECT count(*) FROM occupied WHERE appointment_n = appointments.n) AS slots,
      (SELECT count(*) FROM appointment_resources WHERE appointment_n = appointments.n AND released = 0) AS resources
     FROM appointments ORDER BY n`,
  );
  for (const { status, slots, resources } of taken)
    expect([slots, resources]).toEqual(status === "cancelled" ? [0, 0] : [24, 2]);
  expect(await queryRows("SELECT 1 FROM occupied GROUP BY resource_id, slot HAVING count(*) > 1")).toEqual([]);
});
