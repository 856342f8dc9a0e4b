import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { featuredKey, recentKey } from "#web/site/features/listings/home/featured-keys.ts";
import { Favourites } from "#web/site/routes/favourites.tsx";
import { resetScreen } from "../support/account-api.tsx";
import {
  buildDetailProperty,
  buildDetailResponse,
  buildPropertyCard,
  renderInApp,
} from "../support/property-fixtures.tsx";
import { buildCardList, buildRentCard } from "../support/property-list-api.tsx";

const failToFetch = () => Promise.reject(new TypeError("offline"));
beforeEach(() => void vi.stubGlobal("fetch", failToFetch));
afterEach(resetScreen);

const getKey = (uuid: string) => `/public/properties/${uuid}`;

it("explains how to save a home if none is saved, and shows homes", () => {
  const cards = buildCardList([buildRentCard({ title: "Featured flat" })]);
  renderInApp(<Favourites />, { data: { [featuredKey]: cards, [recentKey]: buildCardList([]) } });
  expect(screen.getByText("Nothing saved yet")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Featured flat" })).toBeTruthy();
});

it("shows the saved homes offline", () => {
  localStorage.setItem(
    "favorites",
    JSON.stringify([buildPropertyCard({ title: "First" }), buildPropertyCard({ uuid: "b", title: "Second" })]),
  );
  renderInApp(<Favourites />);
  expect(screen.getByRole("heading", { name: "First" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Second" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("2 homes");
});

it("updates the card of a saved home", async () => {
  const saved = buildPropertyCard({ title: "Old title" });
  localStorage.setItem("favorites", JSON.stringify([saved]));
  renderInApp(<Favourites />, {
    data: { [getKey(saved.uuid)]: buildDetailResponse(buildDetailProperty({ title: "New title" })) },
  });
  await waitFor(() => screen.getByRole("heading", { name: "New title" }));
  expect(localStorage.getItem("favorites")).toContain("New title");
});

it("marks a saved home that is no longer listed, and removes it on request", () => {
  const saved = buildPropertyCard();
  localStorage.setItem("favorites", JSON.stringify([saved]));
  renderInApp(<Favourites />, { data: { [getKey(saved.uuid)]: null } });
  expect(screen.getByText("No longer listed")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Remove" }).click());
  expect(screen.getByText("Nothing saved yet")).toBeTruthy();
});

it("offers to tell of the next one beside a saved home that is let", () => {
  localStorage.setItem("favorites", JSON.stringify([buildRentCard({ status: "let", is_available: false })]));
  renderInApp(<Favourites />);
  expect(screen.getByRole("link", { name: "Tell me when one comes" }).getAttribute("href")).toBe(
    "/tell-me?kind=rent&property_type=Apartment&area=Sinkor&max_price=1300&min_bedrooms=2",
  );
});

it("has a part with the homes and one with the searches", () => {
  renderInApp(<Favourites />, { path: "/favorites?show=searches" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Saved searches");
  const links = within(screen.getByRole("navigation", { name: "Saved" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/favorites", null],
    ["/favorites?show=searches", "page"],
  ]);
});

it("shows homes saved in another tab", () => {
  renderInApp(<Favourites />);
  act(() => {
    localStorage.setItem("favorites", JSON.stringify([buildPropertyCard({ title: "From the other tab" })]));
    dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
  });
  expect(screen.getByRole("heading", { name: "From the other tab" })).toBeTruthy();
});

it("ignores an invalid stored value", () => {
  localStorage.setItem("favorites", "{broken");
  renderInApp(<Favourites />);
  expect(screen.getByText("Nothing saved yet")).toBeTruthy();
});

it.each([
  ["rows on a phone", 3, true, ["side-cards"]],
  ["two columns without a gap for four homes", 4, false, ["sm:grid-cols-2"]],
  ["three columns for three homes", 3, false, ["sm:grid-cols-2", "lg:grid-cols-3"]],
])("shows %s", (_, count, isPhone, classes) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  const cards = Array.from({ length: count }, (__, index) =>
    buildPropertyCard({ uuid: String(index), title: `${index}` }),
  );
  localStorage.setItem("favorites", JSON.stringify(cards));
  renderInApp(<Favourites />);
  const list = screen.getAllByRole("article")[0]?.parentElement?.parentElement;
  const found = ["side-cards", "sm:grid-cols-2", "lg:grid-cols-3"].filter((name) => list?.classList.contains(name));
  expect(found).toEqual(classes);
});
