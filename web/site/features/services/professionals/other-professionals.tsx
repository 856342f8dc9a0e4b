import { Link } from "react-router-dom";
import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { ServiceSection } from "../sections/service-section.tsx";
import { type HealthQuery, healthPath, pickOtherProfessionals } from "./health-query.ts";
import { ProfessionalEntries } from "./professional-entries.tsx";

interface OtherProfessionalsProps {
  all: readonly Professional[];
  opened: Professional;
  areSamples: boolean;
  /** Kept in the links, so that the list opens with its filters. */
  query: HealthQuery;
}

/** A few other professionals below the page of one, with a link to the whole list. */
export function OtherProfessionals({ all, opened, areSamples, query }: OtherProfessionalsProps) {
  const others = pickOtherProfessionals(all, opened);
  if (others.length === 0) return null;
  return (
    <ServiceSection
      id="other-doctors"
      title="Other doctors"
      more={
        <Link className="more" to={healthPath(paths.health, query)}>
          All doctors <Icon name="arrow" />
        </Link>
      }
    >
      <ul className="mt-4 grid gap-x-12 lg:grid-cols-3">
        <ProfessionalEntries professionals={others} areSamples={areSamples} query={query} headingLevel={3} />
      </ul>
    </ServiceSection>
  );
}
