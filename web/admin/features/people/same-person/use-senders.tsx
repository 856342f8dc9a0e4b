import { useState } from "react";
import type { Person } from "#contract/people/person.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** Returns what says who sent the enquiries of a person. Each says how it went, and loads the person again. */
export function useSenders({ id, enquiries }: Person, reload: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (failed: string, work: () => Promise<void>) => {
    setIsBusy(true);
    await work().catch((error: unknown) => showToast({ tone: "bad", title: failed, text: errorText(error) }));
    setIsBusy(false);
    reload();
  };
  const takeBack = (undo: string) =>
    run("Not undone", async () => {
      await apiSend("POST /contact/submissions/undo", { body: { undo } });
      showToast({ tone: "good", title: "Undone", text: "Everything is as before." });
    });
  const separate = ({ name, enquiry_ids: [first = "", ...also] }: Person["senders"][number]) =>
    run("Not separated", async () => {
      const { undo } = await apiSend("POST /contact/submissions/:id/move", {
        params: { id: first },
        body: { person_id: null, also },
      });
      const text = `These enquiries of ${name} have a person of their own now.`;
      const action = <UndoButton onUndo={() => void takeBack(undo)} />;
      showToast({ tone: "good", title: "Separated", text, action });
    });
  const sayOneSender = (until: string | null) =>
    run("Not saved", async () => {
      await apiSend("PATCH /people/:id", { params: { id }, body: { one_sender_until: until } });
      if (until === null) return showToast({ tone: "good", title: "Undone", text: "The names are shown again." });
      const action = <UndoButton onUndo={() => void sayOneSender(null)} />;
      showToast({ tone: "good", title: "Saved", text: "All of these enquiries are from one person.", action });
    });
  return { isBusy, separate, join: () => sayOneSender(enquiries[0]?.id ?? null) };
}
