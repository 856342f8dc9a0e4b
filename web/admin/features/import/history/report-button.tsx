import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { ExportButton } from "#web/admin/ui/export-button.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

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
