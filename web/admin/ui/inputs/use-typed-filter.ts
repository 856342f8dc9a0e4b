import { useState } from "react";

/** The text of a filter while someone types. `submit` applies it if it changed: on Enter, and when the field is left. */
export function useTypedFilter(value: string, onChange: (value: string | undefined) => void) {
  const [typed, setTyped] = useState({ text: value, for: value });
  // The URL may have changed since, for example with Back.
  const text = typed.for === value ? typed.text : value;
  return {
    text,
    type: (next: string) => setTyped({ text: next, for: value }),
    submit: (next = text) => {
      if (next.trim() !== value) onChange(next.trim() || undefined);
    },
  };
}
