import { useState } from "react";
import type { ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import { useRefreshListings } from "#web/features/admin/listings/use-refresh-listings.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { UndoButton } from "#web/ui/admin/undo-button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { type Answer, answerLabels, sendAnswer, undoAnswers } from "./confirm-answers.ts";

/** Sends answers about listings. A toast shows the result and can undo it. */
export function useAnswers() {
  const refresh = useRefreshListings();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const fail = (error: unknown) => showToast({ tone: "bad", title: "Not saved", text: errorText(error) });

  const undo = async (tokens: readonly string[]) => {
    try {
      await undoAnswers(tokens);
      showToast({ tone: "good", title: "Undone", text: "The listings are as before." });
    } catch (error) {
      fail(error);
    }
    refresh();
  };

  const answer = async (listings: readonly ToConfirmCard[], given: Answer) => {
    setBusy(new Set(listings.map(({ uuid }) => uuid)));
    try {
      const tokens = await sendAnswer(listings, given);
      showToast({
        tone: "good",
        title: answerLabels[given],
        text: `Saved for ${formatCount(listings.length, "listing")}.`,
        action: <UndoButton onUndo={() => undo(tokens)} />,
      });
    } catch (error) {
      fail(error);
    }
    refresh();
    setBusy(new Set());
  };

  return { busy, answer };
}
