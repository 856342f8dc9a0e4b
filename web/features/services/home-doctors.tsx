import { paths } from "#web/lib/paths.ts";
import { sampleDoctors } from "#web/samples/doctors.ts";
import { Link } from "#web/ui/link.tsx";
import { homeItems } from "./home-items.ts";
import { ServiceRow } from "./service-row.tsx";

/** Up to three doctors who can be seen; samples, and marked so, while none are entered (ruling 9). */
export function HomeDoctors() {
  return (
    <section aria-labelledby="doctors">
      <h2 id="doctors">Doctors you can see</h2>
      <ul className="mt-3">
        {homeItems(sampleDoctors).map((doctor) => (
          <ServiceRow
            key={doctor.id}
            title={doctor.name}
            detail={`${doctor.specialty} · ${doctor.experience}`}
            action={
              <Link className="more" to={paths.health}>
                Book Appointment
              </Link>
            }
          >
            <p className="text-1">{doctor.availability}</p>
          </ServiceRow>
        ))}
      </ul>
    </section>
  );
}
