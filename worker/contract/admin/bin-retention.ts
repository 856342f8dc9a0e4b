/** How long a listing, course or professional stays in the bin, in days. Then it is deleted for good. */
export const binRetentionDays = 30;

/** Returns the time before which an item must have been deleted to be deleted for good now. */
export function expiredInBinBefore(now: Date): string {
  return new Date(now.getTime() - binRetentionDays * 86_400_000).toISOString();
}
