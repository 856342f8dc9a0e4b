import type { ServiceSlug } from "#contract/services/services.ts";

type Status = "new" | "read" | "replied" | "closed";

/** An enquiry with an invented name and an unassigned phone number. */
export interface SampleEnquiry {
  hoursAgo: number;
  service: ServiceSlug;
  message: string | null;
  subject?: string;
  /** The reference of the listing that it is about. */
  about?: string;
  status: Status;
  note?: string;
  /** Assigned to the demo admin. */
  assigned?: boolean;
  spam?: boolean;
}

export const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    hoursAgo: 1,
    service: "real-estate",
    status: "new",
    subject: "Viewing on Saturday",
    about: "MH-1053",
    message: "Is the house still available? I would like to see it on Saturday morning.",
  },
  {
    hoursAgo: 3,
    service: "driving-school",
    status: "new",
    message: "Do you give lessons in an automatic car? I can come after work.",
  },
  {
    hoursAgo: 9,
    service: "health",
    status: "new",
    subject: "Appointment",
    message: "I would like an appointment for my son this week. Mornings are best.",
  },
  {
    hoursAgo: 20,
    service: "general",
    status: "read",
    message: "Are you open on public holidays?",
    assigned: true,
  },
  {
    hoursAgo: 30,
    service: "driving-school",
    status: "read",
    message: "How many lessons do most people need before the test?",
    note: "Left a voicemail. He will call back tomorrow.",
  },
  {
    hoursAgo: 52,
    service: "janitorial",
    status: "replied",
    message: "Please send me a quote for cleaning a four-room office twice a week.",
    assigned: true,
  },
  { hoursAgo: 60, service: "real-estate", status: "new", message: null, spam: true },
  {
    hoursAgo: 75,
    service: "real-estate",
    status: "replied",
    subject: "Two bedrooms near ELWA",
    message: "I am looking for two bedrooms up to $600 a month, with water and a fence.",
  },
  {
    hoursAgo: 100,
    service: "real-estate",
    status: "closed",
    message: "Thank you, we will take the apartment.",
    note: "Keys handed over.",
    assigned: true,
  },
  { hoursAgo: 150, service: "health", status: "closed", message: "Which doctor speaks Kpelle?" },
  {
    hoursAgo: 200,
    service: "general",
    status: "read",
    message: "I met one of your agents on Monday and lost the number. Can you send it to me?",
  },
  {
    hoursAgo: 260,
    service: "janitorial",
    status: "closed",
    message: "We need one deep cleaning before we move in. How much is it?",
  },
  {
    hoursAgo: 330,
    service: "driving-school",
    status: "replied",
    message: "Can my sister and I book lessons together?",
  },
  {
    hoursAgo: 420,
    service: "real-estate",
    status: "closed",
    subject: "Land in Paynesville",
    message: "Is the deed registered?",
  },
  { hoursAgo: 510, service: "real-estate", status: "replied", message: "Do you also rent to companies?" },
  { hoursAgo: 640, service: "health", status: "closed", message: "What are the clinic's opening hours?" },
  { hoursAgo: 800, service: "general", status: "closed", message: "Do you accept mobile money?" },
  {
    hoursAgo: 950,
    service: "real-estate",
    status: "closed",
    message: "I am looking for a ground-floor shop on Randall Street.",
  },
  {
    hoursAgo: 1100,
    service: "driving-school",
    status: "closed",
    message: "My licence has expired. Do I need lessons to renew it?",
  },
  { hoursAgo: 1300, service: "janitorial", status: "closed", message: "Do you bring your own cleaning supplies?" },
];
