import { useEffect } from "react";
import { showData } from "#web/lib/offline/shown-data.ts";
import { Button } from "#web/ui/button.tsx";
import { CallLink } from "../../contact/call-link.tsx";
import { ChatLink } from "../../contact/chat-link.tsx";
import type { StoredCard } from "../find-stored-card.ts";

interface StoredDetailsProps {
  stored: StoredCard;
  onRetry: () => void;
}

/** Below the price and the facts of a card that this phone has stored, when the rest cannot be loaded. */
export function StoredDetails({ stored: { card, loadedAt }, onRetry }: StoredDetailsProps) {
  // The strip above the page says how old it is.
  useEffect(() => (loadedAt ? showData(loadedAt) : undefined), [loadedAt]);
  return (
    <div className="mt-5">
      <p role="status" className="text-1 text-ink2">
        {card.unlisted && <b>This home is no longer listed. </b>}
        <span>This is what your phone has stored. The other details could not be loaded.</span>
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <CallLink className="col-span-full" property={card} showNumber />
        <ChatLink className="px-3" property={card} />
        <Button look="outline" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </div>
  );
}
