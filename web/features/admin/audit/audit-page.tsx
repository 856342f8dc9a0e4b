import { useLocation, useNavigate } from "react-router-dom";
import useSWR from "swr";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { errorReason } from "#web/features/admin/messages.ts";
import { ApiError, isForbidden } from "#web/lib/api/api-error.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AccessDeniedPage } from "#web/ui/feedback/access-denied.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { AuditEntryItem } from "./audit-entry-item.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditPath, hasAuditFilters, parseAuditParams, toAuditSearchParams } from "./audit-params.ts";

const fresh = { revalidateIfStale: true, dedupingInterval: 1000 };

/** Who changed what and when, with filters that stand in the address. */
export function AuditPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = parseAuditParams(search);
  const key = withQuery(endpointPath(adminEndpoints.listAudit), toAuditSearchParams(asked));
  const { data, error, mutate } = useSWR<AuditListResponse, unknown>(key, fresh);
  const latest = useLastDefined(data);
  const problems = error instanceof ApiError && error.status === 422 ? readFieldProblems(error.body) : {};
  const isRefused = Object.keys(problems).length > 0;
  const list = isRefused ? undefined : latest;
  const actors = latest?.actors ?? [];
  if (isForbidden(error)) return <AccessDeniedPage />;
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4 lg:text-5">Audit</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        Every change of listings, inquiries, accounts and settings, and every table and person's data that was given
        out, newest first.
      </p>
      <AuditFilters asked={asked} actors={actors} problems={problems} onAsk={navigate} />
      {error !== undefined && !data && !isRefused && (
        <Message
          title="The audit could not be loaded"
          role="alert"
          actions={<Button onClick={() => mutate()}>Try Again</Button>}
        >
          {errorReason(error)}
        </Message>
      )}
      {!latest && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {list && list.data.lines.length === 0 && (
        <Message title="Nothing found">
          {hasAuditFilters(asked) ? "Nothing was done that these filters leave." : "Nothing has been changed yet."}
        </Message>
      )}
      {list && list.data.lines.length > 0 && (
        <ul className="audit-lines" aria-busy={!data}>
          {list.data.lines.map((line) => (
            <AuditEntryItem
              key={line.n}
              line={line}
              nameOf={(id) => actors.find((actor) => actor.id === id)?.username ?? undefined}
            />
          ))}
        </ul>
      )}
      <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2">
        {asked.cursor && (
          <ButtonLink look="outline" to={auditPath({ ...asked, cursor: undefined })}>
            Newest
          </ButtonLink>
        )}
        {list?.next_cursor && (
          <ButtonLink look="outline" rel="next" to={auditPath({ ...asked, cursor: list.next_cursor })}>
            Older
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
