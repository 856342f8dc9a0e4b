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
  /** Minutes between two times; a quarter of an hour without it. */
  step?: number | undefined;
}

interface TimeSelectProps extends ChoicesProps, Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  onChange: (time: string) => void;
}

/** The beginning or the end of hours, by the clock of 24 hours in each browser. */
export function TimeSelect({ value, after, hasEndOfDay, step, onChange, ...select }: TimeSelectProps) {
  return (
    <Select {...select} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <Options value={value} after={after} hasEndOfDay={hasEndOfDay ?? false} step={step} />
    </Select>
  );
}

/** Memoized: a week has hundreds of them, and every keystroke on the page renders it. */
const Options = memo(function Options({ value, after = "", hasEndOfDay, step }: ChoicesProps) {
  return timeChoices(value, after, hasEndOfDay, step).map((time) => (
    <option key={time} value={time}>
      {formatTime(time)}
    </option>
  ));
});
