import { useState } from "react";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { Button } from "#web/ui/button.tsx";

/** A call or a chat without a word yet on how it ended. */
export type AskedWay = Exclude<ContactWay, "email">;

interface ContactQuestionProps {
  /** The name of the person; may be empty. */
  name: string;
  by: AskedWay;
  /** Records whether the person was reached. */
  onAnswer: (reached: boolean) => Promise<unknown>;
}

/** Asks, after a tap on *Call* or *WhatsApp*, how it ended: it stands here when the colleague comes back. */
export function ContactQuestion({ name, by, onAnswer }: ContactQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const answer = async (reached: boolean) => {
    setBusy(true);
    await onAnswer(reached);
    setBusy(false);
  };
  const person = name || "this person";
  return (
    <section
      aria-label="How did it end?"
      aria-live="polite"
      className="w-full rounded-m border-l-4 border-ocean bg-sand p-3"
    >
      <p className="font-bold">{by === "call" ? `Did you speak to ${person}?` : `Did you write to ${person}?`}</p>
      <p className="text-1 text-ink2">If not, it stays open and you try again tomorrow.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => answer(true)}>
          Answered
        </Button>
        <Button look="outline" busy={isBusy} onClick={() => answer(false)}>
          Not reached
        </Button>
      </div>
    </section>
  );
}
