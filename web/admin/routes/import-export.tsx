import { ImportExportPage } from "#web/admin/features/import/import-export-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function ImportExport() {
  usePageHead({ title: "Import and export", noindex: true });
  return <ImportExportPage />;
}
