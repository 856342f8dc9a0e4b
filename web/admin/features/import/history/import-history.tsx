import { useEffect } from "react";
import type { ImportSummary } from "#contract/admin/property-import.ts";
import { ExportButton } from "#web/admin/ui/export/export-button.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatDate, formatNumber, joinParts } from "#web/lib/format/format-values.ts";
import { useImport } from "../import-store.ts";
import { UndoImport } from "./undo-import.tsx";

/** The last imports, each with its report and, for 7 days, its undo. */
export function ImportHistory() {
  const { data, mutate } = useEndpoint(endpointKey("GET /imports"));
  const { stage } = useImport();
  useEffect(() => {
    if (stage === "imported") mutate();
  }, [stage, mutate]);
  const imports = data?.data.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports-title" className="mt-8 border-t border-line pt-6">
      <h2 id="imports-title" className="text-3">
        Earlier files
      </h2>
      <ul className="mt-2">
        {imports.map((item) => (
          <li key={item.id} className="border-b border-line py-3">
            <p className="wrap-anywhere">
              <b>{item.file_name ?? "Import"}</b>
              <span>{`, ${formatDate(item.at)}${item.actor ? `, by ${item.actor}` : ""}`}</span>
            </p>
            <p className="text-1 text-ink2">{describeCounts(item)}</p>
            <div className="-ml-3 flex flex-wrap gap-2">
              {item.has_report && <ReportButton importId={item.id} />}
              {item.undone_at === null && Date.parse(item.undo_until) > Date.now() && <UndoImport importId={item.id} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Downloads what an import did with each row, as the server has kept it. */
function ReportButton({ importId }: { importId: string }) {
  return (
    <ExportButton
      route="GET /imports/:id/report.csv"
      pathParams={{ id: importId }}
      params={new URLSearchParams()}
      fileName="import-report.csv"
      label="Report"
    />
  );
}

function describeCounts({ created, updated, unchanged, failed, undone_at, has_report }: ImportSummary): string {
  return joinParts([
    `${formatNumber(created)} created`,
    `${formatNumber(updated)} updated`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
    failed > 0 && `${formatNumber(failed)} rejected`,
    undone_at !== null && "undone",
    !has_report && created + updated + failed > 0 && "report deleted after 12 months",
  ]);
}
