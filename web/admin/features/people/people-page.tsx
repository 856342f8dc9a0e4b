import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { personKinds } from "#contract/people/person-kinds.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { AccessDeniedPage } from "#web/admin/ui/access-denied.tsx";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import { kindLabels } from "./people-labels.ts";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonRow } from "./person-row.tsx";
import { usePeople } from "./use-people.ts";
import { usePeopleFilters } from "./use-people-filters.ts";

/** All people whom the business knows, the last contact first, with a search. */
export function PeoplePage() {
  const navigate = useNavigate();
  const { filters, setFilters } = usePeopleFilters();
  const [isAdding, setIsAdding] = useState(false);
  const { typed, setTyped, searchNow } = useSearchText(filters.q, (q) =>
    setFilters({ ...filters, q, cursor: undefined }),
  );
  const colleagues = useColleagues();
  const { data, error, mutate } = usePeople(filters);
  const people = data?.data.people ?? [];
  const isFiltered = Boolean(filters.q || filters.kind || filters.assignee_id);
  if (isForbidden(error)) return <AccessDeniedPage />;
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="flex min-h-touch items-center justify-between gap-4">
        <h1 className="text-4">People</h1>
        <Button look="small" onClick={() => setIsAdding(true)}>
          Add person
        </Button>
      </div>
      <search>
        <form
          className="mt-3 grid gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_12rem]"
          onSubmit={(event) => {
            event.preventDefault();
            searchNow();
          }}
        >
          <SearchInput
            aria-label="Search by name, number, email, reference or home"
            placeholder="Name, number, email, home..."
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
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
        </form>
      </search>
      {error !== undefined && !data && (
        <EmptyState
          icon="retry"
          title="The people could not be loaded"
          role="alert"
          actions={
            <Button look="outline" onClick={() => mutate()}>
              Try Again
            </Button>
          }
        >
          {errorText(error)}
        </EmptyState>
      )}
      {!data && error === undefined && <SkeletonBar className="mt-6 h-64" />}
      {data && people.length === 0 && (
        <EmptyState icon="people" title={isFiltered ? "No one matches" : "No people yet"}>
          {isFiltered
            ? "Try a part of the name, or the last digits of the number."
            : "Everyone who sends an enquiry appears here. You can also add owners and suppliers."}
        </EmptyState>
      )}
      {people.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} filters={filters} />
          ))}
        </ul>
      )}
      <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2">
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
