/** The state of a history entry that has a search of people. It survives a reload, and no server sees it. */
export const peopleState = (people: { q?: string | undefined }) => ({ people });
