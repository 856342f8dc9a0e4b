import { memo } from "react";
import { formatTime } from "#shared/appointments/describe-hours.ts";
import { timeChoices } from "./time-choices.ts";

interface TimeOptionsProps {
  /** The chosen time, "HH:MM". */
  chosen: string;
  /** Only later times are offered; empty for all. */
  after: string;
}

/** The options of one time of a day. Memoized: the page has hundreds of them, and every keystroke renders it. */
export const TimeOptions = memo(function TimeOptions({ chosen, after }: TimeOptionsProps) {
  return timeChoices(chosen, after).map((time) => (
    <option key={time} value={time}>
      {formatTime(time)}
    </option>
  ));
});
