import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { ExportButton } from "#web/ui/admin/export-button.tsx";

/** Downloads what an import did with each row, as the server has kept it. */
export function ReportButton({ importId }: { importId: string }) {
  const path = endpointPath(adminEndpoints.exportImportReport, { id: importId }) as `/${string}`;
  return (
    <ExportButton
      endpoint={{ ...adminEndpoints.exportImportReport, path }}
      params={new URLSearchParams()}
      fileName="import-report.csv"
      label="Report"
    />
  );
}
