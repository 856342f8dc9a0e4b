import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { ExportButton } from "#web/features/admin/export/export-button.tsx";
import { adminMessages, enquiriesLoadFailureText } from "#web/features/admin/messages.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { useOnline } from "#web/lib/offline/use-online.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { StatRow } from "#web/ui/admin/stat-row.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AccessDeniedPage } from "#web/ui/feedback/access-denied.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { Link } from "#web/ui/link.tsx";
import { EnquiryTable } from "./enquiry-table.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { hasInboxFilters, type InboxParams, inboxPath, toInboxSearchParams, useInboxParams } from "./inbox-params.ts";
import { SelfTests } from "./self-tests.tsx";
import { useEnquiries } from "./use-enquiries.ts";

const SubmissionDialog = lazy(() =>
  import("./enquiry/enquiry-dialog.tsx").then((module) => ({ default: module.EnquiryDialog })),
);

/** Enquiries as they come in, and what becomes of them (accounts-and-admin.md, section 2). */
export function InboxPage() {
  const { address, open, narrow } = useInboxParams();
  const { list, isCurrent, error, refresh } = useEnquiries(address);
  if (isForbidden(error)) return <AccessDeniedPage />;
  const counts = list?.counts;
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-4 lg:text-5">Contact Submissions</h1>
        <Button look="quiet" className="-mr-3" onClick={refresh}>
          <LineIcon name="sync" />
          Refresh
        </Button>
      </div>
      <StatRow
        figures={[
          { label: "Total Submissions", value: counts?.total },
          { label: "New", value: counts?.new },
          { label: "Read", value: counts?.read },
          { label: "This Month", value: counts?.this_month },
        ]}
      />
      <Folders address={address} list={list} />
      <InboxFilters address={address} narrow={narrow} overdue={counts?.overdue} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-1 text-ink2">
          {list && countText(list)}
        </p>
        <ExportButton
          path={endpointPath(adminEndpoints.exportSubmissions)}
          params={toInboxSearchParams(address)}
          name="submissions.csv"
        />
      </div>
      {list && <Outdated error={error} onRetry={refresh} />}
      {error !== undefined && !list && (
        <Message
          title={enquiriesLoadFailureText(error).title}
          role="alert"
          actions={<Button onClick={refresh}>Try Again</Button>}
        >
          {enquiriesLoadFailureText(error).text}
        </Message>
      )}
      {!list && error === undefined && <SkeletonBar className="h-96" />}
      {list && list.data.submissions.length > 0 && (
        <EnquiryTable submissions={list.data.submissions} isStale={!isCurrent} onOpen={open} />
      )}
      {list && list.data.submissions.length === 0 && <Nothing address={address} />}
      {list && <Pages address={address} next={list.next_cursor} />}
      <SelfTests />
      {address.open && (
        <Suspense>
          <SubmissionDialog key={address.open} id={address.open} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function countText({ total, total_exact }: SubmissionList): string {
  return `${formatNumber(total)}${total_exact ? "" : "+"} ${total === 1 ? "submission" : "submissions"}`;
}

/** That the list shown may not be how things stand now, and why. */
function Outdated({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOnline = useOnline();
  if (isOnline && error === undefined) return null;
  const title = isOnline ? enquiriesLoadFailureText(error).title : "You are offline";
  return (
    <div role="status" className="mt-2">
      <Notice
        tone="warn"
        icon={isOnline ? "warn" : "off"}
        title={title}
        action={
          isOnline && (
            <Button look="quiet" className="-my-1" onClick={onRetry}>
              Try Again
            </Button>
          )
        }
      >
        <p>
          {isOnline && `${enquiriesLoadFailureText(error).text.replace(/\.$/, "")}. `}
          The list is as it was before. It goes on by itself as soon as it can.
        </p>
      </Notice>
    </div>
  );
}

/** What came from people, and what was taken for spam. */
function Folders({ address, list }: { address: InboxParams; list: SubmissionList | undefined }) {
  const { q, spam } = address;
  const tab = (label: string, to: InboxParams, isCurrent: boolean) => (
    <Link to={inboxPath(to)} state={preserveScroll} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </Link>
  );
  return (
    <nav className="tabs mt-4" aria-label="Folders">
      {tab("Inbox", { q }, !spam)}
      {tab(`Suspected spam (${formatNumber(list?.counts.spam ?? 0)})`, { q, spam: "true" }, spam === "true")}
    </nav>
  );
}

function Nothing({ address }: { address: InboxParams }) {
  const isFiltered = hasInboxFilters(address) || address.cursor !== undefined;
  if (address.spam && !isFiltered) return <Message title="No suspected spam">It is removed after 30 days.</Message>;
  return (
    <Message
      title={adminMessages.empty}
      actions={
        isFiltered && (
          <ButtonLink look="outline" to={inboxPath({ spam: address.spam })}>
            Clear filters
          </ButtonLink>
        )
      }
    >
      {isFiltered ? adminMessages.emptyFiltered : adminMessages.emptyAll}
    </Message>
  );
}

/** The way through the list: the places passed go along with the history entries. */
function Pages({ address, next }: { address: InboxParams; next: string | null }) {
  const { state } = useLocation() as { state: { passed?: string[] } | null };
  const passed = state?.passed ?? [];
  if (!next && !address.cursor) return null;
  const previous = passed.at(-1);
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-between gap-2">
      {address.cursor ? (
        <ButtonLink
          look="outline"
          rel="prev"
          state={{ passed: passed.slice(0, -1) }}
          to={inboxPath({ ...address, cursor: previous || undefined })}
        >
          {previous === undefined ? "First page" : "Previous"}
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink
          look="outline"
          rel="next"
          state={{ passed: [...passed, address.cursor ?? ""] }}
          to={inboxPath({ ...address, cursor: next })}
        >
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
