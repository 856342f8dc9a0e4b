import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { withQuery } from "./paths.ts";

export const tellMePath = "/tell-me";

/** Returns the path of the page that asks how a person wants to be told of the next home. */
export const tellMeOfHomes = (filters: PropertyFilters): string => withQuery(tellMePath, filtersToParams(filters));

/** The same for a free time of a course or a professional. */
export const tellMeOfTimes = (kind: "lesson" | "clinic", id: string): string =>
  withQuery(tellMePath, new URLSearchParams({ [kind === "lesson" ? "course_id" : "professional_id"]: id }));

export const tellMeLabel = "Tell me when one comes";
