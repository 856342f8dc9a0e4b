export const personLimits = { name: 100, note: 2000, keyHolder: 100, contacts: 20, contact: 254, phone: 30 } as const;

/** A merge can be undone for this many days. */
export const mergeUndoDays = 30;
