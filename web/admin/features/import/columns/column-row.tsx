import { Field, Select } from "#web/ui/form/field.tsx";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import { type ColumnField, columnChoices, fieldLabel, getAudience } from "./column-fields.ts";

const shownExamples = 3;
const maxExample = 60;

interface ColumnRowProps {
  spreadsheet: Spreadsheet;
  index: number;
  field: ColumnField;
  onChange: (field: ColumnField) => void;
}

/** The name, its examples and the choice in one line, if there is room. */
const lineClass =
  "min-[48rem]:grid min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_18rem] min-[48rem]:items-center min-[48rem]:gap-x-6";

export function ColumnHeads() {
  return (
    <div className={`mt-4 text-1 text-ink2 max-[48rem]:hidden ${lineClass}`} aria-hidden="true">
      <span>In your file</span>
      <span>Example</span>
      <span>Becomes</span>
    </div>
  );
}

/** A column of the file with examples, what it becomes, and who sees it then. */
export function ColumnRow({ spreadsheet, index, field, onChange }: ColumnRowProps) {
  const id = `import-column-${index}`;
  const audience = getAudience(field);
  return (
    <li className="border-b border-line py-2">
      <Field
        id={id}
        label={<span className="wrap-anywhere">{spreadsheet.columns[index]}</span>}
        hint={<Examples spreadsheet={spreadsheet} index={index} />}
        className={`min-[48rem]:*:row-start-1 min-[48rem]:*:m-0 ${lineClass}`}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 min-[48rem]:col-start-3">
          <Select
            className="min-w-0 flex-1 basis-[11rem]"
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
