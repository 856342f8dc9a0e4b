import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Select } from "../form/field.tsx";

/** A choice has to rest this long, in milliseconds: the keyboard's arrows pass others on their way to it. */
const choosingPause = 400;

type SettledSelectProps = Omit<ComponentProps<typeof Select>, "value" | "onChange"> & {
  value: string;
  onSettle: (value: string) => Promise<unknown>;
};

/** A select that acts when a choice rests, when it is left, or when it goes; it keeps the focus meanwhile. */
export function DebouncedSelect({ value, onSettle, ...rest }: SettledSelectProps) {
  const [chosen, setChosen] = useState<string>();
  const timer = useRef(0);
  const settle = () => {
    if (timer.current === 0) return;
    clearTimeout(timer.current);
    timer.current = 0;
    // What it stands at again has been undone before it was done.
    const done = chosen === undefined || chosen === value ? Promise.resolve() : onSettle(chosen);
    done.finally(() => timer.current === 0 && setChosen(undefined));
  };
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => () => latest.current(), []);
  return (
    <Select
      {...rest}
      value={chosen ?? value}
      onChange={({ currentTarget }) => {
        setChosen(currentTarget.value);
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => latest.current(), choosingPause);
      }}
      onBlur={settle}
    />
  );
}
