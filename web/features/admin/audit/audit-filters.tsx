import { type ChangeEvent, useState } from "react";
import { auditActions, auditEntities, noActorId } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { FoldOnPhone } from "#web/ui/admin/fold-on-phone.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { actionLabels, entityLabels } from "./audit-labels.ts";
import {
  type AuditFilterName,
  type AuditParams,
  auditPath,
  hasAuditFilters,
  parseAuditParams,
  toAuditSearchParams,
} from "./audit-params.ts";

interface AuditFiltersProps {
  params: AuditParams;
  actors: AuditListResponse["actors"];
  /** The server's message by field name. */
  problems: Record<string, string>;
  onSubmit: (path: string) => void;
}

/** A desktop shows them after a click on a button. */
const rareFilters = ["action", "entity", "reference", "entity_id"] as const;

/** The filters. They apply when the form is submitted. */
export function AuditFilters({ params, actors, problems, onSubmit }: AuditFiltersProps) {
  const [values, setValues] = useState(params);
  const [isMoreOpen, setIsMoreOpen] = useState(rareFilters.some((name) => params[name] || problems[name]));
  const [shownPath, setShownPath] = useState(auditPath(params));
  // Back and links change the URL. Resetting the values, instead of remounting the form, keeps the focus.
  if (shownPath !== auditPath(params)) {
    setShownPath(auditPath(params));
    setValues(params);
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
  return (
    <search className="mb-6 block">
      <FoldOnPhone label="Filter" isOpen={hasAuditFilters(params) || Object.keys(problems).length > 0}>
        <form
          className="mt-4 grid grid-cols-2 items-start gap-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(14rem,auto)]"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(auditPath(parseAuditParams(toAuditSearchParams({ ...values, cursor: undefined }).toString())));
          }}
        >
          <Field {...fieldProps("actor_id", "User")} className="col-span-2 sm:col-span-1">
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
          <Field {...fieldProps("from", "From")}>
            <input {...controlProps("from")} type="date" className="in" />
          </Field>
          <Field {...fieldProps("to", "Until")}>
            <input {...controlProps("to")} type="date" className="in" />
          </Field>
          <div
            className={classNames(
              "col-span-full grid grid-cols-subgrid gap-3 lg:row-start-2",
              !isMoreOpen && "lg:hidden",
            )}
          >
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
                placeholder="For example MH-1012"
              />
            </Field>
            <Field {...fieldProps("entity_id", "ID")}>
              <input {...controlProps("entity_id")} className="in" maxLength={100} autoComplete="off" />
            </Field>
          </div>
          <div className="col-span-full flex flex-wrap gap-2 lg:col-span-1 lg:col-start-4 lg:row-start-1 lg:pt-7">
            <Button type="submit" look="outline">
              Show
            </Button>
            <Button
              look="quiet"
              className="min-h-12 max-lg:hidden"
              aria-expanded={isMoreOpen}
              onClick={() => setIsMoreOpen((before) => !before)}
            >
              {isMoreOpen ? "Fewer filters" : "More filters"}
            </Button>
            {hasAuditFilters(params) && (
              <ButtonLink look="quiet" to={auditPath({})}>
                Clear
              </ButtonLink>
            )}
          </div>
        </form>
      </FoldOnPhone>
    </search>
  );
}
