import type { Chapter } from "./content-types.ts";

/** The guide's chapters, whose anchors the specification names (visitor-site.md, section 2). */
export const janitorialChapters: readonly Chapter[] = [
  {
    id: "public",
    title: "Public sector",
    paragraphs: [
      "Ministries, courts, schools and hospitals are the steadiest customers: the same rooms, the same hours, a contract for a year.",
    ],
    points: [
      ["Ministries and agencies", "Offices, corridors and washrooms each working day, before the staff arrive."],
      ["Schools and universities", "Classrooms daily, a deep clean in the holidays, water and soap at every washroom."],
      ["Hospitals and clinics", "Wards and waiting rooms to a written plan, waste separated, disinfectant recorded."],
      ["How it is bought", "By tender or quotation. Registration, tax clearance and references are asked for first."],
    ],
  },
  {
    id: "private",
    title: "Private sector",
    paragraphs: [
      "Businesses decide faster and look at the result: one bad week loses the contract, a good year brings the next branch.",
    ],
    points: [
      ["Offices and banks", "Evening cleaning on three to six days a week, windows once a month."],
      ["Hotels and restaurants", "Kitchens, halls and linen rooms at hours when the guests are away."],
      ["Shops and supermarkets", "Floors before opening, glass by day, the yard after deliveries."],
      ["Aid organisations", "Compounds and guest houses, often with a gardener in the same contract."],
    ],
  },
  {
    id: "growth",
    title: "Where it grows",
    points: [
      ["New buildings", "Every office and apartment block that opens needs a first clean and then a weekly one."],
      ["Handing over the work", "More companies give cleaning to a contractor than keep cleaners on the payroll."],
      ["Health rules", "Since the epidemics handwashing and disinfection are part of the contract, not an extra."],
      ["The dust and the rain", "Six months of each: carpets and filters in the dry season, mould and mud in the wet."],
    ],
  },
  {
    id: "industrial",
    title: "Industrial",
    points: [
      ["Warehouses and the port", "Sweeping machines, spill kits and work between two shifts."],
      ["Factories", "Machines stand still for cleaning: the hour is agreed in writing, and so is who locks the power."],
      ["After construction", "Cement, paint and glass removed, rubbish carted away, the keys handed over clean."],
      ["Safety", "Boots, gloves, masks and a supervisor on every industrial site."],
    ],
  },
  {
    id: "residential",
    title: "Residential",
    points: [
      ["Weekly homes", "The same two people each time, with a list on the refrigerator door."],
      ["Moving in, moving out", "Kitchen, bathrooms, windows and cupboards, ready for the keys."],
      ["Apartment blocks", "Stairs, yards, tanks and generator rooms for all tenants together."],
      ["Upholstery and carpets", "Washed on the spot, dry the same day in the dry season."],
    ],
  },
  {
    id: "market",
    title: "Setup and rates",
    paragraphs: ["A cleaning business for two teams of two starts with about $3,000."],
    figures: [
      ["Machines", "$950", "vacuum, floor polisher, pressure washer"],
      ["Supplies for three months", "$450", "detergents, cloths, mops, bags"],
      ["Uniforms and safety wear", "$250", "four people"],
      ["Registration and insurance", "$450"],
      ["Transport", "$400", "deposit and fuel"],
      ["First month's wages", "$500"],
      ["Starter capital", "about $3,000"],
    ],
    hasTotal: true,
    note: "A planning example; prices of machines change with every container.",
  },
];

/** What cleaning usually costs in Monrovia. */
export const janitorialRates = [
  ["Office up to 1,500 sq ft", "$25 – $40", "a visit"],
  ["Office, three visits a week", "$280 – $420", "a month"],
  ["Home, weekly", "$60 – $110", "a month"],
  ["Deep clean, three bedrooms", "$70 – $120", "once"],
  ["After construction", "$0.12 – $0.20", "per sq ft"],
  ["Windows, outside", "$2 – $4", "each"],
  ["Warehouse floor", "$0.03 – $0.06", "per sq ft and visit"],
] as const;
