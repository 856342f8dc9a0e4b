import { useEffect, useRef } from "react";
import { Field, SearchInput } from "#web/ui/form/field.tsx";

interface SearchBoxProps {
  value: string | undefined;
  placeholder: string;
  /** Called when the visitor pauses typing. */
  onSearch: () => void;
}

/** In milliseconds. */
const searchDelay = 300;

/** The text search. It is part of the page's form, so Enter works without a script. */
export function SearchBox({ value, placeholder, onSearch }: SearchBoxProps) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Field id="list-q" label="Search properties" hideLabel className="min-w-0 flex-1">
      <SearchInput
        id="list-q"
        name="q"
        defaultValue={value}
        placeholder={placeholder}
        maxLength={200}
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(onSearch, searchDelay);
        }}
      />
    </Field>
  );
}
