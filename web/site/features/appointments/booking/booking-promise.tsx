import type { BookingMode } from "#contract/appointments/appointment-kinds.ts";
import { describePromise } from "#shared/site/describe-promise.ts";

interface BookingPromiseProps {
  mode: BookingMode;
  /** Who comes, if it is known. */
  who: string | null;
}

/** Says what happens after the visitor has booked. */
export function BookingPromise({ mode, who }: BookingPromiseProps) {
  return (
    <p className="text-1 text-ink2">
      {mode === "confirm"
        ? "Your time is booked at once."
        : `You ask for a time. ${who ? `${who} confirms` : "We confirm"} it in our opening hours, at least two hours before it begins.`}
    </p>
  );
}

/** Returns who confirms a request and until when: "Mary confirms by Monday evening." */
export function confirmationText(who: string | null, replyBy: string | null): string {
  const confirms = who ? `${who} confirms` : "We confirm";
  return replyBy ? `${confirms} by ${describePromise(replyBy)}.` : `${confirms} your time.`;
}
