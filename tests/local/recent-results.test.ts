import { expect, it, vi } from "vitest";
import { createRecentResults } from "#worker/lib/recent-results.ts";

it("creates the result of a key once", () => {
  const recent = createRecentResults<string>(2);
  const create = vi.fn(() => "first");
  expect([recent("a", create), recent("a", create)]).toEqual(["first", "first"]);
  expect(create).toHaveBeenCalledTimes(1);
});

it("keeps the results that were used last", () => {
  const recent = createRecentResults<string>(2);
  const created: string[] = [];
  for (const key of ["a", "b", "a", "c", "a", "b"]) {
    recent(key, () => {
      created.push(key);
      return key;
    });
  }
  expect(created).toEqual(["a", "b", "c", "b"]);
});

it("does not keep an error", () => {
  const recent = createRecentResults<string>(2);
  const failing = () => {
    throw new Error("invalid");
  };
  expect(() => recent("a", failing)).toThrow("invalid");
  expect(recent("a", () => "valid")).toBe("valid");
});
