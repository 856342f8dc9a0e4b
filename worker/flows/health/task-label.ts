/** What each task of the schedule does, in words for the owner. */
const taskLabels: Record<string, string> = {
  spool: "storing waiting enquiries",
  logouts: "ending sessions that were signed out",
  "link-people": "finding the people of enquiries",
  merges: "deleting people who became part of others",
  expiry: "deleting old data",
  mail: "sending emails about enquiries",
  alerts: "telling colleagues about enquiries",
  reminders: "reminding people of appointments",
  wants: "telling people of homes that they look for",
  bin: "emptying the bin",
  orphans: "cleaning up photos",
  "lost-images": "looking for missing photos",
  "image-backup": "copying the photos",
  backup: "copying the data",
  retention: "the daily clean-up",
  "edge-cache": "updating the copies of pages near visitors",
  "listing-rules": "updating what the lists show",
  prices: "computing what homes usually cost",
  "confirm-mail": "mailing the number of listings to confirm",
  "enquiry-limit": "watching for floods of enquiries",
  "spool-state": "watching waiting enquiries",
  health: "checking the site",
  alarms: "announcing alarms",
  messages: "sending emails about alarms",
  webhook: "calling the alarm service",
};

/** Returns what a task does, such as "copying the photos". */
export const taskLabel = (name: string): string => taskLabels[name] ?? name;
