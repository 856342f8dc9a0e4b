import { Field, Select } from "#web/ui/form/field.tsx";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import { audienceOf, type ColumnField, columnChoices, fieldLabel } from "./column-fields.ts";

const shownExamples = 3;
const maxExample = 60;

interface ColumnRowProps {
  spreadsheet: Spreadsheet;
  index: number;
  field: ColumnField;
  onChange: (field: ColumnField) => void;
}

/** A column of the file with examples, what it becomes, and who sees it then. */
export function ColumnRow({ spreadsheet, index, field, onChange }: ColumnRowProps) {
  const id = `import-column-${index}`;
  const audience = audienceOf(field);
  return (
    <li className="import-column border-b border-line py-2">
      <Field
        id={id}
        label={<span className="wrap-anywhere">{spreadsheet.columns[index]}</span>}
        hint={<Examples spreadsheet={spreadsheet} index={index} />}
      >
        <div className="import-choice">
          <Select
            id={id}
            value={field}
            aria-describedby={audience && `${id}-audience`}
            onChange={({ currentTarget }) => {
              const chosen = columnChoices.find((choice) => choice === currentTarget.value);
              if (chosen !== undefined) onChange(chosen);
            }}
          >
            {columnChoices.map((choice) => (
              <option key={choice} value={choice}>
                {fieldLabel(choice)}
              </option>
            ))}
          </Select>
          {audience && (
            <span id={`${id}-audience`} className="text-1 text-ink2">
              {audience === "visitors" ? "Public" : "Only admins see this"}
            </span>
          )}
        </div>
      </Field>
    </li>
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
