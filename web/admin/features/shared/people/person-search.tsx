import { useId, useState } from "react";
import useSWR from "swr";
import type { PeopleList, PersonSummary } from "#contract/people/person.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, SearchInput } from "#web/ui/form/field.tsx";

const maxFound = 5;

/** Finds people by name or number. The search is sent in a body, so that no log contains it. */
function useFoundPeople(q: string | undefined) {
  return useSWR<PeopleList, unknown>(q ? ["people", q, maxFound] : null, () =>
    apiSend("POST /people/search", { body: { q: q ?? "", limit: maxFound } }),
  );
}

interface PersonSearchProps {
  label: string;
  hint: string;
  /** The words of the button that chooses a person. */
  action: string;
  /** The id of a person who is not listed. */
  except?: string;
  isBusy: boolean;
  onChoose: (person: PersonSummary) => void;
}

/** A search for one of the people whom the business knows. */
export function PersonSearch({ label, hint, action, except, isBusy, onChoose }: PersonSearchProps) {
  const id = useId();
  const [q, setQ] = useState<string>();
  const { typed, setTyped } = useSearchText(q, setQ);
  const { data } = useFoundPeople(q);
  const people = (data?.data.people ?? []).filter((person) => person.id !== except);
  return (
    <div>
      <Field id={id} label={label} hint={hint}>
        <SearchInput
          id={id}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <p role="status">{q && data && people.length === 0 && "No one matches"}</p>
      <ul>
        {people.map((person) => (
          <li key={person.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">{joinParts([person.name, person.phone ?? person.email])}</span>
            <Button look="small" busy={isBusy} onClick={() => onChoose(person)}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
