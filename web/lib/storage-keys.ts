/** How the forms are named in which staff write on a submission: theirs alone, and gone when they log out. */
export const answerForms = "answer_";

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
  /** The receipts of what has arrived. */
  receipts: "receipts",
  /** The saved homes that the account knew of when it was asked last. */
  favoritesSynced: "favorites_synced",
} as const;
