import { paths } from "#web/lib/page/paths.ts";
import { ProfessionalRows } from "./professional-rows.tsx";

export function HomeProfessionals() {
  return (
    <section aria-labelledby="doctors">
      <h2 id="doctors">Our doctors</h2>
      <ProfessionalRows bookingPath={({ id }, isSample) => (isSample ? paths.health : paths.professional(id))} />
    </section>
  );
}
