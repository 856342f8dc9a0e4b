import type { Professional } from "#contract/services/professional.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AvailabilityTags } from "../service-items/availability-tags.tsx";
import { useRatingText } from "../service-items/use-rating-text.ts";
import { Portrait } from "./portrait.tsx";

interface ProfessionalEntryProps {
  doctor: Professional;
  isSample: boolean;
  /** Path that opens this doctor. */
  to: string;
  headingLevel: 2 | 3;
}

/** One doctor in the list. */
export function ProfessionalEntry({ doctor, isSample, to, headingLevel }: ProfessionalEntryProps) {
  const rating = useRatingText()(doctor.rating);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="flex flex-col border-t border-line py-5">
      <div className="flex flex-wrap items-start gap-3">
        <Portrait doctor={doctor} />
        <div className="min-w-0 grow basis-32">
          <Heading className="font-sans text-3 font-bold tracking-normal">{doctor.name}</Heading>
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="font-medium text-ocean">{doctor.specialty}</p>
            <AvailabilityTags available={doctor.available} isSample={isSample} isInList />
          </div>
          <p className="mt-1 text-1 text-ink2">
            <span>{doctor.availability}</span>
            <br />
            <span>{doctor.location}</span>
            <br />
            <span>{joinParts([`Experience: ${doctor.experience}`, rating && `rated ${rating}`], " · ")}</span>
          </p>
        </div>
      </div>
      <p className="mt-3">{doctor.description}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <p className="text-3 font-bold">{doctor.price}</p>
        <ButtonLink look="small" to={to}>
          <span>{doctor.available ? "Book Appointment" : "Ask for a date"}</span>
          <span className="sr-only">{` with ${doctor.name}`}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
