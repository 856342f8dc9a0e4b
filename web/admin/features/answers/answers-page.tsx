import { useLocation, useNavigate } from "react-router-dom";
import { answerGroups } from "#contract/admin/answer-groups.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { Explanation } from "#web/admin/ui/explanation.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { TabRow } from "#web/admin/ui/tab-row.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { type AnswerParams, longest, parseAnswerParams, periods, toAnswerQuery, toDays } from "./answer-period.ts";
import { groupLabels } from "./answer-texts.ts";
import { AnswerTotals } from "./answer-totals.tsx";
import { AnswersChart } from "./answers-chart.tsx";
import { buildAnswersFile } from "./answers-file.ts";
import { AnswersTable } from "./answers-table.tsx";

/** How many enquiries arrive and how fast they are answered, by month, service, colleague, channel or source. */
export function AnswersPage() {
  const params = parseAnswerParams(useLocation().search);
  const navigate = useNavigate();
  const { by, days } = params;
  const query = { by, ...toDays(days, new Date()) };
  const key = endpointKey("GET /stats/answers", { query });
  const { data: stats, error, mutate } = useEndpointData(key, freshSwrConfig);
  const show = (changes: Partial<AnswerParams>) =>
    navigate(`${adminPaths.answers}?${toAnswerQuery({ ...params, ...changes })}`, { replace: true });
  return (
    <div className={screenClass}>
      <PageHead title="Answer times">
        <div className="flex flex-wrap items-center justify-between gap-2 max-lg:w-full">
          <Field id="answers-period" label="Period" hideLabel>
            <Select
              id="answers-period"
              value={String(days)}
              onChange={({ currentTarget }) => show({ days: Number(currentTarget.value) })}
            >
              {periods.map((period) => (
                <option key={period.days} value={period.days}>
                  {period.label}
                </option>
              ))}
            </Select>
          </Field>
          {stats && stats.length > 0 && (
            <Button
              look="quiet"
              className="-mr-3"
              onClick={() => saveFile(buildAnswersFile(by, stats), `answers-by-${by}.csv`)}
            >
              <LineIcon name="down" />
              Export CSV
            </Button>
          )}
        </div>
      </PageHead>
      <fieldset className="mt-1 min-w-0">
        <legend className="sr-only">Group by</legend>
        <TabRow className="lg:gap-5">
          {answerGroups.map((group) => (
            <button
              key={group}
              type="button"
              className={`min-h-touch min-w-touch flex-none cursor-pointer border-b-3 text-1 font-bold focus-visible:-outline-offset-3 lg:text-2 ${group === by ? "border-ocean text-ocean" : "border-transparent text-ink2"}`}
              aria-pressed={group === by}
              onClick={() => show({ by: group })}
            >
              {groupLabels[group]}
            </button>
          ))}
        </TabRow>
      </fieldset>
      {error !== undefined && !stats && (
        <FailedState title="The answer times could not be loaded" error={error} onRetry={() => mutate()} />
      )}
      {!stats && error === undefined && <SkeletonBar className="mt-4 h-64" />}
      {stats?.length === 0 && (
        <EmptyState
          scene="inbox"
          title="No enquiries in this period"
          action={
            days < longest.days ? (
              <Button look="outline" onClick={() => show({ days: longest.days })}>
                {longest.label}
              </Button>
            ) : (
              <ButtonLink look="outline" to={adminPaths.inbox}>
                Open the inbox
              </ButtonLink>
            )
          }
        >
          The times appear here after the first answers.
        </EmptyState>
      )}
      {stats && stats.length > 0 && (
        <div className="mt-6 grid grid-cols-1 gap-5">
          <AnswerTotals stats={stats} />
          <AnswersChart by={by} stats={stats} />
          {/* Large text makes the table wider than a phone. */}
          <div className="relative overflow-x-auto">
            <AnswersTable by={by} stats={stats} />
          </div>
          <Explanation>
            From the enquiry to the first call, message or reply. Only opening hours count: an enquiry that arrives at
            night waits from the morning on. A booking is answered when it is confirmed or declined; until then it waits
            in the calendar, not under To answer, and counts here as not answered. So does an enquiry that was closed
            without an answer. Suspected spam is left out.
          </Explanation>
        </div>
      )}
    </div>
  );
}
