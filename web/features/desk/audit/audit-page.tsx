import { useLocation, useNavigate } from "react-router-dom";
import useSWR from "swr";
import type { AuditList } from "#contract/audit-lines.ts";
import { deskEndpoints } from "#contract/desk-endpoints.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { accountPaths } from "#web/lib/account-paths.ts";
import { formatMoment } from "#web/lib/moment.ts";
import { withQuery } from "#web/lib/paths.ts";
import { useLatest } from "#web/lib/use-latest.ts";
import { AccessDenied } from "#web/ui/access-denied.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Message } from "#web/ui/message.tsx";
import { Bone } from "#web/ui/skeleton.tsx";
import { isDenied, reasonOf } from "../kit/messages.ts";

const fields = [
  { name: "entity", label: "What kind", type: "text", hint: "property, enquiry, user …" },
  { name: "entity_id", label: "Its number", type: "text" },
  { name: "action", label: "Action", type: "text", hint: "create, update, delete …" },
  { name: "from", label: "From", type: "date" },
  { name: "to", label: "Until", type: "date" },
] as const;
const fresh = { revalidateIfStale: true, dedupingInterval: 1000 };

/** Who changed what and when, with filters that stand in the address. */
export function AuditPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const asked = new URLSearchParams([...params].filter(([name, value]) => isKnown(name) && value !== ""));
  const key = withQuery(endpointPath(deskEndpoints.listAudit), asked);
  const { data, error, mutate } = useSWR<AuditList, unknown>(key, fresh);
  const list = useLatest(data);
  if (isDenied(error)) {
    return (
      <div className="wrap py-8 lg:py-12">
        <AccessDenied />
      </div>
    );
  }
  const next = new URLSearchParams(asked);
  if (list?.next_cursor) next.set("cursor", list.next_cursor);
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4 lg:text-5">Audit</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        Every change of listings, inquiries, accounts and settings, newest first.
      </p>
      <search>
        <form
          key={search}
          className="mt-4 grid grid-cols-2 items-start gap-3 lg:grid-cols-6"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
            navigate(withQuery(accountPaths.audit, new URLSearchParams(typed.filter(([, value]) => value))));
          }}
        >
          {fields.map(({ name, label, type, ...rest }) => (
            <Field key={name} id={`audit-${name}`} label={label} hint={"hint" in rest ? rest.hint : undefined}>
              <input
                id={`audit-${name}`}
                name={name}
                type={type}
                className="in"
                maxLength={100}
                defaultValue={asked.get(name) ?? ""}
              />
            </Field>
          ))}
          <Button type="submit" className="lg:mt-7">
            Show
          </Button>
        </form>
      </search>
      {error !== undefined && !data && (
        <Message
          title="The audit could not be loaded"
          role="alert"
          actions={<Button onClick={() => mutate()}>Try Again</Button>}
        >
          {reasonOf(error)}
        </Message>
      )}
      {!list && error === undefined && <Bone className="mt-4 h-96" />}
      {list && list.data.lines.length === 0 && <Message title="Nothing found" />}
      <ul className="mt-4 border-t border-line">
        {list?.data.lines.map((line) => (
          <AuditLine key={line.n} line={line} />
        ))}
      </ul>
      <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2">
        {asked.has("cursor") && (
          <ButtonLink look="outline" to={withQuery(accountPaths.audit, without(asked, "cursor"))}>
            Newest
          </ButtonLink>
        )}
        {list?.next_cursor && (
          <ButtonLink look="outline" rel="next" to={withQuery(accountPaths.audit, next)}>
            Older
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

const isKnown = (name: string) =>
  name === "cursor" || name === "actor_id" || fields.some((field) => field.name === name);

function without(params: URLSearchParams, name: string): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete(name);
  return left;
}

function AuditLine({ line }: { line: AuditList["data"]["lines"][number] }) {
  const { at, actor, actor_id, action, entity, entity_id, before, after } = line;
  const hasMore = before !== null || after !== null;
  return (
    <li className="border-b border-line py-3">
      <p>
        <b>{actor ?? (actor_id ? "An account that is gone" : "The site itself")}</b>: {action} {entity}{" "}
        <span className="text-1 break-all text-ink2">{entity_id}</span>
      </p>
      <p className="text-1 text-ink2">
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {hasMore && (
        <details className="text-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-press">Before and after</summary>
          <dl className="grid gap-2">
            <dt className="font-bold">Before</dt>
            <dd className="break-all whitespace-pre-wrap">{asText(before)}</dd>
            <dt className="font-bold">After</dt>
            <dd className="break-all whitespace-pre-wrap">{asText(after)}</dd>
          </dl>
        </details>
      )}
    </li>
  );
}

const asText = (value: unknown) => (value === null ? "—" : JSON.stringify(value, null, 1));
