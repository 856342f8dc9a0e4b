import { sql } from "drizzle-orm";
import type { OffersQuery } from "../../contract/offers-query.ts";
import { type Professional, type ProfessionalCard, professionalCardSchema } from "../../contract/professional.ts";
import type { Query } from "../../db/query.ts";
import { readRows } from "../../db/rows.ts";
import { professionals } from "../../db/schema.ts";

const toAnswer = ({ position: _position, ...professional }: typeof professionals.$inferSelect): Professional =>
  professional;

const toCard = (professional: Professional): ProfessionalCard => professionalCardSchema.parse(professional);

/** The professionals in the order the staff gave them; as cards, without their longer texts. */
export function listProfessionals({
  available,
  limit,
  view,
}: OffersQuery): Query<{ data: { professionals: (Professional | ProfessionalCard)[] } }> {
  const where = available === undefined ? undefined : sql`available = ${Number(available)}`;
  const rows = readRows(professionals, where, limit);
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
  const rows = readRows(professionals, sql`id = ${id}`);
  return {
    ...rows,
    read(results) {
      const [found] = rows.read(results).map(toAnswer);
      return found ? { data: { professional: found } } : null;
    },
  };
}
