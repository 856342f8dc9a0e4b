import { useEffect, useRef, useState } from "react";
import { auditActions, auditEntities, noActorId } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { type AuditParams, auditPath, countAuditFilters } from "#web/admin/features/shared/audit/audit-params.ts";
import { FilterButton } from "#web/admin/ui/filter-button.tsx";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { TextFilter } from "#web/admin/ui/inputs/text-filter.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { actionLabels, entityLabels } from "./audit-labels.ts";
import { areOtherDays, listPeriods } from "./audit-periods.ts";

interface AuditFiltersProps {
  params: AuditParams;
  actors: AuditListResponse["actors"];
  /** The server's message by field name. */
  problems: Record<string, string>;
  /** Sets all filters. */
  onChange: (params: AuditParams) => void;
}

const otherDays = "other";

/** The filters: who, when, what was done, and with which item. */
export function AuditFilters({ params, actors, problems, onChange }: AuditFiltersProps) {
  const { actor_id = noActorId, action, entity, reference, entity_id, from, to } = params;
  const path = auditPath(params);
  const [wantsOtherDays, setWantsOtherDays] = useState(false);
  /** Where a filter leads that keeps the fields of other days. */
  const nextPath = useRef<string>(undefined);
  // Clear, Back and links end the wish for other days.
  useEffect(() => {
    if (nextPath.current !== path) setWantsOtherDays(false);
    nextPath.current = undefined;
  }, [path]);
  const hasOtherDays = wantsOtherDays || areOtherDays(from, to);
  const change = (changes: AuditParams) => {
    const changed = { ...params, ...changes, cursor: undefined };
    nextPath.current = auditPath(changed);
    onChange(changed);
  };
  const filterCount = countAuditFilters(params);
  // The chosen user is an option even before the list of users has loaded.
  const isListed = actor_id === noActorId || actors.some(({ id }) => id === actor_id);
  const actorOptions = isListed ? actors : [{ id: actor_id, username: null }, ...actors];
  return (
    <search>
      <FilterButton count={filterCount} onClear={() => onChange({})}>
        <div className="grid grow items-end gap-2 lg:mt-3 lg:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          <FilterSelect
            label="User"
            all="Anyone"
            value={params.actor_id}
            options={[
              ...actorOptions.map(({ id, username }) => [id, username ?? `Account ${id.slice(0, 8)}`] as const),
              [noActorId, "Not signed in"],
            ]}
            onChange={(value) => change({ actor_id: value })}
          />
          <FilterSelect
            label="Period"
            all="Any time"
            value={hasOtherDays ? otherDays : from}
            options={[
              ...listPeriods().map((period) => [period.from, period.label] as const),
              [otherDays, "Other days"],
            ]}
            onChange={(value) => {
              setWantsOtherDays(value === otherDays);
              if (value !== otherDays) change({ from: value, to: undefined });
            }}
          />
          {hasOtherDays && (
            <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 lg:contents">
              <TextFilter
                label="From"
                type="date"
                value={from}
                error={problems.from}
                onChange={(value) => change({ from: value })}
              />
              <TextFilter
                label="Until"
                type="date"
                value={to}
                error={problems.to}
                onChange={(value) => change({ to: value })}
              />
            </div>
          )}
          <FilterSelect
            label="Action"
            all="Any action"
            value={action}
            options={auditActions.map((one) => [one, actionLabels[one]] as const)}
            onChange={(value) => change({ action: value })}
          />
          <FilterSelect
            label="Item"
            all="Any item"
            value={entity}
            options={auditEntities.map((one) => [one, entityLabels[one]] as const)}
            onChange={(value) => change({ entity: value })}
          />
          <TextFilter
            label="Reference"
            placeholder="Any reference"
            value={reference}
            onChange={(value) => change({ reference: value })}
          />
          <TextFilter
            label="ID"
            placeholder="Any ID"
            value={entity_id}
            onChange={(value) => change({ entity_id: value })}
          />
          {filterCount > 0 && (
            <ButtonLink look="quiet" className="justify-self-start max-lg:hidden" to={auditPath({})}>
              Clear
            </ButtonLink>
          )}
        </div>
      </FilterButton>
    </search>
  );
}
