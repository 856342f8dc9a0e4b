import type { Person } from "#contract/people/person.ts";

/** Whether an enquiry waits for an answer. */
export const isOpenEnquiry = ({ status }: Person["enquiries"][number]) => status === "new" || status === "read";
