import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";

interface KindTexts {
  title: string;
  /** The title if no time can be booked. */
  closed: string;
  /** What is booked, in a sentence. */
  noun: string;
  /** First message of a WhatsApp chat about it. */
  chat: (label: string) => string;
  /** The link back to the page of what is booked. */
  back: string;
}

export const kindTexts: Record<AppointmentKind, KindTexts> = {
  viewing: {
    title: "Book a visit",
    closed: "No longer available",
    noun: "viewing",
    chat: (label) => `Hello, I would like to visit ${label}.`,
    back: "Back to the listing",
  },
  lesson: {
    title: "Book a lesson",
    closed: "No bookings at the moment",
    noun: "lesson",
    chat: (label) => `Hello, I would like to book a lesson of ${label}.`,
    back: "Back to the course",
  },
  clinic: {
    title: "Book Appointment",
    closed: "No bookings at the moment",
    noun: "appointment",
    chat: (label) => `Hello, I would like to see ${label}.`,
    back: "Back to the doctor",
  },
};

export const bookingMessages = {
  chooseTime: "Choose a time",
  taken: "That time has just been taken. Choose another one; your name and number are still here.",
  notStored: "Your browser does not store the form. Keep this page open and send it again.",
  waiting: "Not sent yet. We send it when the signal is back.",
  waitingInBackground: "It is saved on this phone. You may close this page.",
  waitingForPage: "It is saved on this phone. Keep this page open, or open the site again later.",
  waitingPast: "The time that you chose has passed. Choose another one.",
  retried: "Not sent yet. Our service does not respond; we try again for you.",
  privacy: "We use this only for your appointment.",
} as const;
