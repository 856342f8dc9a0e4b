import type { PropertyFields } from "#contract/listings/property-input.ts";
import { ownerByLink } from "#contract/owners/owner-answers.ts";
import type { OwnerAnswerInput, OwnerRequest, OwnerResult } from "#contract/owners/owner-link.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { questionPrice } from "#shared/listings/prices/question-price.ts";
import { usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { isClosed, isOnMarket } from "#shared/listings/status/listing-status.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isNotNullViolation } from "#worker/db/constraint-errors.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import { incrementThrottle } from "#worker/db/throttle.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { findBulkProperties } from "#worker/modules/properties/bulk/bulk-change.repository.ts";
import { confirmByOwner } from "#worker/modules/properties/confirm/confirm.repository.ts";
import { setClosing, setHistoryAuthor } from "#worker/modules/properties/history/history.repository.ts";
import { comparePrice } from "#worker/modules/properties/prices/compare-price.ts";
import { findPriceFigures } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { changeConflict } from "#worker/modules/properties/properties.errors.ts";
import { type PropertyRow, toStoredFields } from "#worker/modules/properties/property-rows.ts";
import { applyListingRules } from "#worker/modules/properties/rules/apply-rules.ts";
import { nextUpdatedAt, toUpdatedColumns } from "#worker/modules/properties/write/property-columns.ts";
import { updateColumns } from "#worker/modules/properties/write/property-writes.repository.ts";
import { canHaveStatus } from "#worker/modules/properties/write/resolve-status.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { type OwnerContext, requireLink } from "./owner-links.service.ts";
import {
  auditAnswer,
  deleteRequest,
  findRequest,
  insertRequest,
  keepPriceOnly,
  listRequests,
  type RequestRow,
  type StoredAnswer,
} from "./owner-requests.repository.ts";
import { answerOfOtherKind, homeChanged, homeNotFound, requestNotFound, tooManyAnswers } from "./owners.errors.ts";

/** An owner of many homes answers for all of them at once. */
const answerLimit = { times: 300, seconds: 3600 };
/** The answer is repeated if someone else changes the home at the same time. */
const maxAttempts = 3;

/**
 * Takes what an owner says of a home. *Still free* confirms it; other answers wait for a colleague, unless the settings
 * say that they apply at once. An unusual price always waits.
 * @throws ApiError 404 and 410 for the link, 404 for a home of others, 422 for an answer of the other kind, 429
 */
export async function answerByLink(
  context: OwnerContext,
  secret: string,
  { uuid, ...input }: OwnerAnswerInput & { uuid: string },
  idempotency: IdempotentRequest | undefined,
): Promise<OwnerResult> {
  const { db, now } = context;
  const { id, person_id } = await requireLink(context, secret);
  const [{ isExceeded, retryAfterSeconds }] = await query(db, incrementThrottle(`owner ${id}`, answerLimit, now));
  if (isExceeded) throw tooManyAnswers(retryAfterSeconds);
  const { answer, date } = input;
  const stored = { answer, price_cents: answer === "price" ? Math.round((input.price ?? 0) * 100) : null, date };
  return runOnce<OwnerResult>(db, { idempotency, createReusedError: idempotencyKeyReused }, now, async (store) => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const [[row], site, figures] = await query(db, findBulkProperties([uuid]), findSavedSite, findPriceFigures);
      if (!row || !isHomeOf(row, person_id, now)) throw homeNotFound();
      if ((answer === "let" || answer === "sold") && !canHaveStatus(row.kind, answer))
        throw answerOfOtherKind(row.reference);
      const isAtOnce = (site?.data.site ?? siteDefaults).owner_answers_at_once;
      const result = chooseResult(row, stored, isAtOnce && isUsual(row, stored, figures));
      try {
        await batch(db, ...store({ result }), ...toStatements(row, stored, result, now));
        return { result };
      } catch (error) {
        if (!isNotNullViolation(error, "properties.updated_at")) throw error;
      }
    }
    throw changeConflict();
  });
}

const isHomeOf = ({ owner_id, deleted_at, mandate }: PropertyRow, personId: string, now: Date) =>
  owner_id === personId && deleted_at === null && (mandate === null || mandate >= now.toISOString().slice(0, 10));

const isUsual = (row: PropertyRow, { price_cents }: StoredAnswer, figures: Parameters<typeof usualPriceOf>[0]) =>
  !price_cents || questionPrice(row.kind, price_cents / 100, usualPriceOf(figures, row)) === undefined;

/** What the home says already is confirmed. */
function chooseResult(row: PropertyRow, { answer, price_cents }: StoredAnswer, isAtOnce: boolean) {
  const isKnown = answer === "free" ? isOnMarket(row.status) : answer === row.status || price_cents === row.price_cents;
  return isKnown ? "confirmed" : isAtOnce ? "changed" : "requested";
}

function toStatements(row: PropertyRow, answer: StoredAnswer, result: OwnerResult["result"], now: Date): Statement[] {
  if (result === "changed") return changeHome(ownerByLink, row, answer, now, now);
  const tap = auditAnswer(ownerByLink, row.uuid, answer, now);
  if (result === "requested") return [insertRequest(row, answer, now), tap];
  return isOnMarket(row.status) ? [...confirmByOwner(row.uuid, now), ...keepPriceOnly(row)] : [tap];
}

/** Returns what an answer changes. A new price says that the home is still free. */
function toFields(row: PropertyRow, { answer, price_cents, date }: StoredAnswer, at: Date): PropertyFields {
  const confirmed = { confirmed_at: at.toISOString() };
  if (answer === "price") {
    const isOffered = isOnMarket(row.status) && (row.confirmed_at ?? "") < confirmed.confirmed_at;
    return { [propertyKindTraits[row.kind].priceField]: (price_cents ?? 0) / 100, ...(isOffered && confirmed) };
  }
  if (answer === "free") return { status: "available", status_note: null, ...confirmed };
  return { status: answer, status_note: `${ownerByLink.username}: ${answer}${date ? ` since ${date}` : ""}` };
}

/** Changes a home as its owner said `at` a time. The batch fails if the home has changed since it was read. */
function changeHome(author: { id: string }, row: PropertyRow, answer: StoredAnswer, at: Date, now: Date): Statement[] {
  const fields = toFields(row, answer, at);
  const { date } = answer;
  const isClosedOn = date && isClosed(fields.status ?? undefined) && date <= now.toISOString().slice(0, 10);
  const updatedAt = nextUpdatedAt([row], now);
  const stored: Record<string, unknown> = toStoredFields(row);
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]]));
  const columns = toUpdatedColumns(row, fields, now);
  const { confirmed_at } = fields;
  return [
    updateColumns(row, { ...columns, ...(confirmed_at && { owner_confirmed_at: confirmed_at }) }, updatedAt),
    ...applyListingRules([row.uuid], now),
    setHistoryAuthor(author, [row.uuid], updatedAt),
    ...(isClosedOn ? [setClosing([row.uuid], { on: date, price: undefined })] : []),
    insertAuditEntry(
      author,
      { action: "update", entity: "property", entityId: row.uuid, before, after: fields },
      new Date(updatedAt),
    ),
    deleteRequest(row.n),
  ];
}

/** Lists the answers that wait for a colleague. */
export async function listWaiting(db: D1Database, actor: AdminActor): Promise<OwnerRequest[]> {
  const [rows, figures] = await query(db, listRequests(actor), findPriceFigures);
  return rows.map((row) => toRequest(row, figures));
}

function toRequest(row: RequestRow, figures: Parameters<typeof comparePrice>[0]): OwnerRequest {
  const { id, answer, price_cents, date, at, uuid, reference, kind, title, status, updated_at } = row;
  return {
    ...{ id, answer, date, at },
    price: price_cents === null ? null : price_cents / 100,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? "" },
    home: {
      ...{ uuid, reference, kind, title, status, updated_at },
      price: row.home_cents / 100,
      is_changed: updated_at !== row.home_version,
    },
    price_rank: price_cents === null ? null : comparePrice(figures, { ...row, price_cents }).price_rank,
  };
}

/**
 * Accepts or declines an answer of an owner.
 * @param version the `updated_at` of the home that the colleague saw; without it the home must be as the owner saw it
 * @throws ApiError 404 for an answer that does not wait any more, 409 if the home was changed since
 */
export async function decide(
  { db, now }: Pick<OwnerContext, "db" | "now">,
  actor: AdminActor,
  { id, accept, version }: { id: string; accept: boolean; version?: string | undefined },
): Promise<"accepted" | "declined"> {
  const [request] = await query(db, findRequest(actor, id));
  if (!request) throw requestNotFound();
  const [[row]] = await query(db, findBulkProperties([request.uuid]));
  if (!row) throw requestNotFound();
  if (!accept) {
    await batch(db, deleteRequest(row.n), auditAnswer(actor, row.uuid, request, now));
    return "declined";
  }
  if (row.deleted_at !== null || row.updated_at !== (version ?? request.home_version)) throw homeChanged();
  try {
    await batch(db, ...changeHome(actor, row, request, new Date(request.at), now));
  } catch (error) {
    throw isNotNullViolation(error, "properties.updated_at") ? homeChanged() : error;
  }
  return "accepted";
}
