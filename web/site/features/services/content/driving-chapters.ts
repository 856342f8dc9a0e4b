import type { Chapter } from "./content-types.ts";

/** Market guide of the driving school. */
export const drivingChapters: readonly Chapter[] = [
  {
    id: "demand",
    title: "Why people learn to drive",
    image: "course-automatic",
    lead: "The city grows, driving is work, and employers and the police ask for a licence.",
    points: [
      [
        "A growing city",
        "Greater Monrovia is growing along the highways. People travel further to work and to market.",
      ],
      [
        "Driving for a living",
        "Taxis, kekehs, motorbikes and deliveries provide work. More owners ask for a licence before they hand over the key.",
      ],
      [
        "Employers' rules",
        "Companies, banks and aid organisations hire licensed drivers and book defensive-driving courses for their teams.",
      ],
      ["Licence checks", "The police check licences. Learning to drive costs less than the fines."],
    ],
  },
  {
    id: "learners",
    title: "Learners by licence type",
    image: "course-truck",
    lead: "About 28,000 people learn to drive each year.",
    hasBars: true,
    values: [
      ["Private car", "14,000", "beginners, manual and automatic"],
      ["Motorcycle and kekeh", "8,000", "many ride without a licence today"],
      ["Commercial", "4,500", "taxi, bus and truck"],
      ["Refresher and conversion", "1,500", "expired and foreign licences"],
      ["Total", "28,000", "per year"],
    ],
    hasTotal: true,
    note: "The split by type is our own estimate, not an official statistic.",
  },
  {
    id: "prices",
    title: "Usual prices",
    image: "course-motorcycle",
    lead: "A course costs from $60 for a motorcycle to $350 for a commercial licence.",
    hasBars: true,
    values: [
      ["Motorcycle", "$60 – $100"],
      ["Refresher", "$80 – $120"],
      ["Automatic car", "$140 – $180"],
      ["Manual car", "$160 – $220"],
      ["Four-wheel drive, rough road", "$220 – $280"],
      ["Commercial", "$280 – $350"],
    ],
    note: "Usual prices for a whole course. Our own prices are in the list of courses.",
  },
  {
    id: "licensing",
    title: "Licensing",
    image: "course-manual",
    lead: "A driving school needs all of this before it can open.",
    values: [
      ["Licence fee", "$750", "for 2 years"],
      ["Training yard", "40x40 ft", "fenced and level"],
      ["Classroom", "at least 30 seats"],
      ["Instructors", "2", "licensed"],
    ],
  },
  {
    id: "setup",
    title: "Setup costs",
    image: "driving-school",
    lead: "You can open a school with one car and two instructors for about $11,200.",
    hasBars: true,
    values: [
      ["Licence fee", "$750", "for 2 years"],
      ["Yard", "$1,800", "lease, levelling, fence"],
      ["Classroom", "$1,450", "30 seats, board, books"],
      ["Training car with dual pedals", "$5,200", "used"],
      ["Registration and insurance", "$900"],
      ["Signs, cones and markings", "$400"],
      ["First month's pay", "$700", "two instructors"],
      ["Starter capital", "about $11,200"],
    ],
    hasTotal: true,
    note: "Except for the licence fee, these are our own estimates.",
  },
];
