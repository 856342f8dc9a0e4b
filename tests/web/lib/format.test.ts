import { expect, it } from "vitest";
import { excerpt } from "#web/admin/lib/format/excerpt.ts";
import { formatArea, formatDate, formatMoney, formatPrice } from "#web/lib/format/format-values.ts";

it.each([
  [1250, "$1,250"],
  [0, "$0"],
  [999, "$999"],
  [450_000, "$450,000"],
  [1_000_000_000, "$1,000,000,000"],
  [1250.5, "$1,250.50"],
  [1250.05, "$1,250.05"],
  [19.99, "$19.99"],
])("formats %d dollars as %s", (dollars, text) => expect(formatMoney(dollars)).toBe(text));

it("adds /mo to rents only", () => {
  expect(formatPrice("rent", 1250)).toBe("$1,250/mo");
  expect(formatPrice("buy", 85_000)).toBe("$85,000");
});

it("formats a floor area with separators and its unit", () => expect(formatArea(1150)).toBe("1,150 sq ft"));

it("formats the UTC day in any time zone", () => expect(formatDate("2026-03-14T23:59:00.000Z")).toBe("14 March 2026"));

it.each([
  ["We need a plumber", 17, "We need a plumber"],
  ["Do you give lessons in an automatic car?", 30, "Do you give lessons in an..."],
  ["We met on Monday. Please call.", 17, "We met on Monday..."],
  ["See https://example.org/a/very/long/link", 12, "See https://..."],
  ["One\n\ntwo", 20, "One two"],
])("shortens %j to %d characters, at the end of a word", (text, length, shown) =>
  expect(excerpt(text, length)).toBe(shown),
);
