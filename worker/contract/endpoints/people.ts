import { endpoint } from "../http/endpoint.ts";
import { personParams } from "../http/path-params.ts";
import {
  createdPersonSchema,
  mergedPeopleSchema,
  peopleListSchema,
  personResponseSchema,
  unmergedPeopleSchema,
} from "../people/person.ts";
import {
  mergeUndoSchema,
  newPersonSchema,
  peopleQuerySchema,
  peopleSearchSchema,
  personChangeSchema,
  personContactedSchema,
  personMergeSchema,
} from "../people/person-input.ts";

/** The people whom the business knows. */
export const peopleEndpoints = {
  listPeople: endpoint("GET /people", "admin", {
    summary: "List people, the last contact first",
    query: peopleQuerySchema,
    response: peopleListSchema,
  }),
  searchPeople: endpoint("POST /people/search", "admin", {
    summary: "List people, with the parameters in the body, so that no log contains them",
    body: peopleSearchSchema,
    response: peopleListSchema,
    maxBodyBytes: 4096,
  }),
  createPerson: endpoint("POST /people", "admin", {
    summary: "Create a person",
    errors: { 409: "Another person has a contact, with its id" },
    body: newPersonSchema,
    isCreated: true,
    response: createdPersonSchema,
    maxBodyBytes: 32 * 1024,
  }),
  undoMerge: endpoint("POST /people/undo-merge", "admin", {
    summary: "Separate two people who were merged in the last 30 days",
    errors: { 409: "A later merge must be undone first" },
    body: mergeUndoSchema,
    response: unmergedPeopleSchema,
  }),
  getPerson: endpoint("GET /people/:id", "admin", {
    summary: "Get a person with timeline, enquiries and homes",
    params: personParams,
    response: personResponseSchema,
    readsPrimary: true,
  }),
  updatePerson: endpoint("PATCH /people/:id", "admin", {
    summary: "Change a person",
    errors: { 409: "Another person has a contact, with its id" },
    params: personParams,
    body: personChangeSchema,
    response: personResponseSchema,
    maxBodyBytes: 32 * 1024,
  }),
  deletePerson: endpoint("DELETE /people/:id", "admin", {
    summary: "Delete a person; the enquiries stay",
    params: personParams,
  }),
  recordPersonContact: endpoint("POST /people/:id/contacted", "admin", {
    summary: "Record a call or a message to a person without an open enquiry",
    params: personParams,
    body: personContactedSchema,
  }),
  keepPeopleApart: endpoint("POST /people/:id/not-same", "admin", {
    summary: "Stop suggesting that two people are the same",
    params: personParams,
    body: personMergeSchema,
  }),
  samePeople: endpoint("POST /people/:id/same", "admin", {
    summary: "Say that two people who share a number are one",
    params: personParams,
    body: personMergeSchema,
    response: mergedPeopleSchema,
  }),
  mergePeople: endpoint("POST /people/:id/merge", "admin", {
    summary: "Make another person a part of this one",
    params: personParams,
    body: personMergeSchema,
    response: mergedPeopleSchema,
  }),
};
