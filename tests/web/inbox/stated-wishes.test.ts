import { expect, it } from "vitest";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { offeredReplies } from "#web/admin/features/inbox/enquiry/reply-templates.ts";
import { buildEnquiry } from "../support/admin-api.ts";

const business = { name: "Hub", phone: "0880" };
const now = new Date("2027-01-06T10:00:00.000Z");
const sold = { about: "home", state: "sold", name: '"Villa"' } as const;
const villa = { about: "home", state: "available", name: '"Villa"' } as const;
const nothing = { about: "nothing" } as const;
const unknown = "Please tell us the area, the number of bedrooms and your budget.";
const toConfirm = "We can show it to you. We will call you to confirm the time.";
type Subject = typeof sold | typeof villa | typeof nothing;

const cases: [message: string, service: InboxEnquiry["service"], subject: Subject, end: string][] = [
  ["I need a 3 bedroom house", "real-estate", nothing, "rent or to buy? Please tell us the area and your budget."],
  ["Two-bedroom flat to rent in Sinkor", "real-estate", nothing, "enquiry. Please tell us your budget."],
  ["to rent in sinkor, budget is 800", "real-estate", nothing, "enquiry. Please tell us the number of bedrooms."],
  ["Buy a house, US$ 90,000", "real-estate", nothing, "enquiry. Please tell us the area and the number of bedrooms."],
  ["Rent 2br Congo Town $700", "real-estate", nothing, "We will look for what fits. When is a good time to call you?"],
  ["I want to buy land near Kakata", "real-estate", nothing, "Please tell us the size that you need and your budget."],
  ["2 acres of land to buy", "real-estate", nothing, "enquiry. Please tell us the area and your budget."],
  ["Please call me", "real-estate", nothing, unknown],
  ["I have 3 children and a dog", "real-estate", nothing, unknown],
  ["Something in March please", "real-estate", nothing, unknown],
  ["I want to sell my house in Virginia", "real-estate", nothing, "is your price, and when can we come to see it?"],
  ["Sell my land at Caldwell for $20,000, come on Friday", "real-estate", nothing, "property. Where is it?"],
  ["Is it free? 500 USD for one bedroom in Fiamah", "real-estate", sold, "Shall we look for a similar place?"],
  ["Is it free? I can pay up to 900", "real-estate", sold, "Please tell us the area and the size that you need."],
  ["Can I see it on Friday?", "real-estate", villa, "We can show it to you. What time would suit you best?"],
  ["Can I see it tomorrow at 3 pm?", "real-estate", villa, toConfirm],
  ["12 January at 10:00?", "real-estate", villa, toConfirm],
  ["At 10am please", "real-estate", villa, "We can show it to you. Which day would suit you?"],
  ["I called on Monday. No one answered", "real-estate", villa, "Which day and time would suit you?"],
  ["A cough. Can I come on Saturday?", "health", nothing, "What time would suit you best?"],
  ["I can start on Monday", "driving-school", nothing, "driving school. What time would suit you best?"],
  ["4 rooms", "janitorial", nothing, "cleaning. How often should we come? Then we can give you a price."],
  ["Twice a week", "janitorial", nothing, "cleaning. How many rooms are there? Then we can give you a price."],
  ["3 bedrooms, every week", "janitorial", nothing, "We can give you a price. When is a good time to call you?"],
];

const reply = (enquiry: Partial<InboxEnquiry>, subject: Subject) =>
  offeredReplies(buildEnquiry({ reference: "E-1", ...enquiry }), subject, business, [], now)[0]?.text;

it.each(cases)("asks nothing that %j says already", (message, service, subject, end) => {
  const text = reply({ message, service }, subject);
  expect(text?.endsWith(`${end}\n\nHub\n0880\nReference E-1`), text).toBe(true);
});

it("takes the day from the form if the message says only a time", () => {
  const enquiry = { message: "At 4 pm", service: "real-estate", preferred_day: "2027-01-08" } as const;
  expect(reply(enquiry, villa)).toContain("We will call you to confirm the time.\n");
});
