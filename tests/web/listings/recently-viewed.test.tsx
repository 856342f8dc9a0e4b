import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RecentlyViewed } from "#web/site/features/listings/recently-viewed/recently-viewed.part.tsx";
import { addRecentlyViewed } from "#web/site/features/listings/recently-viewed/recently-viewed-store.ts";
import { resetScreen } from "../support/account-api.tsx";
import { buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

const buildHome = (number: number) => buildPropertyCard({ uuid: `home-${number}`, title: `Home ${number}` });
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

it("shows the last eight properties, newest first, and stores the current one without showing it", () => {
  for (let number = 1; number <= 12; number++) addRecentlyViewed(buildHome(number));
  renderInApp(<RecentlyViewed current={buildHome(13)} />);
  expect(screen.getByRole("heading", { level: 2, name: "Recently viewed" })).toBeTruthy();
  expect(titles()).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map((number) => `Home ${number}`));
  cleanup();
  renderInApp(<RecentlyViewed current={buildHome(12)} />);
  expect(titles()[0]).toBe("Home 13");
  expect(titles()).not.toContain("Home 12");
});

it("a property viewed again is updated and moves to the front", () => {
  for (const number of [1, 2]) addRecentlyViewed(buildHome(number));
  addRecentlyViewed(buildPropertyCard({ uuid: "home-1", title: "Home 1, for less" }));
  renderInApp(<RecentlyViewed />);
  expect(titles()).toEqual(["Home 1, for less", "Home 2"]);
});

it("leaves out removed properties, samples and properties already on the page", () => {
  for (const number of [1, 2, 3]) addRecentlyViewed(buildHome(number));
  addRecentlyViewed({ ...buildHome(4), sample: true });
  renderInApp(<RecentlyViewed removedId="home-2" excludedIds={["home-3"]} />);
  expect(titles()).toEqual(["Home 1"]);
  cleanup();
  renderInApp(<RecentlyViewed />);
  expect(titles()).toEqual(["Home 3", "Home 1"]);
});

it("Clear removes them from the page and the storage", () => {
  addRecentlyViewed(buildHome(1));
  const { container } = renderInApp(<RecentlyViewed current={buildHome(2)} />);
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(container.textContent).toBe("");
  expect(localStorage.getItem("viewed")).toBe("[]");
});

it("shows nothing if the stored value is invalid", () => {
  localStorage.setItem("viewed", "{broken");
  const { container } = renderInApp(<RecentlyViewed />);
  expect(container.textContent).toBe("");
});
