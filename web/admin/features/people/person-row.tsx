import { Link } from "react-router-dom";
import type { ListedPerson } from "#contract/people/person.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { initials } from "#web/admin/lib/format/initials.ts";
import { peopleState } from "#web/admin/lib/page/people-state.ts";
import { formatShortDate } from "#web/lib/format/format-date-time.ts";
import { StateLabel } from "#web/ui/state-label.tsx";
import { kindLabels } from "./people-labels.ts";
import type { PeopleFilters } from "./use-people.ts";

/** One person in the list: who it is, what they want or last wrote, and whether something is open. The whole row is the link. */
export function PersonRow({ person, filters }: { person: ListedPerson; filters: PeopleFilters }) {
  const { id, name, phone, email, kinds, patient, last_contact_at, open_enquiries, about } = person;
  const special = kinds.filter((kind) => kind !== "client");
  const contact = (phone && formatPhone(phone)) ?? email ?? "No contact";
  return (
    <li className="relative flex flex-wrap gap-x-3 border-b border-line py-3 hover:bg-sand sm:items-baseline">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none self-start place-items-center rounded-m bg-sand2 font-bold text-ocean @max-[12em]:hidden"
      >
        {initials(name)}
      </span>
      <div className="min-w-0 flex-[1_1_8rem] sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline sm:gap-6">
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <Link
              to={personPath(id)}
              state={peopleState(filters)}
              className="-my-2.5 inline-block py-2.5 font-bold text-ink no-underline wrap-anywhere before:absolute before:inset-0"
            >
              {name || "Unknown"}
            </Link>
            {special.map((kind) => (
              <StateLabel key={kind}>{kindLabels[kind]}</StateLabel>
            ))}
            {patient && <StateLabel>Patient</StateLabel>}
          </p>
          <p className="text-1 text-ink2 wrap-anywhere sm:truncate">{contact}</p>
        </div>
        {about && <p className="line-clamp-1 text-1 text-ink2 wrap-anywhere">{about}</p>}
      </div>
      <p className="flex-none text-right text-1 text-ink2 tabular-nums">
        <time dateTime={last_contact_at}>{formatShortDate(last_contact_at)}</time>
        {open_enquiries > 0 && <b className="block text-warn">{`${open_enquiries} open`}</b>}
      </p>
    </li>
  );
}
