import type { TitledText } from "./content-types.ts";

export const aboutStory =
  "We help people in Monrovia find a home, see a doctor, learn to drive and keep their homes and offices clean.";

export const aboutReason = "Many of our customers need more than one of these, so we offer them in one place.";

export const aboutValues: readonly TitledText[] = [
  ["Clear prices", "You know the price before you decide."],
  ["On time", "If we are running late, we call you first."],
  ["Honest listings", "Each home says when we last confirmed it."],
  ["Your privacy", "We ask only for what we need to answer you."],
];

export const aboutReasons: readonly string[] = [
  "One number for all four services",
  "We know which roads flood",
  "A receipt for every payment",
  "A copy of everything you sign",
  "A reply within one business day",
  "No account needed, also on slow connections",
];
