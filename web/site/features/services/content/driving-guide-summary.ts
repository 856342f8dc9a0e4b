import type { ChapterSummary } from "./content-types.ts";

/** The chapters of the market guide in a sentence each, for the page of the driving school. */
export const drivingGuideSummary: readonly ChapterSummary[] = [
  {
    id: "demand",
    title: "Why people learn to drive",
    text: "Driving is work, and employers and the police ask for a licence.",
  },
  {
    id: "learners",
    title: "Learners by licence type",
    text: "About 28,000 people learn each year, half of them in a private car.",
  },
  {
    id: "prices",
    title: "Usual prices",
    text: "From $60 for a motorcycle course to $350 for a commercial one.",
  },
  {
    id: "licensing",
    title: "Licensing",
    text: "A licence ($750 for 2 years), a yard of 40x40 ft, a classroom with at least 30 seats and 2 instructors.",
  },
  { id: "setup", title: "Setup costs", text: "A starter capital of about $11,200." },
];
