import { beforeEach, describe, expect, it } from "vitest";
import { createAdminClient, queryRows } from "../../support/admin-client.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  listSlots,
  stopClockOnFriday,
  visitor,
} from "../../support/appointments/appointments.ts";
import { eleven } from "../../support/appointments/desk.ts";
import { send } from "../../support/public-client.ts";
import { databaseBefore } from "../../support/stores/failing-stores.ts";

stopClockOnFriday();

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

describe("a home that a colleague lets while the page of a visitor is open", () => {
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
