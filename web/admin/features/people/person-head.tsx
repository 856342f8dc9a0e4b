import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { formatDate, joinParts } from "#web/lib/format/format-values.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { kindLabels } from "./people-labels.ts";
import { peopleState, usePeopleFilters } from "./use-people-filters.ts";
import type { RecordCall } from "./use-record-call.ts";

interface PersonHeadProps {
  person: Person;
  record: RecordCall;
  onEdit: () => void;
  onMerge: () => void;
}

/** The name, how to reach the person at once, and who is responsible. */
export function PersonHead({ person, record, onEdit, onMerge }: PersonHeadProps) {
  const { name, kinds, patient, contacts, email, assignee, last_contact_at } = person;
  const numbers = contacts.flatMap(({ kind, value }) => (kind === "email" ? [] : (phoneLinks(value) ?? [])));
  const [first] = numbers;
  const { filters } = usePeopleFilters();
  return (
    <>
      <p className="text-1">
        <Link to={adminPaths.people} state={peopleState(filters)}>
          People
        </Link>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-4 wrap-anywhere">{name || "Unknown"}</h1>
        <p className="flex flex-wrap gap-1">
          {kinds.map((kind) => (
            <StateLabel key={kind}>{kindLabels[kind]}</StateLabel>
          ))}
          {patient && <StateLabel>Patient</StateLabel>}
        </p>
      </div>
      <p className="mt-1 text-ink2">
        {joinParts([assignee && `Responsible: ${assignee}`, `Last contact ${formatDate(last_contact_at)}`])}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {first && (
          <ButtonAnchor href={first.tel} onClick={() => record("call")}>
            Call
          </ButtonAnchor>
        )}
        {first && (
          <ButtonAnchor
            look="outline"
            href={first.whatsapp}
            target="_blank"
            rel="noreferrer"
            onClick={() => record("whatsapp")}
          >
            WhatsApp
          </ButtonAnchor>
        )}
        {!first && email && (
          <ButtonAnchor href={`mailto:${email}`} onClick={() => record("email")}>
            Email
          </ButtonAnchor>
        )}
        <Button look="outline" onClick={onEdit}>
          Edit
        </Button>
        <Button look="quiet" onClick={onMerge}>
          Merge
        </Button>
      </div>
    </>
  );
}
