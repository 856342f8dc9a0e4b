import useSWR from "swr";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";
import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { inboxMessages } from "#web/features/admin/inbox/messages.ts";
import { StatusBadge } from "#web/features/admin/inbox/status-badge.tsx";
import { enquiriesKey, fetchEnquiries } from "#web/features/admin/inbox/use-enquiries.ts";
import { useStatsInStep } from "#web/features/admin/inbox/use-stats-in-step.ts";
import { adminMessages } from "#web/features/admin/messages.ts";
import { liveSwrConfig } from "#web/features/admin/swr-configs.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { excerpt } from "#web/lib/format/excerpt.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";

const listLength = 5;
/** Characters of each message that are shown. */
const excerptLength = 50;
const key = enquiriesKey({}, listLength);

/** The newest enquiries, each with a link to it in the inbox. */
export function RecentEnquiries() {
  const { data, error, mutate } = useSWR<SubmissionList, unknown>(key, liveSwrConfig);
  useStatsInStep(data?.counts);
  const refresh = async () => {
    try {
      await mutate(fetchEnquiries(key), { revalidate: false });
      showToast({ tone: "good", ...inboxMessages.refreshed });
    } catch (failure) {
      showToast({ tone: "bad", ...failureText(failure) });
    }
  };
  const failure = error !== undefined && !data ? failureText(error) : undefined;
  const enquiries = data?.data.submissions ?? [];
  return (
    <section aria-labelledby="recent-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-title" className="text-3">
          Recent Inquiries
        </h2>
        <Button look="quiet" className="-mr-3" onClick={refresh}>
          <LineIcon name="sync" />
          Refresh Inquiries
        </Button>
      </div>
      {failure && (
        <div role="alert">
          <Notice tone="bad" title={failure.title}>
            <p>{failure.text}</p>
          </Notice>
        </div>
      )}
      {!data && error === undefined && <SkeletonBar className="h-128" />}
      {data && enquiries.length === 0 && <p className="text-ink2">{inboxMessages.emptyAll}</p>}
      <ul className="border-t border-line">
        {enquiries.map(({ id, name, message, status, service, submitted_at }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Link
                className="-my-2 inline-flex min-h-11 min-w-0 items-center font-bold wrap-anywhere text-ink"
                to={inboxPath({ open: id })}
              >
                {name || "Unknown"}
              </Link>
              <StatusBadge status={status} />
            </p>
            <p className="text-1 wrap-anywhere">{message ? excerpt(message, excerptLength) : "—"}</p>
            <p className="flex flex-wrap justify-between gap-x-2 text-1 text-ink2">
              <span>{findService(service)?.label ?? "—"}</span>
              <time dateTime={submitted_at}>{formatDateTime(submitted_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <Link className="more" to={inboxPath({})}>
        All enquiries
        <Icon name="arrow" />
      </Link>
    </section>
  );
}

function failureText(error: unknown): { title: string; text: string } {
  return {
    title: isForbidden(error) ? adminMessages.denied : adminMessages.apiError,
    text: inboxMessages.dashboardNotLoaded(errorText(error)),
  };
}
