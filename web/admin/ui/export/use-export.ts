import { useState } from "react";
import { downloadFile } from "#web/admin/lib/api/download-file.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** Returns what downloads a file, and says in a toast why it failed. */
export function useExport(...file: Parameters<typeof downloadFile>) {
  const [isExporting, setIsExporting] = useState(false);
  const download = async () => {
    setIsExporting(true);
    try {
      await downloadFile(...file);
    } catch (error) {
      showToast({ tone: "bad", title: "The export failed", text: errorText(error) });
    }
    setIsExporting(false);
  };
  return { isExporting, download };
}
