import type { LoggedChannel } from "#contract/enquiries/channels.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { createUuid } from "#web/admin/lib/api/create-uuid.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { runInOneTab } from "#web/lib/session/run-in-one-tab.ts";
import { adminDraftForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, listStoredKeys, readStored, writeStored } from "#web/lib/storage/stored-value.ts";

export interface LoggedFields {
  service: ServiceSlug;
  channel: LoggedChannel;
  name?: string;
  phone_number?: string;
  email?: string;
  message?: string;
  answered?: boolean;
}

/** A logged call or visit that is on this device until the server has it. A logout treats it as a draft of the account. */
export interface WaitingLog {
  /** The key that makes the server store it once. */
  key: string;
  fields: LoggedFields;
  /** Why the server refused it; undefined while it waits for a connection. */
  problem?: string | undefined;
}

const getPrefix = (account: string) => storageKeys.draft(`${adminDraftForms.log}${account}_`);

const isWaitingLog = (value: unknown): value is WaitingLog =>
  typeof value === "object" && value !== null && "key" in value && "fields" in value;

const readWaitingLog = (account: string, key: string) => readStored(getPrefix(account) + key, isWaitingLog);

/** Returns the logged enquiries of an account that wait on this device. */
export const readWaitingLogs = (account: string): WaitingLog[] =>
  listStoredKeys(getPrefix(account)).flatMap((stored) => readStored(stored, isWaitingLog) ?? []);

export function addWaitingLog(account: string, fields: LoggedFields): WaitingLog {
  const log = { key: createUuid(), fields };
  writeStored(getPrefix(account) + log.key, log);
  return log;
}

export const deleteWaitingLog = (account: string, { key }: WaitingLog): void => deleteStored(getPrefix(account) + key);

/** Refusals that a later attempt would not change. */
const finalStatuses = [400, 413, 415, 422];

/**
 * Sends a logged enquiry, in one tab at a time.
 * @returns its reference; undefined if it waits or was refused
 */
export function sendWaitingLog(account: string, log: WaitingLog): Promise<string | undefined> {
  return runInOneTab(`log ${log.key}`, async () => {
    try {
      const { reference } = await apiSend("POST /contact/submissions", { body: log.fields, idempotencyKey: log.key });
      deleteWaitingLog(account, log);
      return reference;
    } catch (error) {
      if (error instanceof ApiError && finalStatuses.includes(error.status) && readWaitingLog(account, log.key)) {
        writeStored(getPrefix(account) + log.key, { ...log, problem: errorText(error) });
      }
      return undefined;
    }
  });
}
