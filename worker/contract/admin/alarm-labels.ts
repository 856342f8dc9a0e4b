import type { AlarmName } from "./alarm-names.ts";

/** What each alarm means, in words for the owner. */
export const alarmLabels: Record<AlarmName, string> = {
  backup: "The nightly copy of the data failed",
  "database-size": "The database is filling up",
  "enquiry-limit": "Unusually many enquiries arrive",
  "image-backup": "The copy of the photos is incomplete",
  "image-sweep": "The clean-up of photos was stopped",
  mail: "Emails could not be sent",
  schedule: "A scheduled task keeps failing",
  secrets: "A secret setting is missing",
  spool: "Enquiries wait outside the inbox",
  storage: "The storage is unavailable",
};
