import { useLocation, useNavigate } from "react-router-dom";
import {
  auditPath,
  countAuditFilters,
  parseAuditParams,
  toAuditSearchParams,
} from "#web/admin/features/shared/audit/audit-params.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditGroup } from "./audit-group.tsx";
import { AuditItem } from "./audit-item.tsx";
import { toDays, useAudit } from "./use-audit.ts";

/** The audit log, with filters that are part of the URL. */
export function AuditPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = parseAuditParams(search);
  const { data, error, mutate } = useAudit(params);
  const latest = useLastDefined(data);
  const isWide = useIsWide();
  const problems = error instanceof ApiError && error.status === 422 ? readFieldProblems(error.body) : {};
  const isInvalid = Object.keys(problems).length > 0;
  const list = isInvalid ? undefined : latest;
  const entries = list?.data.lines ?? [];
  const actors = latest?.actors ?? [];
  const isFiltered = countAuditFilters(params) > 0;
  const isEmpty = data !== undefined && entries.length === 0;
  // An empty log has nothing to filter, and while it loads it may be empty.
  const canFilter = isFiltered || isInvalid || (latest !== undefined && !isEmpty);
  const filters = canFilter && (
    <AuditFilters
      params={params}
      actors={actors}
      problems={problems}
      onChange={(changed) => navigate(auditPath(parseAuditParams(toAuditSearchParams(changed).toString())))}
    />
  );
  return (
    <div className={screenClass}>
      <PageHead title="Audit" lead="Every change and every export of data, newest first.">
        {!isWide && filters}
      </PageHead>
      {isWide && filters}
      {error !== undefined && !data && !isInvalid && (
        <FailedState title="The audit log could not be loaded" error={error} onRetry={() => mutate()} />
      )}
      {!data && entries.length === 0 && error === undefined && <LoadingEntries />}
      {(isEmpty || isInvalid) && <NoEntries isFiltered={isFiltered} isInvalid={isInvalid} />}
      {toDays(entries).map(({ label, rows }) => (
        <section key={label} className="mt-4 aria-busy:opacity-60 lg:mt-6" aria-busy={!data} aria-label={label}>
          <h2 className="border-b border-line pb-1 font-sans text-1/[1.4] font-bold tracking-[normal] text-ink2">
            {label}
          </h2>
          <ul>
            {rows.map((items) =>
              items.length > 1 ? (
                <AuditGroup key={items[0][0].n} items={items} />
              ) : (
                <AuditItem key={items[0][0].n} entries={items[0]} />
              ),
            )}
          </ul>
        </section>
      ))}
      <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2">
        {params.cursor && (
          <ButtonLink look="outline" to={auditPath({ ...params, cursor: undefined })}>
            Newest
          </ButtonLink>
        )}
        {list?.next_cursor && (
          <ButtonLink
            look="outline"
            rel="next"
            to={auditPath({ ...params, cursor: list.next_cursor })}
            aria-disabled={!data || undefined}
          >
            Older
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

function LoadingEntries() {
  return (
    <div className="mt-8 grid gap-6">
      {["w-64", "w-80", "w-56", "w-72", "w-60"].map((width) => (
        <SkeletonBar key={width} className={`h-5 max-w-full ${width}`} />
      ))}
    </div>
  );
}

function NoEntries({ isFiltered, isInvalid }: { isFiltered: boolean; isInvalid: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="No entries match"
      action={
        <ButtonLink look="outline" to={auditPath({})}>
          Clear filters
        </ButtonLink>
      }
    >
      {isInvalid
        ? "Check the first and the last day."
        : "Choose a longer period or fewer filters. A reference is written as on the listing, such as MH-1012."}
    </EmptyState>
  ) : (
    <EmptyState scene="inbox" title="No entries yet">
      Each change and export appears here, with the time, the colleague and what changed.
    </EmptyState>
  );
}
