import { expect, it } from "vitest";
import { readPeriod } from "#shared/listings/written-values/read-period.ts";
import { casesOf } from "../../support/tables/cases-of.ts";

const months: Record<string, number> = { day: 12 / 365, week: 12 / 52, fortnight: 24 / 52 };

it.each([
  ...casesOf(`
    week: pw | p/w | p.w. | PPW | per week | weekly | Week | /wk | w | paid weekly
    1: pcm | pm | p.m. | P/M | per month | per calendar month | monthly | month | /mo | m | mth
    12: pa | p.a. | per annum | annual | annually | Yearly | year | per yr | y | rent per year | 1 year | one year
    12: 12 months
    24: 2 years
    day: daily | per night | nightly
    fortnight: fortnightly
    3: quarterly | per quarter | qtr | 3-monthly
    6: 6 months | six months | every 6 months | half-yearly | semi-annual
    : blue moon | once | in advance | 500 monthly | constructor
  `),
  ["", undefined],
])("reads the period %j as %s", (text, length) =>
  expect(readPeriod(text)?.months).toBe(length && (months[length] ?? Number(length))),
);
