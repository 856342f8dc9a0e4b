import type { TitledText } from "./content-types.ts";

export const healthServices: readonly TitledText[] = [
  ["Consultations", "See a doctor about fever, pain or blood pressure, or get a second opinion."],
  [
    "Mothers and children",
    "Care during pregnancy and after birth, growth checks, vaccinations and advice for parents.",
  ],
  ["Check-ups and tests", "Medical examinations for work, school and travel. You know the price before each test."],
  ["Home visits", "For patients who cannot travel. Ask us which doctors visit your area."],
];

export const healthSteps: readonly TitledText[] = [
  ["Choose a doctor", "Search by name or specialty. Compare hours, location and price."],
  ["Ask for an appointment", "Tap Book Appointment and tell us briefly what you need."],
  ["We call you", "We agree on a day and time with you and the doctor."],
  ["See the doctor", "Bring your earlier results and the names of your medicines."],
];
