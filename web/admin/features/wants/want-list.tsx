import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import type { AdminWant } from "#contract/wants/want.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { describeMissed, readWant } from "#shared/wants/want-label.ts";
import { describeWish } from "#shared/wants/want-wish.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { RowMenu } from "#web/admin/ui/row-menu.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatShortDate } from "#web/lib/format/format-date-time.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

export const statusLabels = { active: "Looking", unconfirmed: "Not confirmed", paused: "Paused", ended: "Ended" };
const channelLabels = { push: "by alert", email: "by email", whatsapp: "by WhatsApp", none: "not told" };

/** A dot between the parts of a line. Large text has each part on a line of its own. */
const partsClass =
  "@max-[13rem]:gap-x-3 @min-[13rem]:*:not-first:before:inline-block @min-[13rem]:*:not-first:before:whitespace-pre @min-[13rem]:*:not-first:before:content-['_·_']";

interface WantListProps {
  wants: readonly AdminWant[];
  reload: () => void;
  /** Whether others load, which will replace these. */
  isOutdated?: boolean;
  /** Whether the name is known, as on the page of the person. */
  isOfPerson?: boolean;
}

/** What people look for, with the message that a colleague must still send. */
export function WantList({ wants, reload, isOutdated, isOfPerson = false }: WantListProps) {
  return (
    <ul className="mt-2 border-t border-line aria-busy:opacity-60" aria-busy={isOutdated || undefined}>
      {wants.map((want) => (
        <WantRow key={want.id} want={want} reload={reload} isOfPerson={isOfPerson} />
      ))}
    </ul>
  );
}

function WantRow({ want, reload, isOfPerson }: { want: AdminWant; reload: () => void; isOfPerson: boolean }) {
  const { id, label, name, person_id, status, matches, note, to_tell, phone_number } = want;
  const [isOpen, setOpen] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    try {
      await action();
      reload();
    } catch (error) {
      showToast({ tone: "bad", title: "Not saved", text: errorText(error) });
    }
  };
  const params = { id };
  const change = (body: { paused?: boolean; renew?: true }) => () =>
    run(() => apiSend("PATCH /wants/:id", { params, body }));
  const chat = to_tell && phone_number ? phoneLinks(phone_number)?.whatsapp : undefined;
  const isOver = status === "ended";
  const wish = describeWish(readWant(want));
  const isHome = want.kind === "buy" || want.kind === "rent";
  // What every row would say is left out.
  const title = isHome ? wish.title.replace(/^A home with /, "") : label;
  const more = joinParts([isHome && wish.others && `Also: ${wish.others}`, note && `Note: ${note}`], " · ");
  return (
    <li className="flex flex-wrap items-start gap-x-2 border-b border-line py-3">
      <div className="@container min-w-0 flex-1">
        <p
          className={classNames(
            "line-clamp-3 text-pretty wrap-anywhere @max-[13rem]:line-clamp-none",
            // What fits stands out.
            matches > 0 && "font-bold",
          )}
          title={title}
        >
          {/* A price stays with what it means. */}
          {title.replace("up to ", "up to\u00a0")}
        </p>
        <p className={`flex flex-wrap text-1 text-ink2 ${partsClass}`}>
          {!isOfPerson &&
            (person_id ? (
              <Link className="text-ink2 underline" to={personPath(person_id)}>
                {name ?? "Person"}
              </Link>
            ) : (
              <span>{name ?? "No name"}</span>
            ))}
          <span>{describeStatus(want)}</span>
          <span>{describeTold(want)}</span>
        </p>
        {more && <p className="text-1 text-ink2 wrap-anywhere">{more}</p>}
      </div>
      {isHome && !isOver && (
        // The same place with and without a home.
        <div className="order-2 basis-full text-1 text-ink2 sm:order-0 sm:w-[7rem] sm:basis-auto sm:pt-0.5 sm:text-right">
          {matches > 0 ? (
            <Button
              look="quiet"
              className="-mx-[1.5px] -my-3 min-h-touch px-0 sm:text-1"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {formatCount(matches, "home fits", "homes fit")}
            </Button>
          ) : (
            <p>No home fits</p>
          )}
        </div>
      )}
      {!isOver && (
        <RowMenu
          className="order-1 -mt-2.5 -mr-3 -mb-2.5"
          title={label}
          isBusy={false}
          items={[
            status === "paused"
              ? { icon: "sync", label: "Go on", onChoose: change({ paused: false }) }
              : { icon: "hide", label: "Pause", onChoose: change({ paused: true }) },
            { icon: "check", label: "Still looking", onChoose: change({ renew: true }) },
            {
              icon: "bin",
              label: "End",
              isDestructive: true,
              onChoose: () => run(() => apiSend("DELETE /wants/:id", { params })),
            },
          ]}
        />
      )}
      {to_tell && (
        <div className="order-3 mt-2 basis-full border-l-2 border-edge pl-3">
          <p className="line-clamp-3 text-1 whitespace-pre-line wrap-anywhere" title={to_tell}>
            {to_tell}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {chat && (
              <ButtonAnchor
                className="min-h-touch px-4"
                href={`${chat}?text=${encodeURIComponent(to_tell)}`}
                target="_blank"
                rel="noreferrer"
              >
                Send by WhatsApp
              </ButtonAnchor>
            )}
            <Button look="small" onClick={() => run(() => apiSend("POST /wants/:id/told", { params }))}>
              I told them
            </Button>
          </div>
        </div>
      )}
      {isOpen && (
        <div className="order-3 basis-full">
          <Matches want={want} />
        </div>
      )}
    </li>
  );
}

/** Says since when a person looks, and whether that is paused or not confirmed. */
const describeStatus = ({ status, created_at }: AdminWant): string =>
  `${status === "active" ? "" : `${statusLabels[status]} since `}${formatShortDate(created_at)}`;

/** Says when the person was told of a home, or how that will be. */
function describeTold({ channel, told_at }: AdminWant): string {
  if (!told_at) return channelLabels[channel];
  return `told ${channel === "none" ? "" : `${channelLabels[channel]} `}on ${formatShortDate(told_at)}`;
}

function Matches({ want }: { want: AdminWant }) {
  const { data } = useEndpointData(endpointKey("GET /wants/:id/matches", { params: { id: want.id } }));
  if (!data) return <p className="text-1">Loading...</p>;
  return (
    <ul className="mt-2 text-1">
      {data.data.matches.map(({ listing: { uuid, reference, title }, missed }) => (
        <li key={uuid}>
          <Link
            className="inline-flex min-h-touch items-center"
            to={dashboardPath({ view: uuid }, adminPaths.listings)}
          >
            {joinParts([reference, title])}
          </Link>
          {missed.length > 0 && <span className="text-ink2">{` · ${describeMissed(want, missed)}`}</span>}
        </li>
      ))}
    </ul>
  );
}
