import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RecentlyViewed } from "#web/features/listings/recently-viewed/recently-viewed.tsx";
import { addRecentlyViewed } from "#web/features/listings/recently-viewed/recently-viewed-store.ts";
import { buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const home = (at: number) => buildPropertyCard({ uuid: `home-${at}`, title: `Home ${at}` });
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

it("shows the last eight, last viewed first, without the one being looked at, and keeps that one", () => {
  for (let at = 1; at <= 12; at++) addRecentlyViewed(home(at));
  renderInApp(<RecentlyViewed now={home(13)} />);
  expect(screen.getByRole("heading", { level: 2, name: "Recently viewed" })).toBeTruthy();
  expect(titles()).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map((at) => `Home ${at}`));
  cleanup();
  renderInApp(<RecentlyViewed now={home(12)} />);
  expect(titles()[0]).toBe("Home 13");
  expect(titles()).not.toContain("Home 12");
});

it("one viewed again is kept once, as it is now, and moves to the front", () => {
  for (const at of [1, 2]) addRecentlyViewed(home(at));
  addRecentlyViewed(buildPropertyCard({ uuid: "home-1", title: "Home 1, for less" }));
  renderInApp(<RecentlyViewed />);
  expect(titles()).toEqual(["Home 1, for less", "Home 2"]);
});

it("one that is gone is never shown again, nor a sample, nor what stands on the page already", () => {
  for (const at of [1, 2, 3]) addRecentlyViewed(home(at));
  addRecentlyViewed({ ...home(4), sample: true });
  renderInApp(<RecentlyViewed gone="home-2" except={["home-3"]} />);
  expect(titles()).toEqual(["Home 1"]);
  cleanup();
  renderInApp(<RecentlyViewed />);
  expect(titles()).toEqual(["Home 3", "Home 1"]);
});

it("Clear removes them from the page and the phone", () => {
  addRecentlyViewed(home(1));
  const { container } = renderInApp(<RecentlyViewed now={home(2)} />);
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(container.textContent).toBe("");
  expect(localStorage.getItem("viewed")).toBe("[]");
});

it("nothing is shown where nothing was viewed, or something else wrote there", () => {
  localStorage.setItem("viewed", "{broken");
  const { container } = renderInApp(<RecentlyViewed />);
  expect(container.textContent).toBe("");
});
