import { beforeEach, describe, expect, it } from "vitest";
import { callApi } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  secretOf,
  stopClockOnFriday,
} from "../../support/appointments/appointments.ts";
import {
  type CalendarClient,
  eleven,
  type SignedIn,
  storeCalendar,
} from "../../support/appointments/calendar-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { databaseBefore } from "../../support/stores/failing-stores.ts";
import { changeEnquiry } from "../admin/inbox-requests.ts";

stopClockOnFriday();

let mary: SignedIn;
let calendar: CalendarClient;
let home: string;
beforeEach(async () => {
  ({ mary, calendar, home } = await storeCalendar());
});
const viewing = (changes: object = {}) => ({ kind: "viewing", property_uuid: home, start: firstStart, ...changes });
const bot = { website: "http://spam", elapsed_ms: 10 };

describe("suspected spam", () => {
  it("takes no time when its link moves it, and tells no colleague", async () => {
    const { body: booked } = await book(viewing(bot));
    const { status, body } = await callLink(booked, "PATCH", { start: eleven });
    expect([status, body.data.appointment]).toMatchObject([200, { start: eleven, status: "requested", sequence: 1 }]);
    expect(await countOccupied()).toEqual({});
    expect((await book(viewing({ start: eleven }))).status).toBe(201);
    await callLink(booked, "DELETE");
    expect(await queryRows("SELECT * FROM alerts WHERE reason <> 'new'")).toEqual([]);
  });

  it("does not hide the requests that wait after it", async () => {
    const { body: spam } = await book(viewing(bot));
    await runSql(
      `WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < 600)
       INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, property_uuid, start_at,
         end_at, created_at, changed_at)
       SELECT id || number, reference, secret_hash || number, kind, service, status, enquiry_n, property_uuid, start_at,
         end_at, created_at, changed_at FROM appointments, copies WHERE id = ?`,
      spam.id,
    );
    const { body: genuine } = await book(viewing({ start: eleven }));
    expect((await calendar.list()).body.data.requests.map(({ id }) => id)).toEqual([genuine.id]);
  });
});

describe("an enquiry that is marked as spam", () => {
  const markAs = async (spam: boolean) => {
    const [enquiry] = await queryRows<{ id: string }>("SELECT id FROM enquiries ORDER BY n LIMIT 1");
    expect((await changeEnquiry(mary.token, enquiry?.id ?? "", { spam })).status).toBe(200);
  };

  it("releases the time of its appointment, which is a request without a time when the mark is removed", async () => {
    const { body: booked } = await book(viewing());
    await calendar.change(booked.id, { status: "confirmed" });
    await markAs(true);
    expect(await countOccupied()).toEqual({});
    const { body: other } = await book(viewing({ name: "Other" }));
    await markAs(false);
    const shown = (await calendar.get(booked.id)).body.data.appointment;
    expect(shown).toMatchObject({ status: "requested", start: firstStart, resource_ids: [] });
    expect(shown.history.at(-1)).toMatchObject({ by: "mary", field: "status", from: "confirmed", to: "requested" });
    expect((await calendar.change(booked.id, { status: "confirmed" })).status).toBe(409);
    await callLink(other, "DELETE");
    expect((await calendar.change(booked.id, { status: "confirmed" })).status).toBe(200);
    expect(await countOccupied()).toEqual({ [home]: 12, [mary.id]: 12 });
  });

  it("releases it with others too, and when the removal of the mark is undone", async () => {
    const { body: booked } = await book(viewing());
    const [enquiry] = await queryRows<{ id: string }>("SELECT id FROM enquiries");
    const change = (body: object) =>
      callApi<{ undo: string }>("/contact/submissions", {
        method: "PATCH",
        body: { ids: [enquiry?.id], ...body },
        token: mary.token,
      });
    expect((await change({ spam: true })).status).toBe(200);
    expect(await countOccupied()).toEqual({});
    const { undo } = (await change({ spam: false })).body;
    await calendar.change(booked.id, { status: "confirmed" });
    expect(await countOccupied()).toEqual({ [home]: 12, [mary.id]: 12 });
    expect((await callApi("/contact/submissions/undo", { body: { undo }, token: mary.token })).status).toBe(200);
    expect(await countOccupied()).toEqual({});
  });
});

describe("a mark that is set while a colleague changes the appointment", () => {
  const markAll = async () => void (await runSql("UPDATE enquiries SET spam = 1"));
  const bindings = { DB: databaseBefore(/INSERT INTO occupied/, markAll) };

  it("leaves no time taken by a confirmation", async () => {
    const { body: booked } = await book(viewing(bot));
    await runSql("UPDATE enquiries SET spam = 0");
    const options = { method: "PATCH", body: { status: "confirmed" }, token: mary.token, bindings };
    expect((await callApi(`/appointments/${booked.id}`, options)).status).toBe(404);
    expect(await countOccupied()).toEqual({});
  });

  it("leaves no time taken by an appointment for the enquiry", async () => {
    const { body: sent } = await callApi<{ id: string }>("/public/contact-us/real-estate", {
      body: { name: "Musa", phone_number: "0886 123 456", no_email: true, elapsed_ms: 60_000 },
    });
    const options = { body: viewing({ enquiry_id: sent.id }), token: mary.token, bindings };
    expect((await callApi("/appointments", options)).status).toBe(422);
    expect(await queryRows("SELECT * FROM appointments")).toEqual([]);
  });
});

it("the changes by one link are limited", async () => {
  const { body: booked } = await book(viewing());
  const change = (method: string, body?: object) =>
    callApi(`/public/appointments/${secretOf(booked)}`, { method, body, address: "192.0.2.9" });
  for (let count = 0; count < 5; count += 1)
    expect((await change("PATCH", { start: count % 2 ? firstStart : eleven })).status).toBe(200);
  const { status, headers } = await change("PATCH", { start: firstStart });
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await change("DELETE")).status).toBe(429);
  expect((await change("GET")).status).toBe(200);
});
