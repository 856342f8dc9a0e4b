import type { FormField } from "#web/lib/forms/form-fields.ts";

const text = (
  name: string,
  label: string,
  max: number,
  more: { required?: boolean; wide?: boolean; hint?: string } = {},
) => ({ name, label, control: "text", max, ...more }) satisfies FormField;
const lines = (name: string, label: string) =>
  ({ name, label, control: "lines", max: 5000, wide: true }) satisfies FormField;
const rating = { name: "rating", label: "Rating (0 to 5)", control: "decimal", min: 0, max: 5 } satisfies FormField;
const available = { name: "available", label: "Available", control: "flag", on: true } satisfies FormField;

/** A driving course's form, as contract/course.ts takes it. */
export const courseFields: FormField[] = [
  text("make", "Make", 100, { required: true }),
  text("model", "Model", 100, { required: true }),
  { name: "year", label: "Year", control: "whole", min: 1900, max: 2100, required: true },
  text("type", "Type", 100, { required: true }),
  { name: "seats", label: "Seats", control: "whole", min: 1, max: 100, required: true },
  text("transmission", "Transmission", 100, { required: true }),
  text("fuelType", "Fuel type", 100, { required: true }),
  {
    name: "pricePerDay",
    label: "Price",
    control: "decimal",
    min: 0,
    max: 1_000_000,
    required: true,
    hint: "US dollars a course",
  },
  text("location", "Location", 200, { required: true }),
  text("mileage", "Mileage", 100),
  rating,
  text("features", "Features", 2000, { wide: true, hint: "Parted by commas" }),
  lines("description", "Description"),
  available,
];

/** A health professional's form, as contract/professional.ts takes it. */
export const professionalFields: FormField[] = [
  text("name", "Name", 100, { required: true }),
  text("specialty", "Specialty", 100, { required: true }),
  text("location", "Location", 200, { required: true }),
  text("availability", "Availability", 200, { hint: "Mon to Fri, 9:00 – 17:00" }),
  text("contact", "Contact", 100),
  text("experience", "Experience", 100),
  text("price", "Price", 100),
  rating,
  lines("description", "Description"),
  available,
];
