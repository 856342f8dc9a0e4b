import type { AlertChannels } from "#worker/alert-channels.ts";
import { rejectionReason } from "#worker/db/constraint-errors.ts";
import { readDatabaseSize } from "#worker/db/database-size.ts";
import type { Statement } from "#worker/db/driver.ts";
import { findStoredResponse, isDuplicateRequest, storeResponse } from "#worker/db/idempotency-records.ts";
import { batch, query } from "#worker/db/query.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { listSpool, setAside, spoolFolders } from "#worker/storage/spool.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { planNewAlerts } from "../alerts/plan-new-alerts.service.ts";
import type { AlertContext } from "../alerts/send-alerts.service.ts";
import { storeEnquiry, toReceipt } from "../enquiries.repository.ts";
import { findDueAt } from "../find-due-at.service.ts";
import { countEnquiry } from "../limits/enquiry-throttles.repository.ts";
import { parseSpooledEnquiry, type SpooledEnquiry } from "./spooled-enquiry.ts";

/** Enquiries moved to the database by one cron run. */
const maxPerRun = 200;

/**
 * Moves spooled enquiries to the database, oldest first, and deletes each from the spool once it is stored. One that is
 * unreadable, or that the database rejects, is set aside and does not delay the others.
 * @returns the numbers of processed and set-aside enquiries; undefined when the spool is empty
 * @throws the first error, after the others were processed, if some enquiries could not be moved; they stay in the spool
 */
export async function drainEnquirySpool(
  { db, images }: Stores,
  sendsMail: boolean,
  now: Date,
  channels: AlertChannels,
): Promise<{ stored: number; unreadable: number } | undefined> {
  const objects = (await listSpool(images, spoolFolders.enquiries)).slice(0, maxPerRun);
  const done = { stored: 0, unreadable: 0 };
  const errors: unknown[] = [];
  for (const { key } of objects) {
    try {
      done[await drainOne({ images }, key, sendsMail, { db, channels, now })] += 1;
    } catch (error) {
      errors.push(error);
      // One enquiry may fail alone. If a store is away, the others would only wait for their timeouts.
      if (!(await areAvailable({ db, images }))) break;
    }
  }
  if (errors.length > 0) throw errors[0];
  return objects.length > 0 ? done : undefined;
}

async function drainOne(
  { images }: Pick<Stores, "images">,
  key: string,
  sendsMail: boolean,
  context: AlertContext,
): Promise<"stored" | "unreadable"> {
  const text = await images.readText(key);
  // Another run has stored it.
  if (text === null) return "stored";
  const parsed = parseSpooledEnquiry(text);
  const reason = "unreadable" in parsed ? parsed.unreadable : await store(parsed.spooled, sendsMail, context);
  if (reason === undefined) await images.delete(key);
  else await setAside(images, key, reason);
  return reason === undefined ? "stored" : "unreadable";
}

/**
 * Stores an enquiry. Returns the reason if the database rejects it.
 * @throws StorageUnavailable
 */
async function store(
  { record, idempotency, sender, isOverAddressLimit }: SpooledEnquiry,
  sendsMail: boolean,
  context: AlertContext,
): Promise<string | undefined> {
  const { db, now } = context;
  const { id, accessHash } = record;
  const sentAt = new Date(record.submittedAt);
  try {
    const [exceeded] = sender
      ? await query(
          db,
          countEnquiry({ spooledId: id, sender, sentAt, accessHash, isKnownOver: isOverAddressLimit }, now),
        )
      : [];
    const spam = record.spam || exceeded?.isOverAddressLimit === true || exceeded?.isOverPersonLimit === true;
    const [plan, dueAt] = await Promise.all([planNewAlerts(context, record.service), findDueAt(db, record)]);
    const statements = storeEnquiry({ ...record, spam }, { dueAt, sendsMail, plan });
    await storeOnce(db, idempotency, { ...record, spam }, statements);
    return undefined;
  } catch (error) {
    const reason = rejectionReason(error);
    if (reason === undefined) throw error;
    return reason;
  }
}

/** Stores an enquiry unless the database has already processed its request, so that only the response was lost. */
async function storeOnce(
  db: D1Database,
  idempotency: SpooledEnquiry["idempotency"],
  record: SpooledEnquiry["record"],
  statements: Statement[],
): Promise<void> {
  if (!idempotency) return batch(db, ...statements);
  const submittedAt = new Date(record.submittedAt);
  try {
    await batch(db, ...storeResponse(idempotency, toReceipt(record), submittedAt), ...statements);
  } catch (error) {
    if (!isDuplicateRequest(error)) throw error;
    const [stored] = await query(db, findStoredResponse(idempotency, submittedAt));
    // The same key with another body is another enquiry. Its sender has a receipt, so it must not be dropped.
    if (stored?.isSameBody === false) await batch(db, ...statements);
  }
}

async function areAvailable({ db, images }: Stores): Promise<boolean> {
  const probes = [readDatabaseSize(db), probe(images)];
  return Promise.all(probes).then(
    () => true,
    () => false,
  );
}

const probe = (images: ImageStore) => images.head(`${spoolFolders.enquiries}probe`);

export const drainSpoolTask: ScheduledTask = {
  name: "spool",
  label: "storing waiting enquiries",
  when: "every five minutes",
  limit: `${maxPerRun} enquiries`,
  whenLate: "Enquiries stay in the spool, and colleagues do not see them. After 30 minutes there is an alarm.",
  run: ({ db, images, mail, now, channels }) => drainEnquirySpool({ db, images }, mail !== undefined, now, channels),
};
