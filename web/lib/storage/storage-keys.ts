/**
 * How the names of those forms begin in which staff write for themselves: their account's id follows, and what is kept
 * goes when they log out. A listing's form is none of them: its draft, pictures and all, outlives the session.
 */
export const adminDraftForms = { settings: "settings_", answer: "answer_" } as const;

/** Names under which this browser keeps things for us. */
export const storageKeys = {
  /** What a list showed last, for when the service cannot be reached (ruling 8). */
  lastSeen: (list: string) => `last_seen_${list}`,
  /** The homes looked at last. */
  viewed: "viewed",
  /** What is typed into a form and not sent yet. */
  draft: (form: string) => `draft_${form}`,
  /** An enquiry that was sent and has not arrived yet; one for each form. */
  outbox: (form: string) => `outbox_${form}`,
  /** A session that was logged out of here and of which the server does not know that yet, by its token's hash. */
  logout: (hash: string) => `logout_${hash}`,
  /** The receipts of what has arrived. */
  receipts: "receipts",
  /** The saved homes that the account knew of when it was asked last. */
  favoritesSynced: "favorites_synced",
} as const;
