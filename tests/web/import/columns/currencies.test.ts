import { expect, it } from "vitest";
import { currencyOfText } from "#contract/listings/written-values/currencies.ts";

it.each([
  ["L$ 5,000", "LRD"],
  ["LD 500", "LRD"],
  ["500LD", "LRD"],
  ["5,000 L$", "LRD"],
  ["LRD 95,000", "LRD"],
  ["Rent (LRD)", "LRD"],
  ["rent_lrd", "LRD"],
  ["monthlyRentLRD", "LRD"],
  ["L.D. 500", "LRD"],
  ["L.D.$500", "LRD"],
  ["$LD 500", "LRD"],
  ["LR$ 500", "LRD"],
  ["Liberian dollars", "LRD"],
  ["$500 LD", "LRD"],
  ["USD / LRD", "LRD"],
  ["US$500 (L$95,000)", "LRD"],
  ["$500", "USD"],
  ["US$ 500", "USD"],
  ["U.S.$500", "USD"],
  ["500usd", "USD"],
  ["priceUsd", "USD"],
  ["Price$", "USD"],
  ["500 $ a month", "USD"],
  ["for a $500 rent", "USD"],
  ["United States Dollars", "USD"],
  ["₦500,000", "NGN"],
  ["N500,000", "NGN"],
  ["1.5m naira", "NGN"],
  ["KSh 45,000", "KES"],
  ["Ksh. 45000", "KES"],
  ["₹ 20,000", "INR"],
  ["Rs. 20,000", "INR"],
  ["Rs.20000", "INR"],
  ["€500", "EUR"],
  ["£500", "GBP"],
  ["GH₵ 900", "GHS"],
  ["GHC 900", "GHS"],
  ["CFA 100", "XOF"],
  ["100 F CFA", "XOF"],
  ["100.000 FCFA", "XOF"],
  ["Le 500", "SLE"],
  ["500 Le", "SLE"],
  ["Price (Le)", "SLE"],
  ["R 5,000", "ZAR"],
  ["A$500", "AUD"],
  ["CA$500", "CAD"],
  ["le mois", undefined],
  ["L 5000", undefined],
  ["5 L", undefined],
  ["500", undefined],
  ["gold", undefined],
  ["world bank", undefined],
  ["on request", undefined],
  ["No. 5", undefined],
  ["", undefined],
])("%j names the currency %j", (text, code) => {
  expect(currencyOfText(text)).toBe(code);
});

it("reads a long text in linear time", () => {
  const start = performance.now();
  for (const part of ["a.", "aB", "1a", "_ ", "l $"]) currencyOfText(part.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
