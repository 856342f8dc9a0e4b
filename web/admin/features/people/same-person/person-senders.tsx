import { maxPersonEntries, type Person } from "#contract/people/person.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { PersonNotice } from "./person-notice.tsx";
import { useSenders } from "./use-senders.tsx";

interface PersonSendersProps {
  person: Person;
  reload: () => void;
}

/**
 * Says that several names wrote as this person. One tap separates another one, or says that all are the same. Who has the
 * person's own name stays: notes and homes are theirs.
 */
export function PersonSenders({ person, reload }: PersonSendersProps) {
  const { senders, enquiries } = person;
  const { isBusy, separate, join } = useSenders(person, reload);
  if (senders.length === 0) return null;
  const names = senders.map(({ name }) => name);
  return (
    <PersonNotice text={`${senders.length} names wrote as this person: ${joinParts(names)}`} action="Separate">
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
            {!sender.is_own && (
              <Button
                look="small"
                busy={isBusy}
                aria-label={`Separate ${sender.name}`}
                onClick={() => void separate(sender)}
              >
                Separate
              </Button>
            )}
          </li>
        ))}
      </ul>
      {enquiries.length >= maxPersonEntries.enquiries && (
        <p className="text-1 text-ink2">
          {`Only the newest ${maxPersonEntries.enquiries} enquiries are compared. Older ones stay with this person.`}
        </p>
      )}
      <Button
        look="small"
        className="my-2 sm:justify-self-start"
        busy={isBusy}
        aria-label={`Same person: ${names.join(", ")}`}
        onClick={() => void join()}
      >
        Same person
      </Button>
    </PersonNotice>
  );
}
