import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Compare } from "#web/site/routes/listings/compare.tsx";
import { resetScreen } from "../../support/account-api.tsx";
import {
  buildDetailProperty,
  buildDetailResponse,
  buildPropertyCard,
  renderInApp,
} from "../../support/property-fixtures.tsx";

const uuids = [1, 2, 3].map((digit) => `0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a1${digit}`);
const [one = "", two = "", three = ""] = uuids;
const getKey = (uuid: string) => `/public/properties/${uuid}`;
const titles: Record<string, string> = { [one]: "Villa", [two]: "Flat", [three]: "Bungalow" };

const found = (uuid: string) => ({
  [getKey(uuid)]: buildDetailResponse(buildDetailProperty({ uuid, title: titles[uuid] })),
});

const render = (homes: string[], data: Record<string, unknown>) =>
  renderInApp(<Compare />, { path: `/compare?homes=${homes.join(",")}`, data });

beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline"))));
afterEach(resetScreen);

it("shows a column for each home, with its title as the header", () => {
  render([one, two, three], { ...found(one), ...found(two), ...found(three) });
  const table = screen.getByRole("table");
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Villa", "Flat", "Bungalow"]);
  const price = within(table).getByRole("row", { name: /^Price/ });
  expect(within(price).getAllByRole("cell")).toHaveLength(3);
});

it("shows rows only for what differs, and a visit, a call and a chat for each home", async () => {
  const other = buildDetailResponse(
    buildDetailProperty({ uuid: two, title: "Flat", bedrooms: 2, contact_number: "+231 77 111 2222" }),
  );
  await act(async () => render([one, two], { ...found(one), [getKey(two)]: other }));
  const labels = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(labels).toEqual(["Price", "Contact", "Bedrooms"]);
  const same = within(screen.getByRole("region", { name: "Same for all" })).getAllByRole("term");
  expect(same.map((term) => [term.textContent, term.nextSibling?.textContent])).toContainEqual(["Bathrooms", "4"]);
  const calls = await screen.findAllByRole("link", { name: "Call Now" });
  expect(calls.map((link) => link.getAttribute("href"))[1]).toBe("tel:+231771112222");
  expect(screen.getAllByRole("link", { name: "WhatsApp" })).toHaveLength(2);
  const visits = screen.getAllByRole("link", { name: "Visit this home" });
  expect(visits.map((link) => link.getAttribute("href"))).toEqual([one, two].map((id) => `/book/viewing/${id}`));
});

it("marks a home that is not available", () => {
  const other = buildDetailResponse(buildDetailProperty({ uuid: two, status: "unavailable", is_available: false }));
  render([one, two], { ...found(one), [getKey(two)]: other });
  const row = screen.getByRole("row", { name: /^Availability/ });
  expect(within(row).getByText("Unavailable").className).toMatch(/^state .* text-bad$/);
  expect(within(row).getByText("Available").className).not.toContain("tag");
});

it.each([
  ["no home", []],
  ["one home", [one]],
])("with %s, it shows homes to start with", async (_, homes) => {
  await act(async () => render(homes, found(one)));
  expect(screen.getByRole("heading", { level: 2, name: "Homes to start with" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Compare homes" })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it.each([
  ["fewer than two homes are saved", [one], "See all properties", "/properties"],
  ["two homes are saved", [one, two], "Choose saved homes", "/favorites"],
])("offers what helps when %s", async (_, saved, label, path) => {
  localStorage.setItem("favorites", JSON.stringify(saved.map((uuid) => buildPropertyCard({ uuid }))));
  await act(async () => render([], {}));
  const [first] = screen.getAllByRole("link");
  expect([first?.textContent, first?.getAttribute("href")]).toEqual([label, path]);
});

it("says in its column that a home is no longer listed", () => {
  render([one, two], { ...found(one), [getKey(two)]: null });
  const [, header] = screen.getAllByRole("columnheader");
  expect(header?.textContent?.trim()).toBe("No longer listed");
  expect(screen.getByRole("link", { name: "Remove this home from the comparison" })).toBeTruthy();
});

it("says so too when the removed home comes with similar ones, and names it if it is saved", () => {
  localStorage.setItem("favorites", JSON.stringify([buildPropertyCard({ uuid: two, title: "Flat" })]));
  render([one, two], { ...found(one), [getKey(two)]: { data: { property: null, similar: [] } } });
  expect(screen.getAllByRole("columnheader")[1]?.textContent).toBe("Flat No longer listed");
});

it("removes a home, and keeps the others in their order", async () => {
  render([one, two, three], { ...found(one), ...found(two), ...found(three) });
  const remove = screen.getByRole("link", { name: "Remove Flat from the comparison" });
  expect(remove.getAttribute("href")).toBe(`/compare?homes=${one},${three}`);
  act(() => remove.click());
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Comparison" }));
});

it("shows the saved cards offline, says so, and tries again on request", async () => {
  localStorage.setItem("favorites", JSON.stringify([buildPropertyCard({ uuid: two, title: "Flat" })]));
  render([one, two], found(one));
  expect(screen.getByRole("link", { name: "Flat" })).toBeTruthy();
  await waitFor(() => screen.getByText("Some details could not be loaded"));
  const response = JSON.stringify(found(two)[getKey(two)]);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(response, { headers: { "content-type": "application/json" } })),
  );
  act(() => screen.getByRole("button", { name: "Try Again" }).click());
  await waitFor(() => expect(screen.queryByText("Some details could not be loaded")).toBeNull());
});

it("says that a home could not be loaded of which nothing is saved", async () => {
  render([one, three], found(one));
  expect(screen.getByText("Loading...")).toBeTruthy();
  await waitFor(() => screen.getByText("Could not be loaded"));
});

it("reports an image that could not be created", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new Error("no image"));
  render([one, two], { ...found(one), ...found(two) });
  act(() => screen.getByRole("button", { name: "Send as image" }).click());
  await waitFor(() => screen.getByText("The image could not be created. Try again."));
});
