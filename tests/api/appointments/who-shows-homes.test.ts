import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import { callApi, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import {
  book,
  callLink,
  listSlots,
  problemsOf,
  setClock,
  stopClockOnFriday,
  stopViewings,
  storeAvailability,
  storeCourse,
  storeResource,
} from "../../support/appointments/appointments.ts";
import {
  type CalendarClient,
  createCalendarClient,
  type SignedIn,
} from "../../support/appointments/calendar-client.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { listEnquiries } from "../admin/inbox-requests.ts";

stopClockOnFriday();

const nine = "2026-12-01T09:00:00.000Z";
let ann: SignedIn;
let ben: SignedIn;
let cor: SignedIn;
let calendar: CalendarClient;
beforeEach(async () => {
  ann = await storeSignedIn({ role: "super_admin", username: "ann" });
  ben = await storeSignedIn({ role: "admin", username: "ben" });
  cor = await storeSignedIn({ role: "admin", username: "cor" });
  calendar = createCalendarClient(ann.token);
});
const bookHome = async (start = nine) => {
  const { uuid } = await storeProperty();
  return book({ kind: "viewing", property_uuid: uuid, start });
};
const assignees = async () =>
  (
    await queryRows<{ username: string | null }>(
      "SELECT (SELECT username FROM users WHERE users.id = assignee_id) AS username FROM appointments ORDER BY n",
    )
  ).map(({ username }) => username);
const colleagues = async () =>
  (await calendar.call("GET", "/resources")).body.data.resources.filter(({ kind }) => kind === "colleague");
const switchViewings = (id: string, does_viewings: boolean) =>
  calendar.call("PATCH", `/resources/${id}`, { does_viewings });

describe("every active account of the team shows homes", () => {
  it("from the first start: of six viewings at one time three are booked, each with another colleague", async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await bookHome()).status);
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await assignees()).toEqual(["ann", "ben", "cor"]);
    const { uuid } = await storeProperty();
    const { starts } = await listSlots(`kind=viewing&property_uuid=${uuid}&from=2026-12-01&days=1`);
    expect([starts.includes(nine), starts[0]]).toEqual([false, "2026-12-01T10:00:00.000Z"]);
    for (const { id } of (await calendar.list("?from=2026-12-01")).body.data.appointments)
      expect((await calendar.change(id, { status: "confirmed" })).status).toBe(200);
    expect(await assignees()).toEqual(["ann", "ben", "cor"]);
  });

  it("in turn, whatever the day, and leaves out who is busy", async () => {
    for (const day of ["01", "02", "01", "03", "03"]) await bookHome(`2026-12-${day}T14:00:00Z`);
    await bookHome("2026-12-03T14:00:00Z");
    expect(await assignees()).toEqual(["ann", "ben", "cor", "ann", "ben", "cor"]);
    await bookHome("2026-12-02T14:00:00Z");
    await bookHome("2026-12-02T14:00:00Z");
    expect((await assignees()).slice(6)).toEqual(["ann", "cor"]);
  });

  it("in turn, however many other bookings there were since", async () => {
    await bookHome();
    await bookHome("2026-12-01T11:00:00.000Z");
    await runSql(`WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 120)
      INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
      SELECT 2, 'z' || i, 0, 1, 'lesson' FROM numbers`);
    await bookHome("2026-12-02T09:00:00.000Z");
    expect(await assignees()).toEqual(["ann", "ben", "cor"]);
  });

  it("unless it is switched off, by whichever name visitors read", async () => {
    expect((await colleagues()).map(({ name, does_viewings }) => [name, does_viewings])).toEqual([
      ["ann", true],
      ["ben", true],
      ["cor", true],
    ]);
    const off = await switchViewings(ann.id, false);
    expect(off.status).toBe(200);
    expect(off.body.data.resource).toMatchObject({ id: ann.id, name: "ann", does_viewings: false });
    await calendar.call("PATCH", `/resources/${ben.id}`, { name: "Benjamin" });
    await bookHome();
    expect((await calendar.list("?from=2026-12-01")).body.data.appointments[0]).toMatchObject({ assignee: "ben" });
    for (const { id } of [ben, cor]) await switchViewings(id, false);
    const { uuid } = await storeProperty();
    expect((await book({ kind: "viewing", property_uuid: uuid, start: "2026-12-02T09:00:00Z" })).status).toBe(409);
    expect((await listSlots(`kind=viewing&property_uuid=${uuid}`)).starts).toEqual([]);
    await switchViewings(cor.id, true);
    expect((await book({ kind: "viewing", property_uuid: uuid, start: "2026-12-02T09:00:00Z" })).status).toBe(201);
    expect((await assignees()).at(-1)).toBe("cor");
  });

  it("as long as it is active: not a visitor's, a disabled or a deleted one, also if it had a name", async () => {
    const names = async () => (await colleagues()).map(({ name }) => name);
    await storeUser({ username: "visitor" });
    await calendar.call("PATCH", `/resources/${cor.id}`, { name: "Cornelia" });
    await runSql("UPDATE users SET disabled_at = created_at WHERE username = 'ben'");
    expect(await names()).toEqual(["ann", "Cornelia"]);
    await runSql("DELETE FROM users WHERE id = ?", cor.id);
    expect(await names()).toEqual(["ann"]);
    await storeUser({ role: "admin", username: "dan" });
    expect(await names()).toEqual(["ann", "dan"]);
    await calendar.call("PATCH", `/resources/${ann.id}`, { name: "Annie" });
    await runSql("UPDATE users SET username = 'daniel' WHERE username = 'dan'");
    expect(await names()).toEqual(["Annie", "daniel"]);
  });

  it("and is changed as a resource, except for its account", async () => {
    await storeResource("car", "corolla");
    const renamed = await calendar.call("POST", "/resources", { name: "Annie", kind: "colleague", user_id: ann.id });
    expect([renamed.status, renamed.body.data.resource]).toMatchObject([201, { id: ann.id, name: "Annie" }]);
    expect(await colleagues()).toHaveLength(3);
    expect((await calendar.call("DELETE", `/resources/${ann.id}`)).status).toBe(409);
    for (const [id, change, field] of [
      ["corolla", { does_viewings: true }, "does_viewings"],
      [ben.id, { does_viewings: "no" }, "does_viewings"],
      [ben.id, { user_id: cor.id }, "user_id"],
      [ben.id, {}, "name"],
    ] as const) {
      const { status, body } = await calendar.call("PATCH", `/resources/${id}`, change);
      expect([status, Object.keys(problemsOf(body))]).toEqual([422, [field]]);
    }
  });
});

describe("a viewing that nobody shows", () => {
  /** Books a viewing whose colleague's account was deleted. */
  const bookUnshown = async () => {
    const { body } = await bookHome();
    const number = "(SELECT max(n) FROM appointments)";
    await env.DB.batch([
      env.DB.prepare(`UPDATE appointments SET assignee_id = NULL WHERE n = ${number}`),
      ...["occupied", "appointment_resources"].map((table) =>
        env.DB.prepare(
          `DELETE FROM ${table} WHERE appointment_n = ${number} AND resource_id IN (SELECT users.id FROM users)`,
        ),
      ),
    ]);
    return body.id;
  };
  const confirm = async (id: string, token = cor.token) =>
    (await createCalendarClient(token).change(id, { status: "confirmed" })).status;

  it("is given to the colleague who confirms it and is free, else to the next in turn, and to nobody twice", async () => {
    const ids = [await bookUnshown(), await bookUnshown(), await bookUnshown(), await bookUnshown()];
    const statuses = [];
    for (const id of ids) statuses.push(await confirm(id));
    expect(statuses).toEqual([200, 200, 200, 409]);
    expect(await assignees()).toEqual(["cor", "ann", "ben", null]);
    const [last = ""] = ids.slice(-1);
    expect((await calendar.change(last, { assignee_id: ben.id })).status).toBe(409);
    expect((await calendar.change(last, { start: "2026-12-01T12:00:00Z", status: "confirmed" })).status).toBe(200);
  });

  it("is given to one of two who confirm two at once, and never to a colleague who shows no homes", async () => {
    await switchViewings(ann.id, false);
    const ids = [await bookUnshown(), await bookUnshown()];
    const statuses = await Promise.all(ids.map((id) => confirm(id, ann.token)));
    expect(statuses).toEqual([200, 200]);
    expect((await assignees()).sort()).toEqual(["ben", "cor"]);
  });

  it("stays so if a colleague takes it from everybody, and its time is free for the others", async () => {
    await stopViewings(ben.id, cor.id);
    const { body } = await bookHome();
    expect((await calendar.change(body.id, { assignee_id: null })).status).toBe(200);
    expect((await bookHome()).status).toBe(201);
    expect(await assignees()).toEqual([null, "ann"]);
  });
});

it("a lesson or a visit that nobody has is of the colleague who confirms it, unless a viewing takes this colleague", async () => {
  await storeCourse("theory");
  await stopViewings(ben.id, cor.id);
  await bookHome();
  for (const start of [nine, "2026-12-01T10:00:00Z"]) {
    const { body } = await book({ kind: "lesson", course_id: "theory", start });
    await calendar.change(body.id, { status: "confirmed" });
  }
  expect(await assignees()).toEqual(["ann", null, "ann"]);
});

describe("a booking is one thing to do", () => {
  const tasks = async () => {
    const { token } = await storeSession(ann.id);
    const { body } = await createCalendarClient(token).list(
      "?from=2026-12-01&status=requested&status=confirmed&status=cancelled",
    );
    const { counts, data } = (await listEnquiries(token)).body;
    const stats = (await callApi<Stats>("/stats", { token })).body;
    expect([stats.unanswered, stats.overdue]).toEqual([counts.unanswered, counts.overdue]);
    expect((await listEnquiries(token, "?unanswered=true")).body.data.submissions).toHaveLength(counts.unanswered);
    expect(data.submissions[0]?.awaits_answer).toBe(counts.unanswered > 0);
    return [body.data.requests.length, body.data.appointments[0]?.to_confirm, counts.unanswered, counts.overdue];
  };

  it("to confirm while it waits, also after its deadline, and then nothing", async () => {
    const { body } = await bookHome();
    expect(await tasks()).toEqual([1, true, 0, 0]);
    setClock("2026-12-01T08:59:00Z");
    expect(await tasks()).toEqual([1, true, 0, 0]);
    await createCalendarClient((await storeSession(ann.id)).token).change(body.id, { status: "confirmed" });
    expect(await tasks()).toEqual([0, false, 0, 0]);
  });

  it("nothing after its person cancelled it", async () => {
    const { body } = await bookHome();
    await callLink(body, "DELETE");
    expect(await tasks()).toEqual([0, false, 0, 0]);
  });

  it("nothing if it is confirmed at once", async () => {
    await storeAvailability({ mode: { viewing: "confirm", lesson: "confirm", clinic: "confirm" } });
    await bookHome();
    expect(await tasks()).toEqual([0, false, 0, 0]);
  });

  it("to answer, and overdue, once its time has passed without an answer", async () => {
    await bookHome();
    setClock("2026-12-01T09:00:00Z");
    expect(await tasks()).toEqual([0, false, 1, 1]);
  });
});
