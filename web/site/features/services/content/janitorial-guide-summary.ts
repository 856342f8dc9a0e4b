import type { ChapterSummary } from "./content-types.ts";

/** The chapters of the market guide in a sentence each, for the janitorial page. Other sites may link to these anchors. */
export const janitorialGuideSummary: readonly ChapterSummary[] = [
  {
    id: "public",
    title: "Public sector",
    text: "Ministries, courts, schools and hospitals: the same rooms and hours, a contract for a year.",
  },
  {
    id: "private",
    title: "Private sector",
    text: "Offices, banks, hotels, shops and aid organisations decide faster and judge by results.",
  },
  {
    id: "growth",
    title: "Growing demand",
    text: "New buildings, outsourcing, health rules, dust and rain bring more work each year.",
  },
  {
    id: "industrial",
    title: "Industrial",
    text: "Warehouses, the port, factories and building sites need machines and safety rules.",
  },
  {
    id: "residential",
    title: "Residential",
    text: "Homes and apartment blocks: every week, when people move, and carpets in between.",
  },
  {
    id: "market",
    title: "Setup and rates",
    text: "You can start with two teams of two people and a starter capital of about $3,000.",
  },
];
