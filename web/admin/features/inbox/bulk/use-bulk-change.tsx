import { useState } from "react";
import type { BulkEnquiryChange } from "#contract/enquiries/inbox-actions.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { useRefreshEnquiries } from "../use-enquiries.ts";

const enquiriesCount = (count: number) => formatCount(count, "enquiry", "enquiries");

/** Returns a function that changes several enquiries, and resolves to whether it did. The toast can undo it. */
export function useBulkChange() {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshEnquiries();

  const run = async (action: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await action();
      await refresh();
      return true;
    } catch (failure) {
      showToast({ tone: "bad", title: adminMessages.notChanged, text: errorText(failure) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  const undo = (token: string) =>
    run(async () => {
      const { changed, skipped } = await apiSend("POST /contact/submissions/undo", { body: { undo: token } });
      const kept = skipped > 0 ? ` ${enquiriesCount(skipped)} changed again in the meantime.` : "";
      showToast({ tone: "good", title: "Undone", text: `${enquiriesCount(changed)} as before.${kept}` });
    });

  return {
    isBusy,
    change: (body: BulkEnquiryChange) =>
      run(async () => {
        const { changed, undo: token } = await apiSend("PATCH /contact/submissions", { body });
        showToast({
          tone: "good",
          title: "Saved",
          text: changed > 0 ? `${enquiriesCount(changed)} changed.` : "All of them had this value already.",
          action: token ? <UndoButton onUndo={() => undo(token)} /> : undefined,
        });
      }),
  };
}
