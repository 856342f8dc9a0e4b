import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Favourites } from "#web/routes/favourites.tsx";
import {
  buildDetailProperty,
  buildDetailResponse,
  buildPropertyCard,
  renderInApp,
} from "../support/property-fixtures.tsx";

const noSignal = () => Promise.reject(new TypeError("offline"));
beforeEach(() => {
  vi.stubGlobal("fetch", noSignal);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const keyOf = (uuid: string) => `/public/properties/${uuid}`;

it("without saved homes the page says how to save one", () => {
  renderInApp(<Favourites />);
  expect(screen.getByText("Nothing saved yet")).toBeTruthy();
});

it("saved homes are shown from this browser when there is no signal", () => {
  localStorage.setItem(
    "favorites",
    JSON.stringify([buildPropertyCard({ title: "First" }), buildPropertyCard({ uuid: "b", title: "Second" })]),
  );
  renderInApp(<Favourites />);
  expect(screen.getByRole("heading", { name: "First" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Second" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("2 homes");
});

it("a saved home follows the listing", async () => {
  const saved = buildPropertyCard({ title: "Old title" });
  localStorage.setItem("favorites", JSON.stringify([saved]));
  renderInApp(<Favourites />, {
    data: { [keyOf(saved.uuid)]: buildDetailResponse(buildDetailProperty({ title: "New title" })) },
  });
  await waitFor(() => screen.getByRole("heading", { name: "New title" }));
  expect(localStorage.getItem("favorites")).toContain("New title");
});

it("a listing that is gone stays and is marked", () => {
  const saved = buildPropertyCard();
  localStorage.setItem("favorites", JSON.stringify([saved]));
  renderInApp(<Favourites />, { data: { [keyOf(saved.uuid)]: null } });
  expect(screen.getByText("No longer listed")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Remove" }).click());
  expect(screen.getByText("Nothing saved yet")).toBeTruthy();
});

it("another tab's change is followed", () => {
  renderInApp(<Favourites />);
  act(() => {
    localStorage.setItem("favorites", JSON.stringify([buildPropertyCard({ title: "From the other tab" })]));
    dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
  });
  expect(screen.getByRole("heading", { name: "From the other tab" })).toBeTruthy();
});

it("what something else wrote there is no list", () => {
  localStorage.setItem("favorites", "{broken");
  renderInApp(<Favourites />);
  expect(screen.getByText("Nothing saved yet")).toBeTruthy();
});
