import useSWR from "swr";
import type { PeopleList } from "#contract/people/person.ts";
import type { PersonKind } from "#contract/people/person-kinds.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { apiSend } from "#web/lib/api/api-client.ts";

/** What the list shows. The text is not in the URL, because server logs must not contain names and numbers. */
export interface PeopleFilters {
  q?: string | undefined;
  kind?: PersonKind | undefined;
  assignee_id?: string | undefined;
  cursor?: string | undefined;
}

/** Returns a page of people. The search is sent in a body. */
export function usePeople(filters: PeopleFilters) {
  const body = JSON.parse(JSON.stringify(filters)) as Record<string, string>;
  return useSWR<PeopleList, unknown>(["people", JSON.stringify(body)], () => apiSend("POST /people/search", { body }), {
    ...freshSwrConfig,
    keepPreviousData: true,
  });
}
