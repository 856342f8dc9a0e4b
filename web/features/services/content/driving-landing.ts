import type { TitledText } from "./content-types.ts";

export const drivingReasons: readonly TitledText[] = [
  [
    "Start in the yard",
    "The first lessons are behind a fence: clutch, brake, mirrors, reversing. The road comes when you are ready.",
  ],
  [
    "One price for the course",
    "Lessons, car, fuel and the theory book are in it. You know the sum before the first lesson.",
  ],
  ["Rules as well as road", "Signs, right of way and the written test, taught in class and asked again in the car."],
  ["Hours that fit work", "Mornings, evenings and Saturdays. Tell us your week and we plan around it."],
];

export const drivingSteps: readonly TitledText[] = [
  ["Choose a course", "Manual, automatic, motorcycle, truck or a refresher: each has its own page and price."],
  ["Ask for a place", "Send the form or call. We answer within 24 hours and tell you when the next class begins."],
  ["Learn", "Classroom, yard, quiet streets, then the boulevard at its busiest."],
  ["Take the test", "We go through the licence papers with you and practise what the examiner asks."],
];

export const drivingQuestions: readonly TitledText[] = [
  ["Do I need a car of my own?", "No. You learn in the school's cars."],
  ["I have never driven. Is that a problem?", "No. The beginners' courses start with how the controls work."],
  [
    "I hold a licence but have not driven for years.",
    "Take the refresher: a few lessons in city traffic, at night if you wish.",
  ],
  ["How do I pay?", "Prices are per course, in US dollars. Ask at the desk about paying in parts."],
  ["What do I bring to the first lesson?", "A photo identity and shoes you can feel the pedals through."],
];
