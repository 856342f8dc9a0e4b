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
  bookingPath: (doctor: ProfessionalCard, isSample: boolean) => string;
  /** Returns what is shown beside the name. The experience then has its own line. */
  portrait?: (doctor: ProfessionalCard) => Elements;
  /** Classes of the list. */
  className?: string;
}

/** Up to three available doctors, or samples while there are none. */
export function ProfessionalRows({ bookingPath, portrait, className }: ProfessionalRowsProps) {
  const { items, areSamples } = useFirstProfessionals();
  return (
    <ul className={classNames("mt-3", className)}>
      {!items && <ServiceRowSkeletons />}
      {pickFirstAvailable(items ?? []).map((doctor) => (
        <ServiceRow
          key={doctor.id}
          image={portrait?.(doctor)}
          title={doctor.name}
          detail={
            <>
              <span>{doctor.specialty}</span>
              {portrait ? <br /> : <span> · </span>}
              <span>{`Experience: ${doctor.experience}`}</span>
            </>
          }
          sample={areSamples}
          action={
            <ButtonLink look="small" to={bookingPath(doctor, areSamples)}>
              Book Appointment
            </ButtonLink>
          }
        >
          <p className="text-1 text-balance">{doctor.availability}</p>
        </ServiceRow>
      ))}
    </ul>
  );
}
