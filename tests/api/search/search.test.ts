import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { SearchResults } from "#contract/admin/search.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import {
  book,
  firstStart,
  stopClockOnFriday,
  storeProfessional,
  visitor,
} from "../../support/appointments/appointments.ts";
import { bookViewing, eleven, storeCalendar } from "../../support/appointments/calendar-client.ts";
import { storeTestEnquiries } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { runSql } from "../../support/storage/rows.ts";

stopClockOnFriday();

let token = "";
let home = "";
beforeEach(async () => {
  const calendar = await storeCalendar();
  token = calendar.mary.token;
  home = calendar.home;
});

const search = (body: unknown, as = token) =>
  callApi<{ data: SearchResults; detail: unknown }>("/search", { body, token: as });
/** Returns what is shown of each result, by group. */
async function find(q: string, as?: string) {
  const { people, homes, enquiries, appointments } = (await search({ q }, as)).body.data;
  return {
    people: people.map(({ name }) => name),
    homes: homes.map(({ title }) => title),
    enquiries: enquiries.map(({ reference }) => reference),
    appointments: appointments.map(({ reference }) => reference),
  };
}
const nothing = { people: [], homes: [], enquiries: [], appointments: [] };

it("finds a person, their enquiry and their appointment by any spelling, and each kind of reference", async () => {
  const { reference, appointment } = await storeViewing();
  const all = { ...nothing, people: [visitor.name], enquiries: [reference], appointments: [appointment] };
  for (const q of [
    "kebbeh",
    "0775550101",
    "+231 77 555-0101",
    "550101",
    `ref: ${reference.toLowerCase()}`,
    `E ${reference.slice(2)}`,
  ])
    expect(await find(q), q).toEqual(all);
  const digits = appointment.slice(2);
  for (const q of [
    appointment,
    digits,
    digits.toLowerCase(),
    `a${digits}`,
    `A – ${digits.toLowerCase()}`,
    `no. ${appointment}`,
  ])
    expect((await find(q)).appointments, q).toEqual([appointment]);
  for (const q of ["MH-7", "mh 7", "villa sink"])
    expect(await find(q), q).toMatchObject({ homes: ["Villa in Sinkor"], people: [visitor.name] });
  const { body } = await search({ q: "MH-7" });
  expect(body.data.homes).toEqual([
    {
      uuid: home,
      reference: "MH-7",
      kind: "buy",
      title: "Villa in Sinkor",
      status: "available",
      price: 90_000,
      published: true,
      image_url: null,
    },
  ]);
});

/** Books a viewing and returns the references of its enquiry and of the appointment. */
async function storeViewing() {
  const { reference: appointment } = await bookViewing(home);
  const reference = await env.DB.prepare("SELECT reference FROM enquiries").first<string>("reference");
  return { reference: reference ?? "", appointment };
}

it("finds drafts and cancelled appointments, but nothing of the bin and no spam, and five of each group", async () => {
  const { appointment } = await storeViewing();
  await runSql("UPDATE appointments SET status = 'cancelled'");
  expect((await find(appointment)).appointments).toEqual([appointment]);
  await runSql("UPDATE enquiries SET spam = 1");
  expect(await find(appointment)).toEqual(nothing);
  await storeProperty({ title: "Draft duplex", published: false });
  const { uuid } = await storeProperty({ title: "Deleted duplex" });
  await runSql("UPDATE properties SET deleted_at = '2026-11-01T00:00:00.000Z' WHERE uuid = ?", uuid);
  expect((await find("duplex")).homes).toEqual(["Draft duplex"]);
  await storeTestEnquiries(...Array.from({ length: 7 }, (_, i) => ({ name: "Musu", phone_number: `077700000${i}` })));
  const musu = await find("musu");
  expect([musu.people, musu.enquiries].map(({ length }) => length)).toEqual([5, 5]);
});

it("shows nothing of patients without the permission", async () => {
  await storeProfessional("weah");
  await book({ kind: "clinic", professional_id: "weah", start: firstStart });
  const [nurse, lettings] = [
    await storeSignedIn({ role: "admin", sees_health: true }),
    await storeSignedIn({ role: "admin", sees_health: false }),
  ];
  for (const q of ["kebbeh", "0775550101"]) {
    expect((await find(q, nurse.token)).appointments, q).toHaveLength(1);
    expect(await find(q, lettings.token), q).toEqual(nothing);
  }
  await bookViewing(home, { start: eleven });
  expect((await find("kebbeh", nurse.token)).appointments).toHaveLength(2);
  expect((await find("kebbeh", lettings.token)).appointments).toHaveLength(1);
});

it.each([
  [{}, "Search is required"],
  [{ q: "  " }, "Search is required"],
  [{ q: 7 }, "Must be text"],
  [{ q: "a".repeat(201) }, "Must be at most 200 characters"],
])("rejects %j and names the field", async (body, msg) => {
  const { status, body: answer } = await search(body);
  expect([status, answer.detail]).toMatchObject([422, [{ loc: ["body", "q"], msg }]]);
});

it("finds nothing for a text without words", async () => {
  await storeViewing();
  for (const q of ["---", "?!", "“”"]) expect(await find(q), q).toEqual(nothing);
});
