import { type ComponentProps, memo } from "react";
import { formatTime } from "#shared/appointments/describe-hours.ts";
import { Select } from "#web/ui/form/field.tsx";
import { timeChoices } from "./time-choices.ts";

interface ChoicesProps {
  /** "HH:MM". */
  value: string;
  /** Only later times are offered; without it all. */
  after?: string | undefined;
  /** Whether 24:00 is offered too. */
  hasEndOfDay?: boolean;
}

interface TimeSelectProps extends ChoicesProps, Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  onChange: (time: string) => void;
}

/** The beginning or the end of hours, in steps of a quarter of an hour and by the clock of 24 hours in each browser. */
export function TimeSelect({ value, after, hasEndOfDay, onChange, ...select }: TimeSelectProps) {
  return (
    <Select {...select} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <Options value={value} after={after} hasEndOfDay={hasEndOfDay ?? false} />
    </Select>
  );
}

/** Memoized: a week has hundreds of them, and every keystroke on the page renders it. */
const Options = memo(function Options({ value, after = "", hasEndOfDay }: ChoicesProps) {
  return timeChoices(value, after, hasEndOfDay).map((time) => (
    <option key={time} value={time}>
      {formatTime(time)}
    </option>
  ));
});
