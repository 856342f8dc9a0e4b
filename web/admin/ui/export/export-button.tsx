import type { downloadFile } from "#web/admin/lib/api/download-file.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { useExport } from "./use-export.ts";

interface ExportButtonProps {
  /** Returns the file. */
  route: Parameters<typeof downloadFile>[0];
  pathParams?: Record<string, string>;
  /** The active filters. */
  params: URLSearchParams;
  fileName: string;
  label?: string;
  /** How the button looks; it is quiet otherwise. A phone shows an outlined one over the whole width. */
  look?: "outline";
}

/** Downloads the filtered list as a CSV file. */
export function ExportButton({ route, pathParams, params, fileName, label = "Export CSV", look }: ExportButtonProps) {
  const { isExporting, download } = useExport(route, params, fileName, pathParams);
  return (
    <Button
      look={look ?? "quiet"}
      className={look ? "max-sm:w-full" : "-mr-3 max-lg:px-2.5"}
      busy={isExporting}
      onClick={download}
    >
      <LineIcon name="down" />
      <span>{isExporting ? "Exporting..." : label}</span>
    </Button>
  );
}
