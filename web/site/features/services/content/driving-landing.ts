import type { TitledText } from "./content-types.ts";

export const drivingReasons: readonly TitledText[] = [
  [
    "Start in the yard",
    "You learn the clutch, brakes, mirrors and reversing in a fenced yard. You go on the road when you are ready.",
  ],
  [
    "One price for the course",
    "Lessons, car, fuel and theory book are included. You know the full cost before your first lesson.",
  ],
  ["Road rules too", "We teach road signs, right of way and the written test in class, and practise them in the car."],
  ["Lessons that fit your work", "Mornings, evenings and Saturdays. Tell us when you are free."],
];

export const drivingSteps: readonly TitledText[] = [
  ["Choose a course", "Manual, automatic, motorcycle, truck or refresher. Each course has its own page and price."],
  ["Book a place", "Send the form or call us. We answer within 24 hours and tell you when the next class starts."],
  ["Learn", "First in class and in the yard, then on quiet streets and in city traffic."],
  ["Take the test", "We help you with the licence papers and practise what the examiner will ask."],
];

export const drivingQuestions: readonly TitledText[] = [
  ["Do I need my own car?", "No. You learn in the school's cars."],
  ["I have never driven. Is that a problem?", "No. The beginners' courses start with the controls of the car."],
  [
    "I have a licence but have not driven for years. Which course do I need?",
    "The refresher: a few lessons in city traffic, also at night if you like.",
  ],
  ["How do I pay?", "Prices are per course, in US dollars. Ask us about instalments."],
  ["What do I bring to the first lesson?", "Photo ID and thin-soled shoes."],
];
