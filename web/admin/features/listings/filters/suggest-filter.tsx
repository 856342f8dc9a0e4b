import { SuggestInput } from "#web/admin/ui/fields/suggest-input.tsx";
import { useTypedFilter } from "#web/admin/ui/inputs/use-typed-filter.ts";
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
  const { text, type, submit } = useTypedFilter(value, onChange);
  const id = `filter-${label.toLowerCase()}`;
  return (
    <Field id={id} label={label} hideLabel>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SuggestInput
          id={id}
          placeholder={`Any ${label.toLowerCase()}`}
          value={text}
          suggestions={suggestions}
          maxLength={100}
          onChange={(next) => {
            type(next);
            onRequest(next);
            if (suggestions.includes(next) || next === "") submit(next);
          }}
          onFocus={() => onRequest(text)}
          onBlur={() => submit()}
        />
      </form>
    </Field>
  );
}
