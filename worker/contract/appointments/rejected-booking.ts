import type { Slot } from "./booking.ts";

/** The key of a rejected form of a booking in a page's data. */
export const rejectedBookingKey = "/booking";

/** A form of a booking that was posted without a script and rejected, as the server sends it with the page. */
export interface RejectedBooking {
  /** What the visitor typed and chose, by field. */
  values: Record<string, string>;
  /** Messages by field; "" is a message about the whole form. */
  problems: Record<string, string>;
  /** The next free times, if the chosen one is taken. */
  slots: Slot[];
}
