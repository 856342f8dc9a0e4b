import type { PeopleList, PersonResponse } from "#contract/people/person.ts";
import { callApi } from "../../support/accounts.ts";
import { firstRow, queryRows } from "../../support/storage/rows.ts";

interface Created {
  id: string;
  detail: string | { loc: string[]; msg: string }[];
}

/** Calls the endpoints of people with an access token. */
export const createPeopleClient = (token: string) => ({
  list: (query = "") => callApi<PeopleList>(`/people${query}`, { token }),
  create: (body: object, headers?: Record<string, string>) => callApi<Created>("/people", { body, token, headers }),
  get: (id: string) => callApi<PersonResponse>(`/people/${id}`, { token }),
  change: (id: string, body: object) =>
    callApi<PersonResponse & Created>(`/people/${id}`, { method: "PATCH", body, token }),
  remove: (id: string) => callApi(`/people/${id}`, { method: "DELETE", token }),
  contacted: (id: string, by: string) => callApi(`/people/${id}/contacted`, { body: { by }, token }),
  keepApart: (id: string, other_id: string) =>
    callApi<Created>(`/people/${id}/not-same`, { body: { other_id }, token }),
  merge: (id: string, other_id: string) =>
    callApi<{ undo: string } & Pick<Created, "detail">>(`/people/${id}/merge`, { body: { other_id }, token }),
  undo: (undo: string) => callApi<{ id: string; other_id: string }>("/people/undo-merge", { body: { undo }, token }),
});

/** Returns the id of the person of an enquiry; null without one. */
export async function findPersonOf(enquiryId: string): Promise<string | null> {
  const found = await firstRow<{ id: string | null }>(
    "SELECT people.id FROM enquiries LEFT JOIN people ON people.n = person_n WHERE enquiries.id = ?",
    enquiryId,
  );
  return found?.id ?? null;
}

/** Returns the ids of all people who did not become part of others. */
export async function listPersonIds(): Promise<string[]> {
  const results = await queryRows<{
    id: string;
  }>("SELECT id FROM people WHERE merged_into IS NULL ORDER BY n");
  return results.map(({ id }) => id);
}
