import { Link } from "react-router-dom";
import type { Professional } from "#contract/services/professional.ts";
import { formatCount, formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useProfessionals } from "../service-items/use-service-items.ts";
import { countSpecialties, healthPath } from "./health-query.ts";

/** Returns the lowest price in dollars of these professionals; undefined if none states a number. */
function lowestPrice(professionals: readonly Professional[]): number | undefined {
  const prices = professionals.flatMap(({ price }) => Number(/\d[\d,]*/.exec(price)?.[0].replaceAll(",", "")) || []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Returns "from $15", with the number of the professionals unless it is one. */
function describe(professionals: readonly Professional[]): string {
  const count = formatCount(professionals.length, "doctor");
  const price = lowestPrice(professionals);
  if (price === undefined) return count;
  return joinParts([professionals.length > 1 && count, `from ${formatMoney(price)}`], " · ");
}

/** Specialties as links to their professionals, with the lowest price. */
export function SpecialtyList() {
  const { items, areSamples } = useProfessionals("when-none");
  return (
    <>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {countSpecialties(items ?? []).map(([specialty]) => {
          const professionals = items?.filter((professional) => professional.specialty === specialty) ?? [];
          return (
            <li key={specialty} className="border-t border-line">
              {areSamples ? (
                <p className="py-3">{specialty}</p>
              ) : (
                <Link
                  className="flex min-h-control items-center gap-3 py-2 font-bold leading-tight"
                  to={healthPath(paths.health, { q: "", specialty, available: false })}
                >
                  <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                    <span className="max-w-full flex-1">{specialty}</span>
                    <span className="text-1 font-medium text-ink2">
                      <ExactText text={describe(professionals)} />
                    </span>
                  </span>
                  <Icon name="arrow" />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {areSamples && <p className="mt-2 text-1 text-ink2">These are samples. No doctors are listed yet.</p>}
    </>
  );
}
