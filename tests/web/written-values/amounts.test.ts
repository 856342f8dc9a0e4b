import { describe, expect, it } from "vitest";
import { readAmount, readRent } from "#shared/listings/written-values/read-amount.ts";
import type { Reading, ReadingContext } from "#shared/listings/written-values/reading.ts";
import { casesOf, textsOf } from "../../support/tables/cases-of.ts";

type Row = [text: string, value: string | undefined, question?: string, asWritten?: string];

/** Reads rows from lines of `value; question; as written: text | text`. */
const rowsOf = (table: string) =>
  casesOf(table).map(([text, meaning]): Row => {
    const [value, question, asWritten] = meaning?.split("; ") ?? [];
    return [text, value, question, asWritten];
  });

const toReading = ([, value, question, asWritten]: Row): Reading | undefined => {
  if (value === undefined && question === undefined) return undefined;
  return {
    ...(value !== undefined && { value }),
    ...(question !== undefined && { question }),
    ...(asWritten !== undefined && { asWritten }),
  };
};

const amounts: Row[] = [
  ...rowsOf(`
    85000: 85000 | $85,000 neg. | 85,000 (negotiable) | 85,000 USD | USD85000 | US$85,000.00 | $ 85 000 | 85'000 | 85k
    85000: 85 K | 85 thousand | asking 85,000 | 85,000+ | 85,000/= | 85,000 or best offer | 85000.0000
    1200: US$ 1,200 | 1.200,- | 1.200,-- | 1'200.- | １２００
    1200000: 1.2m | 1.2M | 1.2 million
    1250000: 1.250 million | 1.250.000
    350000000: 350m
    5000000: 50 lakh
    20000000: 2 crore
    15000000: 1.5 cr
    1200000000: 1.2bn | 1.2 billion
    85000; Do you mean US$85,000?: 8.5E+4 | 8.5E+04 | 8,5e4 | $85 ,000 | about 85,000 | ~ 85,000 | 3 bedroom 85000
    85000; Do you mean US$85,000?: $85,000 (120 m2)
    500; Do you mean US$500?: 500, 600 | 500-600 | $500 – $600 | 500/600 | 500 or 600 | 500 per month
    500; Do you mean US$500?: US$500 / L$ 95,000 | 500 plus bills
    1250: 1.250,00 | 1 250
    85.5: 85,5
    500: from 500
    150000; Do you mean 150,000?; 150: 150.000 | $150.000
    1200; Do you mean 1,200?; 1.2: 1.200 | 1,200
    : POA | call | negotiable | twenty | $ | -500 | 0886123456 | +231 886 123 456
  `),
  ...textsOf(`
    8.5E-4 | 1E+30 | $85,0000 | 85,00000 | ¥500 | 10% | 2 months | 1 month rent | $20 per sqm | $12/m² | 12 USD/m2
    $12 per m^2 | $12/ft2 | $12/ft² | $12/yd2 | $12 p/m2 | 12 psf | $12 pr m2 | $12/mètre | 5,000/acre
  `).map((text): Row => [text, undefined, `"${text}": enter the amount in US dollars`]),
  ["US$1e5", "100000", "Do you mean US$100,000?"],
  ["€ 85,-", undefined, "€ 85: enter the amount in US dollars"],
  ["85, 000", "85000", "Do you mean 85,000?", "85"],
  ["US$ 1, 250, 000", "1250000", "Do you mean US$1,250,000?"],
  ["L 60,000", undefined, "L$ 60,000: enter the amount in US dollars"],
  ["L50,000", undefined, "L$ 50,000: enter the amount in US dollars"],
  ["60000 L", undefined, "L$ 60,000: enter the amount in US dollars"],
  ["LR 60,000", undefined, "L$ 60,000: enter the amount in US dollars"],
  ["12.345", "12345", "Do you mean 12,345?", "12.35"],
  ["1,200,00", "1200", "Do you mean 1,200?", "120000"],
  ["85.1234", "85.12", "Do you mean US$85.12?"],
  ["85.0000", "85", "Do you mean US$85?"],
  ["50-80k", "50000", "Do you mean US$50,000?"],
  ["350/m", "350", "Do you mean US$350?"],
  ["L$ 150,000", undefined, "L$ 150,000: enter the amount in US dollars"],
  ["LRD 150000", undefined, "L$ 150,000: enter the amount in US dollars"],
  ["€500", undefined, "€ 500: enter the amount in US dollars"],
  ["N150,000", undefined, "₦ 150,000: enter the amount in US dollars"],
];

const rents: Row[] = [
  ...rowsOf(`
    500: 500 | 500 pcm | 500 a month | monthly: 500 | US$ 500 per calendar month | 500/a month | 500 (deposit n/a)
    1200: US$ 1,200 per month | 1 200 USD per month
    750: $750/mo
    350: 350/m | 350/month | 350 per m | 350 pm | 350 p.m. | 350 p/m
    350; Do you mean US$350 a month?; 350000000: 350 m | 350m
    1200000; Do you mean US$1,200,000 a month?: 1.2M | 1.2m per month
    1000; US$12,000 a year is US$1,000 a month; 12000: $12,000 per year | 12000 pa | $12,000 p.a. | 12,000 per annum
    1000; US$12,000 a year is US$1,000 a month; 12000: 12,000 yearly | 12k/yr | $12000/a | 12,000 USD / a
    1000; US$12,000 a year is US$1,000 a month; 12000: 12,000 per year in advance
    1516.67; US$350 a week is US$1,516.67 a month; 350: 350 pw | 350/week
    500; US$3,000 for 6 months is US$500 a month; 3000: 3,000 for 6 months | 3000/6 months | 6 months 3000
    350; US$4,200 a year is US$350 a month; 4200: 1 year: 4200 | 1 yr 4200
    350; Do you mean US$350 a month?: 350 min 1 yr | 350 (6 months advance) | 350 1 yr lease | 350, one year lease
    350; Do you mean US$350 a month?: 350 1-year contract | 350 (advance: 6 months) | 350 paid 6 months in advance
    350; Do you mean US$350 a month?: 350 6 months up front | 350, 2 months deposit | 350 minimum 12 months
    350; Do you mean US$350 a month?: 350 6 months minimum | 350 with 1 year rent advance | 1 year lease 350
    350; Do you mean US$350 a month?: 350 per month (1 year advance) | 350 + utilities
    500; Do you mean US$500 a month?: 500-600 per month | $500-$600 monthly | 500 x 12 months
  `),
  ...textsOf(`
    1,2000 | $1,2000 per month | 6 months advance | $12/m² | 500 per bedroom
  `).map((text): Row => [text, undefined, `"${text}": enter the rent a month in US dollars`]),
  ["1.200", "1200", "Do you mean 1,200?", "1.2"],
  ["US$6,000/year", "500", "US$6,000 a year is US$500 a month", "6000"],
  ["$50 per night", "1520.83", "US$50 a day is US$1,520.83 a month", "50"],
  ["3000 per quarter", "1000", "US$3,000 a quarter is US$1,000 a month", "3000"],
  ["12,000 for 2 years", "500", "US$12,000 for 2 years is US$500 a month", "12000"],
  ["12.000 per year", "1000", "Do you mean US$12,000 a year (US$1,000 a month)?", "1"],
  ["1,200 per month, 2 months deposit", "1200", "Do you mean US$1,200 a month?"],
  ["L$ 15,000 per month", undefined, "L$ 15,000: enter the rent a month in US dollars"],
];

it.each(amounts)("reads the amount %j as %j %j", (...row) => expect(readAmount(row[0], {})).toEqual(toReading(row)));

it.each(rents)("reads the rent %j as %j a month %j", (...row) => expect(readRent(row[0], {})).toEqual(toReading(row)));

describe("with what surrounds the text", () => {
  const rates = { LRD: 190 };
  it.each<[ReadingContext, ...Row]>([
    [{ name: "Rent per year" }, "12000", "1000", "US$12,000 a year is US$1,000 a month", "12000"],
    [{ name: "Annual rent (USD)" }, "$12,000", "1000", "US$12,000 a year is US$1,000 a month", "12000"],
    [{ name: "Rent per year" }, "1000 per month", "1000"],
    [{ name: "Rent per year" }, "12,000", "1000", "US$12,000 a year is US$1,000 a month", "12000"],
    [{ name: "US$ / month" }, "1,200", "1200"],
    [{ name: "US$ / month" }, "1.200", "1200", "Do you mean 1,200?", "1.2"],
    [{ name: "Rent" }, "1,200", "1200", "Do you mean 1,200?", "1.2"],
    [{ name: "Monthly Rent" }, "500", "500"],
    [{ name: "Rent (1 year advance)" }, "500", "500"],
    [{ name: "Rent (6 months minimum)" }, "500", "500"],
    [{ name: "Rent, 12 month lease" }, "500", "500"],
    [{ period: "6 months in advance" }, "500", "500", "Do you mean US$500 a month?"],
    [{ name: "Rent/a" }, "12000", "1000", "US$12,000 a year is US$1,000 a month", "12000"],
    [{ name: "Rent/m2" }, "12", undefined, '"12": enter the rent a month in US dollars'],
    [{ period: "pw" }, "350", "1516.67", "US$350 a week is US$1,516.67 a month", "350"],
    [{ period: "pa" }, "12000", "1000", "US$12,000 a year is US$1,000 a month", "12000"],
    [{ period: "pcm" }, "350", "350"],
    [{ period: "pa" }, "350 per month", "350"],
    [{ period: "pa", name: "Weekly rent" }, "12000", "1000", "US$12,000 a year is US$1,000 a month", "12000"],
    [{ period: "blue moon" }, "350", "350", "Do you mean US$350 a month?"],
    [{ name: "Rent (USD '000)" }, "1.5", "1500", '"1.5" in a column of thousands is US$1,500 a month', "1.5"],
    [{ name: "Rent (LRD)" }, "150000", undefined, "L$ 150,000: enter the rent a month in US dollars"],
    [{ name: "Rent (LRD)", rates }, "150000", "789.47", "L$ 150,000 is US$789.47 a month at 190", "150000"],
    [{ name: "Rent (LRD)", rates }, "US$ 500", "500"],
    [{ name: "Rent (LRD)", rates }, "$95,000", "500", "Do you mean L$ 95,000 (US$500 a month)?", "95000"],
    [{ rates }, "L$ 150,000", "789.47"],
    [{ rates }, "L 95,000", "500", "Do you mean L$ 95,000 (US$500 a month)?", "95000"],
    [{ rates, currency: "LRD" }, "L 95,000", "500", "Do you mean L$ 95,000 (US$500 a month)?", "95000"],
    [{ rates }, "L$ 150.000", "789.47", "Do you mean L$ 150,000 (US$789.47 a month)?", "0.79"],
    [{ rates, currency: "LRD" }, "95000", "500", "L$ 95,000 is US$500 a month at 190", "95000"],
    [{ rates }, "L$ 1,140,000 per year", "500", "L$ 1,140,000 a year is US$500 a month", "6000"],
  ])("%j: reads the rent %j as %j a month %j", (context, ...row) =>
    expect(readRent(row[0], context)).toEqual(toReading(row)),
  );

  it.each<[ReadingContext, ...Row]>([
    [{ name: "Price (USD '000)" }, "85", "85000", '"85" in a column of thousands is US$85,000', "85"],
    [{ name: "Price (USD '000)" }, "85k", "85000"],
    ...["Price per sqm", "Price/m2", "USD/m2", "RentM2", "price_per_m2", "Price (m²)", "US$/ft2", "$ / yd2"].map(
      (name): [ReadingContext, ...Row] => [{ name }, "20", undefined, '"20": enter the amount in US dollars'],
    ),
    [{ currency: "LRD" }, "95000", undefined, "L$ 95,000: enter the amount in US dollars"],
    [{ rates: { LRD: 0 } }, "L$ 95,000", undefined, "L$ 95,000: enter the amount in US dollars"],
  ])("%j: reads the amount %j as %j %j", (context, ...row) =>
    expect(readAmount(row[0], context)).toEqual(toReading(row)),
  );
});
