import type { Chapter } from "./content-types.ts";
import { janitorialRates } from "./janitorial-services.ts";

/** Market guide of the cleaning service. Other sites may link to these anchors. */
export const janitorialChapters: readonly Chapter[] = [
  {
    id: "public",
    title: "Public sector",
    image: "guide-public",
    lead: "Ministries, courts, schools and hospitals are the most regular customers: the same rooms, the same hours, a contract for a year.",
    points: [
      ["Ministries and agencies", "Offices, corridors and washrooms, every working day before staff arrive."],
      [
        "Schools and universities",
        "Classrooms every day, a deep clean in the holidays, water and soap in every washroom.",
      ],
      [
        "Hospitals and clinics",
        "Wards and waiting rooms with a written plan, with waste kept separate and a record of each disinfection.",
      ],
      ["How to win a contract", "By tender or quotation. You need registration, tax clearance and references."],
    ],
  },
  {
    id: "private",
    title: "Private sector",
    image: "guide-private",
    lead: "Businesses decide faster and judge by results. One bad week can lose the contract; a good year can win the next branch.",
    points: [
      ["Offices and banks", "Evening cleaning on three to six days a week, windows once a month."],
      ["Hotels and restaurants", "Kitchens, halls and linen rooms, while the guests are out."],
      ["Shops and supermarkets", "Floors before opening, windows during the day, the yard after deliveries."],
      ["Aid organisations", "Offices and guest houses, often with a gardener in the same contract."],
    ],
  },
  {
    id: "growth",
    title: "Growing demand",
    image: "guide-growth",
    lead: "The city grows, and each year more owners and companies pay for cleaning.",
    points: [
      ["New buildings", "Every new office or apartment block needs a first clean, then a weekly one."],
      ["Outsourcing", "More companies hire a cleaning contractor instead of their own cleaners."],
      ["Health rules", "Since the epidemics, handwashing and disinfection are part of every contract."],
      ["Dust and rain", "Carpets and filters in the dry season, mould and mud in the rainy season."],
    ],
  },
  {
    id: "industrial",
    title: "Industrial",
    image: "guide-industrial",
    lead: "Warehouses, the port, factories and building sites need machines and safety rules.",
    points: [
      ["Warehouses and the port", "Sweeping machines and spill kits, between two shifts."],
      ["Factories", "Machines stop for cleaning. Agree in writing when they stop, and who switches off the power."],
      [
        "After construction",
        "Remove cement, paint, glass and rubbish before the keys are handed over. The price is per square foot.",
      ],
      ["Safety", "Provide boots, gloves, masks and a supervisor on every industrial site."],
    ],
  },
  {
    id: "residential",
    title: "Residential",
    image: "guide-residential",
    lead: "Homes and apartment blocks need cleaners every week, and each time that people move.",
    points: [
      ["Weekly cleaning", "Send the same two people each time, with a checklist for each home."],
      ["Moving in or out", "Kitchen, bathrooms, windows and cupboards, clean before the keys are handed over."],
      ["Apartment blocks", "Stairs, yards, water tanks and generator rooms, in one contract for all tenants."],
      ["Upholstery and carpets", "Wash them in the customer's home. In the dry season they dry the same day."],
    ],
  },
  {
    id: "market",
    title: "Setup and rates",
    image: "guide-market",
    lead: "You can start a cleaning business with two teams of two people for about $3,000.",
    hasBars: true,
    values: [
      ["Machines", "$950", "vacuum, floor polisher, pressure washer"],
      ["Supplies for three months", "$450", "detergents, cloths, mops, bags"],
      ["Uniforms and safety wear", "$250", "four people"],
      ["Registration and insurance", "$450"],
      ["Transport", "$400", "deposit and fuel"],
      ["First month's wages", "$500"],
      ["Starter capital", "about $3,000"],
    ],
    hasTotal: true,
    note: "This is an example. Prices of machines change often.",
    table: { title: "Usual rates in Monrovia", values: janitorialRates },
  },
];
