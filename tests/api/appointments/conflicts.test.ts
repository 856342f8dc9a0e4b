import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { batch } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { timeTaken } from "#worker/modules/appointments/appointments.errors.ts";
import { retryTaken } from "#worker/modules/appointments/times/retry-taken.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  fixedNow,
  listSlots,
  stopClockOnFriday,
  stopViewings,
  storeAvailability,
  storeCourse,
  storeResource,
  visitor,
} from "../../support/appointments/appointments.ts";
import { createCalendarClient, eleven } from "../../support/appointments/calendar-client.ts";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { databaseBefore } from "../../support/stores/failing-stores.ts";

stopClockOnFriday();

let calendar: ReturnType<typeof createCalendarClient>;
let home: string;
let mary: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  mary = await storeSignedIn({ role: "admin", username: "mary" });
  calendar = createCalendarClient(mary.token);
  home = (await storeProperty()).uuid;
});
const viewing = (changes: object = {}) => ({ kind: "viewing", property_uuid: home, start: firstStart, ...changes });

it("a request that is refused because of its own repetition gets the stored response", async () => {
  const idempotency = { scope: "test", keyHash: "key", bodyHash: "body" };
  const run = runOnce<string>(
    env.DB,
    { idempotency, createReusedError: idempotencyKeyReused },
    fixedNow,
    async (store) => {
      await batch(env.DB, ...store("booked by the other request"));
      throw timeTaken([]);
    },
  );
  expect(await run).toBe("booked by the other request");
});

it("a time that is lost again and again is 409 with free times, not 503", async () => {
  const lost = async () => {
    throw new StorageUnavailable("failed", { cause: new Error("UNIQUE constraint failed: occupied.resource_id") });
  };
  const slot = { start: eleven, end: eleven, seats: 1, reply_by: null };
  await expect(retryTaken(lost, async () => [slot])).rejects.toMatchObject({ status: 409, more: { slots: [slot] } });
});

describe("a resource", () => {
  const lesson = { kind: "lesson", course_id: "beginner", start: firstStart };

  it("has no free time when all resources of a needed kind are inactive", async () => {
    const sam = await storeSignedIn({ role: "admin", username: "sam" });
    await storeResource("instructor", "sam", sam.id);
    await storeResource("car", "corolla");
    await storeCourse("beginner", { resource_ids: ["sam", "corolla"] });
    expect((await listSlots("kind=lesson&course_id=beginner&days=2")).starts).not.toEqual([]);
    await runSql("UPDATE users SET disabled_at = ? WHERE id = ?", fixedNow.toISOString(), sam.id);
    expect((await listSlots("kind=lesson&course_id=beginner&days=2")).starts).toEqual([]);
    expect((await book(lesson)).status).toBe(422);
  });

  it("that a course names is not deleted, and one that is gone blocks the course", async () => {
    await storeResource("instructor", "sam");
    await storeResource("car", "corolla");
    await storeCourse("beginner", { resource_ids: ["sam", "corolla"] });
    const { status, body } = await calendar.call("DELETE", "/resources/sam");
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/^These courses need this: .+\. Take it out/)]);
    await runSql("DELETE FROM resources WHERE id = 'sam'");
    expect((await listSlots("kind=lesson&course_id=beginner&days=2")).starts).toEqual([]);
  });

  it("that a colleague chose, besides those that are needed, and that is busy gives 409 with free times", async () => {
    await storeResource("room", "office");
    const other = await storeProperty();
    const person = { name: "Joe", phone_number: "0775 550 102" };
    const first = await calendar.create({
      ...viewing({ property_uuid: other.uuid }),
      ...person,
      resource_ids: ["office"],
    });
    expect([first.status, await countOccupied()]).toMatchObject([201, { [other.uuid]: 12, office: 12 }]);
    const second = await calendar.create({ ...viewing(), ...person, resource_ids: ["office"] });
    expect([second.status, second.body.slots.length]).toEqual([409, 6]);
    const later = await calendar.create({ ...viewing({ start: eleven }), ...person, resource_ids: ["office"] });
    const { id } = later.body.data.appointment;
    const moved = await calendar.change(id, { start: firstStart, resource_ids: ["office"] });
    expect([moved.status, moved.body.slots.length]).toEqual([409, 6]);
  });

  it("that is off is not offered for the free seats of a viewing", async () => {
    await stopViewings(mary.id);
    await storeResource("colleague", "ann");
    const seats = { viewing: 3, lesson: 1, clinic: 1 };
    await storeAvailability({ seats });
    expect((await book(viewing())).status).toBe(201);
    await storeAvailability({ seats, slot_minutes: { viewing: 120, lesson: 60, clinic: 30 } });
    const next = await storeProperty();
    await calendar.create({ ...viewing({ property_uuid: next.uuid, start: eleven }), name: "Joe" });
    expect((await book(viewing())).status).toBe(422);
    await storeAvailability({ seats, days_off: [{ date: "2026-11-27", resource_id: "ann" }] });
    expect((await listSlots(`kind=viewing&property_uuid=${home}&days=1`)).starts).toEqual([]);
  });
});

it("a change of an earlier version is 409 with the present appointment, and says what became of it", async () => {
  const { body: booked } = await book(viewing());
  await callLink(booked, "PATCH", { start: eleven });
  const { status, body } = await calendar.change(booked.id, { status: "confirmed", sequence: 0 });
  expect([status, body]).toMatchObject([
    409,
    { detail: "Moved by the visitor to Friday 27 November, 11:00.", appointment: { id: booked.id, sequence: 1 } },
  ]);
  expect((await calendar.change(booked.id, { status: "confirmed", sequence: 1 })).status).toBe(200);
  expect((await calendar.change(booked.id, { note: "late", sequence: 1 })).body.detail).toBe("Changed by mary.");
  await callLink(booked, "DELETE");
  expect((await calendar.change(booked.id, { start: firstStart, sequence: 2 })).body.detail).toBe(
    "Cancelled by the visitor.",
  );
  expect((await calendar.change(booked.id, { sequence: 3 })).status).toBe(422);
});

it("a colleague who is chosen for a new time gets the appointment, though another one's calendar is free", async () => {
  const mary = await storeSignedIn({ role: "admin", username: "without_calendar" });
  const joy = await storeSignedIn({ role: "admin", username: "joy" });
  await storeResource("colleague", "joy-calendar", joy.id);
  const { body: booked } = await book(viewing());
  for (const start of [eleven, "2026-11-27T12:00:00.000Z"]) {
    const { body } = await calendar.change(booked.id, { start, assignee_id: mary.id });
    expect(body.data.appointment).toMatchObject({ start, assignee: "without_calendar" });
  }
  const none = await calendar.change(booked.id, { start: "2026-11-27T14:00:00.000Z", assignee_id: null });
  expect(none.body.data.appointment.assignee).toBeNull();
});

it("a lesson for which no resource is chosen keeps the car of its course", async () => {
  await storeResource("car", "corolla");
  await storeCourse("beginner", { resource_ids: ["corolla"] });
  const lesson = { kind: "lesson", course_id: "beginner", start: firstStart };
  const { body } = await calendar.create({ ...lesson, name: "Joe", resource_ids: [] });
  expect(await countOccupied()).toEqual({ corolla: 12 });
  await calendar.change(body.data.appointment.id, { start: eleven, resource_ids: [] });
  expect(await countOccupied()).toEqual({ corolla: 12 });
});

describe("a home that a colleague lets while the page of a visitor is open", () => {
  const gone = "This home is no longer on offer. Look at similar homes, or call us.";
  let admin: Awaited<ReturnType<typeof createAdminClient>>;
  let uuid: string;
  beforeEach(async () => {
    admin = await createAdminClient();
    ({ uuid } = await admin.publish("rent"));
  });
  const viewing = (start = firstStart) => ({ kind: "viewing", property_uuid: uuid, start });
  const closeDeal = async () => {
    const changed = await admin.send("/update/rent/property", { method: "PATCH", body: { uuid, status: "let" } });
    expect(changed.status).toBe(200);
  };
  const countAppointments = () => queryRows("SELECT count(*) AS count FROM appointments");

  it("gives 410 and a next step for the time that the page offers", async () => {
    const { starts } = await listSlots(`kind=viewing&property_uuid=${uuid}`);
    await closeDeal();
    const { status, body } = await book(viewing(starts[0]), { key: "tap-1" });
    expect([status, body.detail]).toEqual([410, gone]);
    expect((await book(viewing(starts[0]), { key: "tap-1" })).status).toBe(410);
    const again = await listSlots(`kind=viewing&property_uuid=${uuid}`);
    expect([again.status, again.body.detail]).toEqual([410, gone]);
    expect([await countAppointments(), await countOccupied()]).toEqual([[{ count: 0 }], {}]);
  });

  it("gives the page without a script a 410 with a link to other homes", async () => {
    await closeDeal();
    const response = await send(`/book/viewing/${uuid}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ ...visitor, start: firstStart }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": "10.4.1.1" },
    });
    expect(response.status).toBe(410);
    const html = await response.text();
    expect(html).toContain("so it can no longer be visited");
    expect(html).toMatch(/href="\/rent"[^>]*>See available homes</);
    expect(await countAppointments()).toEqual([{ count: 0 }]);
  });

  it("is not booked even if it is let between the check and the booking", async () => {
    const bindings = { DB: databaseBefore(/INSERT INTO occupied/, closeDeal) };
    const { status, body } = await book(viewing(), { bindings });
    expect([status, body.detail]).toEqual([410, gone]);
    expect([await countAppointments(), await countOccupied()]).toEqual([[{ count: 0 }], {}]);
  });

  it("keeps what was booked: it cannot move, says why, and can be cancelled", async () => {
    const { body: booked } = await book(viewing());
    await closeDeal();
    expect((await callLink(booked)).body.data.appointment).toMatchObject({ status: "requested", start: firstStart });
    const moved = await callLink(booked, "PATCH", { start: eleven });
    expect([moved.status, moved.body.detail]).toEqual([410, gone]);
    expect((await callLink(booked, "DELETE")).status).toBe(200);
    expect(await countOccupied()).toEqual({});
  });
});
