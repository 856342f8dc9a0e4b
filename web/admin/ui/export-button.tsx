import { useState } from "react";
import { downloadFile } from "#web/admin/lib/api/download-file.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";

interface ExportButtonProps {
  /** Returns the file. */
  route: Parameters<typeof downloadFile>[0];
  pathParams?: Record<string, string>;
  /** The active filters. */
  params: URLSearchParams;
  fileName: string;
  label?: string;
  /** Whether a phone shows only the icon. */
  isIconOnPhone?: boolean;
  /** How the button looks; it is quiet otherwise. A phone shows an outlined one over the whole width. */
  look?: "outline";
}

/** Downloads the filtered list as a CSV file. */
export function ExportButton({
  route,
  pathParams,
  params,
  fileName,
  label = "Export CSV",
  isIconOnPhone,
  look,
}: ExportButtonProps) {
  const [isExporting, setIsExporting] = useState(false);
  const download = async () => {
    setIsExporting(true);
    try {
      await downloadFile(route, params, fileName, pathParams);
    } catch (error) {
      showToast({ tone: "bad", title: "The export failed", text: errorText(error) });
    }
    setIsExporting(false);
  };
  return (
    <Button
      look={look ?? "quiet"}
      className={look ? "max-sm:w-full" : "-mr-3 max-lg:px-2.5"}
      busy={isExporting}
      onClick={download}
    >
      <LineIcon name="down" />
      <span className={isIconOnPhone ? "max-lg:sr-only" : undefined}>{isExporting ? "Exporting..." : label}</span>
    </Button>
  );
}
