import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { sentFilters } from "#shared/wants/asked-filters.ts";
import { readFilterParams } from "#shared/wants/read-filter-params.ts";

/** What a person wants to be told of: the filters of a list, or a course or a professional. */
export interface Wanted {
  filters: PropertyFilters;
  waiting: { kind: "lesson"; course_id: string } | { kind: "clinic"; professional_id: string } | undefined;
  /** The filters as the API takes them. */
  sent: Record<string, string[]>;
}

/** Reads the query of the page; the server validates it. */
export function readWanted(params: URLSearchParams): Wanted {
  const [course_id, professional_id] = [params.get("course_id"), params.get("professional_id")];
  return {
    filters: readFilterParams(params),
    waiting: course_id
      ? { kind: "lesson", course_id }
      : professional_id
        ? { kind: "clinic", professional_id }
        : undefined,
    sent: sentFilters(params),
  };
}
