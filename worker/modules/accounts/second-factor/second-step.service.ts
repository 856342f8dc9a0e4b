import { sql } from "drizzle-orm";
import type { SecondStepProof } from "#contract/accounts/account-input.ts";
import type { RecoveryCodes, SecondStepStatus } from "#contract/accounts/account-responses.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";
import { createRecoveryCodes, hashRecoveryCode } from "#worker/security/recovery-codes.ts";
import { deleteChallenges } from "./login-challenges.repository.ts";
import { countRecoveryCodes, deleteRecoveryCodes, insertRecoveryCodes } from "./recovery-codes.repository.ts";
import { deleteFactor, findFactor } from "./second-factors.repository.ts";
import { secondStepOff, secondStepRequired } from "./second-step.errors.ts";
import { checkSecondStepProof, type SecondStepContext } from "./second-step-proof.ts";

/** Returns the state of the actor's second step. @throws StorageUnavailable */
export async function readSecondStep(db: D1Database, actor: Actor, isProduction: boolean): Promise<SecondStepStatus> {
  const [factor, count] = await query(db, findFactor(actor.id), countRecoveryCodes(actor.id));
  const required = isSecondStepRequired(actor, isProduction);
  return { data: { enabled: factor?.isConfirmed === true, required, recovery_codes_left: count } };
}

/**
 * Replaces all recovery codes of the actor.
 * @throws ApiError 409 without a second step, 422 when the password or the code is wrong, 429; HashQueueFull
 */
export async function renewRecoveryCodes(
  context: SecondStepContext,
  actor: Actor,
  proof: SecondStepProof,
): Promise<RecoveryCodes> {
  await checkProof(context, actor, proof);
  const codes = createRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(actor.id, code)));
  const entry = { action: "renew-recovery-codes", entity: "user", entityId: actor.id } as const;
  await batch(
    context.db,
    deleteRecoveryCodes(actor.id),
    insertRecoveryCodes(actor.id, hashes, sql`true`),
    insertAuditEntry(actor, entry, context.now),
  );
  return { recovery_codes: codes };
}

/**
 * Turns off the actor's second step.
 * @throws ApiError 409 without a second step or if the actor needs it; 422 when the password or the code is wrong, 429;
 * HashQueueFull
 */
export async function removeSecondStep(
  context: SecondStepContext & { isProduction: boolean },
  actor: Actor,
  proof: SecondStepProof,
): Promise<void> {
  if (isSecondStepRequired(actor, context.isProduction)) throw secondStepRequired();
  await checkProof(context, actor, proof);
  const entry = { action: "remove-second-step", entity: "user", entityId: actor.id } as const;
  await batch(
    context.db,
    deleteFactor(actor.id),
    insertAuditEntry(actor, entry, context.now, hasChangedRows),
    deleteRecoveryCodes(actor.id),
    deleteChallenges(actor.id),
  );
}

const isSecondStepRequired = ({ role }: Actor, isProduction: boolean) => isProduction && role === "super_admin";

async function checkProof(context: SecondStepContext, actor: Actor, proof: SecondStepProof): Promise<void> {
  const [factor] = await query(context.db, findFactor(actor.id));
  if (!factor?.isConfirmed) throw secondStepOff();
  await checkSecondStepProof(context, actor, factor, proof);
}
