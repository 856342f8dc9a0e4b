import { useState } from "react";
import { useSWRConfig } from "swr";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import type { Person } from "#contract/people/person.ts";
import { useRefreshEnquiry } from "#web/admin/features/shared/enquiries/use-refresh-enquiry.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

const personKey = (id: string) => endpointKey("GET /people/:id", { params: { id } });

/** Returns the person who sent an enquiry; undefined while it loads, without one, and if the colleague may not see it. */
export function useEnquiryPerson({ person_id }: EnquiryDetail): Person | undefined {
  const { data } = useEndpointData(person_id === null ? null : personKey(person_id), freshSwrConfig);
  return data?.data.person;
}

/** Returns what says whose an enquiry is. Each can be undone in the toast. */
export function useAssignPerson({ id, person_id }: EnquiryDetail) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshEnquiry();
  const { mutate } = useSWRConfig();
  const run = async (action: () => Promise<Parameters<typeof showToast>[0]>) => {
    setIsBusy(true);
    try {
      showToast(await action());
    } catch (error) {
      showToast({ tone: "bad", title: "Not changed", text: errorText(error) });
    }
    await refresh(id);
    if (person_id !== null) await mutate(personKey(person_id));
    setIsBusy(false);
  };
  const undone = { tone: "good", title: "Undone", text: "Everything is as before." } as const;
  return {
    isBusy,
    /** @param undoButton returns the button of the toast */
    move: (personId: string | null, undoButton: (undo: () => void) => React.ReactElement) =>
      run(async () => {
        const body = { person_id: personId };
        const { undo } = await apiSend("POST /contact/submissions/:id/move", { params: { id }, body });
        const takeBack = () =>
          run(async () => {
            await apiSend("POST /contact/submissions/undo", { body: { undo } });
            return undone;
          });
        return {
          tone: "good",
          title: "Moved",
          text: "It belongs to the other person now.",
          action: undoButton(takeBack),
        };
      }),
    same: (other: { id: string; name: string }, undoButton: (undo: () => void) => React.ReactElement) =>
      run(async () => {
        const { undo } = await apiSend("POST /people/:id/same", {
          params: { id: person_id ?? "" },
          body: { other_id: other.id },
        });
        const takeBack = () =>
          run(async () => {
            await apiSend("POST /people/undo-merge", { body: { undo } });
            return undone;
          });
        const text = `${other.name || "The other person"} is part of this person now.`;
        return { tone: "good", title: "Merged", text, action: undoButton(takeBack) };
      }),
    markAnswered: (other: string) =>
      run(async () => {
        await apiSend("PATCH /contact/submissions/:id", { params: { id: other }, body: { status: "replied" } });
        await refresh(other);
        return { tone: "good", title: "Saved", text: "The other enquiry is answered too." };
      }),
  };
}
