import { paths } from "#web/lib/page/paths.ts";
import { DoctorRows } from "./professional-rows.tsx";

/** Up to three doctors who can be seen, with a link to all of them. */
export function HomeDoctors() {
  return (
    <section aria-labelledby="doctors">
      <h2 id="doctors">Doctors you can see</h2>
      <DoctorRows bookAt={() => paths.health} />
    </section>
  );
}
