import { useState } from "react";
import { SuggestInput } from "#web/admin/ui/fields/suggest-input.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface SuggestFilterProps {
  label: string;
  value: string | undefined;
  suggestions: readonly string[];
  /** Requests suggestions for a text, when the field gets the focus and while someone types. */
  onRequest: (text: string) => void;
  onChange: (value: string | undefined) => void;
}

/** A text filter with suggestions. It takes effect with a suggestion, on Enter and when the field is left. */
export function SuggestFilter({ label, value = "", suggestions, onRequest, onChange }: SuggestFilterProps) {
  const [typed, setTyped] = useState({ text: value, for: value });
  // The URL may have changed since, for example with Back.
  const text = typed.for === value ? typed.text : value;
  const id = `filter-${label.toLowerCase()}`;
  const submit = (next: string) => {
    if (next.trim() !== value) onChange(next.trim() || undefined);
  };
  return (
    <Field id={id} label={label} hideLabel>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
        }}
      >
        <SuggestInput
          id={id}
          placeholder={`Any ${label.toLowerCase()}`}
          value={text}
          suggestions={suggestions}
          maxLength={100}
          onChange={(next) => {
            setTyped({ text: next, for: value });
            onRequest(next);
            if (suggestions.includes(next) || next === "") submit(next);
          }}
          onFocus={() => onRequest(text)}
          onBlur={() => submit(text)}
        />
      </form>
    </Field>
  );
}
