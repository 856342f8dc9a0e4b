import { type ChangeEvent, useState } from "react";
import { auditActions, auditEntities, noActorId } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { actionLabels, entityLabels, toOptionLabel } from "./audit-labels.ts";
import {
  type AuditFilterName,
  auditPath,
  hasAuditFilters,
  parseAuditParams,
  toAuditSearchParams,
} from "./audit-params.ts";

interface AuditFiltersProps {
  asked: ReturnType<typeof parseAuditParams>;
  actors: AuditListResponse["actors"];
  /** What the service says of a field. */
  problems: Record<string, string>;
  onAsk: (path: string) => void;
}

/** Who, what and when: shown when it is asked for. */
export function AuditFilters({ asked, actors, problems, onAsk }: AuditFiltersProps) {
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(auditPath(asked));
  // Another address, by Back or a link, is another set of filters; the fields stay where they are, and so does the focus.
  if (shown !== auditPath(asked)) {
    setShown(auditPath(asked));
    setTyped(asked);
  }
  // The one that is asked for stands in the list before its name is known.
  const { actor_id = noActorId } = typed;
  const isListed = [noActorId, ""].includes(actor_id) || actors.some(({ id }) => id === actor_id);
  const people = isListed ? actors : [{ id: actor_id, username: null }, ...actors];
  const control = (name: AuditFilterName) => ({
    id: `audit-${name}`,
    name,
    value: typed[name] ?? "",
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `audit-${name}-error` : undefined,
  });
  const field = (name: AuditFilterName, label: string) => ({ id: `audit-${name}`, label, error: problems[name] });
  return (
    <search className="mb-6 block">
      <form
        className="mt-4 grid grid-cols-2 items-start gap-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(auditPath(parseAuditParams(toAuditSearchParams({ ...typed, cursor: undefined }).toString())));
        }}
      >
        <Field {...field("actor_id", "Who")} className="col-span-2 sm:col-span-1">
          <Select {...control("actor_id")}>
            <option value="">Anybody</option>
            {people.map(({ id, username }) => (
              <option key={id} value={id}>
                {username ?? `Account ${id.slice(0, 8)}`}
              </option>
            ))}
            <option value={noActorId}>Nobody signed in</option>
          </Select>
        </Field>
        <Field {...field("action", "Did what")}>
          <Select {...control("action")}>
            <option value="">Anything</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {toOptionLabel(actionLabels[action])}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field("entity", "To what")} className="sm:max-lg:col-start-1">
          <Select {...control("entity")}>
            <option value="">Anything</option>
            {auditEntities.map((entity) => (
              <option key={entity} value={entity}>
                {toOptionLabel(entityLabels[entity])}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field("from", "From")}>
          <input {...control("from")} type="date" className="in" />
        </Field>
        <Field {...field("to", "Until")}>
          <input {...control("to")} type="date" className="in" />
        </Field>
        <Field {...field("entity_id", "Its number")} className="col-span-2 lg:col-span-3">
          <input {...control("entity_id")} className="in" maxLength={100} autoComplete="off" />
        </Field>
        <div className="col-span-2 flex gap-2 lg:pt-7">
          <Button type="submit">Show</Button>
          {hasAuditFilters(asked) && (
            <ButtonLink look="quiet" to={auditPath({})}>
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
