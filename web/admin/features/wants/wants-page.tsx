import { useSearchParams } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { wantKinds, wantStatuses } from "#contract/wants/want-kinds.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { FilterButton } from "#web/admin/ui/filter-button.tsx";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import { statusLabels, WantList } from "./want-list.tsx";

const kindLabels = { buy: "To buy", rent: "To rent", lesson: "Driving lesson", clinic: "Doctor" };

/** What people look for and do not find, the newest first, and whom a colleague must tell. */
export function WantsPage() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) || undefined;
  const status = wantStatuses.find((one) => one === read("status"));
  const kind = wantKinds.find((one) => one === read("kind"));
  const toTell = params.has("to_tell");
  const cursor = read("cursor");
  const query = { kind, status, q: read("q"), ...(toTell && { to_tell: true }) };
  const filters = new URLSearchParams(cursor ? { cursor } : {});
  const key = endpointKey("GET /wants", { query, filters });
  const { data, error, mutate } = useEndpointData(key, freshSwrConfig);
  const latest = useLastDefined(data);
  const isOutdated = data === undefined;
  const hasFailed = isOutdated && error !== undefined;
  const list = hasFailed ? undefined : latest;
  const change = (changed: Record<string, string | undefined>, isTyping = false) => {
    const next = new URLSearchParams(params);
    next.delete("cursor");
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: isTyping });
  };
  const { typed, setTyped, searchNow } = useSearchText(query.q, (q) => change({ q }, true));
  const wants = list?.data.wants ?? [];
  const isFiltered = Boolean(kind || status || query.q || toTell);
  return (
    <div className={screenClass}>
      <PageHead title="Wanted" />
      <search>
        <form
          className="mt-2 flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            searchNow();
          }}
        >
          <SearchInput
            className="min-w-0 flex-1 *:text-ellipsis"
            aria-label="Search by words, name or number"
            placeholder="Area, name, number..."
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <FilterButton
            count={[kind, status, toTell].filter(Boolean).length}
            onClear={() => change({ kind: undefined, status: undefined, to_tell: undefined })}
          >
            <FilterSelect
              label="Kind"
              all="All kinds"
              value={kind}
              options={wantKinds.map((one) => [one, kindLabels[one]] as const)}
              onChange={(value) => change({ kind: value })}
            />
            <FilterSelect
              label="Status"
              all="Any status"
              value={status}
              options={wantStatuses.map((one) => [one, statusLabels[one]] as const)}
              onChange={(value) => change({ status: value })}
            />
            <ChipOption
              checked={toTell}
              onChange={({ currentTarget }) => change({ to_tell: currentTarget.checked ? "true" : undefined })}
            >
              New match
            </ChipOption>
          </FilterButton>
        </form>
      </search>
      {hasFailed && <FailedState title="The list could not be loaded" error={error} onRetry={() => mutate()} />}
      {list && wants.length === 0 && (
        <EmptyState
          scene="search"
          title={isFiltered ? "Nothing wanted matches" : "Nothing wanted"}
          action={
            <ButtonLink look="outline" to={isFiltered ? adminPaths.wants : adminPaths.people}>
              {isFiltered ? "Show all" : "Choose a person"}
            </ButtonLink>
          }
        >
          {isFiltered
            ? "Choose another kind or status, or fewer words."
            : "Visitors who find no home can ask to be told when one comes. You can add people on their page."}
        </EmptyState>
      )}
      {wants.length > 0 && <WantList wants={wants} isOutdated={isOutdated} reload={() => void mutate()} />}
      {list?.next_cursor && (
        <Button
          className="mt-4"
          look="outline"
          busy={isOutdated}
          onClick={() => setParams({ ...Object.fromEntries(params), cursor: list.next_cursor ?? "" })}
        >
          Next page
        </Button>
      )}
    </div>
  );
}
