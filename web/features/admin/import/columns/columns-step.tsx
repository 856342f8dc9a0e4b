import { useState } from "react";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import { checkColumns } from "../import-store.ts";
import { type ColumnField, columnChoices, fieldLabel } from "./column-fields.ts";
import type { ColumnPlan } from "./column-layouts.ts";
import { defaultFields, missingFields } from "./default-fields.ts";

const shownExamples = 3;
const maxExample = 60;

/** Step 2: what each column is, and what to use for empty cells. */
export function ColumnsStep({ spreadsheet, plan }: { spreadsheet: Spreadsheet; plan: ColumnPlan }) {
  const [fields, setFields] = useState(plan.fields);
  const [defaults, setDefaults] = useState(plan.defaults);
  const missing = missingFields(fields, defaults);
  const repeated = fields.filter((field, index) => field !== "" && fields.indexOf(field) < index);
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        checkColumns({ fields, defaults });
      }}
    >
      <h3>Columns of your file</h3>
      <p className="text-1 text-ink2">
        Check what each column is. Your choice is remembered for files with the same columns.
      </p>
      <ul className="mt-2 border-t border-line">
        {spreadsheet.columns.map((column, index) => (
          <li key={column} className="import-column border-b border-line py-2">
            <Field
              id={`import-column-${index}`}
              label={<span className="wrap-anywhere">{column}</span>}
              hint={<Examples spreadsheet={spreadsheet} index={index} />}
            >
              <Select
                id={`import-column-${index}`}
                value={fields[index]}
                onChange={({ currentTarget }) => setFields(fields.with(index, currentTarget.value as ColumnField))}
              >
                {columnChoices.map((field) => (
                  <option key={field} value={field}>
                    {fieldLabel(field)}
                  </option>
                ))}
              </Select>
            </Field>
          </li>
        ))}
      </ul>
      <fieldset className="mt-5">
        <legend className="font-bold">Where a cell is empty, use</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {defaultFields
            .filter(({ name, isFallback }) => !(isFallback && fields.includes(name)))
            .map(({ name, choices }) => (
              <DefaultInput
                key={name}
                name={name}
                choices={choices}
                value={defaults[name] ?? ""}
                onChange={(value) => setDefaults({ ...defaults, [name]: value })}
              />
            ))}
        </div>
      </fieldset>
      <div className="mt-4 grid max-w-[65ch] gap-3" aria-live="polite">
        {missing.length > 0 && (
          <Notice tone="warn" icon="warn" title={`Every new listing needs: ${missing.map(fieldLabel).join(", ")}`}>
            <p>
              Choose a column for it, or enter a value above. The check suggests values for the rest where it can. Rows
              without it are left out.
            </p>
          </Notice>
        )}
        {repeated.length > 0 && (
          <Notice tone="warn" icon="warn" title={`Two columns are: ${repeated.map(fieldLabel).join(", ")}`}>
            <p>The first one that is not empty is used.</p>
          </Notice>
        )}
      </div>
      <div className="import-bar">
        <Button type="submit">Check {formatCount(spreadsheet.rows.length, "row")}</Button>
      </div>
    </form>
  );
}

/** The first different values of a column. */
function Examples({ spreadsheet: { rows }, index }: { spreadsheet: Spreadsheet; index: number }) {
  const values = new Set<string>();
  for (const cells of rows) {
    const cell = cells[index]?.trim();
    if (cell) values.add(cell.length > maxExample ? `${cell.slice(0, maxExample)}…` : cell);
    if (values.size === shownExamples) break;
  }
  return <span className="wrap-anywhere">{values.size > 0 ? [...values].join(" · ") : "Empty"}</span>;
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
