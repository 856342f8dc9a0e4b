import type { ReplyTemplate } from "./reply-templates.ts";

const signature = "{me}\n{business}\nReference {reference}";

/**
 * The templates until the team saves others. They are true of every enquiry for which they are offered: a template with a
 * title, a price or a link is offered only while the home is on the market. What depends on the enquiry, such as that a home is
 * let, is the suggested reply of the inbox.
 */
export const defaultReplyTemplates: readonly ReplyTemplate[] = [
  {
    id: "default-question",
    name: "Thanks, with a question",
    service: null,
    subject: "",
    body: `Hello {name},\n\nThank you for your enquiry. When is a good time to call you?\n\n${signature}`,
  },
  {
    id: "default-details",
    name: "Send price and link",
    service: "real-estate",
    subject: "{title}",
    body: `Hello {name},\n\nThank you for your enquiry about {title}. The price is {price}. Photos and details: {link}\n\nWhen is a good time to call you?\n\n${signature}`,
  },
];
