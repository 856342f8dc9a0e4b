import { useState } from "react";
import type { ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { formatCount } from "#web/lib/format/format-values.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { type Answer, answeredText, sendAnswer, undoAnswers } from "./confirm-answers.ts";

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
    const { saved, undos, error } = await sendAnswer(listings, given);
    if (saved === 0) {
      fail(error);
    } else {
      const failed = listings.length - saved;
      const failure = failed > 0 ? ` Not saved for ${formatCount(failed, "listing")}: ${errorText(error)}` : "";
      const { title, text } = answeredText(given, saved);
      showToast({
        tone: failed > 0 ? "bad" : "good",
        title,
        text: `${text}${failure}`,
        action: <UndoButton onUndo={() => undo(undos)} />,
      });
    }
    refresh();
    setBusy(new Set());
  };

  return { busy, answer };
}
