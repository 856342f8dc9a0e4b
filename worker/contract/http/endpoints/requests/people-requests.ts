import {
  mergeUndoSchema,
  newPersonSchema,
  peopleQuerySchema,
  peopleSearchSchema,
  personChangeSchema,
  personContactedSchema,
  personMergeSchema,
} from "../../../people/person-input.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { personParams } from "../path-params.ts";
import type { peopleEndpoints } from "../people-endpoints.ts";

/** What may be sent to the endpoints in people-endpoints.ts. */
export const peopleRequests = {
  listPeople: { query: peopleQuerySchema },
  searchPeople: { body: peopleSearchSchema },
  createPerson: { body: newPersonSchema, isCreated: true },
  undoMerge: { body: mergeUndoSchema },
  getPerson: { params: personParams },
  updatePerson: { params: personParams, body: personChangeSchema },
  deletePerson: { params: personParams },
  recordPersonContact: { params: personParams, body: personContactedSchema },
  keepPeopleApart: { params: personParams, body: personMergeSchema },
  samePeople: { params: personParams, body: personMergeSchema },
  mergePeople: { params: personParams, body: personMergeSchema },
} satisfies RequestTable<typeof peopleEndpoints>;
