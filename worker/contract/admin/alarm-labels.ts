import type { AlarmName } from "./alarm-names.ts";

/** What each alarm means, in words for the owner. */
export const alarmLabels: Record<AlarmName, string> = {
  backup: "The nightly copy of the data failed",
  "database-size": "The database is filling up",
  "enquiry-limit": "Unusually many enquiries arrive",
  "image-backup": "The copy of the photos is incomplete",
  "image-lost": "Photos are missing",
  "image-sweep": "The clean-up of photos was stopped",
  mail: "Emails could not be sent",
  schedule: "A scheduled task keeps failing",
  secrets: "A secret setting is missing",
  spool: "Enquiries wait outside the inbox",
  storage: "The storage is unavailable",
};

/** What to do about each alarm, in words for the owner. */
export const alarmAdvice: Record<AlarmName, string> = {
  backup: "Ask your developer to save a copy today and to find out why.",
  "database-size": "Ask your developer which old data can be deleted.",
  "enquiry-limit": "Look into the spam folder, in case a real enquiry is there.",
  "image-backup": "Ask your developer to compare the photos with their copies.",
  "image-lost": "Ask your developer to put them back from their copies.",
  "image-sweep": "No photo was removed. Ask your developer whether this is the right database.",
  mail: "Answer new enquiries in the inbox, and ask your developer to check the email settings.",
  schedule: "Ask your developer to read the log of this task.",
  secrets: "Ask your developer to set it again. Until then, logging in may not work.",
  spool: "No enquiry was deleted. If this lasts longer than an hour, ask your developer to store them.",
  storage:
    "Wait a few minutes. If this lasts longer than an hour, ask your developer to look at the hosting service's status page.",
};
