import { type SQL, sql } from "drizzle-orm";
import { type Professional, type ProfessionalCard, professionalCardSchema } from "#contract/services/professional.ts";
import type { ServiceItemsQuery } from "#contract/services/service-items-query.ts";
import { deleteRow, insertRow, updateRow } from "#worker/db/audited-rows.ts";
import type { Query } from "#worker/db/query.ts";
import { listRows } from "#worker/db/rows.ts";
import { professionals } from "#worker/db/schema.ts";
import type { AdminActor } from "#worker/http/actor.ts";

const toAnswer = ({ position: _position, ...professional }: typeof professionals.$inferSelect): Professional =>
  professional;

const toCard = (professional: Professional): ProfessionalCard => professionalCardSchema.parse(professional);

/** The professionals in the order the staff gave them; as cards, without their longer texts. */
export function listProfessionals({
  available,
  limit,
  view,
}: ServiceItemsQuery): Query<{ data: { professionals: (Professional | ProfessionalCard)[] } }> {
  const where = available === undefined ? undefined : sql`available = ${Number(available)}`;
  const rows = listRows(professionals, where, limit);
  return {
    ...rows,
    read(results) {
      const whole = rows.read(results).map(toAnswer);
      return { data: { professionals: view === "card" ? whole.map(toCard) : whole } };
    },
  };
}

/** One professional, or null. */
export function getProfessional(id: string): Query<{ data: { professional: Professional } } | null> {
  const rows = listRows(professionals, sql`id = ${id}`);
  return {
    ...rows,
    read(results) {
      const [found] = rows.read(results).map(toAnswer);
      return found ? { data: { professional: found } } : null;
    },
  };
}

/** Adds a professional behind the others. */
export function addProfessional(actor: AdminActor, professional: Professional, now: Date): SQL[] {
  const { id, ...values } = professional;
  return insertRow(professionals, id, values, { actor, entity: "professional", now });
}

/** Changes what was sent of a professional and gives it whole, or undefined when there is none. */
export function changeProfessional(
  actor: AdminActor,
  id: string,
  change: Partial<Omit<Professional, "id">>,
  now: Date,
): Query<Professional | undefined> {
  const changed = updateRow(professionals, id, change, { actor, entity: "professional", now });
  return {
    ...changed,
    read(results) {
      const row = changed.read(results);
      return row && toAnswer(row);
    },
  };
}

/** Removes a professional. False when there is none. */
export function removeProfessional(actor: AdminActor, id: string, now: Date): Query<boolean> {
  return deleteRow(professionals, id, { actor, entity: "professional", now });
}
