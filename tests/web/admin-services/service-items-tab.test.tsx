import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminCourse } from "#contract/services/course.ts";
import type { AdminProfessional } from "#contract/services/professional.ts";
import {
  courseKind,
  professionalKind,
  type ServiceItem,
  type ServiceItemKind,
} from "#web/admin/features/services/service-item-kinds.ts";
import { ServiceItemsTab } from "#web/admin/features/services/service-items-tab.tsx";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";

const stored = { id: "i-1", updated_at: "2026-01-01T10:00:00.000Z", deleted_at: null };
const course: AdminCourse = {
  ...{ ...stored, make: "Toyota", model: "Vitz", year: 2015, type: "Refresher", seats: 5, transmission: "Manual" },
  ...{ fuelType: "Petrol", pricePerDay: 180, location: "Sinkor", available: true, rating: 4 },
  ...{ features: [], description: "", mileage: "" },
};
const professional: AdminProfessional = {
  ...{ ...stored, name: "Dr. Kollie", specialty: "Dentist", location: "Sinkor", availability: "", contact: "" },
  ...{ description: "", rating: 4, available: true, experience: "", price: "", hours: [] },
};

beforeEach(() => saveSession(buildSession(currentAdmin)));
afterEach(resetScreen);

const click = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name }) as HTMLElement));
it.each([
  [courseKind, course, { type: "Forklift" }, "Forklift course"],
  [professionalKind, professional, { name: "Dr. Weah" }, "Dr. Weah"],
] as const)("the first field of the form is the public name ($name)", (kind, item, typed, name) => {
  expect(kind.fields[0]?.name).toBe(Object.keys(typed)[0]);
  const getTitle = kind.getTitle as (named: object) => string;
  expect(getTitle({ ...item, ...typed })).toBe(name);
});

const link = (name: string) => screen.getByRole("link", { name });

const courses = courseKind as unknown as ServiceItemKind<ServiceItem>;
const professionals = professionalKind as unknown as ServiceItemKind<ServiceItem>;

describe.each([
  ["/courses", courses, course, "Refresher", "driving course", "driving"],
  ["/professionals", professionals, professional, "Dr. Kollie", "doctor", "health"],
] as const)("the list of %s", (path, kind, item, title, singular, tab) => {
  /** Answers like the API with one item. `reject` is the status of the next change. */
  function serve(inBin = false) {
    const state = { isInBin: inBin, available: true, reject: undefined as number | undefined };
    const deleted = { ...item, deleted_at: new Date(Date.now() - 3 * 86_400_000).toISOString() };
    const listName = path.slice(1);
    const calls = mockApi(({ call, body }) => {
      const stored = { ...item, available: state.available };
      if (call === `GET ${path}`) return [200, { data: { [listName]: state.isInBin ? [] : [stored] } }];
      if (call === `GET ${path}?deleted=true`) return [200, { data: { [listName]: state.isInBin ? [deleted] : [] } }];
      if (call === "GET /resources") return [200, { data: { resources: [] } }];
      if (state.reject) return [state.reject, { detail: "Not found" }];
      if (call.startsWith("PATCH")) {
        state.available = (body as { available: boolean }).available;
        return [200, { ...item, available: state.available }];
      }
      state.isInBin = call.startsWith("DELETE");
      return state.isInBin ? [204] : [200, item];
    });
    const changes = () => calls.map(({ call }) => call).filter((call) => !call.startsWith("GET"));
    return { state, calls, changes };
  }
  const open = (search = "") => renderAt(<ServiceItemsTab kind={kind} />, `/admin?tab=${tab}${search}`);
  const openList = async (search?: string) => {
    await open(search);
    await screen.findByRole("heading", { name: title });
  };
  const deleteItem = async () => {
    await screen.findByRole("heading", { name: title });
    await click(`Delete ${title}`);
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/moves to the bin\. You can restore it for 30 days/)).toBeTruthy();
    await act(async () => void fireEvent.click(dialog.getByRole("button", { name: `Delete ${kind.singular}` })));
  };

  it("moves an item to the bin after a question, and Undo in the toast brings it back", async () => {
    const { changes } = serve();
    await open();
    await deleteItem();
    await vi.waitFor(() => expect(screen.queryByRole("heading", { name: title })).toBeNull());
    expect(toastText()).toContain(`${title} was deleted. Moved to the bin.`);
    expect(document.activeElement?.textContent).toBe("Undo");
    await click("Undo");
    await screen.findByRole("heading", { name: title });
    expect(toastText()).toContain(`${title} is back.`);
    expect(changes()).toEqual([`DELETE ${path}/i-1`, `POST ${path}/i-1/restore`]);
  });

  it("switches the availability in the row, and Undo in the toast switches it back", async () => {
    const { calls } = serve();
    await open();
    const getSwitch = () => screen.getByRole("button", { name: `Available: ${title}` });
    await screen.findByRole("heading", { name: title });
    expect([getSwitch().getAttribute("aria-pressed"), getSwitch().title]).toEqual(["true", "Mark as unavailable"]);
    await click(`Available: ${title}`);
    await vi.waitFor(() => expect(getSwitch().getAttribute("aria-pressed")).toBe("false"));
    expect(toastText()).toContain(`${title} is unavailable.`);
    await click("Undo");
    await vi.waitFor(() => expect(getSwitch().getAttribute("aria-pressed")).toBe("true"));
    expect(toastText()).toContain(`${title} is available.`);
    const sent = calls.filter(({ call }) => call === `PATCH ${path}/i-1`).map(({ body }) => body);
    expect(sent).toEqual([{ available: false }, { available: true }]);
  });

  it("leaves the availability as it was if the change fails, and the list without an item that a colleague deleted", async () => {
    const { state } = serve();
    await openList();
    state.reject = 503;
    const availability = screen.getByRole("button", { name: `Available: ${title}` });
    availability.focus();
    await click(`Available: ${title}`);
    expect(toastText()).toContain(`${title} could not be changed.`);
    expect(document.activeElement).toBe(availability);
    expect(screen.getByRole("button", { name: `Available: ${title}` }).getAttribute("aria-pressed")).toBe("true");
    Object.assign(state, { isInBin: true, reject: 404 });
    await click(`Available: ${title}`);
    expect(toastText()).toContain(`${title} could not be changed. Someone has deleted it.`);
    await screen.findByText(`No ${kind.plural} yet`);
  });

  it("shows the bin with the days left, where an item can only be restored", async () => {
    const { changes } = serve(true);
    const { currentPath } = await open();
    await screen.findByText(`No ${kind.plural} yet`);
    expect(link("All").getAttribute("aria-current")).toBe("true");
    await act(async () => void fireEvent.click(link("Bin")));
    expect(currentPath()).toBe(`/admin?tab=${tab}&only=bin`);
    expect(link("Bin").getAttribute("aria-current")).toBe("true");
    const row = within(await screen.findByRole("listitem"));
    expect(row.getByText(/^Deleted on .*; 27 days left\.$/)).toBeTruthy();
    expect(screen.getByText(`1 ${singular} in the bin`)).toBeTruthy();
    expect(row.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([`Restore ${title}`]);
    await click(`Restore ${title}`);
    await screen.findByText("The bin is empty");
    expect(changes()).toEqual([`POST ${path}/i-1/restore`]);
    await act(async () => void fireEvent.click(link("All")));
    await screen.findByRole("heading", { name: title });
    expect(currentPath()).toBe(`/admin?tab=${tab}`);
  });

  it("has the actions of a row in a menu, for phones", async () => {
    serve();
    await openList();
    await click(`Actions for ${title}`);
    const menu = within(screen.getByRole("dialog", { name: title }));
    const names = menu.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["", "Edit", "Mark as unavailable", "Delete"]);
    await act(async () => void fireEvent.click(menu.getByRole("button", { name: "Delete" })));
    expect(screen.getByRole("dialog", { name: `Delete this ${kind.singular}?` })).toBeTruthy();
  });

  it("keeps an item whose deletion failed, with Retry", async () => {
    const { state, changes } = serve();
    state.reject = 503;
    await open();
    await deleteItem();
    expect(toastText()).toContain(`${title} could not be deleted.`);
    expect(within(screen.getByRole("listitem")).getByRole("alert").textContent).toContain("It could not be deleted.");
    state.reject = undefined;
    await click("Retry");
    await vi.waitFor(() => expect(screen.queryByRole("heading", { name: title })).toBeNull());
    expect(changes()).toHaveLength(2);
  });

  it("says that a colleague was faster, and shows the list of now", async () => {
    const { state } = serve();
    await openList();
    Object.assign(state, { isInBin: true, reject: 404 });
    await deleteItem();
    expect(toastText()).toContain(`${title} could not be deleted. It has already been deleted.`);
    await screen.findByText(`No ${kind.plural} yet`);
    cleanup();
    await openList("&only=bin");
    state.isInBin = false;
    await click(`Restore ${title}`);
    expect(toastText()).toContain(`${title} could not be restored. It is no longer in the bin.`);
    await screen.findByText("The bin is empty");
  });

  it("keeps what was typed about an item that a colleague has deleted", async () => {
    const { state } = serve();
    await openList();
    await click(`Edit ${title}`);
    state.reject = 404;
    const field = () => document.getElementById("service-item-location") as HTMLInputElement;
    fireEvent.input(field(), { target: { value: "Harper" } });
    await act(async () => void fireEvent.submit(document.querySelector("form") as HTMLFormElement));
    const text = `The ${singular} could not be saved. Someone has deleted it. Restore it from the bin`;
    expect(screen.getByRole("alert").textContent).toContain(text);
    cleanup();
    await openList();
    await click(`Edit ${title}`);
    expect(field().value).toBe("Harper");
  });
});

it("counts the items and shows the price of each beside its name", async () => {
  mockApi(() => [200, { data: { courses: [course, { ...course, id: "i-2", type: "Motorcycle" }] } }]);
  await renderAt(<ServiceItemsTab kind={courseKind} />, "/admin?tab=driving");
  expect((await screen.findByText("2 courses")).getAttribute("role")).toBe("status");
  const [first] = screen.getAllByRole("listitem").map((row) => row.querySelector("h2")?.parentElement?.textContent);
  expect(first).toBe("Refresher$180");
});
