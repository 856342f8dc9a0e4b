import { expect, it } from "vitest";
import { keepLastResult } from "#worker/db/keep-last-result.ts";
import type { Row } from "#worker/db/query.ts";

/** A query that returns a new object for the rows of each call. */
const createQuery = () => keepLastResult({ statements: [], read: (results: Row[][]) => ({ results }) });

it("returns the last result for the same rows", () => {
  const { read } = createQuery();
  const first = read([[{ uuid: "a", price: 1 }], []]);
  expect(read([[{ uuid: "a", price: 1 }], []])).toBe(first);
});

it.each([
  ["another value", [[{ uuid: "a", price: 2 }], []]],
  ["null instead of a value", [[{ uuid: "a", price: null }], []]],
  ["no row", [[], []]],
  ["one more row in another statement", [[{ uuid: "a", price: 1 }], [{ count: 1 }]]],
  ["two rows", [[{ uuid: "a", price: 1 }, { uuid: "b" }], []]],
])("reads again after %s", (_, changed: Row[][]) => {
  const { read } = createQuery();
  const first = read([[{ uuid: "a", price: 1 }], []]);
  expect(read(changed)).toEqual({ results: changed });
  expect(read([[{ uuid: "a", price: 1 }], []])).not.toBe(first);
});

it("does not keep statements with several rows", () => {
  const { read } = createQuery();
  const rows = [[{ uuid: "a" }, { uuid: "b" }]];
  expect(read(rows)).not.toBe(read(rows));
});

it("does not keep long texts", () => {
  const { read } = createQuery();
  const rows = [[{ json: "x".repeat(20_000) }]];
  expect(read(rows)).not.toBe(read(rows));
});
