import { Suspense } from "react";
import type { Professional } from "#contract/services/professional.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { AvailabilityTags } from "../service-items/availability-tags.tsx";
import { useRatingText } from "../service-items/use-rating-text.ts";
import { Portrait } from "./portrait.tsx";

/** Changes with each booking, so no stored page has it. */
const nextTime = createLazyPart(() => import("./next-time.part.tsx").then(({ NextTime }) => NextTime));
if (import.meta.env.SSR) await nextTime.preload();

interface ProfessionalEntryProps {
  professional: Professional;
  isSample: boolean;
  /** Path that opens this professional. */
  to: string;
  headingLevel: 2 | 3;
}

/** One professional in the list. */
export function ProfessionalEntry({ professional, isSample, to, headingLevel }: ProfessionalEntryProps) {
  const rating = useRatingText()(professional.rating);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="@container flex flex-col border-t border-line py-5">
      <div className="flex flex-wrap items-start gap-3">
        <Portrait professional={professional} />
        <div className="min-w-0 grow basis-[8rem]">
          <Heading className="font-sans text-3 font-bold tracking-normal">{professional.name}</Heading>
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="font-medium text-ocean">{professional.specialty}</p>
            <AvailabilityTags available={professional.available} isSample={isSample} isInList />
          </div>
          <p className="mt-1 text-1 text-ink2">
            <span>{professional.availability}</span>
            <br />
            <span>{professional.location}</span>
            <br />
            <span>{joinParts([`Experience: ${professional.experience}`, rating && `rated ${rating}`], " · ")}</span>
          </p>
        </div>
      </div>
      <p className="mt-3 max-sm:@min-[15em]:line-clamp-2">{professional.description}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3">
        {professional.available && !isSample && (
          <Suspense>
            <nextTime.Part id={professional.id} />
          </Suspense>
        )}
        <p className="text-3 font-bold">
          <ExactText text={professional.price} />
        </p>
        <ButtonLink look="small" to={to}>
          <span>{professional.available ? "Book Appointment" : "Ask for a date"}</span>
          <span className="sr-only">{` with ${professional.name}`}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
