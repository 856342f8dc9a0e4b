import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Select } from "#web/ui/form/field.tsx";

/** In milliseconds. The arrow keys pass other options before the final one. */
const debounceDelay = 400;

type DebouncedSelectProps = Omit<ComponentProps<typeof Select>, "value" | "onChange" | "onSelect"> & {
  value: string;
  onSelect: (value: string) => Promise<unknown>;
};

/** A select that reports the choice after a pause, on blur, or on unmount. It is never disabled, so it keeps the focus. */
export function DebouncedSelect({ value, onSelect, ...rest }: DebouncedSelectProps) {
  const [chosen, setChosen] = useState<string>();
  const timer = useRef(0);
  const submit = () => {
    if (timer.current === 0) return;
    clearTimeout(timer.current);
    timer.current = 0;
    const isUnchanged = chosen === undefined || chosen === value;
    const saved = isUnchanged ? Promise.resolve() : onSelect(chosen);
    saved.finally(() => timer.current === 0 && setChosen(undefined));
  };
  const latestSubmit = useRef(submit);
  latestSubmit.current = submit;
  useEffect(() => () => latestSubmit.current(), []);
  return (
    <Select
      {...rest}
      value={chosen ?? value}
      onChange={({ currentTarget }) => {
        setChosen(currentTarget.value);
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => latestSubmit.current(), debounceDelay);
      }}
      onBlur={submit}
    />
  );
}
