import { byteOrderMark } from "#shared/csv.ts";
import { FileInput } from "#web/admin/ui/inputs/file-input.tsx";
import { saveFile } from "#web/lib/api/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { changeSheet, selectSpreadsheet } from "../import-store.ts";
import { buildTemplate } from "./build-template.ts";
import type { Spreadsheet } from "./spreadsheet.ts";

interface FileStepProps {
  /** Whether a file is already chosen: then another one can replace it. */
  isStarted: boolean;
  busy: boolean;
}

const downloadTemplate = () =>
  saveFile(new Blob([byteOrderMark, buildTemplate()], { type: "text/csv;charset=utf-8" }), "import-template.csv");

/** Step 1. All files can be chosen: phones hide spreadsheets whose type they do not know, and the content decides. */
export function FileStep({ isStarted, busy }: FileStepProps) {
  return (
    <>
      {!isStarted && (
        <p className="text-ink2">
          CSV or Excel, with column names in the first row. Nothing changes until you confirm.
        </p>
      )}
      <Field id="import-file" label="CSV file or Excel workbook" hideLabel {...(isStarted && { className: "min-w-0" })}>
        <FileInput
          id="import-file"
          label="CSV file or Excel workbook"
          buttonLabel="Choose file"
          isTarget={!isStarted}
          buttonClass={isStarted ? "btn btn-quiet px-0" : "btn lg:pointer-fine:min-w-[10rem]"}
          busy={busy}
          onChoose={async ([file]) => file && selectSpreadsheet(file)}
        >
          {!isStarted && (
            <span className="hidden text-ink2 lg:pointer-fine:block" aria-hidden="true">
              or drop it here
            </span>
          )}
        </FileInput>
      </Field>
      {!isStarted && (
        <Button look="quiet" className="-my-2 -ml-4 justify-self-start text-left" onClick={downloadTemplate}>
          <LineIcon name="down" />
          Download a template
        </Button>
      )}
    </>
  );
}

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
