/** Problems that are announced once when they begin and once when they end. The admin area has a label for each. */
export const alarmNames = [
  "backup",
  "database-size",
  "enquiry-limit",
  "image-backup",
  "image-lost",
  "image-sweep",
  "mail",
  "schedule",
  "secrets",
  "spool",
  "storage",
] as const;
export type AlarmName = (typeof alarmNames)[number];
