/**
 * Prefixes of the forms with admin drafts; the id of the account follows. They are deleted on logout, unless the person
 * keeps them.
 */
export const adminDraftForms = {
  settings: "settings_",
  reply: "answer_",
  log: "log_",
  listing: "listing_",
  item: "item_",
  import: "import_",
} as const;

/** In the stored name of a form of visitors, between the form and the account of a signed-in visitor. */
export const accountMark = "@";

/** Keys of the browser's storage. */
export const storageKeys = {
  /** When this tab loaded a page again because code was missing, and its address. */
  reload: "reload",
  /** The toast that the next document of this tab shows. */
  toast: "toast",
  /** The user of the session; the specification gives the name. */
  user: "user",
  /** The last result of a list, for when the service is unavailable. */
  lastSeen: (list: string) => `last_seen_${list}`,
  /** The details of the business at the last visit, for when the service is unavailable. */
  site: "site",
  /** Recently viewed properties. */
  viewed: "viewed",
  /** Recent searches, as they were typed. */
  searches: "searches",
  /** The draft of a form. */
  draft: (form: string) => `draft_${form}`,
  /** How many encrypted parts an account keeps; see lib/drafts/kept-drafts.ts. */
  keptDrafts: (account: string) => `kept_drafts_${account}`,
  /** An enquiry that is not delivered yet, one for each form. */
  outbox: (form: string) => `outbox_${form}`,
  /** A logout that has not reached the server yet, by the hash of its token. */
  logout: (hash: string) => `logout_${hash}`,
  /** Receipts of sent enquiries. */
  receipts: "receipts",
  /** When the visitor was last here, and whether the hint to install the site was answered. */
  installHint: "install_hint",
  /** When this browser last changed something for visitors, in milliseconds. */
  lastWrite: "last_write",
  /** The newest state of the database that this browser has seen while signed in. */
  bookmark: "bookmark",
  /** The push endpoint of this browser while it rings for the account that is signed in. */
  alertDevice: "alert_device",
  /** The saved homes of the account at the last sync. */
  favoritesSynced: "favorites_synced",
} as const;
