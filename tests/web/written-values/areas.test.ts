import { expect, it } from "vitest";
import { readFloorArea } from "#shared/listings/written-values/read-floor-area.ts";
import { casesOf, textsOf } from "../../support/tables/cases-of.ts";

const enter = (text: string) => `"${text}": enter the area in square feet`;

it.each<[text: string, value: string | undefined, question?: string, asWritten?: string]>([
  ...casesOf(`
    2500: 2500 | 2,500 sq ft | 2,500 sq. ft. | 2500sqft | 2500 sf
    1250: 1 250 sq ft
    1201: 1200.5 square feet
    1292: 120 m² | 120m2 | 120 ㎡ | 120 sqm | 120 sq.m. | 120 square metres | approx. 120 sq mtr | 120 m² (1,292 sq ft)
    1292: 120 m^2 | 120 mètres carrés
    22604: 2 100 m² | 2\u00a0100 m²
    12917: 1,200 m²
    900: 100 sq yd | 100 square yards
    43560: 1 acre | an acre
    21780: 1/2 acre | ½ acre | half an acre
    10890: quarter acre | 0.25 acres
    32670: 3/4 acre
    108900: 2½ acres
    65340: 1 1/2 acres
    215278: 2 hectares
    53820: 0.5 ha
    5000: 50 x 100 ft | 50ft x 100ft | 50' × 100' | 50x100 ft lot
    4844: 15m x 30m
    53775: 1,2345 acres
    : unknown | n/a
  `),
  ...textsOf(`
    1,2000 | 1,2000 sq ft | 50x100 acres | 120 cubits | 3 rooms | 50x100x2 | 1 lot (50 x 100 ft) | acres
  `).map((text): [string, undefined, string] => [text, undefined, enter(text)]),
  ["2.500", "2500", "Do you mean 2,500 sq ft?"],
  ["2,500", "2500", "Do you mean 2,500 sq ft?"],
  ["150.000", "150000", "Do you mean 150,000 sq ft?", "150"],
  ["1.200 m²", "12917", "Do you mean 1,200 m² (12,917 sq ft)?", "13"],
  ["8.5E+4", "85000", "Do you mean 85,000 sq ft?"],
  ["1e5 sq ft", "100000", "Do you mean 100,000 sq ft?"],
  ["2, 500 sq ft", "2500", "Do you mean 2,500 sq ft?"],
  ["85, 000", "85000", "Do you mean 85,000 sq ft?", "85"],
  ["1.250 acres", "54450", "Do you mean 1.25 acres (54,450 sq ft)?", "54450000"],
  ["50x100", "5000", "Do you mean 5,000 sq ft?"],
  ["50 by 100", "5000", "Do you mean 5,000 sq ft?"],
  ["50x100 lot", "5000", "Do you mean 5,000 sq ft?"],
  ["lot 50 x 100", "5000", "Do you mean 5,000 sq ft?"],
  ["50 by 100 plot", "5000", "Do you mean 5,000 sq ft?"],
  ["120 mètres", "1292", "Do you mean 120 m² (1,292 sq ft)?"],
  ["1 lot", "10890", "A lot has no fixed size. Do you mean 1 lot (10,890 sq ft)?"],
  ["1/2 lot", "5445", "A lot has no fixed size. Do you mean 0.5 lots (5,445 sq ft)?"],
  ["3 plots", "32670", "A lot has no fixed size. Do you mean 3 lots (32,670 sq ft)?"],
  ["120 m", "1292", "Do you mean 120 m² (1,292 sq ft)?"],
  ["1200 ft", "1200", "Do you mean 1,200 sq ft?"],
  ["100-120 m²", "1076", "Do you mean 100 m² (1,076 sq ft)?"],
  ["120 m² (1500 sq ft)", "1500", "Do you mean 1,500 sq ft?"],
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
  ["Size (m)", "120", "1292", "Do you mean 120 m² (1,292 sq ft)?"],
  ["Size (m)", "2 100", "22604", "Do you mean 2,100 m² (22,604 sq ft)?"],
  ["Size (m)", "120 sq ft", "120", undefined],
  ["Area in metres", "120", "1292", "Do you mean 120 m² (1,292 sq ft)?"],
  ["Size (metres)", "50x100", "53820", undefined],
  ["Size (yards)", "100", "900", "Do you mean 100 sq yd (900 sq ft)?"],
  ["Size (feet)", "1200", "1200", undefined],
  ["Surface en mètres carrés", "120", "1292", "120 m² is 1,292 sq ft"],
  ["Size (mètres)", "120", "1292", "Do you mean 120 m² (1,292 sq ft)?"],
  ["Area (m^2)", "120", "1292", "120 m² is 1,292 sq ft"],
  ["Size (lots)", "2", "21780", "A lot has no fixed size. Do you mean 2 lots (21,780 sq ft)?"],
  ["Size (lots)", "50x100", "5000", "Do you mean 5,000 sq ft?"],
  ["Size (ares)", "2", undefined, enter("2")],
  ["Size (marla)", "5", undefined, enter("5")],
  ["size_marla", "5", undefined, enter("5")],
  ["Area in rai", "50x100", undefined, enter("50x100")],
  ["Size (marla)", "120 m²", "1292", undefined],
  ["Size (sqm/sqft)", "120", undefined, enter("120")],
  ["Land size (acres)", "50x100", "5000", "Do you mean 5,000 sq ft?"],
  ["Floor area (approx.)", "5000", "5000", undefined],
  ["Lot size", "5000", "5000", undefined],
  ["Floor space (sq ft)", "5000", "5000", undefined],
])("uses the unit in the name of the column %j for %j: %j %j", (name, text, value, question) => {
  const reading = readFloorArea(text, { name });
  expect([reading?.value, reading?.question]).toEqual([value, question]);
});
