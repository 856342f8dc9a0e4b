import type { ServiceSlug } from "#contract/services/services.ts";

export const enquiryMessages = {
  /** The toast after a failure. */
  failed: { title: "Error", text: "Failed to send your inquiry. Please try again later." },
  /** After a failure in a browser that stores nothing. */
  notStored: "Your browser does not store the form. Keep this page open and send it again.",
  /** Waits for a connection; the service worker sends it. */
  waitingInBackground: {
    title: "Will be sent when you are online",
    text: "It is saved on this phone. You may close this page.",
  },
  /** Waits for a connection; only a page can send it. */
  waitingForPage: {
    title: "Saved on this phone, not sent yet",
    text: "Open the site again to send it. If you keep this page open, it is sent as soon as you are online.",
  },
  /** After a failure; the toast says that it failed. */
  retriedInBackground: {
    title: "Saved on this phone, not sent yet",
    text: "We try again for you, even if you close this page.",
  },
  retriedOnPage: { title: "Saved on this phone, not sent yet", text: "We try again while this site is open." },
  tryNow: "Try now",
  edit: "Edit",
  sendAnother: "Send another enquiry",
  received: "We have your enquiry",
  nextTitle: "What happens next",
  privacy: "We use this only to answer you. It is erased 24 months after we last worked on it.",
} as const;

export interface SuccessMessage {
  title: string;
  text: string;
}

const defaultMessage: SuccessMessage = {
  title: "Inquiry sent",
  text: "Thanks! We'll get back to you within 1 business day.",
};

/** Toasts of sent enquiries. */
export const successMessages: Record<ServiceSlug, SuccessMessage> = {
  "real-estate": defaultMessage,
  janitorial: defaultMessage,
  "driving-school": {
    title: "Inquiry Sent Successfully!",
    text: "We'll contact you within 24 hours to discuss your driving school needs.",
  },
  health: defaultMessage,
  general: defaultMessage,
};

const defaultSteps = [
  "We read your enquiry and call you or write to you.",
  "If you call us before that, give us the reference.",
];

/** What happens after an enquiry was sent, for its receipt. */
export function nextSteps(service: ServiceSlug): readonly string[] {
  if (service !== "health") return defaultSteps;
  return [
    "We ask the doctor for a free time and call you. The appointment is fixed after our call.",
    ...defaultSteps.slice(1),
  ];
}

/** First message of a WhatsApp chat. */
export const whatsAppTexts: Record<ServiceSlug, string> = {
  "real-estate": "Hello, I am looking for a home.",
  janitorial: "Hello, I would like a quote for cleaning.",
  "driving-school": "Hello, I have a question about the driving school.",
  health: "Hello, I would like to see a doctor.",
  general: "Hello, I have a question.",
};
