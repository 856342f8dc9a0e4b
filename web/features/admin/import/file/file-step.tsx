import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { selectSpreadsheet } from "../import-store.ts";
import { downloadTemplate } from "./download-template.ts";

interface FileStepProps {
  /** Whether a file is already chosen: then another one can replace it. */
  isStarted: boolean;
  busy: boolean;
}

/** Step 1. While busy the input is only `aria-disabled`, to keep the focus. */
export function FileStep({ isStarted, busy }: FileStepProps) {
  return (
    <>
      {!isStarted && (
        <>
          <p className="text-ink2">
            A spreadsheet with column names in the first row. Nothing changes until you confirm.
          </p>
          <Button look="quiet" className="-my-2 -ml-4 justify-self-start" onClick={downloadTemplate}>
            <LineIcon name="down" />
            Download a template
          </Button>
        </>
      )}
      <Field
        id="import-file"
        label="CSV file or Excel workbook"
        hideLabel={isStarted}
        className={isStarted ? "min-w-0" : "file-drop"}
      >
        <span className="file-box">
          <input
            id="import-file"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            className="choose-file"
            aria-disabled={busy || undefined}
            onClick={(event) => busy && event.preventDefault()}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Cleared so that the same file, once corrected, can be selected again.
              if (file && !busy) selectSpreadsheet(file).finally(() => (currentTarget.value = ""));
            }}
          />
          {!isStarted && <span aria-hidden="true">or drop it here</span>}
        </span>
      </Field>
    </>
  );
}
