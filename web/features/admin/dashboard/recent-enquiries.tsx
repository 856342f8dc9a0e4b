import useSWR from "swr";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { serviceOf } from "#contract/services/services.ts";
import { submissionsPath } from "#web/features/admin/inbox/inbox-params.ts";
import { live } from "#web/features/admin/inbox/live-swr-config.ts";
import { StatusBadge } from "#web/features/admin/inbox/status-badge.tsx";
import { readSubmissions, submissionsKey } from "#web/features/admin/inbox/use-enquiries.ts";
import { deskMessages, reasonOf } from "#web/features/admin/messages.ts";
import { isDenied } from "#web/lib/api/api-error.ts";
import { excerpt } from "#web/lib/format/excerpt.ts";
import { formatMoment } from "#web/lib/format/format-date-time.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/feedback/notice.tsx";
import { Bone } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";

/** So many stand on the dashboard, with so much of their messages (accounts-and-admin.md, section 9). */
const shown = 5;
const shownLength = 50;
const key = submissionsKey({}, shown);

/** The dashboard's newest inquiries; the list itself is behind each. */
export function RecentInquiries() {
  const { data, error, mutate } = useSWR<SubmissionList, unknown>(key, live);
  const refresh = async () => {
    try {
      await mutate(readSubmissions(key), { revalidate: false });
      showToast({ tone: "good", ...deskMessages.refreshed });
    } catch (failure) {
      const title = isDenied(failure) ? deskMessages.denied : deskMessages.apiError;
      showToast({ tone: "bad", title, text: deskMessages.dashboardNotLoaded(reasonOf(failure)) });
    }
  };
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
      {error !== undefined && !data && (
        <div role="alert">
          <Note tone="bad" title={isDenied(error) ? deskMessages.denied : deskMessages.apiError}>
            <p>{deskMessages.dashboardNotLoaded(reasonOf(error))}</p>
          </Note>
        </div>
      )}
      {!data && error === undefined && <Bone className="h-128" />}
      {data && data.data.submissions.length === 0 && <p className="text-ink2">{deskMessages.emptyAll}</p>}
      <ul className="border-t border-line">
        {data?.data.submissions.map(({ id, name, message, status, service, submitted_at }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="flex items-center justify-between gap-2">
              <Link
                className="-my-2 inline-flex min-h-11 items-center font-bold text-ink"
                to={submissionsPath({ open: id })}
              >
                {name || "Unknown"}
              </Link>
              <StatusBadge status={status} />
            </p>
            <p className="text-1">{message ? excerpt(message, shownLength) : "—"}</p>
            <p className="flex justify-between gap-2 text-1 text-ink2">
              <span>{serviceOf(service)?.label ?? "—"}</span>
              <time dateTime={submitted_at}>{formatMoment(submitted_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <Link className="more" to={submissionsPath({})}>
        All submissions
        <Icon name="arrow" />
      </Link>
    </section>
  );
}
