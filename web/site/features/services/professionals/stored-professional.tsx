import type { ProfessionalCard } from "#contract/services/professional.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";

/** A professional of whom this phone has only the card of the page before, because the rest could not be loaded. */
export function StoredProfessional({ card, onRetry }: { card: ProfessionalCard; onRetry: () => void }) {
  const { name, specialty, availability, experience } = card;
  return (
    <div className="wrap py-6">
      <Message
        title={name}
        headingLevel={1}
        actions={
          <ActionGroup>
            <ContactPair service="health" />
            <Button look="outline" onClick={onRetry}>
              Try Again
            </Button>
          </ActionGroup>
        }
      >
        <p>{joinParts([specialty, availability, experience], " · ")}</p>
        <p role="status">This is what your phone has stored. The other details could not be loaded.</p>
      </Message>
    </div>
  );
}
