import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Favourites } from "#web/site/routes/favourites.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";

beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline"))));
afterEach(resetScreen);

/** Opens the saved homes with this number of them. Their ids are a, b, c and so on. */
function openSaved(count: number, samples = 0) {
  const cards = [..."abcdef"].slice(0, count).map((uuid) => buildPropertyCard({ uuid, title: `Home ${uuid}` }));
  const sampleCards = Array.from({ length: samples }, (_, index) => ({
    ...buildPropertyCard({ uuid: `sample-${index}`, title: `Sample ${index}` }),
    sample: true,
  }));
  localStorage.setItem("favorites", JSON.stringify([...cards, ...sampleCards]));
  renderInApp(<Favourites />);
}

const checkbox = (uuid: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Compare Home ${uuid}` });
const toggle = (...ids: string[]) => {
  for (const uuid of ids) act(() => checkbox(uuid).click());
};
const compareLink = () => screen.queryByRole("link", { name: /^Compare/ });

it.each([
  [1, 0],
  [1, 2],
])("offers no comparison with %d home and %d samples", (count, samples) => {
  openSaved(count, samples);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(compareLink()).toBeNull();
});

it.each([2, 3, 4])("chooses all of %d homes at first", (count) => {
  openSaved(count, 1);
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual(
    Array(count).fill(true),
  );
  expect(compareLink()?.textContent).toBe(`Compare ${count} homes`);
});

it("chooses none of five homes at first, and says how many to choose", () => {
  openSaved(5);
  expect(compareLink()).toBeNull();
  expect(screen.getByText("Choose two to four homes to compare.")).toBeTruthy();
  toggle("c");
  expect(screen.getByText("Choose one more home to compare.")).toBeTruthy();
  toggle("a");
  expect(compareLink()?.getAttribute("href")).toBe("/compare?homes=a,c");
});

it("disables the other homes at four, and says why", () => {
  openSaved(6);
  toggle(..."abcd");
  expect(checkbox("e").disabled).toBe(true);
  const reason = document.getElementById(checkbox("e").getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe("4 homes chosen. Remove one to choose another.");
  toggle("b", "f");
  expect(compareLink()?.getAttribute("href")).toBe("/compare?homes=a,c,d,f");
});

it("keeps the choice when a home is removed", async () => {
  openSaved(5);
  toggle("a", "c", "e");
  act(() => screen.getByRole("button", { name: "Save Home c" }).click());
  await waitFor(() => expect(compareLink()?.getAttribute("href")).toBe("/compare?homes=a,e"));
});
