import type { ReactNode } from "react";
import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { DescriptionList } from "../description-list.tsx";
import { AvailabilityTags } from "../service-items/availability-tags.tsx";
import { useRatingText } from "../service-items/use-rating-text.ts";
import { Portrait } from "./portrait.tsx";

interface ProfessionalDetailProps {
  doctor: Professional;
  isSample: boolean;
  /** Path of the list without this doctor. */
  closeTo: string;
  /** Appointment form. Not shown for a sample. */
  form: ReactNode;
}

/** One doctor with the appointment form. A sample shows the business's contacts instead. */
export function ProfessionalDetail({ doctor, isSample, closeTo, form }: ProfessionalDetailProps) {
  const site = useSite("health");
  const rating = useRatingText()(doctor.rating);
  // Some doctors have a text instead of a number, such as "at the clinic".
  const number = isSample || !/\d{5}/.test(doctor.contact.replace(/\D/g, "")) ? site.phone : doctor.contact;
  return (
    <section className="bg-sand" aria-labelledby="doctor">
      <div className="wrap grid gap-x-12 gap-y-8 py-8 lg:grid-cols-2">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <Link className="more" to={closeTo}>
            <Icon name="left" /> All doctors
          </Link>
          <div className="mt-2 flex flex-wrap items-center gap-4">
            <Portrait doctor={doctor} className="size-20" />
            <div className="min-w-0 grow basis-32">
              <h1 id="doctor" className="text-4">
                {doctor.name}
              </h1>
              <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
                <p className="font-medium text-ocean">{doctor.specialty}</p>
                <AvailabilityTags available={doctor.available} isSample={isSample} />
              </div>
            </div>
          </div>
          <p className="mt-4 max-w-[60ch]">{doctor.description}</p>
          {!doctor.available && !isSample && (
            <p className="mt-3 max-w-[60ch] font-medium">
              {doctor.name} takes no appointments at the moment. Leave your phone number and we'll call you with the
              next free date, or with another doctor.
            </p>
          )}
          <DescriptionList
            values={[
              ["Location", doctor.location],
              ["Hours", doctor.availability],
              ["Price", doctor.price],
              ["Experience", doctor.experience],
              ...(rating ? [["Rating", rating] as const] : []),
            ]}
          />
          {number && (
            <ButtonAnchor look="outline" className="mt-5" href={telLink(number)}>
              <Icon name="phone" />
              {number}
            </ButtonAnchor>
          )}
        </div>
        <div>
          {isSample ? (
            <>
              <h2 className="text-3">This is a sample</h2>
              <p className="mt-2 max-w-[52ch]">
                It shows what a doctor's page looks like. Contact us to find a real doctor and book an appointment.
              </p>
              <ButtonLink className="mt-4" to={`${paths.contact}?service=health`}>
                Ask us
              </ButtonLink>
            </>
          ) : (
            form
          )}
        </div>
      </div>
    </section>
  );
}
