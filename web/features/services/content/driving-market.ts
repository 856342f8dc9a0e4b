import type { Chapter } from "./content-types.ts";

/** What there is to know about the trade of teaching people to drive; figures of section 9 as they stand there. */
export const drivingChapters: readonly Chapter[] = [
  {
    id: "demand",
    title: "What drives demand",
    points: [
      [
        "A growing city",
        "Greater Monrovia spreads along the highways, and work and market lie further from home each year.",
      ],
      [
        "Paid driving",
        "Taxis, kekehs, motorbikes and deliveries earn a living, and more owners ask for a licence before they hand over the key.",
      ],
      [
        "Employers' rules",
        "Companies, banks and aid organisations hire drivers with papers and send whole groups for defensive driving.",
      ],
      ["Licence checks", "Checks on the road make it dearer to drive without a licence than to learn."],
    ],
  },
  {
    id: "learners",
    title: "Learner pool by licence type",
    paragraphs: ["The pool is about 28,000 learners per year."],
    figures: [
      ["Private car", "14,000", "beginners, manual and automatic"],
      ["Motorcycle and kekeh", "8,000", "many already ride without one"],
      ["Commercial", "4,500", "taxi, bus and truck"],
      ["Refresher and conversion", "1,500", "lapsed and foreign licences"],
      ["All together", "28,000", "per year"],
    ],
    hasTotal: true,
    note: "The split is our own estimate, not an official statistic.",
  },
  {
    id: "prices",
    title: "Price bands",
    figures: [
      ["Motorcycle", "$60 – $100"],
      ["Refresher", "$80 – $120"],
      ["Automatic car", "$140 – $180"],
      ["Manual car", "$160 – $220"],
      ["Four-wheel drive, rough road", "$220 – $280"],
      ["Commercial", "$280 – $350"],
    ],
    note: "A guide for a whole course; our own prices stand with the courses.",
  },
  {
    id: "licensing",
    title: "Licensing",
    paragraphs: ["What a driving school needs before it may teach:"],
    figures: [
      ["Licence fee", "US$750", "for 2 years"],
      ["Training yard", "40x40 ft", "fenced and level"],
      ["Classroom", "at least 30 seats"],
      ["Instructors", "2", "licensed"],
    ],
  },
  {
    id: "setup",
    title: "Setup costs",
    figures: [
      ["Licence fee", "$750", "2 years"],
      ["Yard", "$1,800", "lease, levelling, fence"],
      ["Classroom", "$1,450", "30 seats, board, books"],
      ["Training car with dual pedals", "$5,200", "used"],
      ["Registration and insurance", "$900"],
      ["Signs, cones and markings", "$400"],
      ["First pay of two instructors", "$700"],
      ["Starter capital", "about US$11,200"],
    ],
    hasTotal: true,
    note: "All but the licence fee is our own estimate.",
  },
];
