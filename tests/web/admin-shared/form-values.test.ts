import { expect, it } from "vitest";
import { courseFields } from "#web/admin/features/services/service-item-fields.ts";
import { attemptFor } from "#web/admin/lib/forms/creation-attempt.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { createEmptyValues, pickChangedValues, toFormValues, toRequestBody } from "#web/admin/ui/fields/form-values.ts";

const price: FormField[] = [{ name: "price", label: "Price", control: "money" }];

it("sends an empty number as null and 0 as 0", () => {
  expect(toRequestBody(price, { price: " " })).toEqual({ price: null });
  expect(toRequestBody(price, { price: "0" })).toEqual({ price: 0 });
});

it("shows a stored 0 as 0 and null as empty", () => {
  expect(toFormValues(price, { price: 0 })).toEqual({ price: "0" });
  expect(toFormValues(price, { price: null })).toEqual({ price: "" });
});

it("reads a price, and leaves a doubtful one as text for the schema to report", () => {
  const read = (text: string) => toRequestBody(price, { price: text }).price;
  expect(["85,000", "$1,250.50", "85k", "US$ 1,200 only"].map(read)).toEqual([85_000, 1250.5, 85_000, 1200]);
  const doubtful = ["$", "150.000", "about 85,000", "85,000 - 90,000", "L$ 150,000"];
  expect(doubtful.map(read)).toEqual(doubtful);
});

it.each([
  [null, "", null],
  [true, "true", true],
  [false, "false", false],
])("keeps a stored %s of a yes-no field apart from the others", (stored, shown, sent) => {
  const parking: FormField[] = [{ name: "has_parking", label: "Parking", control: "yes-no" }];
  const values = toFormValues(parking, { has_parking: stored });
  expect(values).toEqual({ has_parking: shown });
  expect(toRequestBody(parking, values)).toEqual({ has_parking: sent });
});

it("picks only the changed values", () => {
  const before = toRequestBody(courseFields, createEmptyValues(courseFields));
  expect(pickChangedValues(before, { ...before, make: "Toyota", seats: 0 })).toEqual({ make: "Toyota", seats: 0 });
  expect(pickChangedValues({ amenities: ["a"] }, { amenities: ["a"] })).toEqual({});
});

it("reuses the idempotency key only for the same body", () => {
  const first = attemptFor({ title: "House" }, undefined);
  expect(attemptFor({ title: "House" }, first)).toBe(first);
  expect(attemptFor({ title: "Villa" }, first).key).not.toBe(first.key);
});

it("replaces the idempotency key before the server deletes it after 24 hours", () => {
  const now = Date.now();
  const attempt = { key: "a", body: '{"title":"House"}', since: now - 22.9 * 3_600_000 };
  expect(attemptFor({ title: "House" }, attempt)).toBe(attempt);
  const old = { ...attempt, since: now - 23.1 * 3_600_000 };
  expect(attemptFor({ title: "House" }, old).key).not.toBe("a");
});
