import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PropertiesTab } from "#web/admin/features/listings/properties-tab.tsx";
import { openedDialogs } from "#web/admin/routes/parts/opened-dialogs.ts";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const emptyList = { data: { properties: [] }, total: 0, total_exact: true, next_cursor: null, previous_cursor: null };

async function show(path: string) {
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /list/listers") ? [200, { data: { listers: ["Grace Doe"] } }] : [200, emptyList],
  );
  const { currentPath } = await renderAt(<PropertiesTab hasFilters dialogs={openedDialogs} />, path);
  return { currentPath, lists: () => calls.map(({ call }) => call).filter((call) => /recent\/properties/.test(call)) };
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
/** Waits for the field: the number of listings per page is hidden while a list loads. */
async function select(label: string, value: string) {
  const field = await screen.findByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
}

it("puts every filter into the URL and into the request, and starts at the first page", async () => {
  const { currentPath, lists } = await show("/admin/listings?q=villa&cursor=abc");
  await select("Status", "under_offer");
  await select("Type", "House");
  await select("Order", "price-low");
  await select("Listings per page", "50");
  await press("To confirm");
  await press("Without photos");
  expect(currentPath()).toBe(
    "/admin/listings?q=villa&status=under_offer&type=House&unconfirmed=true&photos=false&sort=price-low&size=50",
  );
  await waitFor(() => {
    const query = new URLSearchParams(lists().at(-1)?.split("?")[1]);
    expect(Object.fromEntries(query)).toEqual({
      ...{ limit: "50", q: "villa", status: "under_offer", property_type: "House" },
      ...{ unconfirmed: "true", photos: "false", sort: "price-low" },
    });
  });
  await press("Clear filters");
  expect(currentPath()).toBe("/admin/listings?q=villa&sort=price-low&size=50");
});

it("suggests listers, and filters by one that is chosen or typed", async () => {
  const { currentPath } = await show("/admin/listings");
  const field = screen.getByLabelText("Lister");
  await act(async () => field.focus());
  await act(async () => fireEvent.change(field, { target: { value: "gra" } }));
  await act(async () => fireEvent.click(await screen.findByText("Grace Doe")));
  expect(currentPath()).toBe("/admin/listings?lister=Grace+Doe");
  await act(async () => fireEvent.change(field, { target: { value: "Someone" } }));
  await act(async () => fireEvent.blur(field));
  expect(currentPath()).toBe("/admin/listings?lister=Someone");
  await act(async () => fireEvent.change(field, { target: { value: "" } }));
  expect(currentPath()).toBe("/admin/listings");
});

it("shows the filters of a phone in a sheet, which clears them and names the result", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  const { currentPath } = await show("/admin/listings?area=Sinkor");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Filters and order (1)");
  const sheet = within(screen.getByRole("dialog", { name: "Filters and order" }));
  await act(async () => fireEvent.change(sheet.getByLabelText("Order"), { target: { value: "price-low" } }));
  await act(async () => fireEvent.click(sheet.getByRole("button", { name: "Clear" })));
  expect(currentPath()).toBe("/admin/listings?sort=price-low");
  await act(async () => fireEvent.click(await sheet.findByRole("button", { name: "Show 0 properties" })));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("marks only the bin as current, says once that it is empty and how long it keeps listings, and All leaves it", async () => {
  const { currentPath } = await show("/admin/listings?only=bin");
  expect(await screen.findByText(/Deleted listings stay here for 30 days/)).toBeTruthy();
  expect(screen.queryByText("0 properties in the bin")).toBeNull();
  expect(screen.queryByRole("link", { name: "Create" })).toBeNull();
  const lists = within(screen.getByRole("navigation", { name: "Filter properties" }));
  const current = lists.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(current.map(({ textContent }) => textContent?.trim())).toEqual(["Bin"]);
  await act(async () => fireEvent.click(lists.getByRole("link", { name: "All" })));
  expect(currentPath()).toBe("/admin/listings");
});
