import { useState } from "react";
import { useSWRConfig } from "swr";
import type { ImportUndoConflict, ImportUndoResponse } from "#contract/admin/property-import.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

type Result = ImportUndoResponse & Partial<ImportUndoConflict>;
const maxShown = 20;

/** Undoes an import after a confirmation, and lists what it left. */
export function UndoImport({ importId, onUndone }: { importId: string; onUndone?: () => void }) {
  const { mutate } = useSWRConfig();
  const [isAsking, setIsAsking] = useState(false);
  const [isUndoing, setIsUndoing] = useState(false);
  const [result, setResult] = useState<Result>();
  const undo = async () => {
    setIsAsking(false);
    setIsUndoing(true);
    try {
      const done = await undoAll(importId, setResult);
      setResult(done);
      onUndone?.();
      showToast({ tone: done.left ? "warn" : "good", title: "Import undone", text: describeResult(done) });
    } catch (error) {
      showToast({ tone: "bad", title: "The import was not undone", text: errorText(error) });
    }
    setIsUndoing(false);
    mutate(endpointKey("GET /imports"));
  };
  return (
    <div className="max-w-[65ch]">
      {!(result && result.remaining === 0) && (
        <Button look="quiet" className="-ml-3" busy={isUndoing} onClick={() => setIsAsking(true)}>
          {isUndoing ? `Undoing...${result ? ` ${formatNumber(result.remaining)} rows left` : ""}` : "Undo this import"}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Undo this import?"
          confirmLabel="Undo the import"
          isDestructive
          startsAtCancel
          onConfirm={undo}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            Listings that it created are removed, those with photos to the bin. Listings that it changed get their old
            values again. What a colleague has changed since stays.
          </p>
        </ConfirmDialog>
      )}
      {result?.remaining === 0 && (
        <div role="status" className="mt-3">
          <Notice tone={result.left ? "warn" : "good"} title={`Undone. ${describeResult(result)}`}>
            {result.left && <LeftRows left={result.left} />}
          </Notice>
        </div>
      )}
    </div>
  );
}

function LeftRows({ left }: Pick<ImportUndoConflict, "left">) {
  return (
    <>
      <p>Not undone, because a colleague has changed them since:</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {left.slice(0, maxShown).map(({ uuid, reference, by }) => (
          <li key={uuid}>{`${reference}${by ? `, changed by ${by}` : ""}`}</li>
        ))}
      </ul>
      {left.length > maxShown && <p>{`… and ${formatNumber(left.length - maxShown)} more`}</p>}
    </>
  );
}

const describeResult = ({ removed, restored, left = [] }: Result) =>
  `${formatCount(removed, "listing")} removed, ${formatNumber(restored)} restored, ${formatNumber(left.length)} left.`;

/** A large import is undone in several calls. @throws ApiError or NetworkError */
async function undoAll(importId: string, onProgress: (result: Result) => void): Promise<Result> {
  for (;;) {
    const result = await undoNext(importId);
    if (result.remaining === 0) return result;
    onProgress(result);
  }
}

async function undoNext(id: string): Promise<Result> {
  try {
    return await apiSend("POST /import/:id/undo", { params: { id } });
  } catch (error) {
    const body = error instanceof ApiError && error.status === 409 ? (error.body as Partial<ImportUndoConflict>) : {};
    if (body.left) return body as ImportUndoConflict;
    throw error;
  }
}
