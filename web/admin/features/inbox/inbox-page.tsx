import { lazy, Suspense, useState } from "react";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import {
  hasInboxFilters,
  type InboxParams,
  inboxPath,
  useInboxParams,
} from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { enquiriesLoadFailureText, inboxMessages } from "#web/admin/features/shared/enquiries/messages.ts";
import { useOverdueFirst } from "#web/admin/features/shared/enquiries/use-overdue-first.ts";
import { useStatsInStep } from "#web/admin/features/shared/enquiries/use-stats-in-step.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedBlock, FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { useOnline } from "#web/lib/offline/use-online.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { EnquiryBulkBar } from "./bulk/enquiry-bulk-bar.tsx";
import { useBulkChange } from "./bulk/use-bulk-change.tsx";
import { useSelectedEnquiries } from "./bulk/use-selected-enquiries.ts";
import { EnquiryTable } from "./enquiry-table.tsx";
import { InboxActions } from "./inbox-actions.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxListing } from "./inbox-listing.tsx";
import { InboxPagination } from "./inbox-pagination.tsx";
import { InboxStats } from "./inbox-stats.tsx";
import { InboxViews } from "./inbox-views.tsx";
import { SelfTests } from "./self-tests.tsx";
import { useEnquiries } from "./use-enquiries.ts";

const EnquiryDialog = lazy(() =>
  loadCode(() => import("./enquiry/enquiry-dialog.tsx")).then((module) => ({ default: module.EnquiryDialog })),
);

/** The list of enquiries, with filters, counts and the dialog of the open one. */
export function InboxPage() {
  const { params, open, setFilters } = useInboxParams();
  const { list, isCurrent, error, refresh } = useEnquiries(params);
  const counts = list?.counts;
  const enquiries = useOverdueFirst(params, list);
  useStatsInStep(counts);
  const ids = enquiries?.map(({ id }) => id) ?? [];
  const selected = useSelectedEnquiries(inboxPath({ ...params, open: undefined }) + (params.q ?? ""), ids);
  const { isBusy, change } = useBulkChange();
  // A phone has room for boxes only while enquiries are chosen.
  const [isChoosing, setIsChoosing] = useState(false);
  const isWide = useIsWide();
  // The counts say how many enquiries the whole inbox has, and on a phone the tabs those of the other views.
  const { unanswered, overdue, next_step, spam, ...searched } = params;
  const isSearched = hasInboxFilters(searched);
  const isWhole = !spam && !hasInboxFilters(params);
  const isSelecting = selected.ids.length > 0;
  const stats = <InboxStats counts={counts} />;
  return (
    <div className={screenClass}>
      <PageHead title="Contact Submissions">
        <InboxActions params={params} onRefresh={refresh} onSelect={() => setIsChoosing(true)} />
      </PageHead>
      <InboxViews params={params} setFilters={setFilters} counts={counts} />
      {params.property_uuid && (
        <InboxListing uuid={params.property_uuid} onShowAll={() => setFilters({ property_uuid: undefined })} />
      )}
      <InboxFilters params={params} setFilters={setFilters} />
      {/* On a desktop its height stays, because the rows must not move while a search or a selection starts. */}
      <div className="flex-wrap items-center justify-between gap-x-6 lg:flex lg:min-h-control">
        {isWide && !isSelecting && stats}
        <p
          role="status"
          className={classNames(
            "text-1 text-ink2",
            isSearched ? "max-lg:pt-2" : "max-lg:sr-only",
            (isWhole || isSelecting) && "lg:sr-only",
          )}
        >
          {list && <Total list={list} params={params} />}
        </p>
        {(isSelecting || (isChoosing && !isWide)) && (
          <EnquiryBulkBar
            ids={selected.ids}
            isSpamFolder={params.spam !== undefined}
            isBusy={isBusy}
            onSelectAll={selected.selectAll}
            onClear={() => {
              selected.clear();
              setIsChoosing(false);
            }}
            onChange={async (values) => {
              if (!(await change({ ids: [...selected.ids], ...values }))) return;
              selected.clear();
              setIsChoosing(false);
            }}
          />
        )}
      </div>
      {list && <OutdatedNotice error={error} onRetry={refresh} />}
      {error !== undefined && !list && (
        <FailedState {...enquiriesLoadFailureText(error)} error={error} onRetry={refresh} />
      )}
      {!enquiries && error === undefined && <LoadingRows />}
      {enquiries?.length === 0 && <EmptyList params={params} />}
      {enquiries && enquiries.length > 0 && (
        <EnquiryTable
          enquiries={enquiries}
          isStale={!isCurrent}
          order={describeOrder(params)}
          isSelected={selected.isSelected}
          hasBoxes={isChoosing || isSelecting}
          onSelect={selected.select}
          onOpen={open}
        />
      )}
      {list && <InboxPagination params={params} nextCursor={list.next_cursor} isOutdated={!isCurrent} />}
      {!isWide && isWhole && stats}
      <SelfTests />
      {params.open && (
        <Suspense>
          <EnquiryDialog
            key={params.open}
            id={params.open}
            ids={ids}
            contact={params.contact}
            onOpen={open}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function LoadingRows() {
  return (
    <div>
      {["w-40", "w-32", "w-48", "w-36", "w-44"].map((width) => (
        <div key={width} className="grid gap-3 border-b border-line py-5">
          <SkeletonBar className={`h-5 ${width} max-w-full`} />
          <SkeletonBar className="h-4" />
        </div>
      ))}
    </div>
  );
}

/** Says how a list is sorted; see `useOverdueFirst` for the whole inbox. */
function describeOrder(params: InboxParams): string {
  if (params.next_step) return "earliest first";
  if (params.unanswered || params.overdue) return "longest waiting first";
  return hasInboxFilters(params) || params.spam || params.cursor ? "newest first" : "overdue first, then newest first";
}

/** The number of matches, and their order in the lists of what is to be done. */
function Total({ list: { total, total_exact }, params }: { list: EnquiryList; params: InboxParams }) {
  return (
    <>
      <span>{`${formatNumber(total)}${total_exact ? "" : "+"} ${total === 1 ? "enquiry" : "enquiries"}`}</span>
      {(params.unanswered || params.overdue || params.next_step) && total > 1 && (
        <span>{`, ${describeOrder(params)}`}</span>
      )}
    </>
  );
}

/** Warns that the list may be outdated, and says why. */
function OutdatedNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOnline = useOnline();
  if (isOnline && error === undefined) return null;
  const { title, text } = enquiriesLoadFailureText(error);
  if (isForbidden(error)) return <FailedBlock title={title} error={error} onRetry={onRetry} />;
  return (
    <div role="status" className="mt-2">
      <Notice
        tone="warn"
        icon={isOnline ? "warn" : "off"}
        title={isOnline ? title : "You are offline"}
        action={
          isOnline && (
            <Button look="quiet" className="-my-1" onClick={onRetry}>
              Try Again
            </Button>
          )
        }
      >
        <p>
          {`${isOnline ? `${text.replace(/\.$/, "")}. ` : ""}The list may be out of date. It refreshes automatically.`}
        </p>
      </Notice>
    </div>
  );
}

const inboxTabs = ["unanswered", "overdue", "next_step", "spam"] as const;

/** What each list of work says when it is empty. */
const doneLists = {
  unanswered: { title: "Everything is answered", text: "New enquiries appear here." },
  overdue: { title: "Nothing is overdue", text: "An enquiry without an answer in time appears here." },
  next_step: { title: "No next steps", text: "Give an enquiry a next step, and it appears here." },
  spam: { title: "No suspected spam", text: "Spam is deleted after 30 days." },
} as const;

function EmptyList({ params }: { params: InboxParams }) {
  const tab = inboxTabs.find((name) => params[name]);
  const isNarrowed = hasInboxFilters({ ...params, ...(tab && { [tab]: undefined }) }) || params.cursor !== undefined;
  if (isNarrowed)
    return (
      <EmptyState
        title={inboxMessages.empty}
        action={
          <ButtonLink look="outline" to={inboxPath({ spam: params.spam })}>
            Clear filters
          </ButtonLink>
        }
      >
        {inboxMessages.emptyFiltered}
      </EmptyState>
    );
  if (tab)
    return (
      <EmptyState
        scene="inbox"
        title={doneLists[tab].title}
        action={
          <ButtonLink look="outline" to={inboxPath({})}>
            All enquiries
          </ButtonLink>
        }
      >
        {doneLists[tab].text}
      </EmptyState>
    );
  return (
    <EmptyState
      scene="inbox"
      title={inboxMessages.empty}
      action={
        <ButtonLink look="outline" to={`${adminPaths.inbox}?new`}>
          Log a call or visit
        </ButtonLink>
      }
    >
      {inboxMessages.emptyAll}
    </EmptyState>
  );
}
