import { expect, it } from "vitest";
import { storeSignedIn } from "../../support/accounts.ts";
import { book, callLink, firstStart, stopClockOnFriday } from "../../support/appointments/appointments.ts";
import { deskOf } from "../../support/appointments/desk.ts";
import { storeProperty } from "../../support/properties.ts";

stopClockOnFriday();

const eleven = "2026-11-27T11:00:00.000Z";
const twelve = "2026-11-27T12:00:00.000Z";
const at = "2026-11-27T08:00:00.000Z";

async function bookViewing() {
  const { uuid } = await storeProperty();
  const { token } = await storeSignedIn({ username: "mary", role: "admin" });
  const receipt = (await book({ kind: "viewing", property_uuid: uuid, start: firstStart })).body;
  return { receipt, desk: deskOf(token), show: async () => (await callLink(receipt)).body.data.appointment };
}

it("the page of an appointment names the last move with its old time, and whether its person moved it", async () => {
  const { receipt, desk, show } = await bookViewing();
  expect(await show()).toMatchObject({ moved: null, cancelled: null });
  await desk.change(receipt.id, { status: "confirmed" });
  expect((await show()).moved).toBeNull();
  await callLink(receipt, "PATCH", { start: eleven });
  expect((await show()).moved).toEqual({ at, from: firstStart, to: eleven, by_you: true });
  await desk.change(receipt.id, { start: twelve });
  expect((await show()).moved).toEqual({ at, from: eleven, to: twelve, by_you: false });
});

it("colleagues and the person read who cancelled it, and colleagues why", async () => {
  const { receipt, desk } = await bookViewing();
  await desk.change(receipt.id, { status: "cancelled", reason: "Heavy rain." });
  const { body } = await desk.list("?status=cancelled");
  expect(body.data.appointments).toMatchObject([
    { reason: "Heavy rain.", cancelled: { at, by: "mary", by_person: false } },
  ]);
  expect((await callLink(receipt)).body.appointment?.cancelled).toEqual({ at, by_you: false });
});

it("a cancellation by the person is told from one by a colleague", async () => {
  const { receipt, desk } = await bookViewing();
  await callLink(receipt, "DELETE");
  const { body } = await desk.list("?status=cancelled");
  expect(body.data.appointments).toMatchObject([{ reason: null, cancelled: { at, by: null, by_person: true } }]);
  expect((await callLink(receipt)).body.appointment?.cancelled).toEqual({ at, by_you: true });
});
