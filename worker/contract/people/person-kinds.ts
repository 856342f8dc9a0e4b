/** What a person is for the business. */
export const personKinds = ["client", "owner", "supplier"] as const;
export type PersonKind = (typeof personKinds)[number];
