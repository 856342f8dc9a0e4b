import { beforeEach, describe, expect, it } from "vitest";
import { readAllTables } from "../../support/accounts.ts";
import {
  book,
  callLink,
  firstStart,
  stopClockOnFriday,
  storeAvailability,
  storeProfessional,
  storeResource,
  visitor,
} from "../../support/appointments/appointments.ts";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { firstRow, runSql } from "../../support/storage/rows.ts";

stopClockOnFriday();

const secondStart = "2026-11-27T11:00:00.000Z";
let home = "";
let sender = 0;
beforeEach(async () => {
  home = (await storeProperty({ title: "Villa in Sinkor" })).uuid;
  await storeResource("colleague", "ann");
});
const viewing = (start = firstStart) => ({ kind: "viewing", property_uuid: home, start });

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  sender += 1;
  return send(path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "cf-connecting-ip": `10.4.0.${sender}`,
      ...headers,
    },
  });
}
const bookHere = (fields: Record<string, string> = {}) =>
  post(`/book/viewing/${home}`, { ...visitor, start: firstStart, ...fields });
const countAppointments = async () =>
  (await firstRow<{ count: number }>("SELECT count(*) AS count FROM appointments"))?.count;
const pathOf = ({ manage_url }: { manage_url: string }) => new URL(manage_url).pathname;
const pageOf = async () => pathOf((await book(viewing())).body);

describe("the page that books", () => {
  it("has the free times of this moment and is stored by no cache", async () => {
    const response = await send(`/book/viewing/${home}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain("Villa in Sinkor");
    expect(html).toContain(`value="${firstStart}"`);
    await book(viewing());
    expect(await (await send(`/book/viewing/${home}`)).text()).not.toContain(`value="${firstStart}"`);
  });

  it("is a 404 for an unknown subject, and a 410 for a home that is let", async () => {
    for (const path of ["/book/viewing/unknown", "/book/flight/1", "/book/clinic/unknown"]) {
      const response = await send(path);
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("This cannot be booked")]);
    }
    await runSql("UPDATE properties SET is_available = 0, unavailable_reason = 'sold'");
    const response = await send(`/book/viewing/${home}`);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("so it can no longer be visited");
  });

  it("says that a professional takes no appointments", async () => {
    await storeProfessional("d-1", false);
    const response = await send("/book/clinic/d-1");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("takes no appointments at the moment");
  });
});

describe("a booking without a script", () => {
  it("leads to the page of the appointment, and a repeat to the same one", async () => {
    const response = await bookHere();
    expect(response.status).toBe(303);
    const location = response.headers.get("location") ?? "";
    expect(location).toMatch(/^\/appointment\/[\w-]{43}$/);
    const again = await bookHere();
    expect(again.headers.get("location")).toBe(location);
    expect(await countAppointments()).toBe(1);
    expect(await (await send(location)).text()).toContain("We have your request for a viewing");
  });

  it("is shown again with its values and the reason if it is invalid", async () => {
    const invalid: [fields: Record<string, string>, reason: string][] = [
      [{ name: "" }, "Name is required"],
      [{ phone_number: "12" }, "Please enter a valid phone number"],
      [{ start: "" }, "Choose a time"],
      [{ email: "kebbeh" }, "Please enter a valid email address"],
      [{ start: "2026-11-27T03:00:00.000Z" }, "This time is over. Choose another one."],
      [{ start: "2026-11-29T10:00:00.000Z" }, "We are closed on this day. Choose another one."],
    ];
    for (const [fields, reason] of invalid) {
      const response = await bookHere(fields);
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain(reason);
      expect(html).toContain(fields.name === "" ? visitor.phone_number : visitor.name);
    }
    expect(await countAppointments()).toBe(0);
  });

  it("of a taken time is shown again with the next free times", async () => {
    await book(viewing());
    const response = await bookHere();
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain("This time has just been taken. Choose another one.");
    expect(html).toContain("Next free times");
    expect(html).toContain(`value="${secondStart}"`);
    expect(html).toContain(visitor.phone_number);
  });

  it("from another site is rejected", async () => {
    const sites: Record<string, string>[] = [
      { origin: "https://elsewhere.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of sites) {
      const response = await post(`/book/viewing/${home}`, { ...visitor, start: firstStart }, headers);
      expect(response.status, JSON.stringify(headers)).toBe(403);
    }
    expect(await countAppointments()).toBe(0);
  });
});

describe("the page of an appointment", () => {
  it("changes nothing when a scanner opens it, and sends no referrer", async () => {
    const path = await pageOf();
    const before = await readAllTables();
    for (const query of ["", "?cancel", "?move", "?action=cancel"]) {
      const response = await send(path + query);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("cache-tag")).toBeNull();
      const html = await response.text();
      expect(html).toContain('content="noindex"');
      for (const text of Object.values(visitor)) expect(html).not.toContain(text);
      expect((await send(path + query, { method: "HEAD" })).status).toBe(200);
    }
    expect(await readAllTables()).toEqual(before);
  });

  it("changes nothing when a scanner opens the links of a notification to a colleague", async () => {
    const { body } = await book(viewing());
    const before = await readAllTables();
    for (const answer of ["confirm", "decline"])
      for (const method of ["GET", "HEAD"]) await send(`/admin/calendar?open=${body.id}&answer=${answer}`, { method });
    expect(await readAllTables()).toEqual(before);
  });

  it("is a 404 for an unknown link", async () => {
    const response = await send(`/appointment/${"x".repeat(43)}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await response.text()).toContain("This link does not work");
  });

  it("opens from a link with a dot after it", async () => {
    const path = await pageOf();
    const response = await send(`${path}.`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, path]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("moves and cancels by forms, also in a page that sends no origin", async () => {
    const { body } = await book(viewing());
    const path = pathOf(body);
    const headers = { origin: "null", "sec-fetch-site": "same-origin" };
    const moved = await post(`${path}?move`, { action: "move", start: secondStart }, headers);
    expect([moved.status, moved.headers.get("location")]).toEqual([303, path]);
    expect((await callLink(body)).body.data.appointment).toMatchObject({ start: secondStart, sequence: 1 });
    const cancelled = await post(`${path}?cancel`, { action: "cancel" }, headers);
    expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, path]);
    expect(await (await send(path)).text()).toContain("Your viewing is cancelled");
    const again = await post(`${path}?cancel`, { action: "cancel" });
    expect([again.status, again.headers.get("location")]).toEqual([303, path]);
  });

  it("keeps the old time if the new one is taken or missing, and offers others", async () => {
    const { body } = await book(viewing());
    await book(viewing(secondStart));
    const response = await post(`${pathOf(body)}?move`, { action: "move", start: secondStart });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("Next free times");
    const without = await post(`${pathOf(body)}?move`, { action: "move" });
    expect([without.status, await without.text()]).toEqual([422, expect.stringContaining("Choose a time")]);
    expect((await callLink(body)).body.data.appointment.start).toBe(firstStart);
  });

  it("is not changed by a form of another site", async () => {
    const { body } = await book(viewing());
    const headers = { origin: "null", "sec-fetch-site": "cross-site" };
    expect((await post(pathOf(body), { action: "cancel" }, headers)).status).toBe(403);
    expect((await callLink(body)).body.data.appointment.status).toBe("requested");
  });

  it("of a time that is confirmed at once says so", async () => {
    await storeAvailability({ mode: { viewing: "confirm", lesson: "confirm", clinic: "confirm" } });
    expect(await (await send(`/book/viewing/${home}`)).text()).toContain("Your time is booked at once.");
    expect(await (await send(await pageOf())).text()).toContain("Your viewing is confirmed");
  });
});
