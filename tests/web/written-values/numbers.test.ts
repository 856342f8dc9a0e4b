import { expect, it } from "vitest";
import { readNumber } from "#shared/listings/written-values/numbers/read-number.ts";
import { casesOf } from "../../support/tables/cases-of.ts";

/** Of a doubtful text, the second number may be meant. */
it.each([
  ...casesOf(`
    1250: 1250 | 1'250 | 1 250 | 1\u00a0250 | １２５０ | ١٢٥٠ | ۱۲۵۰
    0: 0
    7: 007
    2.5: 2.5 | 2½
    0.5: .5 | ,5 | 0,500 | ½ | 1/2 | 1⁄2
    5: 5.
    1.2: 1,20
    85.5: 85,5
    1.2345: 1,2345
    0.125: 0.125
    1234.567: 1234.567
    1250.5: 1,250.50 | 1.250,50 | 1'250.50 | 1\u202f250,50 | ١٬٢٥٠٫٥
    1250000: 1,250,000.00 | 1.250.000,00 | 1’250’000 | 1\u2009250\u2009000
    1234567: 1,234,567 | 1.234.567 | 12,34,567
    150000000: 150.000.000
    100000: 1,00,000
    1234567.5: 12,34,567.50
    12345678: 12 345 678
    0.75: 3/4
    1.5: 1 1/2
    150000 or 150: 150.000
    1200 or 1.2: 1.200 | 1,200
    85000 or 85: 85,000
    12345 or 12.345: 12.345
    1250500 or 1250.5: 1,250.500 | 1.250,500
    1200 or 120000: 1,200,00 | 1.200.00
    : abc | . | 1,,2 | 12.34.56 | 1 25 | 1,250.000,5 | 500/600 | 1/0 | -5 | 1e5
  `),
  ["", undefined],
  ["9".repeat(20), undefined],
])("reads the number %j as %s", (text, meaning) => {
  const [value, other] = meaning?.split(" or ").map(Number) ?? [];
  expect(readNumber(text)).toEqual(meaning && { value, ...(other !== undefined && { other }) });
});
