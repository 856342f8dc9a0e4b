import { expect, it } from "vitest";
import type { Submission } from "#contract/enquiries/submission.ts";
import { offeredReplies } from "#web/features/admin/inbox/enquiry/reply-templates.ts";
import { buildEnquiry } from "../support/admin-api.ts";

const business = { name: "Hub", phone: "0880" };
const now = new Date("2027-01-06T10:00:00.000Z");
const sold = { about: "home", state: "sold", name: '"Villa"' } as const;
const villa = { about: "home", state: "available", name: '"Villa"' } as const;
const nothing = { about: "nothing" } as const;
const realEstate = { service: "real-estate" } as const;

type Case = [
  message: string,
  enquiry: Partial<Submission>,
  subject: typeof sold | typeof villa | typeof nothing,
  end: string,
];
const cases: Case[] = [
  ["I need a 3 bedroom house", realEstate, nothing, "rent or to buy? Please tell us the area and your budget."],
  ["Two-bedroom flat to rent in Sinkor", realEstate, nothing, "enquiry. Please tell us your budget."],
  ["looking to rent in sinkor, budget is 800", realEstate, nothing, "enquiry. Please tell us the number of bedrooms."],
  ["Buy a house, US$ 90,000", realEstate, nothing, "enquiry. Please tell us the area and the number of bedrooms."],
  ["Rent 2br Congo Town $700", realEstate, nothing, "We will look for what fits. When is a good time to call you?"],
  ["I want to buy land near Kakata", realEstate, nothing, "Please tell us the size that you need and your budget."],
  ["2 acres of land to buy", realEstate, nothing, "enquiry. Please tell us the area and your budget."],
  ["Please call me", realEstate, nothing, "Please tell us the area, the number of bedrooms and your budget."],
  [
    "I have 3 children and a dog",
    realEstate,
    nothing,
    "Please tell us the area, the number of bedrooms and your budget.",
  ],
  [
    "Something in March please",
    realEstate,
    nothing,
    "Please tell us the area, the number of bedrooms and your budget.",
  ],
  [
    "I want to sell my house in Virginia",
    realEstate,
    nothing,
    "Where is it, what is your price, and when can we come to see it?",
  ],
  ["Sell my land at Caldwell for $20,000, come on Friday", realEstate, nothing, "property. Where is it?"],
  ["Is it free? 500 USD for one bedroom in Fiamah", realEstate, sold, "Shall we look for a similar place?"],
  ["Is it free? I can pay up to 900", realEstate, sold, "Please tell us the area and the size that you need."],
  ["Can I see it on Friday?", realEstate, villa, "We can show it to you. What time would suit you best?"],
  ["Can I see it tomorrow at 3 pm?", realEstate, villa, "We can show it to you. We will call you to confirm the time."],
  ["12 January at 10:00?", realEstate, villa, "We can show it to you. We will call you to confirm the time."],
  ["At 10am please", realEstate, villa, "We can show it to you. Which day would suit you?"],
  ["I called on Monday. No one answered", realEstate, villa, "Which day and time would suit you?"],
  ["At 4 pm", { ...realEstate, preferred_day: "2027-01-08" }, villa, "We will call you to confirm the time."],
  ["A cough. Can I come on Saturday?", { service: "health" }, nothing, "What time would suit you best?"],
  ["I can start on Monday", { service: "driving-school" }, nothing, "driving school. What time would suit you best?"],
  ["4 rooms", { service: "janitorial" }, nothing, "cleaning. How often should we come? Then we can give you a price."],
  [
    "Twice a week",
    { service: "janitorial" },
    nothing,
    "cleaning. How many rooms are there? Then we can give you a price.",
  ],
  [
    "3 bedrooms, every week",
    { service: "janitorial" },
    nothing,
    "We can give you a price. When is a good time to call you?",
  ],
];

it.each(cases)("asks nothing that %j says already", (message, enquiry, subject, end) => {
  const [reply] = offeredReplies(buildEnquiry({ message, reference: "E-1", ...enquiry }), subject, business, [], now);
  expect(reply?.text.endsWith(`${end}\n\nHub\n0880\nReference E-1`), reply?.text).toBe(true);
});
