import { Field, Select } from "#web/ui/form/field.tsx";
import { changeSheet } from "../import-store.ts";
import type { Spreadsheet } from "./spreadsheet.ts";

/** Reads another sheet of the workbook. Shown only if several sheets have content. */
export function SheetField({ spreadsheet: { sheets } }: { spreadsheet: Spreadsheet }) {
  if (!sheets) return null;
  return (
    <Field
      id="import-sheet"
      label="Sheet of the workbook"
      className="mt-3 max-w-[28rem]"
      hint="One sheet is imported at a time. Choose the same file again for the next one."
    >
      <Select
        id="import-sheet"
        value={sheets.chosen}
        onChange={({ currentTarget }) => changeSheet(currentTarget.value)}
      >
        {sheets.names.map((name) => (
          <option key={name} value={name}>
            {`${name}${sheets.hidden?.includes(name) ? " (hidden)" : ""}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
