import type { Chapter } from "./content-types.ts";

export const termsChapters: readonly Chapter[] = [
  {
    id: "use",
    title: "Using this site",
    paragraphs: [
      "Reading is free and needs no account. Please do not flood the forms, pretend to be someone else, or copy the pictures and texts of homes to offer them as your own.",
    ],
  },
  {
    id: "listings",
    title: "Homes and prices",
    paragraphs: [
      "We enter prices, sizes and availability with care, but a listing is an invitation and not a contract. What counts is what both sides sign. Prices are in US dollars, rents are per month.",
      "What carries the word Sample shows how the site works. It is not for sale, not for rent and not a real person.",
      "Without signal you may be looking at an older copy kept by your phone. The page then says how old it is.",
    ],
  },
  {
    id: "services",
    title: "Services",
    paragraphs: [
      "Sending a form is a request. An appointment, a place in a course or a cleaning is agreed when a person has confirmed it.",
      "Texts about health are no medical advice, and the market guides are planning figures without a promise.",
    ],
  },
  {
    id: "messages",
    title: "What you send us",
    paragraphs: [
      "Send only what is true and what you may share. You get a reference for each inquiry. The Privacy Policy says what we keep and for how long.",
    ],
  },
  {
    id: "liability",
    title: "When something goes wrong",
    paragraphs: [
      "We repair mistakes on the site when we hear of them. It may be away for a while, and we do not promise that it always answers. Nothing here takes away rights that the law of Liberia gives you.",
    ],
  },
];
