import type { ServiceSlug } from "#contract/services/services.ts";

export const enquiryMessages = {
  failed: { title: "Error", text: "Failed to send your inquiry. Please try again later." },
  refusedTitle: "Error",
  waiting: {
    title: "Will be sent when you are online",
    text: "It is saved on this device. We send it automatically when you are online and this site is open.",
  },
  sentTitle: "Sent",
  tryNow: "Try now",
  edit: "Edit",
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

/** Toasts for sent enquiries. */
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

/** First message of a WhatsApp chat. */
export const whatsAppTexts: Record<ServiceSlug, string> = {
  "real-estate": "Hello, I am looking for a home.",
  janitorial: "Hello, I would like a quote for cleaning.",
  "driving-school": "Hello, I have a question about the driving school.",
  health: "Hello, I would like to see a doctor.",
  general: "Hello, I have a question.",
};
