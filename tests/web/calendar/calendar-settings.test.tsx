import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Availability } from "#contract/appointments/availability.ts";
import { CalendarSubscription } from "#web/admin/features/calendar/calendar-subscription.tsx";
import { CalendarSettingsPage } from "#web/admin/features/calendar/settings/calendar-settings-page.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildToTell } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const removeMary = async () => {
  await press("Actions for Mary");
  await press("Remove");
};
const monday = { kind: "viewing", resource_id: null, weekday: 1, from: "09:00", to: "17:00" } as const;
const availability: Availability = {
  ...{ hours: [monday], buffer_minutes: 15, notice_hours: 3, days_off: [] },
  slot_minutes: { viewing: 45, lesson: 60, clinic: 30 },
  seats: { viewing: 1, lesson: 1, clinic: 1 },
  mode: { viewing: "request", lesson: "request", clinic: "request" },
};
const named = { id: "r1", kind: "colleague", name: "Mary", user_id: null, username: null, does_viewings: true };
const colleague = { ...named, fixed: false, without_hours: false };
const doctor = {
  ...colleague,
  id: "d1",
  kind: "doctor",
  name: "Dr. Moore",
  does_viewings: false,
  fixed: true,
  without_hours: true,
};
const account = { ...colleague, id: "u1", name: "Joy", user_id: "u1", username: "joy" };

const showAsPhone = (isPhone: boolean) =>
  vi
    .spyOn(window, "matchMedia")
    .mockReturnValue(Object.assign(new EventTarget(), { matches: !isPhone } as MediaQueryList));
const openTitles = () => [...document.querySelectorAll("details[open] h2")].map(({ textContent }) => textContent);

/** Shows the settings. Returns the sent requests that change something. */
async function showSettings(refusal?: [number, unknown], conflicts = [buildToTell()]) {
  let resources = [colleague, account, doctor];
  const calls = mockSignedInApi(({ call, body }) => {
    if (call === "GET /availability") return [200, availability];
    const saved = { conflicts: conflicts.map(({ id }) => id), to_tell: conflicts };
    if (call === "PUT /availability") {
      if (!refusal) resources = resources.map((one) => ({ ...one, without_hours: false }));
      return refusal ?? [200, { ...(body as Availability), ...saved }];
    }
    if (call === "GET /resources") return [200, { data: { resources } }];
    if (call === "DELETE /resources/r1") {
      resources = resources.filter(({ id }) => id !== "r1");
      return [204];
    }
    if (call === "PATCH /resources/u1") {
      resources = resources.map((one) => ({ ...one, does_viewings: one.does_viewings && one.id !== "u1" }));
      return [200, { data: { resource: resources[0] } }];
    }
    return call === "POST /resources" ? [201, { data: { resource: colleague } }] : undefined;
  });
  await renderAt(<CalendarSettingsPage />, "/admin/calendar/settings");
  await screen.findByRole("heading", { name: "Viewings" });
  return () => calls.filter(({ call }) => !call.startsWith("GET"));
}

it("saves hours with a break, lengths and the way of booking", async () => {
  const sent = await showSettings(undefined, []);
  const fold = within(screen.getByRole("heading", { name: "Viewings" }).closest("details") as HTMLElement);
  expect(fold.getByText("45 min · Mon 9–\u206017")).toBeTruthy();
  fireEvent.change(fold.getByLabelText("Add a break"), { target: { value: "1" } });
  fireEvent.click(fold.getByRole("checkbox", { name: "Sunday open" }));
  const viewings = within(screen.getByRole("group", { name: "Viewing" }));
  fireEvent.click(viewings.getByRole("radio", { name: "Confirmed at once" }));
  fireEvent.change(viewings.getByLabelText("Minutes"), { target: { value: "30" } });
  await press("Save settings");
  await waitFor(() => expect(toastText()).toContain("Saved"));
  expect(sent()[0]?.body).toMatchObject({
    hours: [
      { ...monday, to: "12:30" },
      { ...monday, from: "13:30" },
      { ...monday, weekday: 7, from: "09:00", to: "17:00" },
    ],
    slot_minutes: { viewing: 30, lesson: 60 },
    mode: { viewing: "confirm", lesson: "request" },
  });
});

it("asks before changes are left", async () => {
  await showSettings();
  fireEvent.change(await screen.findByLabelText("Hours of", { selector: "#hours-viewing" }), {
    target: { value: "r1" },
  });
  const back = screen.getByRole("link", { name: "Back to the calendar" });
  const fold = within(screen.getByRole("heading", { name: "Viewings" }).closest("details") as HTMLElement);
  fireEvent.click(fold.getByRole("button", { name: "Set own hours" }));
  await act(async () => void fireEvent.click(back));
  expect(await screen.findByText("Leave the settings?")).toBeTruthy();
  await press("Keep editing");
  expect(screen.getByRole("button", { name: "Save settings" })).toBeTruthy();
  await press("Discard changes");
  await act(async () => void fireEvent.click(back));
  expect(screen.queryByText("Leave the settings?")).toBeNull();
});

it("gives a colleague own hours, until the end of a day", async () => {
  const sent = await showSettings(undefined, []);
  fireEvent.change(await screen.findByLabelText("Hours of", { selector: "#hours-viewing" }), {
    target: { value: "r1" },
  });
  const fold = within(screen.getByRole("heading", { name: "Viewings" }).closest("details") as HTMLElement);
  fireEvent.click(fold.getByRole("button", { name: "Set own hours" }));
  const end = fold.getByLabelText<HTMLSelectElement>("Monday to");
  fireEvent.change(end, { target: { value: "24:00" } });
  await press("Save settings");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(end.value).toBe("24:00");
  expect(sent()[0]?.body).toMatchObject({ hours: [monday, { ...monday, resource_id: "r1", to: "24:00" }] });
});

it("copies the hours of Monday, and adds and removes a break", async () => {
  const sent = await showSettings(undefined, []);
  const fold = within(screen.getByRole("heading", { name: "Viewings" }).closest("details") as HTMLElement);
  fireEvent.change(fold.getByLabelText("Add a break"), { target: { value: "1" } });
  fireEvent.click(fold.getByRole("button", { name: "Monday to Friday" }));
  fireEvent.click(fold.getByRole("button", { name: "Remove Tuesday, part 2" }));
  fireEvent.click(fold.getByRole("checkbox", { name: "Wednesday open" }));
  await press("Save settings");
  await waitFor(() => expect(sent()).toHaveLength(1));
  const hours = (sent()[0]?.body as Availability | undefined)?.hours ?? [];
  const days = (weekday: number) =>
    hours.filter((one) => one.weekday === weekday).map(({ from, to }) => `${from}-${to}`);
  expect([1, 2, 3, 5, 6].map(days)).toEqual([
    ["09:00-12:30", "13:30-17:00"],
    ["09:00-12:30"],
    [],
    ["09:00-12:30", "13:30-17:00"],
    [],
  ]);
});

it("opens the first part on a wide screen, and shows what a change means for visitors", async () => {
  showAsPhone(false);
  await showSettings();
  expect(openTitles()).toEqual(["Viewings"]);
  const preview = within(screen.getByRole("complementary", { name: "Preview: when visitors can book" }));
  expect(preview.getByRole("row", { name: /Sun/ }).textContent).toBe("Tue–\u2060SunClosedClosedClosed");
  fireEvent.click(screen.getAllByRole("checkbox", { name: "Sunday open" })[0] as HTMLElement);
  expect(preview.getByRole("row", { name: /^Sun/ }).textContent).toBe("Sun9–\u206017ClosedClosed");
});

it("names doctors without hours until they have some", async () => {
  const sent = await showSettings(undefined, []);
  const warning = "No hours, so no times can be booked: Dr. Moore";
  await screen.findByText(warning);
  await press("Set hours");
  await press("Save settings");
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  expect(sent()).toMatchObject([
    { body: { hours: [monday, ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, resource_id: "d1" }))] } },
  ]);
});

it("lists the appointments on a day off, with links and messages", async () => {
  const sent = await showSettings();
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2026-12-25" } });
  await press("Add");
  expect(screen.getByText("Friday 25 December: Everyone")).toBeTruthy();
  await press("Save settings");
  expect(await screen.findByText("1 appointment on a day off")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Wednesday 25 November/ }).getAttribute("href")).toContain("open=");
  expect(sent()[0]?.body).toMatchObject({ days_off: [{ date: "2026-12-25", resource_id: null }] });
});

it("marks an invalid field, and keeps what was typed", async () => {
  const detail = [{ loc: ["body", "slot_minutes", "viewing"], msg: "Must be a multiple of 5 minutes", type: "x" }];
  showAsPhone(true);
  await showSettings([422, { detail }]);
  expect(openTitles()).toEqual([]);
  const viewings = within(screen.getByRole("group", { name: "Viewing" }));
  fireEvent.change(viewings.getByLabelText("Minutes"), { target: { value: "7" } });
  await press("Save settings");
  expect(await screen.findByText("Must be a multiple of 5 minutes")).toBeTruthy();
  expect((viewings.getByLabelText("Minutes") as HTMLInputElement).value).toBe("7");
  expect(openTitles()).toEqual(["Viewings"]);
});

it("adds and removes what can be busy", async () => {
  const sent = await showSettings();
  await press("Add a person, car or room");
  fireEvent.change(await screen.findByLabelText("Kind"), { target: { value: "car" } });
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Corolla" } });
  await act(async () => void fireEvent.submit(screen.getByLabelText("Name")));
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ kind: "car", name: "Corolla" }));
  await press("Actions for Joy");
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  await press("Close");
  await removeMary();
  await press("Remove");
  await waitFor(() => expect(toastText()).toContain("Mary can no longer be booked."));
});

it("switches the viewings of a colleague off, and says so when no colleague shows homes", async () => {
  const sent = await showSettings();
  const warning = /^No colleague shows homes/;
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Joy shows homes" });
  // A yes or no is a switch, a choice of several a tick.
  expect(box.className).toContain("rounded-full");
  expect([box.checked, screen.queryByText(warning)]).toEqual([true, null]);
  await act(async () => void fireEvent.click(box));
  await waitFor(() => expect(box.checked).toBe(false));
  expect(sent()).toMatchObject([{ call: "PATCH /resources/u1", body: { does_viewings: false } }]);
  await removeMary();
  await press("Remove");
  expect(await screen.findByText(warning)).toBeTruthy();
});

it("shows the secret address of the calendar after a question", async () => {
  const url = "https://hub.example/api/v1/calendar/secret.ics";
  mockSignedInApi(({ call }) => (call === "POST /calendar/renew" ? [200, { url }] : undefined));
  await renderAt(<CalendarSubscription />, "/admin/calendar");
  await press("Get the address");
  const question = await screen.findByRole("dialog", { name: "Get a new secret address?" });
  await act(async () => void fireEvent.click(within(question).getByRole("button", { name: "Get the address" })));
  expect(await screen.findByLabelText("Secret address")).toHaveProperty("value", url);
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
});
