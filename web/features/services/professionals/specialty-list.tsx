import { formatCount } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { useProfessionals } from "../service-items/use-service-items.ts";
import { countSpecialties, healthPath } from "./health-query.ts";

/** Specialties with the number of their doctors, as links to them. */
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
                className="flex min-h-12 items-center gap-2 py-2 font-bold leading-tight"
                to={healthPath(paths.health, { q: "", specialty, available: false })}
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{specialty}</span>
                <span className="text-1 font-medium text-ink2">{formatCount(count, "doctor")}</span>
                <Icon name="arrow" />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {areSamples && <p className="mt-2 text-1 text-ink2">These are samples. No doctors are listed yet.</p>}
    </>
  );
}
