import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { type HealthQuery, healthPath } from "./health-query.ts";
import { ProfessionalEntry } from "./professional-entry.tsx";

interface ProfessionalEntriesProps {
  professionals: readonly Professional[];
  areSamples: boolean;
  /** Kept in the links, so that the list opens with its filters. */
  query: HealthQuery;
  headingLevel: 2 | 3;
}

/** The list items of professionals, each with a link to the professional's page. */
export const ProfessionalEntries = ({ professionals, areSamples, query, headingLevel }: ProfessionalEntriesProps) =>
  professionals.map((professional) => (
    <ProfessionalEntry
      key={professional.id}
      professional={professional}
      isSample={areSamples}
      to={healthPath(paths.professional(professional.id), query)}
      headingLevel={headingLevel}
    />
  ));
