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

/** On a phone what they want is below the name and the date, from a tablet on between them. */
const rowClass =
  "relative grid grid-cols-1 items-start gap-x-3 border-b border-line py-3 hover:bg-sand max-sm:@min-[12em]:grid-cols-[44px_minmax(0,1fr)_auto] sm:grid-cols-[44px_minmax(0,16rem)_minmax(0,1fr)_auto] sm:gap-x-4";

/** One person in the list: who it is, what they want or last wrote, and whether something is open. The whole row is the link. */
export function PersonRow({ person, filters }: { person: ListedPerson; filters: PeopleFilters }) {
  const { id, name, phone, email, kinds, patient, last_contact_at, open_enquiries, about } = person;
  const special = kinds.filter((kind) => kind !== "client");
  const contact = (phone && formatPhone(phone)) ?? email ?? "No contact";
  return (
    <li className={rowClass}>
      <span
        aria-hidden="true"
        className="row-span-2 grid size-11 place-items-center rounded-m bg-sand2 font-bold text-ocean sm:col-start-1 sm:row-span-1 sm:row-start-1 @max-[12em]:hidden"
      >
        {initials(name)}
      </span>
      <div className="min-w-0 sm:col-start-2 sm:row-start-1">
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
      <p className="text-right text-1 text-ink2 tabular-nums @max-[12em]:flex @max-[12em]:gap-3 sm:col-start-4 sm:row-start-1">
        <time dateTime={last_contact_at}>{formatShortDate(last_contact_at)}</time>
        {open_enquiries > 0 && <b className="block text-warn">{`${open_enquiries} open`}</b>}
      </p>
      {about && (
        <p className="line-clamp-1 text-1 wrap-anywhere @max-[12em]:line-clamp-2 max-sm:@min-[12em]:col-span-2 sm:col-start-3 sm:row-start-1 sm:line-clamp-2 sm:pt-0.5">
          {about}
        </p>
      )}
    </li>
  );
}
