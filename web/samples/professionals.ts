import type { WeeklyHours } from "#contract/appointments/weekly-hours.ts";
import type { Professional } from "#contract/services/professional.ts";
import { describeHours } from "#shared/appointments/describe-hours.ts";

/** The business's own number, so that a sample never leads to an invented person. */
const contact = "+231 77 000 0000";

/** Returns the same hours on each day from one weekday to another. */
const on = (first: number, last: number, from: string, to: string): WeeklyHours =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ weekday: first + index, from, to }));

const samples: readonly Omit<Professional, "availability">[] = [
  {
    id: "sample-doctor-1",
    name: "Dr. Comfort Weah-Toe",
    specialty: "General Practice",
    location: "Sinkor, Monrovia",
    hours: on(1, 5, "08:00", "16:00"),
    contact,
    description:
      "Treats adults and children: common illnesses, malaria, blood pressure, and check-ups for work or school. Explains every test first and gives you a written treatment plan.",
    rating: 4.8,
    available: true,
    experience: "12 years",
    price: "$15 – $30",
  },
  {
    id: "sample-doctor-2",
    name: "Dr. Emmanuel Kpadeh",
    specialty: "Pediatrics",
    location: "Congo Town, Monrovia",
    hours: on(1, 6, "09:00", "14:00"),
    contact,
    description:
      "Cares for children up to age 15: vaccinations, growth, fever, asthma and nutrition. A nurse answers parents' questions by phone in the afternoon.",
    rating: 4.9,
    available: true,
    experience: "15 years",
    price: "$20 – $40",
  },
  {
    id: "sample-doctor-3",
    name: "Dr. Hawa Massaquoi",
    specialty: "Obstetrics and Gynecology",
    location: "Mamba Point, Monrovia",
    hours: on(2, 5, "09:00", "17:00"),
    contact,
    description:
      "Antenatal care, ultrasound, family planning and women's health at every age. Works with a midwife and delivers at two hospitals in Monrovia.",
    rating: 4.7,
    available: true,
    experience: "18 years",
    price: "$25 – $60",
  },
  {
    id: "sample-doctor-4",
    name: "Dr. Samuel Gbollie",
    specialty: "Dentistry",
    location: "Central Monrovia",
    hours: on(1, 5, "09:00", "17:00"),
    contact,
    description:
      "Fillings, extractions, cleaning and dentures, with a quiet room for anxious patients. The price is agreed before the work begins.",
    rating: 4.6,
    available: false,
    experience: "9 years",
    price: "$20 – $150",
  },
  {
    id: "sample-doctor-5",
    name: "Dr. Princess Tarpeh",
    specialty: "Cardiology",
    location: "Airfield, Monrovia",
    hours: on(3, 4, "10:00", "15:00"),
    contact,
    description:
      "Heart and blood-pressure clinic with ECG on site. Second opinions are welcome: bring the results you already have.",
    rating: 4.8,
    available: true,
    experience: "14 years",
    price: "$40 – $90",
  },
  {
    id: "sample-doctor-6",
    name: "Dr. Moses Zeogar",
    specialty: "Physiotherapy",
    location: "ELWA Junction, Paynesville",
    hours: on(1, 5, "08:00", "18:00"),
    contact,
    description:
      "Back pain, injuries from road accidents and recovery after a stroke or an operation. Home visits in Paynesville and Congo Town can be arranged.",
    rating: 4.5,
    available: true,
    experience: "11 years",
    price: "$15 – $35",
  },
];

/** Shown, with a "Sample" badge, when no real professional is available. */
export const sampleProfessionals: readonly Professional[] = samples.map((professional) => ({
  ...professional,
  availability: describeHours(professional.hours),
}));
