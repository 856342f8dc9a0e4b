import { useNavigate } from "react-router-dom";
import { personKinds } from "#contract/people/person-kinds.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { useNewForm } from "#web/admin/lib/page/navigation/use-new-form.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { FilterButton } from "#web/admin/ui/filter-button.tsx";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { kindLabels } from "./people-labels.ts";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonRow } from "./person-row.tsx";
import { usePeople } from "./use-people.ts";
import { usePeopleFilters } from "./use-people-filters.ts";

/** All people whom the business knows, the last contact first, with a search. */
export function PeoplePage() {
  const navigate = useNavigate();
  const { filters, setFilters } = usePeopleFilters();
  const [isAdding, setIsAdding] = useNewForm();
  const { typed, setTyped, searchNow } = useSearchText(filters.q, (q) =>
    setFilters({ ...filters, q, cursor: undefined }),
  );
  const colleagues = useColleagues();
  const { data, error, mutate } = usePeople(filters);
  const people = data?.data.people ?? [];
  const isFiltered = Boolean(filters.q || filters.kind || filters.assignee_id);
  return (
    <div className={screenClass}>
      <PageHead title="People">
        {/* A phone has *New*. */}
        <Button look="small" className="max-lg:hidden" onClick={() => setIsAdding(true)}>
          <LineIcon name="plus" />
          Add person
        </Button>
      </PageHead>
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
            aria-label="Search by name, number, email, reference or home"
            placeholder="Search people"
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <FilterButton
            count={[filters.kind, filters.assignee_id].filter(Boolean).length}
            onClear={() => setFilters({ q: filters.q })}
          >
            <FilterSelect
              label="Kind"
              all="Everyone"
              value={filters.kind}
              options={personKinds.map((kind) => [kind, `${kindLabels[kind]}s`])}
              onChange={(kind) => setFilters({ ...filters, kind, cursor: undefined })}
            />
            <FilterSelect
              label="Colleague"
              all="All colleagues"
              value={filters.assignee_id}
              options={colleagues.map(({ id, username }) => [id, username] as const)}
              onChange={(assignee_id) => setFilters({ ...filters, assignee_id, cursor: undefined })}
            />
          </FilterButton>
        </form>
      </search>
      {error !== undefined && !data && (
        <FailedState title="The people could not be loaded" error={error} onRetry={() => mutate()} />
      )}
      {!data && error === undefined && <SkeletonBar className="mt-6 h-64" />}
      {data && people.length === 0 && (
        <EmptyState
          scene={isFiltered ? "search" : "inbox"}
          title={isFiltered ? "No one matches" : "No people yet"}
          action={
            <Button look="outline" onClick={() => (isFiltered ? setFilters({}) : setIsAdding(true))}>
              {isFiltered ? "Show everyone" : "Add the first person"}
            </Button>
          }
        >
          {isFiltered
            ? "Try a part of the name, or the last digits of the number."
            : "Everyone who sends an enquiry appears here. You can also add owners and suppliers."}
        </EmptyState>
      )}
      {people.length > 0 && (
        <ul className="@container mt-3 border-t border-line">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} filters={filters} />
          ))}
        </ul>
      )}
      <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {filters.cursor && (
          <Button look="outline" onClick={() => setFilters({ ...filters, cursor: undefined })}>
            First page
          </Button>
        )}
        {data?.next_cursor && (
          <Button look="outline" onClick={() => setFilters({ ...filters, cursor: data.next_cursor ?? undefined })}>
            Next page
          </Button>
        )}
      </nav>
      {isAdding && <PersonDialog onClose={() => setIsAdding(false)} onSaved={(id) => navigate(personPath(id))} />}
    </div>
  );
}
