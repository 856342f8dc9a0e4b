import { beforeEach, describe, expect, it } from "vitest";
import { readAllTables, storeUser } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  listSlots,
  problemsOf,
  secretOf,
  setClock,
  stopClockOnFriday,
  storeAvailability,
  storeCourse,
  storeProfessional,
  storeResource,
  visitor,
} from "../../support/appointments/appointments.ts";
import { storeProperty } from "../../support/properties.ts";
import { countRows, queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

stopClockOnFriday();

let home: string;
beforeEach(async () => {
  home = (await storeProperty({ title: "Villa in Sinkor" })).uuid;
  await storeResource("colleague", "ann");
});
const viewing = (changes: object = {}) => ({ kind: "viewing", property_uuid: home, start: firstStart, ...changes });
const inMode = (mode: "request" | "confirm") =>
  storeAvailability({ mode: { viewing: mode, lesson: mode, clinic: mode } });

describe("free times", () => {
  it("are listed from a day on, with what happens to a booking", async () => {
    const { status, body, starts } = await listSlots(`kind=viewing&property_uuid=${home}&days=2`);
    expect([status, starts.length, starts[0]]).toEqual([200, 11, firstStart]);
    expect(body.data).toMatchObject({ mode: "request", title: "Villa in Sinkor", who: "Name of ann" });
    expect(body.data.reply_by).toBe("2026-11-27T08:00:00.000Z");
    const [first] = body.data.slots;
    expect(first).toEqual({
      start: firstStart,
      end: "2026-11-27T11:00:00.000Z",
      seats: 1,
      reply_by: body.data.reply_by,
    });
    const from = await listSlots(`kind=viewing&property_uuid=${home}&from=2026-12-01&days=1`);
    expect([from.starts[0], from.starts.length]).toEqual(["2026-12-01T09:00:00.000Z", 8]);
  });

  it("of a request can be confirmed in opening hours, without the days off of the business", async () => {
    await storeAvailability({ days_off: [{ date: "2026-11-30", resource_id: null }] });
    setClock("2026-11-28T18:40:00.000Z");
    const { body } = await listSlots(`kind=viewing&property_uuid=${home}`);
    expect(body.data.slots.slice(0, 2).map(({ start, reply_by }) => [start, reply_by])).toEqual([
      ["2026-12-01T10:00:00.000Z", "2026-12-01T08:00:00.000Z"],
      ["2026-12-01T11:00:00.000Z", "2026-12-01T09:00:00.000Z"],
    ]);
    const refused = await book(viewing({ start: "2026-12-01T09:00:00.000Z" }));
    expect([refused.status, refused.body.slots?.[0]?.start]).toEqual([422, "2026-12-01T10:00:00.000Z"]);
    await storeAvailability({ mode: { viewing: "confirm", lesson: "request", clinic: "request" } });
    const atOnce = await listSlots(`kind=viewing&property_uuid=${home}`);
    expect([atOnce.starts[0], atOnce.body.data.reply_by]).toEqual(["2026-11-30T09:00:00.000Z", null]);
  });

  it("name the colleague if there is only one", async () => {
    expect((await listSlots(`kind=viewing&property_uuid=${home}`)).body.data.who).toBe("Name of ann");
    await storeResource("colleague", "joy");
    expect((await listSlots(`kind=viewing&property_uuid=${home}`)).body.data.who).toBeNull();
  });

  it("are refused for an invalid query, and the parameter is named", async () => {
    for (const [query, problems] of [
      ["", { kind: "Kind is required" }],
      ["kind=party", { kind: "Must be one of viewing, lesson, clinic" }],
      ["kind=viewing", { property_uuid: "Choose a home" }],
      ["kind=lesson&property_uuid=x", { course_id: "Choose a course" }],
      ["kind=clinic&professional_id=x&from=tomorrow", { from: "Must be a day such as 2026-12-01, or a time" }],
      ["kind=clinic&professional_id=x&days=32", { days: "Must be at most 31" }],
    ] as const) {
      const { status, body } = await listSlots(query);
      expect([status, problemsOf(body)], query).toEqual([422, problems]);
    }
  });

  it("answers 404 for an unknown home, and 410 for one that is let, in the bin or removed", async () => {
    expect((await listSlots(`kind=viewing&property_uuid=${crypto.randomUUID()}`)).status).toBe(404);
    const let_ = "is_available = 0, unavailable_reason = 'let'";
    for (const change of [let_, "published = 0", "deleted_at = '2026-11-26T00:00:00.000Z'"]) {
      const { uuid } = await storeProperty({ kind: "rent" });
      await runSql(`UPDATE properties SET ${change} WHERE uuid = ?`, uuid);
      const { status, body } = await listSlots(`kind=viewing&property_uuid=${uuid}`);
      expect([status, body.detail]).toEqual([410, expect.stringContaining("no longer on offer")]);
    }
    await storeProfessional("away", false);
    expect((await listSlots("kind=clinic&professional_id=away")).status).toBe(410);
  });
});

describe("a booking", () => {
  it("is a request that takes its time, with an enquiry, a person and a link", async () => {
    const { status, body } = await book(viewing({ message: "We are three." }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "requested", start: firstStart, end: "2026-11-27T11:00:00.000Z" });
    expect(body.reference).toBe(`A-${body.id.slice(0, 8).toUpperCase()}`);
    expect(body.reply_by).toBe("2026-11-27T08:00:00.000Z");
    expect(body.manage_url).toMatch(/^http:\/\/localhost:8787\/appointment\/[\w-]{43}$/);
    expect(await countOccupied()).toEqual({ [home]: 12, ann: 12 });
    const enquiry = { service: "real-estate", name: "Ma Kebbeh", message: "We are three.", person: "Ma Kebbeh" };
    expect(
      await queryRows(
        `SELECT service, enquiries.name, message, subject, people.name AS person
         FROM enquiries JOIN people ON people.n = person_n`,
      ),
    ).toEqual([{ ...enquiry, subject: "Viewing: Villa in Sinkor" }]);
    expect((await listSlots(`kind=viewing&property_uuid=${home}`)).starts[0]).toBe("2026-11-27T11:00:00.000Z");
    const rows = await readAllTables();
    expect(rows).not.toContain(secretOf(body));
  });

  it("is confirmed at once if the owner says so", async () => {
    await inMode("confirm");
    expect((await book(viewing())).body).toMatchObject({ status: "confirmed", reply_by: null });
  });

  it("takes a colleague and gives this person the appointment", async () => {
    const { id, username } = await storeUser({ role: "admin" });
    await runSql("DELETE FROM resources");
    const { body } = await book(viewing());
    expect(await countOccupied()).toEqual({ [home]: 12, [id]: 12 });
    expect(await queryRows("SELECT assignee_id FROM appointments")).toEqual([{ assignee_id: id }]);
    expect((await callLink(body)).body.data.appointment.who).toBe(username);
  });

  it("of a taken time gives 409 with the next free times", async () => {
    await book(viewing());
    const before = await readAllTables();
    const { status, body } = await book(viewing({ phone_number: "0886 123 456" }));
    expect([status, body.detail]).toEqual([409, "This time has just been taken. Choose another one."]);
    expect(body.slots?.map(({ start }) => start.slice(11, 13))).toEqual(["11", "12", "13", "14", "15", "16"]);
    expect(await readAllTables()).toBe(before);
  });

  it("at a time that cannot be booked gives 422 with other times and changes nothing", async () => {
    const before = await readAllTables();
    for (const [start, message, others] of [
      ["2026-11-27T07:00:00Z", "This time is over. Choose another one.", 6],
      ["2026-11-27T09:00:00Z", "This time is too soon. Choose a later one, or call us.", 6],
      ["2026-11-29T10:00:00Z", "We are closed on this day. Choose another one.", 6],
      ["2026-11-28T13:00:00Z", "Choose one of the times on offer.", 6],
      ["2027-06-01T10:00:00Z", "This day is too far ahead. Choose a day within three months.", 0],
    ] as const) {
      const { status, body } = await book(viewing({ start }));
      expect([status, problemsOf(body), body.slots?.length ?? 0]).toEqual([422, { start: message }, others]);
    }
    expect(await readAllTables()).toBe(before);
  });

  it("with an invalid field is refused, names the field and changes nothing", async () => {
    const before = await readAllTables();
    for (const [changes, problems] of [
      [{ name: " " }, { name: "Name is required" }],
      [{ phone_number: "" }, { phone_number: "Phone number is required" }],
      [{ phone_number: "call me" }, { phone_number: "Please enter a valid phone number" }],
      [{ email: "mary@" }, { email: "Please enter a valid email address" }],
      [{ start: "at ten" }, { start: "Must be a time such as 2026-12-01T10:00:00Z" }],
      [{ start: null }, { start: "Choose a time" }],
      [{ kind: "party" }, { kind: "Must be one of viewing, lesson, clinic" }],
      [{ kind: "lesson" }, { course_id: "Choose a course" }],
      [{ property_uuid: "unknown" }, { property_uuid: "This home is not known" }],
      [{ message: "x".repeat(5001) }, { message: "Must be at most 5,000 characters" }],
    ] as const) {
      const { status, body } = await book(viewing(changes));
      expect([status, problemsOf(body)]).toEqual([422, problems]);
    }
    expect(await readAllTables()).toBe(before);
  });

  it("is stored once for one key, and a repeated request gets the same link", async () => {
    const first = await book(viewing(), { key: "tap-1" });
    const again = await book(viewing(), { key: "tap-1" });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await book(viewing({ name: "Other" }), { key: "tap-1" })).status).toBe(422);
    expect(await countRows("appointments")).toBe(1);
    const [stored] = await queryRows<{ response: string }>("SELECT response FROM idempotency_records");
    expect(stored?.response).not.toContain(secretOf(first.body));
  });

  it("by a bot is stored as suspected spam and takes no time", async () => {
    const { status, body } = await book(viewing({ website: "http://spam", elapsed_ms: 10 }));
    expect([status, body.status]).toEqual([201, "requested"]);
    expect(await countOccupied()).toEqual({});
    expect(await queryRows("SELECT spam FROM enquiries")).toEqual([{ spam: 1 }]);
    expect((await book(viewing())).status).toBe(201);
  });

  it("is limited like an enquiry, with suspected spam", async () => {
    const address = "192.0.2.7";
    for (let hour = 10; hour < 15; hour += 1) {
      const bot = hour < 13 ? { website: "http://spam", elapsed_ms: 10 } : {};
      expect((await book(viewing({ start: `2026-11-27T${hour}:00:00Z`, ...bot }), { address })).status).toBe(201);
    }
    const { status, headers } = await book(viewing({ start: "2026-11-27T15:00:00Z" }), { address });
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("is 503 and stores nothing while the database is unavailable", async () => {
    expect((await book(viewing(), { bindings: { DB: unavailableDatabase } })).status).toBe(503);
    expect((await book(viewing(), { bindings: { TOKEN_KEY: "short" } })).status).toBe(503);
    expect(await queryRows("SELECT * FROM appointments")).toEqual([]);
  });
});

describe("resources", () => {
  it("two courses with one car have one lesson at nine", async () => {
    await storeResource("car", "corolla");
    await storeResource("instructor", "sam");
    await storeResource("instructor", "eve");
    await storeCourse("beginner", { resource_ids: ["corolla", "sam"] });
    await storeCourse("refresher", { resource_ids: ["corolla", "eve"] });
    const lesson = { kind: "lesson", course_id: "beginner", start: "2026-11-28T09:00:00Z" };
    expect((await book(lesson)).status).toBe(201);
    expect(await countOccupied()).toEqual({ corolla: 12, sam: 12 });
    const { status, body } = await book({ ...lesson, course_id: "refresher" });
    expect([status, body.slots?.[0]?.start]).toEqual([409, "2026-11-28T10:00:00.000Z"]);
  });

  it("a professional sees one patient at a time, and the enquiry belongs to the clinic", async () => {
    await storeProfessional("weah");
    const visit = { kind: "clinic", professional_id: "weah", start: "2026-11-27T10:30:00Z" };
    expect((await book(visit)).body).toMatchObject({ end: "2026-11-27T11:00:00.000Z" });
    expect((await book(visit)).status).toBe(409);
    expect(await queryRows("SELECT service, professional_id FROM enquiries")).toEqual([
      { service: "health", professional_id: "weah" },
    ]);
  });
});

it("a visitor's number is that of the person who wrote before", async () => {
  await book(viewing());
  await book(viewing({ start: "2026-11-27T14:00:00Z", phone_number: "+231 775 550 101" }));
  expect(
    await queryRows("SELECT name, (SELECT count(*) FROM enquiries WHERE person_n = people.n) AS enquiries FROM people"),
  ).toEqual([{ name: visitor.name, enquiries: 2 }]);
});
