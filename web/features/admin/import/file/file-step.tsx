import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { selectSpreadsheet } from "../import-store.ts";
import { downloadTemplate } from "./import-template.ts";

/** Step 1. While busy the input is only `aria-disabled`, to keep the focus. */
export function FileStep({ busy }: { busy: boolean }) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-2">
      <Field id="import-file" label="CSV file or Excel workbook" className="min-w-0 max-w-full">
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
      </Field>
      <Button look="quiet" className="-ml-3" onClick={downloadTemplate}>
        <LineIcon name="down" />
        Download a template
      </Button>
    </div>
  );
}
