import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { PersonResponse } from "#contract/people/person.ts";
import { batch } from "#worker/db/query.ts";
import { clearExpiredEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { callApi, storeSession, storeSignedIn } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  setClock,
  stopClockOnFriday,
  storeProfessional,
} from "../../support/appointments/appointments.ts";
import { createCalendarClient } from "../../support/appointments/calendar-client.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows } from "../../support/storage/rows.ts";

stopClockOnFriday();

let owner: Awaited<ReturnType<typeof storeSignedIn>>;
let home: string;
beforeEach(async () => {
  owner = await storeSignedIn({ role: "super_admin", username: "owner" });
  home = (await storeProperty({ title: "Villa in Sinkor" })).uuid;
});
const bookViewing = async () =>
  (await book({ kind: "viewing", property_uuid: home, start: firstStart, message: "Blue door" })).body;

it("a person's page has the appointments, those of the clinic only with the permission", async () => {
  const viewing = await bookViewing();
  await storeProfessional("weah");
  const { body: visit } = await book({ kind: "clinic", professional_id: "weah", start: firstStart });
  const [person] = await queryRows<{ id: string }>(
    "SELECT people.id FROM people JOIN enquiries ON person_n = people.n WHERE service = 'real-estate'",
  );
  const read = async (token: string) =>
    (await callApi<PersonResponse>(`/people/${person?.id}`, { token })).body.data.person.appointments;
  const shown = { reference: viewing.reference, kind: "viewing", start: firstStart, title: "Villa in Sinkor" };
  const all = await read(owner.token);
  expect(all.map(({ id }) => id).sort()).toEqual([viewing.id, visit.id].sort());
  const { token } = await storeSignedIn({ role: "admin", sees_health: false });
  expect(await read(token)).toMatchObject([shown]);
});

it("erasing a person cancels the appointments, releases their times and ends their links", async () => {
  const viewing = await bookViewing();
  await createCalendarClient(owner.token).change(viewing.id, { note: "Comes with her mother" });
  const request = { body: { phone_number: "0775 550 101" }, token: owner.token };
  const exported = await callApi("/privacy/export", request);
  expect(exported.text).toContain("Comes with her mother");
  expect(exported.text).not.toContain("secret_hash");
  expect((await callApi("/privacy/erase", request)).status).toBe(200);
  const left = await queryRows("SELECT status, note, reason, secret_hash FROM appointments");
  expect(left).toEqual([{ status: "cancelled", note: null, reason: null, secret_hash: `erased ${viewing.id}` }]);
  expect(await queryRows("SELECT * FROM appointment_history WHERE field = 'note'")).toEqual([]);
  expect([await countOccupied(), (await callLink(viewing)).status]).toEqual([{}, 404]);
});

it("the personal data of an appointment are removed 24 months after the last change", async () => {
  const viewing = await bookViewing();
  await createCalendarClient(owner.token).change(viewing.id, { note: "Comes with her mother" });
  for (const [day, note] of [
    ["2028-11-26", "Comes with her mother"],
    ["2028-12-01", null],
  ]) {
    await batch(env.DB, ...clearExpiredEnquiries(new Date(`${day}T08:00:00.000Z`)));
    expect(await queryRows("SELECT note FROM appointments")).toEqual([{ note }]);
  }
});

it("the owner of a home gets the numbers of its viewings only", async () => {
  const first = await bookViewing();
  setClock("2026-11-27T10:30:00.000Z");
  const calendar = createCalendarClient((await storeSession(owner.id)).token);
  await calendar.change(first.id, { outcome: "too_dear" });
  await book({ kind: "viewing", property_uuid: home, start: "2026-11-30T10:00:00Z" });
  const { token } = await storeSession(owner.id);
  const { body } = await callApi<{ data: { viewings: object } }>(`/properties/${home}/activity`, { token });
  expect(body.data.viewings).toEqual({
    to_come: 1,
    done: 1,
    no_show: 0,
    cancelled: 0,
    outcomes: { liked: 0, too_dear: 1, wrong_area: 0, wrong_size: 0, condition: 0, other: 0 },
  });
});

it("an appointment that a colleague opens counts as an opened enquiry", async () => {
  const viewing = await bookViewing();
  await createCalendarClient(owner.token).get(viewing.id);
  expect(await queryRows("SELECT opened_by FROM enquiries")).toEqual([{ opened_by: owner.id }]);
});
