import { Link } from "react-router-dom";
import type { PersonSummary } from "#contract/people/person.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { formatCount, formatDate, joinParts } from "#web/lib/format/format-values.ts";
import { StateLabel } from "#web/ui/state-label.tsx";
import { kindLabels } from "./people-labels.ts";
import type { PeopleFilters } from "./use-people.ts";
import { peopleState } from "./use-people-filters.ts";

/** One person in the list. The whole row is the link. */
export function PersonRow({ person, filters }: { person: PersonSummary; filters: PeopleFilters }) {
  const { id, name, phone, email, kinds, patient, last_contact_at, open_enquiries } = person;
  const special = kinds.filter((kind) => kind !== "client");
  return (
    <li className="relative border-b border-line py-2 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)] lg:items-center lg:gap-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <Link
          to={personPath(id)}
          state={peopleState(filters)}
          className="inline-flex min-h-touch items-center font-bold text-ink no-underline wrap-anywhere before:absolute before:inset-0 hover:underline"
        >
          {name || "Unknown"}
        </Link>
        {(special.length > 0 || patient) && (
          <p className="flex flex-wrap gap-1">
            {special.map((kind) => (
              <StateLabel key={kind}>{kindLabels[kind]}</StateLabel>
            ))}
            {patient && <StateLabel>Patient</StateLabel>}
          </p>
        )}
      </div>
      <p className="text-ink2 wrap-anywhere">{joinParts([phone, email]) || "No contact"}</p>
      <p className="text-1 text-ink2 lg:text-right">
        {open_enquiries > 0 && (
          <b className="text-warn">{`${formatCount(open_enquiries, "open enquiry", "open enquiries")}, `}</b>
        )}
        <span>{formatDate(last_contact_at)}</span>
      </p>
    </li>
  );
}
