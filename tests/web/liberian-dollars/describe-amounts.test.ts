import { expect, it } from "vitest";
import { createLiberianDollars } from "#web/lib/liberian-dollars/create-liberian-dollars.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { describeAmounts } from "#web/lib/liberian-dollars/page-amounts/describe-amounts.ts";

const now = new Date("2026-11-24T09:00:00Z");
const fresh = createLiberianDollars({ lrd_per_usd: 190, set_on: "2026-11-20" }, now);
const old = createLiberianDollars({ lrd_per_usd: 190, set_on: "2026-11-12" }, now);
const describe = (text: string, liberian: LiberianDollars) =>
  describeAmounts(text, liberian)?.replaceAll("\u00a0", " ");

it("keeps L$ and its number on one line", () => {
  expect(describeAmounts("$300 – $400", fresh)).toBe("about L$\u00a057,000 to L$\u00a076,000");
});

it.each([
  ["from $300/mo", "about L$ 57,000"],
  ["$1,250.50", "about L$ 238,000"],
  ["$1,000 – $2,000", "about L$ 190,000 to L$ 380,000"],
  ["$0 – $1,000", "about L$ 0 to L$ 190,000"],
  ["$0.12 – $0.20", "about L$ 22.8 to L$ 38"],
  ["3 homes between $500 and $900", "about L$ 95,000 to L$ 171,000"],
  ["$400/mo to $500/mo", "about L$ 76,000 to L$ 95,000"],
  ["$30 at home, $20 here", "about L$ 5,700, L$ 3,800"],
  ["US$ 85k", "about L$ 16,200,000"],
  ["$1.5 million", "about L$ 285,000,000"],
  ["$5 m²", "about L$ 950"],
])("shows the amounts of “%s” in L$", (text, expected) => {
  expect(describe(text, fresh)).toBe(expected);
});

it("puts the amounts of a sentence in parentheses", () => {
  expect(describe("You need about $3,000.", fresh)).toBe("(about L$ 570,000)");
});

it("marks the amounts of an old rate", () => {
  expect(describe("from $300", old)).toBe("about L$ 57,000 (old rate)");
  expect(describe("You need about $3,000.", old)).toBe("(about L$ 570,000, old rate)");
});

it.each(["L$ 500", "LD$500", "LRD $ 500", "$0", "Free", "$"])("shows nothing for “%s”", (text) => {
  expect(describe(text, fresh)).toBeUndefined();
});

it("leaves out the amounts that are in L$ already", () => {
  expect(describe("L$ 500 or $3", fresh)).toBe("about L$ 570");
});
