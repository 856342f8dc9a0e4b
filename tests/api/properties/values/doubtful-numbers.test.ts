import { describe, expect, it } from "vitest";
import { adminOfEachTest, buildForm, completeFields, fieldProblems } from "../../../support/admin-client.ts";
import { buildPng } from "../../../support/images.ts";
import { newCourse } from "../../../support/service-items.ts";
import { queryRows } from "../../../support/storage/rows.ts";

const { send, publish, upload } = adminOfEachTest();

const rows: [field: string, text: string, message: string][] = [
  ["monthly_rent", "150.000", "Write 150000 or 150.00"],
  ["monthly_rent", "1.200", "Write 1200 or 1.20"],
  ["monthly_rent", " 12.345 ", "Write 12345 or 12.35"],
  ["monthly_rent", "1,200", "Must be a number"],
  ["deposit", "1.500", "Write 1500 or 1.50"],
  ["agency_fee", "85.000", "Write 85000 or 85.00"],
  ["area_sqft", "2.000", "Write 2000 or 2"],
  ["area_sqft", "2.100", "Write 2100 without a dot"],
  ["bedrooms", "3.000", "Write 3000 or 3"],
  ["advance_months", "6.000", "Write 6000 or 6"],
  ["year_built", "2.015", "Write 2015 without a dot"],
];

describe("a text with three digits after one dot", () => {
  it("is rejected in a form and in JSON", async () => {
    const uploads = [await upload()];
    for (const [field, text, message] of rows) {
      const fields = { ...completeFields.rent, [field]: text };
      for (const body of [buildForm(fields, [buildPng()]), { ...fields, uploads }]) {
        const response = await send("/create/rent/property", { body });
        expect([response.status, fieldProblems(response)], `${field} ${text}`).toEqual([422, { [field]: message }]);
      }
    }
    expect(await queryRows("SELECT uuid FROM properties")).toEqual([]);
  });

  it("is rejected for the price of a sale and of a course", async () => {
    const body = { ...completeFields.buy, price: "150.000", uploads: [await upload()] };
    const sale = await send("/create/buy/property", { body });
    expect(fieldProblems(sale)).toEqual({ price: "Write 150000 or 150.00" });
    const course = await send("/courses", { body: { ...newCourse, pricePerDay: "1.200" } });
    expect([course.status, fieldProblems(course)]).toEqual([422, { pricePerDay: "Write 1200 or 1.20" }]);
  });
});

it("accepts numbers, texts with other decimals, and coordinates with three decimals", async () => {
  const { uuid } = await publish("rent", { monthly_rent: "150.00", latitude: "6.301", longitude: "-10.805" });
  const [row] = await queryRows("SELECT price_cents, latitude, longitude FROM properties");
  expect(row).toEqual({ price_cents: 15_000, latitude: 6.301, longitude: -10.805 });
  for (const monthly_rent of [150.5, "0.500", "1500.000"]) {
    const response = await send("/update/rent/property", { method: "PATCH", body: { uuid, monthly_rent } });
    expect(response.status, String(monthly_rent)).toBe(200);
  }
  expect(await queryRows("SELECT price_cents FROM properties")).toEqual([{ price_cents: 150_000 }]);
});
