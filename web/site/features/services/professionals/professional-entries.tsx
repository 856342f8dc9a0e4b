import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { type HealthQuery, healthPath } from "./health-query.ts";
import { ProfessionalEntry } from "./professional-entry.tsx";

interface ProfessionalEntriesProps {
  doctors: readonly Professional[];
  areSamples: boolean;
  /** Kept in the links, so that the list opens with its filters. */
  query: HealthQuery;
  headingLevel: 2 | 3;
}

/** The list items of doctors, each with a link to the doctor's page. */
export const ProfessionalEntries = ({ doctors, areSamples, query, headingLevel }: ProfessionalEntriesProps) =>
  doctors.map((doctor) => (
    <ProfessionalEntry
      key={doctor.id}
      doctor={doctor}
      isSample={areSamples}
      to={healthPath(paths.doctor(doctor.id), query)}
      headingLevel={headingLevel}
    />
  ));
