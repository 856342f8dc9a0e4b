import { formatNumber } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { useProfessionals } from "../service-items/use-service-items.ts";
import { countSpecialties, healthPath } from "./health-query.ts";

/** Specialties with links to their doctors. A number is shown where there are several. */
export function SpecialtyList() {
  const { items, areSamples } = useProfessionals("when-none");
  return (
    <>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 lg:grid-cols-3">
        {countSpecialties(items ?? []).map(([specialty, count]) => (
          <li key={specialty} className="border-t border-line">
            {areSamples ? (
              <p className="py-3">{specialty}</p>
            ) : (
              <Link
                className="flex min-h-12 items-center justify-between gap-2 py-2 font-bold leading-tight"
                to={healthPath(paths.health, { q: "", specialty, available: false })}
              >
                <span className="min-w-0 wrap-anywhere">{specialty}</span>
                {count > 1 && (
                  <span className="font-normal text-ink2">
                    {formatNumber(count)} <span className="sr-only">doctors</span>
                  </span>
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {areSamples && <p className="mt-2 text-1 text-ink2">These are samples. No doctors are listed yet.</p>}
    </>
  );
}
