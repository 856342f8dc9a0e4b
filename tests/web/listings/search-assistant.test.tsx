import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Rent } from "#web/site/routes/listings/rent.tsx";
import { resetScreen } from "../support/account-api.tsx";
import {
  buildCardList,
  buildRentCard,
  mockListApi,
  renderListAt,
  withDefaultResponses,
} from "../support/property-list-api.tsx";

beforeEach(() => localStorage.clear());
afterEach(resetScreen);

const slow = { timeout: 20_000 };
const box = () => screen.getByLabelText<HTMLInputElement>("Search properties");
const list = () => screen.queryByRole("listbox", { name: "Suggestions" });
const options = () => [...(list()?.children ?? [])].map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const submit = () => act(async () => box().form?.requestSubmit());

/** Opens a list and focuses its search box, which loads the assistant. */
async function openRent(path = "/rent", respond = withDefaultResponses(() => buildCardList([buildRentCard()]))) {
  const api = mockListApi(respond);
  const rendered = await renderListAt(<Rent />, path);
  await waitFor(() => expect(box()).toBeTruthy(), slow);
  await act(async () => box().focus());
  await waitFor(() => expect(box().getAttribute("role")).toBe("combobox"), slow);
  return { ...api, ...rendered };
}

test("a submitted search becomes filters, and the box keeps the rest", async () => {
  const { currentPath } = await openRent("/rent?property_type=Villa&sort=price-low");
  type("two bedroom apartment in congotown under 500, balcony");
  await submit();
  await waitFor(() =>
    expect(currentPath()).toBe(
      "/rent?q=balcony&property_type=Apartment&area=Congo+Town&max_price=500&min_bedrooms=2&sort=price-low",
    ),
  );
  expect(box().value).toBe("balcony");
});

test("words of the other kind open its page", async () => {
  const { currentPath } = await openRent();
  type("house for sale");
  await submit();
  await waitFor(() => expect(currentPath()).toBe("/buy?property_type=House"));
});

test("typing requests nothing and changes no URL", async () => {
  const { requestedKeys, currentPath } = await openRent();
  await waitFor(() => expect(requestedKeys).toContain("/public/facets"));
  const before = requestedKeys.length;
  for (const text of ["s", "si", "sin", "sink"]) type(text);
  expect(options()).toEqual(["Sinkor9 homes"]);
  expect(currentPath()).toBe("/rent");
  expect(requestedKeys).toHaveLength(before);
});

test("another filter leaves a text that is not submitted in the box", async () => {
  const { currentPath } = await openRent();
  type("sea view");
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Monthly rent"), { target: { value: "1000-2000" } });
  });
  await waitFor(() => expect(currentPath()).toBe("/rent?min_price=1000&max_price=2000"));
  expect(box().value).toBe("sea view");
});

test("arrow keys choose an option, and Escape closes the list and keeps the text", async () => {
  const { currentPath } = await openRent();
  await waitFor(() => expect(options()).toEqual(["Sinkor9 homes", "Congo Town5 homes"]));
  press("ArrowDown");
  press("ArrowDown");
  const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "");
  expect(active()?.textContent).toContain("Congo Town");
  expect(active()?.getAttribute("aria-selected")).toBe("true");
  press("ArrowDown");
  expect(box().hasAttribute("aria-activedescendant")).toBe(false);
  type("house in cong");
  expect(box().getAttribute("aria-expanded")).toBe("true");
  press("Escape");
  expect(box().getAttribute("aria-expanded")).toBe("false");
  expect(box().value).toBe("house in cong");
  press("ArrowUp");
  press("Enter");
  await waitFor(() => expect(currentPath()).toBe("/rent?property_type=House&area=Congo+Town"));
});

test("recent searches are suggested and can be cleared", async () => {
  const { currentPath } = await openRent();
  type("studio with pool");
  await submit();
  await waitFor(() => expect(currentPath()).toBe("/rent?q=pool&property_type=Studio"));
  await act(async () => box().blur());
  type("");
  const recent = await screen.findByRole("option", { name: /^studio with pool/ });
  expect(within(recent).getByText("recent")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear recent searches" }));
  await waitFor(() => expect(options()).not.toContain("studio with poolrecent"));
  expect(localStorage.getItem("searches")).toBeNull();
});

test("a tapped suggestion searches", async () => {
  const { currentPath } = await openRent();
  fireEvent.click(await screen.findByRole("option", { name: /^Sinkor/ }));
  await waitFor(() => expect(currentPath()).toBe("/rent?area=Sinkor"));
  expect(list()).toBeNull();
});

test("if the places cannot be loaded, the other words still become filters", async () => {
  const respond = withDefaultResponses(() => buildCardList([buildRentCard()]));
  const { currentPath } = await openRent("/rent", (key) => (key === "/public/facets" ? 422 : respond(key)));
  type("house in sinkor");
  await submit();
  await waitFor(() => expect(currentPath()).toBe("/rent?q=sinkor&property_type=House"));
});
