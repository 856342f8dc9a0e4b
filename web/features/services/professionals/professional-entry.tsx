import type { Professional } from "#contract/services/professional.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Link } from "#web/ui/link.tsx";
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
          <div className="flex flex-wrap justify-between gap-x-3 gap-y-1">
            <p className="font-medium text-ocean">{doctor.specialty}</p>
            <AvailabilityTags available={doctor.available} isSample={isSample} />
          </div>
        </div>
      </div>
      <p className="mt-2 text-1 text-ink2">
        {doctor.location}
        <br />
        {doctor.availability}
      </p>
      <p className="mt-2 grow">{doctor.description}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p>
          <b>{doctor.price}</b>
          <span className="block text-1 text-ink2">{joinParts([doctor.experience, rating], " · ")}</span>
        </p>
        <Link className="more" to={to}>
          {doctor.available ? "Book Appointment" : "Ask for a date"}
          <span className="sr-only"> with {doctor.name}</span>
        </Link>
      </div>
    </li>
  );
}
