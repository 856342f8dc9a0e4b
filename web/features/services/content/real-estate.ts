import type { TitledText } from "./content-types.ts";

export const realEstateServices: readonly TitledText[] = [
  ["Buying", "Houses, villas, flats and land for sale, each with its price, its pictures and its facts on one page."],
  [
    "Renting",
    "Homes, offices and halls by the month. Rent, furnishing, parking and length of lease stand on the page.",
  ],
  [
    "Selling and letting",
    "You own a house or a shop? We take the pictures, agree on a price with you and answer the callers.",
  ],
  ["Viewings", "We open the door, walk the street with you and tell you what the rainy season does to it."],
];

export const realEstateSteps: readonly TitledText[] = [
  ["Look", "Search by area, price and size, and keep the homes you like with the heart."],
  ["Ask", "Call, write on WhatsApp or send the form. One person stays with your request."],
  ["See it", "We agree on a day and go with you. Pay nothing before you have been inside."],
  ["Sign", "We sit with both sides until the lease or the deed is read, signed and receipted."],
];
