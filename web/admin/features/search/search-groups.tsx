import { type ReactNode, useId } from "react";
import { Link, type LinkProps } from "react-router-dom";
import type { SearchResults } from "#contract/admin/search.ts";
import { maxSearchResults } from "#contract/admin/search-limits.ts";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import { AppointmentBadge } from "#web/admin/features/shared/appointments/appointment-badge.tsx";
import { getClock, getDate, shortDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { inboxPath, inboxState } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { EnquiryBadges } from "#web/admin/features/shared/enquiries/status-badge.tsx";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { initials } from "#web/admin/lib/format/initials.ts";
import { peopleState } from "#web/admin/lib/page/people-state.ts";
import { formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";

/** The results in groups. A full group leads to its list, with the same search. */
export function SearchGroups({ results, q }: { results: SearchResults; q: string }) {
  const { people, homes, enquiries, appointments } = results;
  return (
    <>
      <Group title="People" count={people.length} all={{ to: adminPaths.people, state: peopleState({ q }) }}>
        {people.map(({ id, name, phone, email, about, open_enquiries }) => (
          <Result
            key={id}
            to={personPath(id)}
            mark={initials(name)}
            title={name || "Unknown"}
            text={joinParts([phone ? formatPhone(phone) : email, about], " · ")}
          >
            {open_enquiries > 0 && <b className="text-1 text-warn">{`${open_enquiries} open`}</b>}
          </Result>
        ))}
      </Group>
      <Group title="Homes" count={homes.length} all={{ to: dashboardPath({ q }, adminPaths.listings) }}>
        {homes.map(({ uuid, kind, title, reference, status, price, published, image_url }) => (
          <Result
            key={uuid}
            to={dashboardPath({ view: uuid }, adminPaths.listings)}
            mark={
              <Thumbnail
                src={image_url ?? "/placeholder.svg"}
                width="44"
                height="44"
                alt=""
                className="size-[44px] object-cover"
              />
            }
            title={title}
            text={joinParts([formatPrice(kind, price), reference, published ? statusLabels[status] : "Draft"], " · ")}
          />
        ))}
      </Group>
      <Group title="Enquiries" count={enquiries.length} all={{ to: inboxPath({}), state: inboxState(q) }}>
        {enquiries.map(({ id, name, reference, about, status, overdue }) => (
          <Result
            key={id}
            to={inboxPath({ open: id })}
            mark={<LineIcon name="inbox" />}
            title={name || "Unknown"}
            text={joinParts([reference, about], " · ")}
          >
            <EnquiryBadges status={status} overdue={overdue} />
          </Result>
        ))}
      </Group>
      <Group title="Appointments" count={appointments.length}>
        {appointments.map(({ id, name, reference, start, title, status }) => (
          <Result
            key={id}
            to={calendarPath({
              date: getDate(start),
              status: status === "cancelled" ? status : undefined,
              open: id,
            })}
            mark={<LineIcon name="calendar" />}
            title={name || "Unknown"}
            text={joinParts([`${shortDay(getDate(start))}, ${getClock(start)}`, title, reference], " · ")}
          >
            <AppointmentBadge status={status} />
          </Result>
        ))}
      </Group>
    </>
  );
}

interface GroupProps {
  title: string;
  count: number;
  /** The list with the same search. */
  all?: Pick<LinkProps, "to" | "state">;
  children: ReactNode;
}

function Group({ title, count, all, children }: GroupProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-3">
      <h2 id={id} className="font-sans text-1 font-bold text-ink2">
        {title}
      </h2>
      <ul className="mt-1 border-t border-line">{children}</ul>
      {all && count === maxSearchResults && (
        <Link replace {...all} className="more -mb-2">
          <span>{`All ${title.toLowerCase()}`}</span>
          <Icon name="arrow" />
        </Link>
      )}
    </section>
  );
}

interface ResultProps {
  to: string;
  /** Initials, an icon or an image. */
  mark: ReactNode;
  title: string;
  text: string;
  /** Its state. */
  children?: ReactNode;
}

/** One result. The whole row is the link, which takes the place of the search in the history. */
function Result({ to, mark, title, text, children }: ResultProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 border-b border-line py-2 hover:bg-sand">
      <span
        aria-hidden="true"
        className="grid size-[44px] flex-none place-items-center overflow-hidden rounded-m bg-sand2 font-bold text-ocean"
      >
        {mark}
      </span>
      <div className="min-w-0 flex-[1_1_6rem]">
        <Link
          replace
          to={to}
          className="-my-2.5 block truncate py-2.5 font-bold text-ink no-underline before:absolute before:inset-0"
        >
          {title}
        </Link>
        <p className="truncate text-1 text-ink2">{text}</p>
      </div>
      {children && <span className="flex-none">{children}</span>}
    </li>
  );
}
