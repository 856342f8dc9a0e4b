import { Field, Select } from "#web/ui/form/field.tsx";
import { type ColumnField, fieldLabel } from "./column-fields.ts";
import { defaultFields } from "./default-fields.ts";

type Defaults = Readonly<Record<string, string>>;

interface DefaultValuesProps {
  fields: readonly ColumnField[];
  defaults: Defaults;
  onChange: (defaults: Defaults) => void;
}

/** What is used for empty cells: folded, with its values in the title. */
export function DefaultValues({ fields, defaults, onChange }: DefaultValuesProps) {
  const shown = defaultFields.filter(({ name, isFallback }) => !(isFallback && fields.includes(name)));
  const set = shown.flatMap(({ name, choices }) => {
    const value = defaults[name]?.trim();
    return value ? [choices?.find(([choice]) => choice === value)?.[1] ?? value] : [];
  });
  return (
    <details className="border-b border-line">
      <summary className="fold">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b>Where a cell is empty, use</b>{" "}
          <span className="text-1 text-ink2">{set.length > 0 ? set.join(" · ") : "nothing"}</span>
        </span>
      </summary>
      <div className="grid gap-3 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ name, choices }) => (
          <DefaultInput
            key={name}
            name={name}
            choices={choices}
            value={defaults[name] ?? ""}
            onChange={(value) => onChange({ ...defaults, [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}

interface DefaultInputProps {
  name: ColumnField;
  choices: readonly (readonly [string, string])[] | undefined;
  value: string;
  onChange: (value: string) => void;
}

function DefaultInput({ name, choices, value, onChange }: DefaultInputProps) {
  const id = `import-default-${name}`;
  return (
    <Field id={id} label={fieldLabel(name)}>
      {choices ? (
        <Select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <input id={id} className="in" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    </Field>
  );
}
