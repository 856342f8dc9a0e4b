/** Actions of a notification. A browser opens only pages of the site from one, so the page has the number. */
export const alertContacts = ["call", "whatsapp"] as const;
export type AlertContact = (typeof alertContacts)[number];

/** Actions of a notification about a request for an appointment. The page asks once more. */
export const bookingAnswers = ["confirm", "decline"] as const;
export type BookingAnswer = (typeof bookingAnswers)[number];

/**
 * What a push message tells the service worker. A phone shows `title` and `body` while it is locked, so they never have a
 * name, a message, a number or a word about health.
 */
export interface PushMessage {
  title: string;
  body: string;
  /** The id of the enquiry; a second message about it replaces the first one on the screen. */
  id: string;
  /** The screen that a tap opens. */
  path: string;
  /** How the sender can be reached: the actions of the notification. */
  contacts: readonly AlertContact[];
  /** How a request for an appointment can be answered, instead of the contacts. */
  answers?: readonly BookingAnswer[];
  /** How many enquiries wait for a reply, for the badge of a colleague's installed app; absent for a visitor. */
  unanswered?: number;
}
