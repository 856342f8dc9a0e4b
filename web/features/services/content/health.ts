import type { TitledText } from "./content-types.ts";

export const healthServices: readonly TitledText[] = [
  ["Consultations", "See a doctor for fever, pain, blood pressure or a second opinion, at an hour that is kept."],
  ["Mothers and children", "Care before and after a birth, growth checks, vaccinations and advice for parents."],
  ["Check-ups and tests", "Examinations for work, school and travel. You hear what a test costs before it is done."],
  ["Visits at home", "For those who cannot travel. Ask which doctors come to your part of the city."],
];

export const healthSteps: readonly TitledText[] = [
  ["Choose a doctor", "Look by name or specialty. Hours, place and price stand beside each name."],
  ["Ask for a time", "Book Appointment sends your request with a few lines about what you need."],
  ["We call you", "The desk agrees on a day and an hour with you and with the doctor."],
  ["Be seen", "Bring your earlier results and the names of the medicines you take."],
];

/** Stands on every health page. */
export const emergencyNote =
  "In an emergency do not wait for an appointment: go to the nearest hospital with an emergency room at once.";
