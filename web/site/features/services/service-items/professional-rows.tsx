import type { ProfessionalCard } from "#contract/services/professional.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { pickFirstAvailable } from "./pick-first-available.ts";
import { ServiceRow } from "./service-row.tsx";
import { ServiceRowSkeletons } from "./service-row-skeletons.tsx";
import { useFirstProfessionals } from "./use-service-items.ts";

interface ProfessionalRowsProps {
  /** Returns the path of *Book Appointment*. */
  bookingPath: (professional: ProfessionalCard, isSample: boolean) => string;
  /** Returns what is shown beside the name. The experience then has its own line. */
  portrait?: (professional: ProfessionalCard) => Elements;
  /** Classes of the list. */
  className?: string;
}

/** Up to three available professionals, or samples while there are none. */
export function ProfessionalRows({ bookingPath, portrait, className }: ProfessionalRowsProps) {
  const { items, areSamples } = useFirstProfessionals();
  return (
    <ul className={classNames("mt-3", className)}>
      {!items && <ServiceRowSkeletons />}
      {pickFirstAvailable(items ?? []).map((professional) => (
        <ServiceRow
          key={professional.id}
          image={portrait?.(professional)}
          title={professional.name}
          detail={
            <>
              <span>{professional.specialty}</span>
              {portrait ? <br /> : <span> · </span>}
              <span>{`Experience: ${professional.experience}`}</span>
            </>
          }
          sample={areSamples}
          action={
            <ButtonLink look="small" to={bookingPath(professional, areSamples)}>
              Book Appointment
            </ButtonLink>
          }
        >
          <p className="text-1 text-balance">{professional.availability}</p>
        </ServiceRow>
      ))}
    </ul>
  );
}
