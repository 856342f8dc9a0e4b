import { afterEach, expect, it, vi } from "vitest";
import {
  addSavedSearch,
  readSavedSearches,
  removeSavedSearch,
} from "#web/lib/catalogue/saved-searches/saved-search.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("reads the saved searches once until they change here or in another tab", () => {
  addSavedSearch({ path: "/rent", query: "kind=rent", label: "Rent", seenAt: 1, seen: { abcdef12: 500 } });
  const first = readSavedSearches();
  const [parse, stringify] = [vi.spyOn(JSON, "parse"), vi.spyOn(JSON, "stringify")];
  expect(readSavedSearches()).toBe(first);
  expect([parse, stringify].map((spy) => spy.mock.calls)).toEqual([[], []]);
  localStorage.setItem("saved_searches", "[]");
  expect(readSavedSearches()).toEqual([]);
  expect(removeSavedSearch("/rent")).toBe(true);
});
