import { useState } from "react";
import { errorReason } from "#web/features/admin/messages.ts";
import { downloadFile } from "#web/lib/api/download-file.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

interface ExportButtonProps {
  path: string;
  params: URLSearchParams;
  /** The file's. */
  name: string;
  label?: string;
}

/** Downloads a table of what the filters leave. */
export function ExportButton({ path, params, name, label = "Export CSV" }: ExportButtonProps) {
  const [isAtIt, setIsAtIt] = useState(false);
  const download = async () => {
    setIsAtIt(true);
    try {
      await downloadFile(withQuery(path, params), name);
    } catch (error) {
      showToast({ tone: "bad", title: "The table could not be exported", text: errorReason(error) });
    }
    setIsAtIt(false);
  };
  return (
    <Button look="quiet" className="-mr-3" disabled={isAtIt} onClick={download}>
      <LineIcon name="down" />
      {isAtIt ? "Exporting..." : label}
    </Button>
  );
}
