import { expect, it } from "vitest";
import { createLiberianDollars } from "#web/lib/liberian-dollars/create-liberian-dollars.ts";

const at = (day: string) => new Date(`${day}T18:30:00Z`);
const create = (today: string, lrd_per_usd = 190) =>
  createLiberianDollars({ lrd_per_usd, set_on: "2026-11-12" }, at(today));

it.each([
  [450, "L$ 85,500"],
  [25, "L$ 4,750"],
  [85_000, "L$ 16,200,000"],
  [1, "L$ 190"],
  [0, "L$ 0"],
])("rounds $%d to three digits: %s", (dollars, expected) => {
  const { format, about } = create("2026-11-12");
  expect([format(dollars), about(dollars)]).toEqual([expected, `about ${expected}`]);
});

it.each([
  ["2026-11-12", undefined],
  ["2026-11-19", undefined],
  ["2026-11-20", "This rate is 8 days old"],
  ["2026-11-24", "This rate is 12 days old"],
])("on %s says of a rate of 12 November: %s", (today, age) => {
  const shown = create(today);
  expect([shown.rate, shown.age]).toEqual(["At L$ 190 per US$ 1, set on 12 November", age]);
  expect(shown.about(450)).toBe(age ? "about L$ 85,500 (old rate)" : "about L$ 85,500");
});

it("says the year of a date long ago, and the decimals of the rate", () =>
  expect(create("2027-11-12", 190.5).rate).toBe("At L$ 190.50 per US$ 1, set on 12 November 2026"));

it("counts a rate of tomorrow, by a clock that is late, as today's", () =>
  expect(create("2026-11-11").age).toBeUndefined());
