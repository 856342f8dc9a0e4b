import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { ExportButton } from "#web/ui/admin/export-button.tsx";

/** Downloads what an import did with each row, as the server has kept it. */
export function ReportButton({ importId }: { importId: string }) {
  const path = endpointKey(adminEndpoints.exportImportReport, { params: { id: importId } }) as `/${string}`;
  return (
    <ExportButton
      endpoint={{ ...adminEndpoints.exportImportReport, path }}
      params={new URLSearchParams()}
      fileName="import-report.csv"
      label="Report"
    />
  );
}
