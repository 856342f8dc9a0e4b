import { findService } from "#contract/services/services.ts";
import { type InboxParams, toInboxSearchParams } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { useExport } from "#web/admin/ui/export/use-export.ts";
import { RowMenu } from "#web/admin/ui/row-menu.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { LogButton } from "./log/log-button.tsx";

interface InboxActionsProps {
  params: InboxParams;
  onRefresh: () => void;
  /** Shows the boxes of a phone. */
  onSelect: () => void;
}

/** What can be done with the list; in a menu on a phone, which has *New* for a call or visit. */
export function InboxActions({ params, onRefresh, onSelect }: InboxActionsProps) {
  const isWide = useIsWide();
  const { isExporting, download } = useExport(
    "POST /export/submissions.csv",
    toInboxSearchParams(params),
    "submissions.csv",
  );
  return (
    <>
      <LogButton className="max-lg:hidden" service={findService(params.service ?? "")?.slug} />
      {isWide ? (
        <>
          <Button look="quiet" onClick={onRefresh}>
            <LineIcon name="sync" />
            Refresh
          </Button>
          <Button look="quiet" className="-mr-3" busy={isExporting} onClick={download}>
            <LineIcon name="down" />
            <span>{isExporting ? "Exporting..." : "Export CSV"}</span>
          </Button>
        </>
      ) : (
        <RowMenu
          className="-mr-3"
          title="Contact Submissions"
          isBusy={isExporting}
          items={[
            { icon: "check", label: "Select enquiries", onChoose: onSelect },
            { icon: "sync", label: "Refresh", onChoose: onRefresh },
            { icon: "down", label: "Export CSV", onChoose: download },
          ]}
        />
      )}
    </>
  );
}
