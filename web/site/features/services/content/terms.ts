import type { Chapter } from "./content-types.ts";

export const termsChapters: readonly Chapter[] = [
  {
    id: "use",
    title: "Using this site",
    paragraphs: [
      "You can read this site for free, without an account. Please do not send forms in bulk, pretend to be someone else, or copy photos or listing text to offer them as your own.",
    ],
  },
  {
    id: "listings",
    title: "Homes and prices",
    paragraphs: [
      "We check prices, sizes and availability with care, but a listing is not a contract. Only what both sides sign is binding. Prices are in US dollars. Rents are per month.",
      "Anything marked Sample only shows how the site works. It is not for sale or for rent, and not a real person.",
      "When you are offline, you may see an older copy saved on your device. The page then shows how old it is.",
    ],
  },
  {
    id: "services",
    title: "Services",
    paragraphs: [
      "A form is a request. An appointment, course place or cleaning visit is booked only when we confirm it.",
      "Our health pages are not medical advice. The numbers in our market guides are estimates.",
    ],
  },
  {
    id: "messages",
    title: "What you send us",
    paragraphs: [
      "Send only true information that you are allowed to share. You get a reference for each enquiry. The Privacy Policy says what we keep and for how long.",
    ],
  },
  {
    id: "liability",
    title: "If something goes wrong",
    paragraphs: [
      "We correct mistakes on the site when we hear of them. The site may be unavailable at times. Nothing here limits your rights under the law of Liberia.",
    ],
  },
];
