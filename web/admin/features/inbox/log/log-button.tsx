import type { ServiceSlug } from "#contract/services/services.ts";
import { useNewForm } from "#web/admin/lib/page/navigation/use-new-form.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { useRefreshEnquiries } from "../use-enquiries.ts";
import { LogDialog } from "./log-dialog.tsx";
import { addWaitingLog, type LoggedFields, readWaitingLogs, sendWaitingLog } from "./logged-enquiries.ts";
import { announceLogs } from "./use-waiting-logs.ts";

interface LogButtonProps {
  service?: ServiceSlug | undefined;
  className?: string;
}

/** Opens the dialog that logs a call or a visit. */
export function LogButton({ service = "real-estate", className }: LogButtonProps) {
  const [isOpen, setIsOpen] = useNewForm();
  const account = useSession()?.user.id ?? "";
  const refresh = useRefreshEnquiries();
  const save = async (fields: LoggedFields) => {
    const log = addWaitingLog(account, fields);
    const sending = sendWaitingLog(account, log);
    const isStored = readWaitingLogs(account).some(({ key }) => key === log.key);
    // It is safe on this device, so the person can log the next one.
    if (isStored) setIsOpen(false);
    const reference = await sending;
    announceLogs();
    if (reference) {
      setIsOpen(false);
      showToast({ tone: "good", title: "Logged", text: "It is in the inbox.", reference });
      await refresh();
    } else if (isStored) {
      showToast({ tone: "warn", title: "Saved on this device", text: "It is sent when you are online." });
    } else {
      showToast({ tone: "bad", title: "Not saved", text: "Check your connection and try again." });
    }
  };
  return (
    <>
      <Button look="small" className={className} onClick={() => setIsOpen(true)}>
        <LineIcon name="plus" />
        Log a call or visit
      </Button>
      {isOpen && <LogDialog service={service} onSave={save} onClose={() => setIsOpen(false)} />}
    </>
  );
}
