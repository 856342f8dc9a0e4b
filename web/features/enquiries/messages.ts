import type { ServiceSlug } from "#contract/services/services.ts";

/** This feature's share of the error catalogue, and what is said when an enquiry has arrived (visitor-site.md, section 8). */
export const enquiryMessages = {
  failed: { title: "Error", text: "Failed to send your inquiry. Please try again later." },
  refusedTitle: "Error",
  waiting: {
    title: "Will be sent when you are connected",
    text: "It is kept on this phone and goes by itself as soon as there is signal. You may close this page.",
  },
  sentTitle: "Sent",
  tryNow: "Try now",
  change: "Change it",
  privacy: "We use this only to answer you. Enquiries are erased 24 months after they were sent.",
} as const;

export interface SuccessMessage {
  title: string;
  text: string;
}

const usual: SuccessMessage = { title: "Inquiry sent", text: "Thanks! We'll get back to you within 1 business day." };

/** What is said when an enquiry of a service has arrived; the usual words where the specification gives none (ruling 16). */
export const successMessages: Record<ServiceSlug, SuccessMessage> = {
  "real-estate": usual,
  janitorial: usual,
  "driving-school": {
    title: "Inquiry Sent Successfully!",
    text: "We'll contact you within 24 hours to discuss your driving school needs.",
  },
  health: usual,
  general: usual,
};

/** How a WhatsApp chat begins. */
export const chatOpenings: Record<ServiceSlug, string> = {
  "real-estate": "Hello, I am looking for a home.",
  janitorial: "Hello, I would like a quote for cleaning.",
  "driving-school": "Hello, I am asking about the driving school.",
  health: "Hello, I would like to see a doctor.",
  general: "Hello, I have a question.",
};
