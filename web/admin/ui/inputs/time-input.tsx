import type { ComponentProps } from "react";

/** The end of a day. The browser's field for a time has only 00:00. */
const endOfDay = "24:00";
const midnight = "00:00";

interface TimeInputProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  value: string;
  /** Midnight is then the end of the day. */
  isEnd?: boolean;
  onChange: (value: string) => void;
}

/** A field for the beginning or the end of hours. */
export function TimeInput({ value, isEnd = false, onChange, ...input }: TimeInputProps) {
  return (
    <input
      {...input}
      type="time"
      value={value === endOfDay ? midnight : value}
      onChange={({ currentTarget: { value: typed } }) => onChange(isEnd && typed === midnight ? endOfDay : typed)}
    />
  );
}
