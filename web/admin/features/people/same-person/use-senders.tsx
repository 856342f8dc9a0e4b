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
  const takeBack = (undos: string[]) =>
    run("Not undone", async () => {
      await undoMoves(undos);
      showToast({ tone: "good", title: "Undone", text: "Everything is as before." });
    });
  const separate = ({ name, enquiry_ids }: Person["senders"][number]) =>
    run("Not separated", async () => {
      const undos: string[] = [];
      const action = <UndoButton onUndo={() => void takeBack(undos)} />;
      try {
        await moveToNewPerson(enquiry_ids, undos);
      } catch (error) {
        await undoMoves(undos).catch(() => undefined);
        if (undos.length === 0) throw error;
        const text = `Some enquiries of ${name} have a person of their own now. ${errorText(error)}`;
        return showToast({ tone: "bad", title: "Separated in part", text, action });
      }
      const text = `These enquiries of ${name} have a person of their own now.`;
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

/** Gives enquiries to a new person. @param undos gets the tokens that undo it, the last move first */
async function moveToNewPerson(ids: readonly string[], undos: string[]): Promise<void> {
  let person: string | null = null;
  for (const id of ids) {
    const moved: { undo: string; person_id: string } = await apiSend("POST /contact/submissions/:id/move", {
      params: { id },
      body: { person_id: person },
    });
    person = moved.person_id;
    undos.unshift(moved.undo);
  }
}

/** Undoes moves, and keeps in the list the tokens of those that failed. */
async function undoMoves(undos: string[]): Promise<void> {
  for (const undo of [...undos]) {
    await apiSend("POST /contact/submissions/undo", { body: { undo } });
    undos.shift();
  }
}
