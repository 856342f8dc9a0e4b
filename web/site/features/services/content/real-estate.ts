import type { TitledText } from "./content-types.ts";

export const realEstateServices: readonly TitledText[] = [
  ["Buying", "Houses, villas, apartments and land for sale. Each listing shows its price and photos.", "estate-buying"],
  [
    "Renting",
    "Homes, offices and halls by the month. Each listing shows rent, furnishing, parking and lease.",
    "estate-renting",
  ],
  ["Selling and letting", "We take the photos, agree on a price with you and answer the calls.", "estate-selling"],
  ["Viewings", "We show you the home and the street, and tell you whether it floods.", "estate-viewing"],
];

export const realEstateSteps: readonly TitledText[] = [
  ["Browse", "Search by area, price and size. Tap the heart to save a home."],
  ["Ask", "Call us, use WhatsApp or send the form. One person helps you."],
  ["View", "We agree on a day and go with you. Never pay before you have been inside."],
  ["Sign", "We meet with both sides. The lease or deed is signed, with a receipt."],
];
