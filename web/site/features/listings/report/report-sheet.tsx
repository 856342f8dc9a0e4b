import { Dialog } from "#web/ui/dialog.tsx";
import { ReportForm } from "./report-form.tsx";

interface ReportSheetProps {
  /** Id of the home. */
  uuid: string;
  onClose: () => void;
}

/** The form that reports a home, in a sheet over its page. */
export function ReportSheet({ uuid, onClose }: ReportSheetProps) {
  return (
    <Dialog variant="sheet" title="Report this listing" onClose={onClose}>
      <ReportForm uuid={uuid} />
    </Dialog>
  );
}
