import { expect, it } from "vitest";
import { currencyOfText } from "#shared/listings/written-values/currencies.ts";
import { casesOf } from "../../../support/tables/cases-of.ts";

it.each([
  ...casesOf(`
    LRD: L$ 5,000 | LD 500 | 500LD | 5,000 L$ | LRD 95,000 | Rent (LRD) | rent_lrd | monthlyRentLRD | L.D. 500
    LRD: L.D.$500 | $LD 500 | LR$ 500 | Liberian dollars | $500 LD | USD / LRD | US$500 (L$95,000)
    USD: $500 | US$ 500 | U.S.$500 | 500usd | priceUsd | Price$ | 500 $ a month | for a $500 rent
    USD: United States Dollars
    NGN: ₦500,000 | N500,000 | 1.5m naira
    KES: KSh 45,000 | Ksh. 45000
    INR: ₹ 20,000 | Rs. 20,000 | Rs.20000
    EUR: €500
    GBP: £500
    GHS: GH₵ 900 | GHC 900
    XOF: CFA 100 | 100 F CFA | 100.000 FCFA
    SLE: Le 500 | 500 Le | Price (Le)
    ZAR: R 5,000
    AUD: A$500
    CAD: CA$500
    : le mois | L 5000 | 5 L | 500 | gold | world bank | on request | No. 5
  `),
  ["", undefined],
])("%j names the currency %j", (text, code) => expect(currencyOfText(text)).toBe(code));

it("reads a long text in linear time", () => {
  for (const part of ["a.", "aB", "1a", "_ ", "l $"]) expect(() => currencyOfText(part.repeat(400_000))).not.toThrow();
});
