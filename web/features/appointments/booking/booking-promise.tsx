import type { BookingMode } from "#contract/appointments/appointment-kinds.ts";
import { formatWeekdayAndTime } from "#web/lib/format/appointment-times.ts";

interface BookingPromiseProps {
  mode: BookingMode;
  /** Who comes, if it is known. */
  who: string | null;
  /** Until when a request is confirmed. */
  replyBy: string | null;
}

/** Says first what happens after the visitor has booked. */
export function BookingPromise({ mode, who, replyBy }: BookingPromiseProps) {
  return (
    <p className="font-medium">
      {mode === "confirm"
        ? "Your time is booked at once."
        : `You ask for a time. ${who ? `${who} confirms` : "We confirm"} it before it begins${replyBy ? `, by ${formatWeekdayAndTime(replyBy)} at the latest` : ""}.`}
    </p>
  );
}

/** Returns who confirms a request and until when: "Mary confirms by Saturday, 14:00." */
export function confirmationText(who: string | null, replyBy: string | null): string {
  const confirms = who ? `${who} confirms` : "We confirm";
  return replyBy ? `${confirms} by ${formatWeekdayAndTime(replyBy)}.` : `${confirms} your time.`;
}
