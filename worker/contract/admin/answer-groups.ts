/** By what the numbers of answers are grouped. */
export const answerGroups = ["month", "service", "colleague", "channel", "source"] as const;
export type AnswerGroup = (typeof answerGroups)[number];
