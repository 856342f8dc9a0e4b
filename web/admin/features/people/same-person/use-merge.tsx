import { useState } from "react";
import type { Person, PersonSummary } from "#contract/people/person.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

type Other = Pick<PersonSummary, "id" | "name">;

/** Returns what joins a person with others and separates them again. Each says how it went, and loads the person again. */
export function useMerge({ id }: Pick<Person, "id">, reload: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (title: string, action: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      showToast({ tone: "bad", title, text: errorText(error) });
    }
    setIsBusy(false);
    reload();
  };
  const separate = (undo: string) =>
    run("Not separated", async () => {
      await apiSend("POST /people/undo-merge", { body: { undo } });
      showToast({ tone: "good", title: "Separated", text: "Both people are as they were before." });
    });
  const merge = (other: Other) =>
    run("Not merged", async () => {
      const { undo } = await apiSend("POST /people/:id/merge", { params: { id }, body: { other_id: other.id } });
      showToast({
        tone: "good",
        title: "Merged",
        text: `${other.name || "The other person"} is part of this person now.`,
        action: <UndoButton onUndo={() => void separate(undo)} />,
      });
    });
  const keepApart = (other: Other) =>
    run("Not saved", async () => {
      await apiSend("POST /people/:id/not-same", { params: { id }, body: { other_id: other.id } });
      showToast({
        tone: "good",
        title: "Saved",
        text: `${other.name || "The other person"} is not suggested any more.`,
      });
    });
  return { isBusy, merge, separate, keepApart };
}
