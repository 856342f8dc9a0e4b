import {
  createdPersonSchema,
  mergedPeopleSchema,
  peopleListSchema,
  personResponseSchema,
  unmergedPeopleSchema,
} from "../../../people/person.ts";
import type { ResponseTable } from "../endpoint-tables.ts";
import type { peopleEndpoints } from "../people-endpoints.ts";

/** What is returned by the endpoints in people-endpoints.ts. */
export const peopleResponses = {
  listPeople: { summary: "List people, the last contact first", response: peopleListSchema },
  searchPeople: {
    summary: "List people, with the parameters in the body, so that no log contains them",
    response: peopleListSchema,
  },
  createPerson: { summary: "Create a person; 409 with the id of one who has a contact", response: createdPersonSchema },
  undoMerge: { summary: "Separate two people who were merged in the last 30 days", response: unmergedPeopleSchema },
  getPerson: { summary: "Get a person with timeline, enquiries and homes", response: personResponseSchema },
  updatePerson: { summary: "Change a person", response: personResponseSchema },
  deletePerson: { summary: "Delete a person; the enquiries stay" },
  recordPersonContact: { summary: "Record a call or a message to a person without an open enquiry" },
  keepPeopleApart: { summary: "Stop suggesting that two people are the same" },
  samePeople: { summary: "Say that two people who share a number are one", response: mergedPeopleSchema },
  mergePeople: { summary: "Make another person a part of this one", response: mergedPeopleSchema },
} satisfies ResponseTable<typeof peopleEndpoints>;
