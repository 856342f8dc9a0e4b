import { expect, it } from "vitest";
import { comparePath, readComparedIds } from "#web/site/features/listings/compare/compared-ids.ts";

const uuids = [1, 2, 3, 4, 5].map((digit) => `0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a1${digit}`);
const [one = "", two = ""] = uuids;
const read = (query: string) => readComparedIds(new URLSearchParams(query));

it.each([
  ["two homes in their order", `homes=${two},${one}`, [two, one]],
  ["an encoded comma", `homes=${one}%2C${two}`, [one, two]],
  ["capital letters and spaces", `homes=${one.toUpperCase()},%20${two}`, [one, two]],
  ["a repeated home once", `homes=${one},${two},${one.toUpperCase()}`, [one, two]],
  ["no more than four", `homes=${uuids.join(",")}`, uuids.slice(0, 4)],
  ["no sample and no malformed id", `homes=${one},sample-1,..%2F..,${two}0,${two}`, [one, two]],
  ["nothing in an empty list", "homes=", []],
  ["nothing without a list", "", []],
])("reads %s", (_, query, expected) => expect(read(query)).toEqual(expected));

it("a path is read as the homes that it was made of", () => {
  const path = comparePath([one, two]);
  expect(path).toBe(`/compare?homes=${one},${two}`);
  expect(readComparedIds(new URL(path, "https://hub.example").searchParams)).toEqual([one, two]);
});
