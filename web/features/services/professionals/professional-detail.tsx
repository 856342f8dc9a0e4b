import type { ReactNode } from "react";
import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { AvailabilityTags } from "../availability-tags.tsx";
import { DescriptionList } from "../description-list.tsx";

interface OpenDoctorProps {
  doctor: Professional;
  isSample: boolean;
  /** The listing without an opened doctor. */
  closeTo: string;
  /** The appointment form; a sample has none. */
  form: ReactNode;
}

/** One doctor with everything about them and the request for an appointment. A sample leads to the business (ruling 3). */
export function ProfessionalDetail({ doctor, isSample, closeTo, form }: OpenDoctorProps) {
  const site = useSite("health");
  const number = isSample || !/\d{5}/.test(doctor.contact.replace(/\D/g, "")) ? site.phone : doctor.contact;
  return (
    <section className="border-t-2 border-ocean bg-sand" aria-labelledby="doctor">
      <div className="wrap grid gap-x-12 gap-y-8 py-8 lg:grid-cols-2">
        <div>
          <Link className="more" to={closeTo}>
            <Icon name="left" /> All doctors
          </Link>
          <div className="mt-1 flex items-start justify-between gap-3">
            <h1 id="doctor" className="text-4">
              {doctor.name}
            </h1>
            <AvailabilityTags available={doctor.available} isSample={isSample} />
          </div>
          <p className="font-medium text-ocean">{doctor.specialty}</p>
          <p className="mt-3 max-w-[60ch]">{doctor.description}</p>
          <DescriptionList
            figures={[
              ["Where", doctor.location],
              ["When", doctor.availability],
              ["Price", doctor.price],
              ["Experience", doctor.experience],
              ["Rating", `${doctor.rating} of 5`],
            ]}
          />
          <ButtonAnchor look="outline" className="mt-5" href={telLink(number)}>
            <Icon name="phone" />
            {number}
          </ButtonAnchor>
        </div>
        <div>
          {isSample ? (
            <>
              <h2 className="text-3">This is a sample</h2>
              <p className="mt-2 max-w-[52ch]">
                It shows what a doctor's entry looks like. Our desk knows who can be seen now and makes the appointment.
              </p>
              <ButtonLink className="mt-4" to={`${paths.contact}?service=health`}>
                Ask the desk
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
