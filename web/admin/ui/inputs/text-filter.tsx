import { Field } from "#web/ui/form/field.tsx";
import { useTypedFilter } from "./use-typed-filter.ts";

interface TextFilterProps {
  label: string;
  /** Without it the label is shown. */
  placeholder?: string;
  type?: "text" | "date";
  value: string | undefined;
  error?: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A text or a day that filters a list. It takes effect on Enter and when the field is left. */
export function TextFilter({ label, placeholder, type = "text", value = "", error, onChange }: TextFilterProps) {
  const { text, type: change, submit } = useTypedFilter(value, onChange);
  const id = `filter-${label.toLowerCase()}`;
  return (
    <Field id={id} label={label} hideLabel={placeholder !== undefined} error={error}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          id={id}
          className="in"
          type={type}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => submit()}
        />
      </form>
    </Field>
  );
}
