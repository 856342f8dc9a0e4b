import { Link } from "react-router-dom";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { enquiriesKey, fetchEnquiries, useEnquiryList } from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { inboxMessages } from "#web/admin/features/shared/enquiries/messages.ts";
import { EnquiryBadges } from "#web/admin/features/shared/enquiries/status-badge.tsx";
import { useOverdueFirst } from "#web/admin/features/shared/enquiries/use-overdue-first.ts";
import { useStatsInStep } from "#web/admin/features/shared/enquiries/use-stats-in-step.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { excerpt } from "#web/admin/lib/format/excerpt.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { formatDateTime, formatShortDate } from "#web/lib/format/format-date-time.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { RecentSkeleton } from "./dashboard-skeleton.tsx";
import { pickRecent, recentLength } from "./recent-order.ts";

/** Characters of each message that are shown. */
const excerptLength = 50;
const key = enquiriesKey({}, recentLength);
const wholeInbox = {};

/** Five enquiries, the overdue ones first, then the newest, each with a link to it in the inbox. */
export function RecentEnquiries() {
  const { data, error, mutate } = useEnquiryList(key);
  const overdueFirst = useOverdueFirst(wholeInbox, data);
  useStatsInStep(data?.counts);
  const refresh = async () => {
    try {
      await mutate(fetchEnquiries(key), { revalidate: false });
      showToast({ tone: "good", ...inboxMessages.refreshed });
    } catch (failure) {
      // Without rows, the block below says it.
      if (data || error === undefined) showToast({ tone: "bad", ...failureText(failure) });
    }
  };
  return (
    <section aria-labelledby="recent-title">
      <DashboardHead id="recent-title" title="Recent Inquiries">
        <Button look="quiet" className="-mx-3" onClick={refresh}>
          <LineIcon name="sync" />
          Refresh Inquiries
        </Button>
      </DashboardHead>
      {error !== undefined && !data && <FailedBlock {...failureText(error)} error={error} onRetry={() => mutate()} />}
      {!overdueFirst && error === undefined && <RecentSkeleton />}
      {overdueFirst?.length === 0 && <p className="border-t border-line py-3 text-ink2">{inboxMessages.emptyAll}</p>}
      <ul>
        {pickRecent(overdueFirst ?? []).map((enquiry) => (
          <RecentEnquiry key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      <Link className="more" to={inboxPath({})}>
        Open the inbox
        <Icon name="arrow" />
      </Link>
    </section>
  );
}

const lineClass = "flex flex-wrap items-center justify-between gap-x-3";

function RecentEnquiry({ enquiry }: { enquiry: InboxEnquiry }) {
  const { id, name, message, subject, status, service, submitted_at, due_at, overdue } = enquiry;
  return (
    <li className="group relative border-t border-line py-2.5">
      <div className={lineClass}>
        <Link
          to={inboxPath({ open: id })}
          className={classNames(
            "-my-2.5 min-h-touch min-w-0 py-2.5 leading-[1.5rem] font-bold text-ink wrap-anywhere group-hover:underline",
            // The whole row opens the enquiry.
            "after:absolute after:inset-0",
          )}
        >
          {name || "Unknown"}
        </Link>
        <span className="flex gap-1">
          <EnquiryBadges status={status} overdue={overdue} />
        </span>
      </div>
      <p className="line-clamp-1 text-1/[1.6] wrap-anywhere lg:text-2/[1.55]">
        {excerpt(message || subject || "—", excerptLength)}
      </p>
      <div className={`text-1 text-ink2 ${lineClass}`}>
        <span>{enquiryServiceLabel(service) ?? "—"}</span>
        {overdue ? (
          <time className="font-bold text-bad" dateTime={due_at}>
            {`Overdue since ${formatShortDate(due_at)}`}
          </time>
        ) : (
          <time dateTime={submitted_at}>{formatDateTime(submitted_at)}</time>
        )}
      </div>
    </li>
  );
}

function failureText(error: unknown): { title: string; text: string } {
  return { title: adminMessages.apiError, text: inboxMessages.dashboardNotLoaded(errorText(error)) };
}
