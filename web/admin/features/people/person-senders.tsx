import { useState } from "react";
import type { Person } from "#contract/people/person.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { Fold } from "#web/admin/ui/fold.tsx";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

type Sender = Person["senders"][number];

interface PersonSendersProps {
  person: Person;
  reload: () => void;
}

/** Says that other names and addresses wrote as this person, and separates each with one tap. */
export function PersonSenders({ person: { senders }, reload }: PersonSendersProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (senders.length === 0) return null;
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work().catch((error: unknown) => showToast({ tone: "bad", title: "Not separated", text: errorText(error) }));
    setIsBusy(false);
    reload();
  };
  const separate = (sender: Sender) =>
    run(async () => {
      const undos = await moveToNewPerson(sender.enquiry_ids);
      showToast({
        tone: "good",
        title: "Separated",
        text: `${sender.name} is a person of their own now.`,
        action: <UndoButton onUndo={() => void run(() => takeBack(undos))} />,
      });
    });
  return (
    <div className="mt-6 border-b border-line">
      <Fold
        title={`${senders.length} names wrote as this person: separate?`}
        summary={joinParts(senders.map(({ name }) => name))}
        isOpen={senders.length === 2}
      >
        <ul>
          {senders.map((sender) => (
            <li
              key={sender.enquiry_ids[0]}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 not-first:border-t not-first:border-line"
            >
              <div className="min-w-0 wrap-anywhere">
                <p>{sender.name}</p>
                <p className="text-1 text-ink2">
                  {joinParts([sender.email, formatCount(sender.enquiry_ids.length, "enquiry", "enquiries")])}
                </p>
              </div>
              <Button
                look="small"
                busy={isBusy}
                aria-label={`Separate ${sender.name}`}
                onClick={() => separate(sender)}
              >
                Separate
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** Gives enquiries to a new person. Returns the tokens that undo it, the last move first. */
async function moveToNewPerson(ids: readonly string[]): Promise<string[]> {
  const undos: string[] = [];
  let person: string | null = null;
  for (const id of ids) {
    const moved: { undo: string; person_id: string } = await apiSend("POST /contact/submissions/:id/move", {
      params: { id },
      body: { person_id: person },
    });
    person = moved.person_id;
    undos.unshift(moved.undo);
  }
  return undos;
}

async function takeBack(undos: readonly string[]): Promise<void> {
  for (const undo of undos) await apiSend("POST /contact/submissions/undo", { body: { undo } });
  showToast({ tone: "good", title: "Undone", text: "Everything is as before." });
}
