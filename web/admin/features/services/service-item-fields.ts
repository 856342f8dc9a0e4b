import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";

type TextOptions = Pick<FormField, "required" | "share" | "hint">;

const text = (name: string, label: string, max: number, options: TextOptions = {}): FormField => ({
  name,
  label,
  control: "text",
  max,
  ...options,
});
const lines = (name: string, label: string): FormField => ({ name, label, control: "lines", max: 5000, share: "full" });
const rating: FormField = { name: "rating", label: "Rating (0 to 5)", control: "decimal" };
const available: FormField = { name: "available", label: "Available", control: "flag", on: true };

/** The fields of contract/services/course.ts. Visitors see the first one as the name; see course-title.ts. */
export const courseFields: FormField[] = [
  text("type", "Course name", 100, {
    required: true,
    share: "full",
    hint: "Visitors see this name, such as Beginner, private car",
  }),
  text("make", "Make", 100, { required: true }),
  text("model", "Model", 100, { required: true }),
  { name: "year", label: "Year", control: "whole", required: true },
  { name: "seats", label: "Seats", control: "whole", required: true },
  text("transmission", "Transmission", 100, { required: true }),
  text("fuelType", "Fuel type", 100, { required: true }),
  { name: "pricePerDay", label: "Price", control: "money", required: true, hint: "US dollars a course" },
  text("location", "Location", 200, { required: true }),
  text("mileage", "Mileage", 100),
  rating,
  { name: "lessons", label: "Lessons", control: "whole", hint: "How many lessons a learner books with the course" },
  { name: "class_size", label: "Class size", control: "whole", hint: "Learners in one lesson or intake" },
  {
    name: "resource_ids",
    label: "Instructors, cars and rooms",
    control: "chips",
    options: [],
    none: "There are none yet. Add them in the settings of the calendar.",
    share: "full",
    hint: "Each lesson takes one instructor, one car and one room of those chosen",
  },
  {
    name: "intakes",
    label: "Start of an intake",
    control: "times",
    add: "Add a start",
    count: appointmentLimits.intakes,
    share: "full",
    hint: "For a course that all learners begin together. Visitors then book a seat instead of a lesson",
  },
  text("features", "Features", 2000, { share: "full", hint: "Separate with commas" }),
  lines("description", "Description"),
  available,
];

/** The fields of contract/services/professional.ts. */
export const professionalFields: FormField[] = [
  text("name", "Name", 100, { required: true }),
  text("specialty", "Specialty", 100, { required: true }),
  text("location", "Location", 200, { required: true }),
  text("contact", "Contact", 100),
  text("experience", "Experience", 100),
  text("price", "Price", 100),
  text("licence_number", "Licence number", 50),
  { name: "licence_checked_at", label: "Licence checked on", control: "day" },
  rating,
  lines("description", "Description"),
  available,
];
