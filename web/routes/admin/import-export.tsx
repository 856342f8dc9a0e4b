import { TablePage } from "#web/features/desk/table/table-page.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function ImportExport() {
  usePageHead({ title: "Import and export", noindex: true });
  return <TablePage />;
}
