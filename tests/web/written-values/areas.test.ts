import { expect, it } from "vitest";
import { readFloorArea } from "#contract/listings/written-values/read-floor-area.ts";

const enter = (text: string) => `"${text}": enter the area in square feet`;

it.each<[text: string, value: string | undefined, question?: string, asWritten?: string]>([
  ["2500", "2500"],
  ["2,500 sq ft", "2500"],
  ["2,500 sq. ft.", "2500"],
  ["2500sqft", "2500"],
  ["2500 sf", "2500"],
  ["1 250 sq ft", "1250"],
  ["1200.5 square feet", "1201"],
  ["120 m²", "1292"],
  ["120m2", "1292"],
  ["120 ㎡", "1292"],
  ["120 sqm", "1292"],
  ["120 sq.m.", "1292"],
  ["120 square metres", "1292"],
  ["approx. 120 sq mtr", "1292"],
  ["2 100 m²", "22604"],
  ["2\u00a0100 m²", "22604"],
  ["1,200 m²", "12917"],
  ["100 sq yd", "900"],
  ["100 square yards", "900"],
  ["1 acre", "43560"],
  ["an acre", "43560"],
  ["1/2 acre", "21780"],
  ["½ acre", "21780"],
  ["half an acre", "21780"],
  ["quarter acre", "10890"],
  ["3/4 acre", "32670"],
  ["2½ acres", "108900"],
  ["1 1/2 acres", "65340"],
  ["0.25 acres", "10890"],
  ["2 hectares", "215278"],
  ["0.5 ha", "53820"],
  ["50 x 100 ft", "5000"],
  ["50ft x 100ft", "5000"],
  ["50' × 100'", "5000"],
  ["15m x 30m", "4844"],
  ["120 m² (1,292 sq ft)", "1292"],
  ["2.500", "2500", "Do you mean 2,500 sq ft?"],
  ["2,500", "2500", "Do you mean 2,500 sq ft?"],
  ["150.000", "150000", "Do you mean 150,000 sq ft?", "150"],
  ["1.200 m²", "12917", "Do you mean 1,200 m² (12,917 sq ft)?", "13"],
  ["1.250 acres", "54450", "Do you mean 1.25 acres (54,450 sq ft)?", "54450000"],
  ["50x100", "5000", "Do you mean 5,000 sq ft?"],
  ["50 by 100", "5000", "Do you mean 5,000 sq ft?"],
  ["1 lot", "10890", "A lot has no fixed size. Do you mean 1 lot (10,890 sq ft)?"],
  ["1/2 lot", "5445", "A lot has no fixed size. Do you mean 0.5 lots (5,445 sq ft)?"],
  ["3 plots", "32670", "A lot has no fixed size. Do you mean 3 lots (32,670 sq ft)?"],
  ["120 m", "1292", "Do you mean 120 m² (1,292 sq ft)?"],
  ["1200 ft", "1200", "Do you mean 1,200 sq ft?"],
  ["100-120 m²", "1076", "Do you mean 100 m² (1,076 sq ft)?"],
  ["120 m² (1500 sq ft)", "1500", "Do you mean 1,500 sq ft?"],
  ["120 cubits", undefined, enter("120 cubits")],
  ["3 rooms", undefined, enter("3 rooms")],
  ["50x100x2", undefined, enter("50x100x2")],
  ["1 lot (50 x 100 ft)", undefined, enter("1 lot (50 x 100 ft)")],
  ["acres", undefined, enter("acres")],
  ["unknown", undefined],
  ["n/a", undefined],
])("reads the area %j as %j sq ft %j", (text, value, question, asWritten) => {
  const reading = { ...(value && { value }), ...(question && { question }), ...(asWritten && { asWritten }) };
  expect(readFloorArea(text, {})).toEqual(value || question ? reading : undefined);
});

it.each([
  ["Size (sqm)", "120", "1292", "120 m² is 1,292 sq ft"],
  ["area_sqm", "65", "700", "65 m² is 700 sq ft"],
  ["SizeM2", "120", "1292", "120 m² is 1,292 sq ft"],
  ["Land size (acres)", "2", "87120", "2 acres are 87,120 sq ft"],
  ["Plot (ha)", "0.5", "53820", "0.5 hectares are 53,820 sq ft"],
  ["Size (sqm)", "120 sq ft", "120", undefined],
  ["Size (sqm)", "10 x 12", "1292", undefined],
  ["Size (sqm)", "2 100", "22604", undefined],
  ["Lot size", "5000", "5000", undefined],
  ["Floor space (sq ft)", "5000", "5000", undefined],
])("uses the unit in the name of the column %j for %j: %j %j", (name, text, value, question) => {
  const reading = readFloorArea(text, { name });
  expect([reading?.value, reading?.question]).toEqual([value, question]);
});
