import { type ChangeEvent, useState } from "react";
import { auditActions, auditEntities, noActorId } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import {
  type AuditFilterName,
  type AuditParams,
  auditPath,
  parseAuditParams,
  toAuditSearchParams,
} from "#web/admin/features/shared/audit/audit-params.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { actionLabels, entityLabels } from "./audit-labels.ts";
import { areOtherDays, listPeriods } from "./audit-periods.ts";

interface AuditFiltersProps {
  params: AuditParams;
  actors: AuditListResponse["actors"];
  /** The server's message by field name. */
  problems: Record<string, string>;
  onSubmit: (path: string) => void;
}

const otherDays = "other";

/** The filters. They apply when the form is submitted. */
export function AuditFilters({ params, actors, problems, onSubmit }: AuditFiltersProps) {
  const [values, setValues] = useState(params);
  const [hasOtherDays, setHasOtherDays] = useState(areOtherDays(params.from, params.to));
  const [shownPath, setShownPath] = useState(auditPath(params));
  // Back and links change the URL. Resetting the values, instead of remounting the form, keeps the focus.
  if (shownPath !== auditPath(params)) {
    setShownPath(auditPath(params));
    setValues(params);
    setHasOtherDays(areOtherDays(params.from, params.to));
  }
  // The chosen user is an option even before the list of users has loaded.
  const { actor_id = noActorId } = values;
  const isListed = [noActorId, ""].includes(actor_id) || actors.some(({ id }) => id === actor_id);
  const actorOptions = isListed ? actors : [{ id: actor_id, username: null }, ...actors];
  const controlProps = (name: AuditFilterName) => ({
    id: `audit-${name}`,
    name,
    value: values[name] ?? "",
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValues({ ...values, [name]: currentTarget.value }),
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `audit-${name}-error` : undefined,
  });
  const fieldProps = (name: AuditFilterName, label: string) => ({ id: `audit-${name}`, label, error: problems[name] });
  const choosePeriod = (from: string) => {
    setHasOtherDays(from === otherDays);
    if (from !== otherDays) setValues({ ...values, from, to: undefined });
  };
  return (
    <search className="block">
      <form
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] items-start gap-3 rounded-l border border-line p-4 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(auditPath(parseAuditParams(toAuditSearchParams({ ...values, cursor: undefined }).toString())));
        }}
      >
        <Field {...fieldProps("actor_id", "User")}>
          <Select {...controlProps("actor_id")}>
            <option value="">Anyone</option>
            {actorOptions.map(({ id, username }) => (
              <option key={id} value={id}>
                {username ?? `Account ${id.slice(0, 8)}`}
              </option>
            ))}
            <option value={noActorId}>Not signed in</option>
          </Select>
        </Field>
        <Field id="audit-period" label="Period">
          <Select
            id="audit-period"
            value={hasOtherDays ? otherDays : (values.from ?? "")}
            onChange={({ currentTarget }) => choosePeriod(currentTarget.value)}
          >
            <option value="">Any time</option>
            {listPeriods().map(({ label, from }) => (
              <option key={label} value={from}>
                {label}
              </option>
            ))}
            <option value={otherDays}>Other days</option>
          </Select>
        </Field>
        {hasOtherDays && (
          <>
            <Field {...fieldProps("from", "From")}>
              <input {...controlProps("from")} type="date" className="in" />
            </Field>
            <Field {...fieldProps("to", "Until")}>
              <input {...controlProps("to")} type="date" className="in" />
            </Field>
          </>
        )}
        <Field {...fieldProps("action", "Action")}>
          <Select {...controlProps("action")}>
            <option value="">Any</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {actionLabels[action]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...fieldProps("entity", "Item")}>
          <Select {...controlProps("entity")}>
            <option value="">Any</option>
            {auditEntities.map((entity) => (
              <option key={entity} value={entity}>
                {entityLabels[entity]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...fieldProps("reference", "Reference")}>
          <input
            {...controlProps("reference")}
            className="in"
            maxLength={100}
            autoComplete="off"
            placeholder="MH-1012"
          />
        </Field>
        <Field {...fieldProps("entity_id", "ID")}>
          <input {...controlProps("entity_id")} className="in" maxLength={100} autoComplete="off" />
        </Field>
        {/* On the same line as the last fields. */}
        <Button type="submit" className="self-end justify-self-start">
          Show
        </Button>
      </form>
    </search>
  );
}
