import type { AlertChannels } from "#worker/alert-channels.ts";

/** A site that sends neither push messages nor mails. */
export const noChannels: AlertChannels = { mail: undefined, push: undefined, recordPush: undefined };
