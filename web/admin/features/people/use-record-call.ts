import { useState } from "react";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import type { Contacted } from "#contract/enquiries/inbox-actions.ts";
import type { Person } from "#contract/people/person.ts";
import type { AskedWay } from "#web/admin/features/shared/enquiries/contact-question.tsx";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** Records a tap on a button that calls or writes to a person. */
export type RecordCall = (by: ContactWay) => void;

/**
 * Records taps on buttons that call or write to a person. With an open enquiry, a call or a chat is asked about: whether it
 * answered the newest one. Otherwise it is recorded with the person. The browser finishes the request even if the tap
 * leaves the page.
 */
export function useRecordCall({ id, enquiries }: Person, reload: () => void) {
  const [asked, setAsked] = useState<{ by: AskedWay; enquiryId: string }>();
  const send = async (run: () => Promise<unknown>) => {
    try {
      await run();
      setAsked(undefined);
      reload();
    } catch (failure) {
      showToast({ tone: "warn", title: "Not recorded in the history", text: errorText(failure) });
    }
  };
  const recordWith = (enquiryId: string, body: Contacted) =>
    send(() =>
      apiSend("POST /contact/submissions/:id/contacted", { params: { id: enquiryId }, body, keepalive: true }),
    );
  const record: RecordCall = (by) => {
    const open = enquiries.find(({ awaits_answer }) => awaits_answer);
    if (!open)
      void send(() => apiSend("POST /people/:id/contacted", { params: { id }, body: { by }, keepalive: true }));
    else if (by === "email") void recordWith(open.id, { by });
    else setAsked({ by, enquiryId: open.id });
  };
  const question = asked && {
    by: asked.by,
    answer: (reached: boolean) => recordWith(asked.enquiryId, { by: asked.by, ...(!reached && { reached }) }),
  };
  return { record, question };
}
