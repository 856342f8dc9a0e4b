import type { LabelledValue, TitledText } from "./content-types.ts";

/** The lowest of the usual prices, and the days. */
export const janitorialFacts: readonly TitledText[] = [
  ["from $60", "home, monthly"],
  ["from $25", "office, per visit"],
  ["Mon – Sat", "cleaning days"],
];

export const janitorialServices: readonly TitledText[] = [
  ["Homes", "Every week, or once before you move in or out. Carpets and upholstery too.", "clean-home"],
  ["Offices and shops", "Three to six days a week, in the evening or before you open.", "clean-office"],
  ["Schools and clinics", "Every working day, with a written plan and a record of each disinfection.", "clean-school"],
  [
    "After construction",
    "We remove cement, paint, glass and rubbish before the keys are handed over.",
    "clean-construction",
  ],
];

export const janitorialSteps: readonly TitledText[] = [
  ["Ask", "Call, use WhatsApp or send the form. We answer within 1 business day."],
  ["We visit", "We look at the rooms and agree on days and times that suit you."],
  ["You get a price", "In writing. It does not change during the contract."],
  ["We clean", "The same people each time, with a checklist for your rooms."],
];

/** Usual cleaning prices in Monrovia. */
export const janitorialRates: readonly LabelledValue[] = [
  ["Office up to 1,500 sq ft", "$25 – $40", "per visit"],
  ["Office, three visits a week", "$280 – $420", "per month"],
  ["Home, weekly", "$60 – $110", "per month"],
  ["Deep clean, three bedrooms", "$70 – $120", "once"],
  ["After construction", "$0.12 – $0.20", "per sq ft"],
  ["Windows, outside", "$2 – $4", "each"],
  ["Warehouse floor", "$0.03 – $0.06", "per sq ft, each visit"],
];
