import { useLocation, useNavigate } from "react-router-dom";
import useSWR from "swr";
import type { AuditList } from "#contract/admin/audit-list.ts";
import { deskEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { reasonOf } from "#web/features/admin/messages.ts";
import { ApiError, isDenied } from "#web/lib/api/api-error.ts";
import { useLatest } from "#web/lib/api/use-last-defined.ts";
import { fieldProblems } from "#web/lib/forms/field-problems.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DeniedPage } from "#web/ui/feedback/access-denied.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Bone } from "#web/ui/feedback/skeleton-bar.tsx";
import { AuditLine } from "./audit-entry-item.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditParams, auditPath, isNarrowed, readAuditAddress } from "./audit-params.ts";

const fresh = { revalidateIfStale: true, dedupingInterval: 1000 };

/** Who changed what and when, with filters that stand in the address. */
export function AuditPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = readAuditAddress(search);
  const key = withQuery(endpointPath(deskEndpoints.listAudit), auditParams(asked));
  const { data, error, mutate } = useSWR<AuditList, unknown>(key, fresh);
  const latest = useLatest(data);
  const problems = error instanceof ApiError && error.status === 422 ? fieldProblems(error.body) : {};
  const isRefused = Object.keys(problems).length > 0;
  const list = isRefused ? undefined : latest;
  const actors = latest?.actors ?? [];
  if (isDenied(error)) return <DeniedPage />;
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
          {reasonOf(error)}
        </Message>
      )}
      {!latest && error === undefined && <Bone className="mt-4 h-96" />}
      {list && list.data.lines.length === 0 && (
        <Message title="Nothing found">
          {isNarrowed(asked) ? "Nothing was done that these filters leave." : "Nothing has been changed yet."}
        </Message>
      )}
      {list && list.data.lines.length > 0 && (
        <ul className="audit-lines" aria-busy={!data}>
          {list.data.lines.map((line) => (
            <AuditLine
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
