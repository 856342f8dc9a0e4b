import type { Person } from "#contract/people/person.ts";

/** Whether an enquiry waits for an answer. */
export const isOpenEnquiry = ({ awaits_answer }: Person["enquiries"][number]) => awaits_answer;
