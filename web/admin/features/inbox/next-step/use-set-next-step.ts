import { useState } from "react";
import type { NextStep } from "#contract/enquiries/inbox-actions.ts";
import { useRefreshEnquiry } from "#web/admin/features/shared/enquiries/use-refresh-enquiry.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** Returns a function that sets or removes the next step of an enquiry, and resolves to whether it was saved. */
export function useSetNextStep(id: string) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshEnquiry();
  const setNextStep = async (step: NextStep): Promise<boolean> => {
    setIsBusy(true);
    try {
      await apiSend("PUT /contact/submissions/:id/next-step", { params: { id }, body: step });
      await refresh(id);
      return true;
    } catch (failure) {
      showToast({ tone: "bad", title: adminMessages.notChanged, text: errorText(failure) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, setNextStep };
}
