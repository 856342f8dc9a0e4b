import { expect, it } from "vitest";
import {
  isFullPlusCode,
  plusCodeCenter,
  readPlusCode,
  toApproximateCode,
  toPlusCode,
} from "#shared/listings/place/plus-code.ts";

// Of test_data/encoding.csv, decoding.csv and validityTests.csv of github.com/google/open-location-code.
it.each([
  [47.0000625, 8.0000625, "8FVC2222+22"],
  [-41.2730625, 174.7859375, "4VCPPQGP+Q9"],
  [20.3700625, 2.7821875, "7FG49QCJ+2V"],
  [-89.9999375, -179.9999375, "22222222+22"],
  [90, 1, "CFX3X2X2+X2"],
  [47.0000625, 728.0000625, "8FVC2222+22"],
  [-41.2730625, -905.2140625, "4VCPPQGP+Q9"],
  [1.2, 3.4, "6FH56C22+22"],
  [66.89, -106, "95RPV2R2+22"],
  [-37.014, -159.936, "43J2X3P7+CJ"],
  [10.734, -168.294, "722HPPM4+JC"],
  [-25.798, -59.812, "5862652Q+R6"],
  [-19.212, 107.423, "5PG9QCQF+66"],
  [-18.32, 96.397, "5MHRM9JW+2R"],
  [58.66, 149.17, "9RCFM56C+22"],
])("%d, %d is %s", (latitude, longitude, code) => expect(toPlusCode(latitude, longitude)).toBe(code));

it.each([
  ["7FG49QCJ+2V", 20.37, 2.782125, 20.370125, 2.78225],
  ["7FG49QCJ+2VX", 20.3701, 2.78221875, 20.370125, 2.78225],
  ["7FG49QCJ+2VXGJ", 20.370113, 2.782234375, 20.370114, 2.78223632813],
  ["4VCPPQGP+Q9", -41.273125, 174.785875, -41.273, 174.786],
  ["62G20000+", 0, -180, 1, -179],
  ["CFX3X2X2+X2", 89.999875, 1, 90, 1.000125],
])("the middle of %s is between its corners", (code, south, west, north, east) => {
  const { latitude, longitude } = plusCodeCenter(code);
  expect(latitude).toBeCloseTo((south + north) / 2, 5);
  expect(longitude).toBeCloseTo((west + east) / 2, 5);
});

it.each([
  ["8FWC2345+G6", true],
  ["8FWC2345+G6G", true],
  ["8fwc2345+", true],
  ["8FWCX400+", true],
  ["WC2345+G6g", false],
  ["2345+G6", false],
  ["45+G6", false],
  ["+G6", false],
])("%s is valid, and full: %s", (code, isFull) => {
  expect(readPlusCode(code)).toBe(code.toUpperCase());
  expect(isFullPlusCode(code.toUpperCase())).toBe(isFull);
});

it.each("G+ + 8FWC2345+G 8FWC2_45+G6 8FWC2η45+G6 8FWC2345+G6+ 8FWC2345G6+ 8FWC2300+G6 WC2300+G6g".split(" "))(
  "%s is no code",
  (text) => expect(readPlusCode(text)).toBeUndefined(),
);

it.each(["WC2345+G", "WC2300+", "", "Sinkor", "849VGJQF+VX7QR3U"])("%s is no code either", (text) =>
  expect(readPlusCode(text)).toBeUndefined(),
);

it("a code from a map loses the name of the place, and an approximate one its last digits", () => {
  expect(readPlusCode(" 7j2f+4x Monrovia, Liberia")).toBe("7J2F+4X");
  expect(toApproximateCode("6CQX7J2F+4X")).toBe("6CQX7J2F+");
  expect(toApproximateCode("7J2F+4X")).toBe("7J2F+");
});
