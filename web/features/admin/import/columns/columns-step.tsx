import { useState } from "react";
import { ignoredColumn } from "#contract/admin/import-fields.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import { checkColumns } from "../import-store.ts";
import { type ColumnField, columnChoices, fieldLabel } from "./column-fields.ts";
import type { ColumnPlan } from "./column-layouts.ts";
import { missingFields } from "./default-fields.ts";
import { DefaultValues } from "./default-values.tsx";
import { MissingFields } from "./missing-fields.tsx";

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
      <div className="grid max-w-[65ch] gap-3" aria-live="polite">
        <MissingFields
          missing={missing}
          ignored={spreadsheet.columns.flatMap((column, index) =>
            fields[index] === ignoredColumn && hasCells(spreadsheet, index) ? [{ column, index }] : [],
          )}
          onUse={(index, field) => {
            setFields(fields.with(index, field));
            // The pressed button disappears with the notice.
            document.getElementById(`import-column-${index}`)?.focus();
          }}
        />
        {repeated.length > 0 && (
          <Notice tone="warn" icon="warn" title={`Two columns are: ${repeated.map(fieldLabel).join(", ")}`}>
            <p>The first one that is not empty is used.</p>
          </Notice>
        )}
      </div>
      <div className="import-heads" aria-hidden="true">
        <span>In your file</span>
        <span>Example</span>
        <span>Becomes</span>
      </div>
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
      <DefaultValues fields={fields} defaults={defaults} onChange={setDefaults} />
      <div className="import-bar">
        <Button type="submit">Check {formatCount(spreadsheet.rows.length, "row")}</Button>
      </div>
    </form>
  );
}

const hasCells = ({ rows }: Spreadsheet, index: number) => rows.some((cells) => cells[index]?.trim());

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
