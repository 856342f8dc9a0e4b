import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CalendarPage } from "#web/admin/features/calendar/calendar-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildAppointment, buildAppointmentList } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const showAsPhone = (isPhone: boolean) =>
  vi
    .spyOn(window, "matchMedia")
    .mockReturnValue(Object.assign(new EventTarget(), { matches: !isPhone }) as MediaQueryList);

const cancelled = buildAppointment({ status: "cancelled", name: "Abraham Toe", start: "2026-11-25T08:00:00.000Z" });
const viewing = buildAppointment();
const noon = { start: "2026-11-27T12:00:00.000Z", end: "2026-11-27T13:00:00.000Z" };
const lesson = buildAppointment({ kind: "lesson", name: "Prince Doe", title: "Beginner", ...noon });
const listCall = "GET /appointments?from=2026-11-25&to=2026-12-01";
const isList = (call: string) => call.startsWith("GET /appointments?");
const respond = ({ call }: { call: string }) =>
  isList(call) ? buildAppointmentList([cancelled, viewing, lesson]) : undefined;

it("shows the day of today on a phone, each appointment as a link that opens it", async () => {
  showAsPhone(true);
  const calls = mockSignedInApi(respond);
  await renderAt(<CalendarPage />, "/admin/calendar");
  const link = await screen.findByRole("link", { name: "Hawa Sirleaf" });
  expect(link.getAttribute("href")).toBe(`/admin/calendar?open=${viewing.id}`);
  expect(screen.getAllByRole("heading", { name: "Wednesday 25 November" })[0]).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Prince Doe" })).toBeNull();
  expect(calls.map(({ call }) => call)).toContain(listCall);
});

it("says in the list of a day which appointments of a colleague overlap", async () => {
  showAsPhone(true);
  const later = buildAppointment({
    name: "Musu Dolo",
    start: "2026-11-25T10:30:00.000Z",
    end: "2026-11-25T11:00:00.000Z",
  });
  mockSignedInApi(({ call }) => (isList(call) ? buildAppointmentList([viewing, later]) : undefined));
  await renderAt(<CalendarPage />, "/admin/calendar");
  const row = (await screen.findByRole("link", { name: "Hawa Sirleaf" })).closest("li");
  expect(row?.textContent).toContain("Overlaps with 10:30");
  expect(screen.getByRole("link", { name: "Musu Dolo" }).closest("li")?.textContent).toContain("Overlaps with 10:00");
});

it("shows below an empty day the next one with appointments and the first four of them", async () => {
  showAsPhone(true);
  const names = ["Musu Dolo", "Siaka Toe", "Fatu Sumo", "Oretha Varney", "Lorpu Jallah"];
  const tomorrow = names.map((name, hour) =>
    buildAppointment({ id: crypto.randomUUID(), name, start: `2026-11-26T1${hour}:00:00.000Z` }),
  );
  mockSignedInApi(({ call }) => (isList(call) ? buildAppointmentList(tomorrow) : undefined));
  await renderAt(<CalendarPage />, "/admin/calendar");
  const next = within(await screen.findByRole("region", { name: "Tomorrow, 5 appointments" }));
  expect(next.getByRole("link", { name: /^Tomorrow/ }).getAttribute("href")).toBe(
    "/admin/calendar?date=2026-11-26&view=day",
  );
  for (const name of names.slice(0, 4)) expect(next.getByRole("link", { name })).toBeTruthy();
  expect(next.queryByRole("link", { name: "Lorpu Jallah" })).toBeNull();
  expect(screen.getByRole("heading", { name: "No appointments on Wednesday 25 November" })).toBeTruthy();
});

it("names two people beside each other in two lines, and in full to a screen reader", async () => {
  showAsPhone(false);
  const [one, other] = ["Mary Gbowee-Wleh", "Prince Kpadeh Doe"].map((name) =>
    buildAppointment({ id: crypto.randomUUID(), name, ...noon }),
  );
  mockSignedInApi(({ call }) => (one && other && isList(call) ? buildAppointmentList([one, other]) : undefined));
  await renderAt(<CalendarPage />, "/admin/calendar");
  const friday = within(await screen.findByRole("region", { name: "Fri 27 Nov · 2" }));
  const names = friday
    .getAllByRole("link")
    .map((link) => [...link.querySelectorAll("b")].map((line) => line.textContent));
  expect(names).toEqual([[], ["Mary", "Gbowee-Wleh"], ["Prince", "Doe"]]);
  expect(friday.getByRole("link", { name: /^12:00 Mary Gbowee-Wleh, until 13:00/ })).toBeTruthy();
});

it("marks the day that was asked for, and today in another way", async () => {
  showAsPhone(false);
  mockSignedInApi(respond);
  await renderAt(<CalendarPage />, "/admin/calendar?date=2026-11-27");
  await screen.findByRole("region", { name: "Fri 27 Nov · 1" });
  const marked = [...document.querySelectorAll("h3 [aria-current=date]")].map(({ textContent }) => textContent);
  expect(marked).toEqual(["Fri 27"]);
});

it("names both months of a week on a phone, and one month once", async () => {
  showAsPhone(true);
  mockSignedInApi(respond);
  const readTitle = async (date: string) => {
    await renderAt(<CalendarPage />, `/admin/calendar?view=week&date=${date}`);
    const title = await screen.findByRole("heading", { level: 2, name: / – / });
    return title.querySelector("[aria-hidden]")?.textContent;
  };
  expect(await readTitle("2026-11-25")).toBe("25\u00a0Nov – 1\u00a0Dec");
  cleanup();
  expect(await readTitle("2026-12-02")).toBe("2–8 Dec");
});

it("counts the people of a time for whom a day of the week is too narrow, and leads to the day", async () => {
  showAsPhone(false);
  const names = ["Mary Gbowee", "Prince Doe", "Fatu Sumo", "Musu Dolo"];
  const together = names.map((name) => buildAppointment({ id: crypto.randomUUID(), name, ...noon }));
  mockSignedInApi(({ call }) => (isList(call) ? buildAppointmentList(together) : undefined));
  const { currentPath } = await renderAt(<CalendarPage />, "/admin/calendar?date=2026-11-26");
  const friday = within(await screen.findByRole("region", { name: "Fri 27 Nov · 4" }));
  expect(friday.queryByRole("link", { name: /Musu Dolo/ })).toBeNull();
  const more = friday.getByRole("link", { name: "+2 more" });
  expect(more.title).toBe("12:00 Fatu Sumo, 12:00 Musu Dolo");
  fireEvent.click(more);
  expect(currentPath()).toBe("/admin/calendar?date=2026-11-27&view=day");
});

it("shows seven days with their counts, and a tap opens the day", async () => {
  showAsPhone(true);
  mockSignedInApi(respond);
  const { currentPath } = await renderAt(<CalendarPage />, "/admin/calendar?view=week");
  const day = await screen.findByRole("link", { name: "Friday 27 November" });
  expect(day.closest("li")?.textContent).toContain("1 appointment");
  expect(day.closest("ol")?.children).toHaveLength(7);
  fireEvent.click(day);
  expect(currentPath()).toBe("/admin/calendar?date=2026-11-27&view=day");
  expect(await screen.findByRole("link", { name: "Prince Doe" })).toBeTruthy();
});

it("names three appointments of a full day in the week, each with its time and kind, and counts the others", async () => {
  showAsPhone(true);
  const list = (count: number) =>
    Array.from({ length: count }, (_, hour) =>
      buildAppointment({ id: crypto.randomUUID(), name: `Visitor ${hour}`, start: `2026-11-26T1${hour}:00:00.000Z` }),
    );
  let count = 4;
  mockSignedInApi(({ call }) => (isList(call) ? buildAppointmentList(list(count)) : undefined));
  const showLines = async () => {
    await renderAt(<CalendarPage />, "/admin/calendar?view=week");
    const day = await screen.findByRole("link", { name: "Thursday 26 November" });
    return [...(day.closest("li")?.querySelectorAll("ul li") ?? [])].map(({ textContent }) => textContent);
  };
  expect((await showLines()).at(-1)).toBe("13:00Visitor 3 · ViewingConfirmed");
  cleanup();
  count = 9;
  const lines = await showLines();
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe("+6 more");
});

it("has a column for each day on a wide screen, and goes to the week before and after, and back to today", async () => {
  showAsPhone(false);
  const calls = mockSignedInApi(respond);
  const { currentPath } = await renderAt(<CalendarPage />, "/admin/calendar");
  const friday = within(await screen.findByRole("region", { name: "Fri 27 Nov · 1" }));
  expect(friday.getByRole("link", { name: "12:00 Prince Doe, until 13:00, Beginner, Lesson, Confirmed" })).toBeTruthy();
  expect(screen.queryByText(/Abraham Toe/)).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Next week" }));
  expect(currentPath()).toBe("/admin/calendar?date=2026-12-02");
  await waitFor(() => expect(calls.at(-1)?.call).toBe("GET /appointments?from=2026-12-02&to=2026-12-08"));
  fireEvent.click(screen.getByRole("link", { name: "Previous week" }));
  fireEvent.click(screen.getByRole("link", { name: "Today" }));
  expect(currentPath()).toBe("/admin/calendar");
});

it("has a column for each resource of a day on a wide screen", async () => {
  showAsPhone(false);
  const withCar = { ...lesson, start: viewing.start, end: viewing.end, resource_ids: ["r1"] };
  const car = { id: "r1", kind: "car", name: "Corolla", user_id: null, username: null, fixed: false };
  mockSignedInApi(({ call }) => {
    if (call === "GET /resources") return [200, { data: { resources: [car] } }];
    return isList(call) ? buildAppointmentList([viewing, withCar]) : undefined;
  });
  await renderAt(<CalendarPage />, "/admin/calendar?view=day");
  const column = within(await screen.findByRole("region", { name: "Corolla" }));
  expect(column.getByRole("link", { name: /Prince Doe/ })).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "Others" })).getByRole("link", { name: /Hawa/ })).toBeTruthy();
});

it("filters by person and kind, in the address", async () => {
  showAsPhone(true);
  const calls = mockSignedInApi(respond);
  const { currentPath } = await renderAt(<CalendarPage />, "/admin/calendar");
  await screen.findByRole("link", { name: "Hawa Sirleaf" });
  fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  fireEvent.change(screen.getByLabelText("Whose"), { target: { value: "mine" } });
  fireEvent.change(screen.getByLabelText("Kind"), { target: { value: "viewing" } });
  expect(currentPath()).toBe("/admin/calendar?kind=viewing&who=mine");
  await waitFor(() =>
    expect(calls.at(-1)?.call).toBe(`${listCall}&kind=viewing&assignee_id=5d2f3f0a-0000-4000-8000-000000000001`),
  );
});

it("offers the kind of the clinic only with the permission", async () => {
  showAsPhone(true);
  mockSignedInApi(respond);
  const user = JSON.parse(localStorage.getItem("user") ?? "");
  localStorage.setItem("user", JSON.stringify({ ...user, sees_health: false }));
  await renderAt(<CalendarPage />, "/admin/calendar");
  fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  const kinds = [...screen.getByLabelText("Kind").querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(kinds).toEqual(["All kinds", "Viewing", "Lesson"]);
});

it("says that a day is free", async () => {
  showAsPhone(true);
  mockSignedInApi(({ call }) => (isList(call) ? buildAppointmentList([]) : undefined));
  await renderAt(<CalendarPage />, "/admin/calendar?date=2026-11-28");
  expect(await screen.findByText("No appointments on Saturday 28 November")).toBeTruthy();
});

it("says why the appointments could not be loaded, tries again, and denies a colleague without access", async () => {
  showAsPhone(true);
  let failure: [number, unknown] | undefined = [422, { detail: "Must be a day" }];
  mockSignedInApi((sent) => (isList(sent.call) ? (failure ?? respond(sent)) : undefined));
  await renderAt(<CalendarPage />, "/admin/calendar");
  expect((await screen.findByRole("alert")).textContent).toContain("The appointments could not be loaded");
  failure = undefined;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try Again" })));
  expect(await screen.findByRole("link", { name: "Hawa Sirleaf" })).toBeTruthy();
  cleanup();
  failure = [403, { detail: "Forbidden" }];
  await renderAt(<CalendarPage />, "/admin/calendar");
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
});

it("shows the days from today on, says that a day is closed, and names the next appointment of an empty week", async () => {
  showAsPhone(true);
  const later = buildAppointment({
    name: "Musu Dolo",
    start: "2026-12-08T10:00:00.000Z",
    end: "2026-12-08T11:00:00.000Z",
  });
  mockSignedInApi(({ call }) => {
    if (call.startsWith("GET /appointments?from=2026-12-02")) return buildAppointmentList([later]);
    return isList(call) ? buildAppointmentList([]) : undefined;
  });
  await renderAt(<CalendarPage />, "/admin/calendar?view=week");
  const next = await screen.findByRole("link", { name: "Next: Tuesday 8 December, 10:00, Musu Dolo" });
  expect(next.getAttribute("href")).toBe("/admin/calendar?date=2026-12-08&view=day");
  const days = [...document.querySelectorAll("main ol li, ol li")].map(({ textContent }) => textContent);
  expect(days.at(0)).toBe("Today, Wed 25 NovFree");
  expect(days.at(4)).toBe("Sunday 29 NovemberClosed");
});
