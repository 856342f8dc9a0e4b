import { beforeEach, expect, it } from "vitest";
import type { Resource } from "#contract/appointments/admin-appointment.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import type { NextTimes } from "#contract/appointments/booking.ts";
import type { Professional } from "#contract/services/professional.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { book, listSlots, problemsOf, stopClockOnFriday } from "../../support/appointments/appointments.ts";
import { newProfessional } from "../../support/service-items.ts";

stopClockOnFriday();

interface Body extends Professional {
  data: { professional: Professional };
  hours: Professional["hours"];
  detail: unknown;
}

let token: string;
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin", username: "owner" }));
});
const call = (method: string, path: string, body?: unknown) => callApi<Body>(path, { method, body, token });
const wednesday = { weekday: 3, from: "10:00", to: "15:00" };
const thursday = { ...wednesday, weekday: 4 };

async function createProfessional(hours: unknown): Promise<string> {
  const { status, body } = await call("POST", "/professionals", { ...newProfessional, hours });
  expect(status).toBe(201);
  return body.id;
}
const read = async (id: string) => (await call("GET", `/public/professionals/${id}`)).body.data.professional;
const daysOf = async (id: string) =>
  new Set((await listSlots(`kind=clinic&professional_id=${id}`)).starts.map((start) => start.slice(0, 10)));
const availability = async () => (await callApi<Availability>("/availability", { token })).body;

it("of a professional decide on the times that are offered, and are the text of the page", async () => {
  const id = await createProfessional([thursday, wednesday]);
  expect(await read(id)).toMatchObject({
    hours: [wednesday, thursday],
    availability: "Wednesday and Thursday, 10:00 – 15:00",
  });
  expect(await daysOf(id)).toEqual(new Set(["2026-12-02", "2026-12-03", "2026-12-09", "2026-12-10"]));
});

it("and their bookings decide on the next free time of each who can be booked", async () => {
  const [first, second] = [await createProfessional([wednesday]), await createProfessional([thursday])];
  await createProfessional([]);
  await call("PATCH", `/professionals/${await createProfessional([wednesday])}`, { available: false });
  const next = async () => (await callApi<NextTimes>("/public/next-times")).body.data.times;
  expect(await next()).toEqual([
    { professional_id: first, start: "2026-12-02T10:00:00.000Z" },
    { professional_id: second, start: "2026-12-03T10:00:00.000Z" },
  ]);
  const booked = await book({ kind: "clinic", professional_id: first, start: "2026-12-02T10:00:00.000Z" });
  expect(booked.status).toBe(201);
  expect((await next())[0]).toEqual({ professional_id: first, start: "2026-12-02T10:30:00.000Z" });
});

it("without any leave no time to book, whatever text is sent", async () => {
  const id = await createProfessional([]);
  expect([await read(id), (await daysOf(id)).size]).toMatchObject([{ hours: [], availability: "" }, 0]);
});

it("are missed for a professional without any, until there are some, for who sees what belongs to the clinic", async () => {
  const id = await createProfessional([]);
  const missed = async (reader = token) =>
    (await callApi<{ data: { resources: Resource[] } }>("/resources", { token: reader })).body.data.resources.flatMap(
      (one) => (one.without_hours ? one.id : []),
    );
  expect(await missed()).toEqual([id]);
  expect(await missed((await storeSignedIn({ role: "admin", username: "mary", sees_health: false })).token)).toEqual(
    [],
  );
  await call("PATCH", `/professionals/${id}`, { hours: [wednesday] });
  expect(await missed()).toEqual([]);
  await call("PATCH", `/professionals/${id}`, { hours: [], available: false });
  expect(await missed()).toEqual([]);
  await call("PATCH", `/professionals/${id}`, { available: true });
  expect(await missed()).toEqual([id]);
  await call("PATCH", `/professionals/${id}`, { hours: [] });
  await call("DELETE", `/professionals/${id}`);
  expect(await missed()).toEqual([]);
});

it("are the same in the settings of appointments, whichever call changes them", async () => {
  const id = await createProfessional([wednesday]);
  const first = await availability();
  expect(first.hours).toContainEqual({ kind: "clinic", resource_id: id, ...wednesday });
  const friday = { weekday: 5, from: "12:00", to: "14:00" };
  const hours = [...first.hours, { kind: "clinic", resource_id: id, ...friday }];
  expect((await call("PUT", "/availability", { ...first, hours })).status).toBe(200);
  const changed = await read(id);
  expect(changed).toMatchObject({
    hours: [wednesday, friday],
    availability: "Wednesday, 10:00 – 15:00; Friday, 12:00 – 14:00",
  });
  const second = await availability();
  const patched = await call("PATCH", `/professionals/${id}`, {
    hours: [thursday],
    expected_updated_at: changed.updated_at,
  });
  expect([patched.status, patched.body.hours]).toEqual([200, [thursday]]);
  expect((await availability()).hours.filter(({ kind }) => kind === "clinic")).toEqual([
    { kind: "clinic", resource_id: id, ...thursday },
  ]);
  expect((await call("PUT", "/availability", second)).status).toBe(409);
  await call("PATCH", `/professionals/${id}`, { price: "$20" });
  expect((await read(id)).hours).toEqual([thursday]);
});

it("that overlap or end before they begin are refused", async () => {
  for (const [hours, problem] of [
    [[wednesday, { ...wednesday, from: "12:00" }], { "hours.1": "Overlaps other hours of the same day" }],
    [[{ ...wednesday, weekday: 8 }], { "hours.0.weekday": "Must be at most 7" }],
    [[{ ...wednesday, to: "09:00" }], { "hours.0.to": "Must be later than its beginning" }],
    ["Mondays", { hours: "Must be a list" }],
  ] as const) {
    const { status, body } = await call("POST", "/professionals", { ...newProfessional, hours });
    expect([status, problemsOf(body)]).toEqual([422, problem]);
  }
});
