import type { ContactWay } from "#contract/enquiries/channels.ts";
import type { Contacted } from "#contract/enquiries/inbox-actions.ts";
import { useRefreshEnquiry } from "#web/admin/features/shared/enquiries/use-refresh-enquiry.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import type { EnquiryDraft } from "./use-enquiry-draft.ts";

/** Notes a tap on a button that calls or writes to the sender, with the text that is sent. */
export type NoteContact = (by: ContactWay, text?: string) => void;

/**
 * Records how the colleague reached the sender. A call and a chat end outside of this page, so the colleague is asked how; the
 * question is kept on this device, because a phone may close the page meanwhile. An email is recorded at once.
 */
export function useRecordContact(id: string, draft: EnquiryDraft) {
  const refresh = useRefreshEnquiry();
  const { asked, sent } = draft.texts;
  const record = async (body: Contacted): Promise<boolean> => {
    try {
      await apiSend("POST /contact/submissions/:id/contacted", { params: { id }, body, keepalive: true });
      await refresh(id);
      return true;
    } catch (failure) {
      showToast({ tone: "warn", title: "Not recorded in the history", text: errorText(failure) });
      return false;
    }
  };
  const note: NoteContact = (by, text = "") => {
    if (by === "email") void record({ by, ...(text && { text }) });
    else draft.update({ asked: by, sent: text });
  };
  const answer = async (reached: boolean): Promise<void> => {
    if (!asked) return;
    if (!(await record({ by: asked, ...(reached ? sent && { text: sent } : { reached }) }))) return;
    const isSent = reached && sent !== "" && draft.readLatest().reply === sent;
    draft.update({ asked: "", sent: "", ...(isSent && { template: "", reply: undefined, replaced: "" }) });
  };
  return { note, question: asked ? { by: asked, answer } : undefined };
}
