import { formatNumber } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { useProfessionals } from "../service-items/use-service-items.ts";
import { countSpecialties, healthPath } from "./health-query.ts";

/** Specialties with links to their doctors. */
export function SpecialtyList() {
  const { items, areSamples } = useProfessionals("when-none");
  return (
    <>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {countSpecialties(items ?? []).map(([specialty, count]) => (
          <li key={specialty} className="border-t border-line">
            {areSamples ? (
              <p className="py-3">{specialty}</p>
            ) : (
              <Link
                className="flex min-h-12 items-center justify-between py-2 font-bold"
                to={healthPath(paths.health, { q: "", specialty, available: false })}
              >
                {specialty}
                <span className="font-normal text-ink2">
                  {formatNumber(count)} <span className="sr-only">{count === 1 ? "doctor" : "doctors"}</span>
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {areSamples && <p className="mt-2 text-1 text-ink2">These are samples. No doctors are listed yet.</p>}
    </>
  );
}
