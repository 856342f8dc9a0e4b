import type { Endpoint } from "./endpoint.ts";

/** The endpoints of the people whom the business knows. */
export const peopleEndpoints = {
  listPeople: { method: "GET", path: "/people", access: "admin" },
  searchPeople: { method: "POST", path: "/people/search", access: "admin" },
  createPerson: { method: "POST", path: "/people", access: "admin" },
  undoMerge: { method: "POST", path: "/people/undo-merge", access: "admin" },
  getPerson: { method: "GET", path: "/people/:id", access: "admin" },
  updatePerson: { method: "PATCH", path: "/people/:id", access: "admin" },
  deletePerson: { method: "DELETE", path: "/people/:id", access: "admin" },
  recordPersonContact: { method: "POST", path: "/people/:id/contacted", access: "admin" },
  keepPeopleApart: { method: "POST", path: "/people/:id/not-same", access: "admin" },
  samePeople: { method: "POST", path: "/people/:id/same", access: "admin" },
  mergePeople: { method: "POST", path: "/people/:id/merge", access: "admin" },
} as const satisfies Record<string, Endpoint>;
