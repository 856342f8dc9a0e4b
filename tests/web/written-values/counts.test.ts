import { expect, it } from "vitest";
import { readCount, readHalves } from "#shared/listings/written-values/read-count.ts";
import { readDate, readYear } from "#shared/listings/written-values/read-date.ts";
import { readMonths } from "#shared/listings/written-values/read-period.ts";
import type { Reader } from "#shared/listings/written-values/reading.ts";

it.each<[name: string, reader: Reader, text: string, value: string | undefined, question?: string, second?: string]>([
  ["Bedrooms", readCount, "3", "3"],
  ["Bedrooms", readCount, "3 bed", "3"],
  ["Bedrooms", readCount, "3.0", "3"],
  ["Bedrooms", readCount, "two", "2"],
  ["Bedrooms", readCount, "three bedrooms", "3"],
  ["Bedrooms", readCount, "3 (three)", "3"],
  ["Bedrooms", readCount, "３", "3"],
  ["Bedrooms", readCount, "Studio", "0"],
  ["Bedrooms", readCount, "beds", ""],
  ["Bathrooms", readCount, "Bathrooms", ""],
  ["Bedrooms", readCount, "3BR/2BA", "3"],
  ["Bathrooms", readCount, "3BR/2BA", "2"],
  ["Bathrooms", readCount, "3 bed 2 bath", "2"],
  ["Bedrooms", readCount, "3+1", "3", "Do you mean 3 or 4?", "4"],
  ["Bedrooms", readCount, "2-3", "2", "Do you mean 2 or 3?", "3"],
  ["Bedrooms", readCount, "2 or 3", "2", "Do you mean 2 or 3?", "3"],
  ["Bedrooms", readCount, "3/4", "3", "Do you mean 3 or 4?", "4"],
  ["Bedrooms", readCount, "5+", "5", "Do you mean 5?"],
  ["Bedrooms", readCount, "3.5", "4", "Do you mean 4 or 3?", "3"],
  ["Bathrooms", readHalves, "3.5 baths", "3.5"],
  ["Bathrooms", readHalves, "2½", "2.5"],
  ["Bathrooms", readHalves, "one and a half", "1.5"],
  ["Bathrooms", readHalves, "Two and a half baths", "2.5"],
  ["Bathrooms", readHalves, "2 full 1 half", "2.5"],
  ["Bathrooms", readHalves, "2 full and 1 half bath", "2.5"],
  ["Bathrooms", readHalves, "1 1/2 baths", "1.5"],
  ["Bathrooms", readHalves, "1,5", "1.5"],
  ["Bathrooms", readHalves, "2", "2"],
  ["Bathrooms", readHalves, "1.25", "1", "Do you mean 1 or 2?", "2"],
  ["Bedrooms", readCount, "2.100", "2100", "Do you mean 2,100 or 2.1?"],
  ["Bedrooms", readCount, "many", undefined],
  ["Bedrooms", readCount, "-1", undefined],
  ["Months in advance", readMonths, "6 months", "6"],
  ["Months in advance", readMonths, "1 year", "12"],
  ["Months in advance", readMonths, "two years in advance", "24"],
  ["Months in advance", readMonths, "n/a", undefined],
  ["Months in advance", readMonths, "3-6 months", "3", "Do you mean 3 or 6?", "6"],
  ["Months in advance", readMonths, "1 year 6 months", "12", "Do you mean 12 months?"],
  ["Months in advance", readMonths, "2 weeks", undefined, '"2 weeks": enter whole months'],
  ["Year built", readYear, "built 1998", "1998"],
  ["Year built", readYear, "2,015", "2015"],
  ["Year built", readYear, "36161", "1999"],
  ["Year built", readYear, "5/1/1998", "1998"],
  ["Year built", readYear, "'98", "1998", "Do you mean 1998?", "98"],
  ["Year built", readYear, "1998-2004", "1998", "Do you mean 1998?"],
  ["Confirmed", readDate, "22/11/2025", "2025-11-22"],
  ["Confirmed", readDate, "11/22/2025", "2025-11-22"],
  ["Confirmed", readDate, "5/6/2025", "2025-06-05", "Do you mean 5 June 2025 or 6 May 2025?", "2025-05-06"],
  ["Confirmed", readDate, "31/4/2025", undefined],
])("%s: reads %o %j as %j %j", (name, read, text, value, question, second) => {
  const reading = {
    ...(value !== undefined && { value }),
    ...(question && { question }),
    // The other number of a pair is not what is written.
    ...(second && (read === readYear || read === readDate ? { asWritten: second } : { other: second })),
  };
  expect(read(text, { name })).toEqual(value !== undefined || question ? reading : undefined);
});
