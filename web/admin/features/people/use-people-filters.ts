import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { personKinds } from "#contract/people/person-kinds.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { peopleState } from "#web/admin/lib/page/people-state.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import type { PeopleFilters } from "./use-people.ts";

/**
 * Returns the search of the list of people. The history keeps it, so that the way back from a person leads to the same
 * list. On the screen of a person it is the one from which this screen was opened.
 */
export function usePeopleFilters() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(state), [state]);
  return {
    filters,
    setFilters: (people: PeopleFilters) =>
      navigate(adminPaths.people, { replace: true, state: { ...preserveScroll, ...peopleState(people) } }),
  };
}

function readFilters(state: unknown): PeopleFilters {
  const stored: unknown = typeof state === "object" && state !== null && "people" in state ? state.people : undefined;
  if (typeof stored !== "object" || stored === null) return {};
  const read = (name: string) => {
    const value: unknown = Object.entries(stored).find(([key]) => key === name)?.[1];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const kind = read("kind");
  return {
    q: read("q"),
    kind: personKinds.find((one) => one === kind),
    assignee_id: read("assignee_id"),
    cursor: read("cursor"),
  };
}
