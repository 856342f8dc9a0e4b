import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { formatCount, formatDate, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { PersonNotice } from "./person-notice.tsx";
import { useMerge } from "./use-merge.tsx";

type Suggestion = Person["suggestions"][number];

const reasons: Record<Suggestion["reason"], string> = {
  name: "Same name",
  contact: "Same number or address",
  "whatsapp name": "Same WhatsApp name",
};

interface PersonSuggestionsProps {
  person: Person;
  reload: () => void;
}

/** People who may be the same. One tap merges them, another one refuses the suggestion; the merges of the last 30 days can be undone. */
export function PersonSuggestions({ person, reload }: PersonSuggestionsProps) {
  const { suggestions, merges } = person;
  const { isBusy, merge, separate, keepApart } = useMerge(person, reload);
  if (suggestions.length === 0 && merges.length === 0) return null;
  return (
    <PersonNotice {...describeSuggestions(person)}>
      <ul>
        {suggestions.map((other) => (
          <li
            key={other.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 not-first:border-t not-first:border-line"
          >
            <div className="min-w-0 wrap-anywhere">
              <Link to={personPath(other.id)}>{other.name || "Unknown"}</Link>
              <p className="flex flex-wrap gap-x-3 text-1 text-ink2">
                <span>{reasons[other.reason]}</span>
                {other.phone && <span className="whitespace-nowrap">{formatPhone(other.phone)}</span>}
                {other.email && <span>{other.email}</span>}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button look="small" busy={isBusy} onClick={() => void merge(other)}>
                Same person
              </Button>
              <Button look="quiet" busy={isBusy} onClick={() => void keepApart(other)}>
                Not the same person
              </Button>
            </div>
          </li>
        ))}
        {merges.map(({ undo, at, name }) => (
          <li
            key={undo}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 not-first:border-t not-first:border-line"
          >
            <p className="min-w-0 wrap-anywhere">{`${name || "Unknown"}, merged on ${formatDate(at)}`}</p>
            <Button look="small" busy={isBusy} onClick={() => void separate(undo)}>
              Separate again
            </Button>
          </li>
        ))}
      </ul>
    </PersonNotice>
  );
}

function describeSuggestions({ suggestions, merges }: Person): { text: string; action: string } {
  if (suggestions.length > 0) return { text: formatCount(suggestions.length, "possible duplicate"), action: "Compare" };
  const names = new Set(merges.map(({ name }) => name || "Unknown"));
  return { text: `Merged with ${joinParts([...names])}`, action: "Show" };
}
