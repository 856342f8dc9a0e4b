import { useEffect, useRef } from "react";
import { Field, SearchInput } from "#web/ui/form/field.tsx";

interface SearchBoxProps {
  /** The search in force. */
  value: string | undefined;
  placeholder: string;
  /** Called when typing has paused. */
  onSearch: () => void;
}

const pause = 300;

/** The search over the list's texts; as part of the page's form it also works by Enter and without script. */
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
          timer.current = window.setTimeout(onSearch, pause);
        }}
      />
    </Field>
  );
}
